#include "text/table_fault_sentences.hpp"

#include <set>
#include <string>

#include <gtest/gtest.h>

#include "arbiter/action_fault.hpp"
#include "arbiter/duty.hpp"
#include "arbiter/event.hpp"
#include "arbiter/event_text.hpp"
#include "arbiter/table_log.hpp"
#include "arbiter/time_control_text.hpp"
#include "base/time.hpp"
#include "game/game.hpp"
#include "text/catalogue.hpp"

namespace text {
namespace {

using arbiter::ActionFault;
using arbiter::EventFault;
using arbiter::EventTextFault;
using arbiter::LogFault;
using game::KitId;

std::string refused(Language language, const ActionFault& fault) {
  return action_fault_sentence(language, KitId::kXiangqi, fault, "h2h9");
}

LogFault log_fault(LogFault::Kind kind, const std::string& word = {}) {
  LogFault fault;
  fault.kind = kind;
  fault.word = word;
  return fault;
}

std::string broken(const LogFault& fault, const std::string& line,
                   Language language = Language::kEnglish) {
  return log_fault_sentence(language, KitId::kXiangqi, fault, line);
}

TEST(ActionFaultSentence, IsThereForEveryKindAndAnotherInEachLanguage) {
  constexpr auto kLast = static_cast<int>(ActionFault::Kind::kImpossibleDuty);
  std::set<std::string> sentences;
  for (int i = 0; i <= kLast; ++i) {
    ActionFault fault{static_cast<ActionFault::Kind>(i), {}, {}, {}};
    fault.game.kind = game::Fault::Kind::kIllegalMove;
    for (const auto language : kLanguages) {
      const auto text = refused(language, fault);
      EXPECT_FALSE(text.empty());
      EXPECT_EQ(text.find('{'), std::string::npos) << text;
      sentences.insert(text);
    }
  }
  EXPECT_EQ(sentences.size(), (kLast + 1) * kLanguages.size());
}

TEST(ActionFaultSentence, SaysWhatIsWrongWithAMove) {
  ActionFault fault{ActionFault::Kind::kMove, {}, {}, {}};
  fault.game.kind = game::Fault::Kind::kIllegalMove;
  EXPECT_EQ(refused(Language::kEnglish, fault), "`h2h9` is not legal here");
  EXPECT_EQ(refused(Language::kSimplified, fault), "“h2h9”在此局面不合规则");
}

TEST(ActionFaultSentence, NamesTheDutyOfATouch) {
  const ActionFault fault{
      ActionFault::Kind::kBoundByTouch, {}, {arbiter::Duty::Kind::kMove, "e3", ""}, {}};
  EXPECT_EQ(refused(Language::kEnglish, fault),
            "a touched piece binds: the piece on e3 must move (M2.1)");
  EXPECT_EQ(refused(Language::kSimplified, fault), "受摸子走子约束：必须走动 e3 处的棋子（M2.1）");
}

TEST(ActionFaultSentence, NamesTheWaitInWholeSeconds) {
  const ActionFault fault{ActionFault::Kind::kTooEarly, {}, {}, base::milliseconds(59'001)};
  EXPECT_EQ(refused(Language::kEnglish, fault), "too early: 1:00 still to wait (M5.4)");
  EXPECT_EQ(refused(Language::kTraditional, fault), "為時尚早，還須等候 1:00（M5.4）");
}

TEST(LogFaultSentence, NamesTheWordOfTheHead) {
  EXPECT_EQ(broken(log_fault(LogFault::Kind::kFormat), "x"), "expected `chuhe table 1`");
  EXPECT_EQ(broken(log_fault(LogFault::Kind::kWord, "colour"), "colour red"),
            "`colour` is no word of the head, or stands there twice");
  EXPECT_EQ(broken(log_fault(LogFault::Kind::kValue, "lag"), "lag x"),
            "`lag` cannot have this value");
  EXPECT_EQ(broken(log_fault(LogFault::Kind::kMissing, "venue"), "", Language::kSimplified),
            "文件头缺少“venue”");
}

TEST(LogFaultSentence, SaysWhatIsWrongWithTheTimeControl) {
  auto fault = log_fault(LogFault::Kind::kControl, "control");
  fault.control = {arbiter::TimeControlFault::Kind::kExpectedTime, 3};
  EXPECT_EQ(broken(fault, "control 60+x"),
            "`60+x` is no time control: column 4: expected a number that begins a time, as in "
            "60+30");
}

TEST(LogFaultSentence, SaysWhatIsWrongWithTheStartPosition) {
  auto fault = log_fault(LogFault::Kind::kStart, "9/9 x");
  fault.start = {game::Fault::Kind::kBadFen, 4, {}};
  EXPECT_EQ(broken(fault, ""),
            "not a FEN: error at byte 4, in the side to move; expected `w` or `b`");
}

TEST(LogFaultSentence, NamesTheColumnAndTheField) {
  auto fault = log_fault(LogFault::Kind::kText);
  fault.text = {EventTextFault::Kind::kValue, 23, "by"};
  EXPECT_EQ(broken(fault, "0:00:00.000 noted text=\"兵\" by=x"),
            "column 24: the field `by` cannot have this value");
  fault.text.offset = 28;  // behind 兵, which has three bytes
  EXPECT_EQ(broken(fault, "0:00:00.000 noted text=\"兵\" by=x"),
            "column 27: the field `by` cannot have this value");
}

TEST(LogFaultSentence, IsThereForEveryFaultOfALine) {
  constexpr auto kLast = static_cast<int>(EventTextFault::Kind::kValue);
  std::set<std::string> sentences;
  for (const auto language : kLanguages) {
    for (int i = 0; i <= kLast; ++i) {
      auto fault = log_fault(LogFault::Kind::kText);
      fault.text = {static_cast<EventTextFault::Kind>(i), 0, "by"};
      const auto text = broken(fault, "x", language);
      EXPECT_EQ(text.find('{'), std::string::npos) << text;
      sentences.insert(text);
    }
  }
  EXPECT_EQ(sentences.size(), (kLast + 1) * kLanguages.size());
}

TEST(EventFaultSentence, IsThereForEveryFaultAndAnotherInEachLanguage) {
  constexpr auto kLast = static_cast<int>(EventFault::kPresence);
  std::set<std::string> sentences;
  for (const auto language : kLanguages) {
    for (int i = 0; i <= kLast; ++i) {
      auto fault = log_fault(LogFault::Kind::kEvent);
      fault.event = static_cast<EventFault>(i);
      EXPECT_EQ(broken(fault, "x", language), event_fault_sentence(language, fault.event));
      sentences.insert(event_fault_sentence(language, fault.event));
    }
  }
  EXPECT_EQ(sentences.size(), (kLast + 1) * kLanguages.size());
}

TEST(EventFaultSentence, SaysWhatCannotHaveHappened) {
  EXPECT_EQ(event_fault_sentence(Language::kEnglish, EventFault::kPly),
            "this cannot have happened here: there is no such ply");
  EXPECT_EQ(event_fault_sentence(Language::kTraditional, EventFault::kNotEnded),
            "此處不可能發生：對局尚未結束");
}

}  // namespace
}  // namespace text
