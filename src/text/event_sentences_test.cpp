#include "text/event_sentences.hpp"

#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include <gtest/gtest.h>

#include "arbiter/duty.hpp"
#include "arbiter/ending.hpp"
#include "arbiter/event.hpp"
#include "arbiter/ruling.hpp"
#include "base/time.hpp"
#include "board/geometry.hpp"
#include "game/game.hpp"
#include "rules/outcome.hpp"
#include "text/catalogue.hpp"

namespace text {
namespace {

using arbiter::Duty;
using arbiter::Happening;
using board::Side;
using game::KitId;
using rules::Reason;

std::string english(Happening what) {
  return event_sentence(Language::kEnglish, KitId::kXiangqi, {{}, std::move(what)});
}
std::string simplified(Happening what) {
  return event_sentence(Language::kSimplified, KitId::kXiangqi, {{}, std::move(what)});
}

arbiter::Ruling pressed_early(int id) {
  arbiter::Ruling ruling;
  ruling.id = id;
  ruling.finding = arbiter::Finding::kPressedBeforeMoving;
  ruling.rule = "M6.1";
  ruling.penalty.fouls = 1;
  return ruling;
}

// One of every kind, in the order of Happening.
std::vector<Happening> one_of_each() {
  const arbiter::Ending ending{{Side::kFirst, Reason::kTime}, "M1.1", {}};
  return {arbiter::Started{},
          arbiter::Moved{Side::kFirst, "h2e2", {}, base::minutes(5), 0},
          arbiter::DrawOffered{},
          arbiter::DrawDeclined{},
          arbiter::TakeBackAsked{Side::kFirst, 4},
          arbiter::TakeBackRefused{},
          arbiter::TookBack{4},
          arbiter::RematchOffered{},
          arbiter::RematchDeclined{},
          arbiter::RematchAgreed{},
          arbiter::PresenceChanged{Side::kFirst, true},
          arbiter::RulingProposed{pressed_early(1)},
          arbiter::RulingConfirmed{1, "Li"},
          arbiter::RulingOverridden{1, "Li", "seen", {}},
          arbiter::WentBack{4, {}, "Li", "seen"},
          arbiter::ClocksStopped{"Li", "seen"},
          arbiter::ClocksStarted{"Li"},
          arbiter::ClockSet{Side::kFirst, base::minutes(5), 3, "Li", "seen"},
          arbiter::Decided{rules::Outcome{Side::kFirst, Reason::kForfeit}, "Li", "seen"},
          arbiter::Noted{"Li", "seen"},
          arbiter::Ended{ending, 0}};
}

TEST(EventSentence, IsThereForEveryEventAndAnotherInEachLanguage) {
  const auto events = one_of_each();
  ASSERT_EQ(events.size(), std::variant_size_v<Happening>);
  std::set<std::string> sentences;
  for (std::size_t i = 0; i < events.size(); ++i) {
    EXPECT_EQ(events[i].index(), i);
    for (const auto language : kLanguages) {
      const auto text = event_sentence(language, KitId::kXiangqi, {{}, events[i]});
      EXPECT_GT(text.size(), 8U);
      EXPECT_EQ(text.find('{'), std::string::npos) << text;
      sentences.insert(text);
    }
  }
  EXPECT_EQ(sentences.size(), events.size() * kLanguages.size());
}

TEST(EventSentence, TellsAMoveAndTheTimeLeft) {
  const arbiter::Moved move{Side::kFirst, "h2e2", {}, base::seconds(3603), 0};
  EXPECT_EQ(english(move), "Red plays h2e2; 1:00:03 left.");
  EXPECT_EQ(event_sentence(Language::kSimplified, KitId::kXiangqi, {{}, move}, "炮二平五"),
            "红方走 炮二平五，余时 1:00:03。");
}

TEST(EventSentence, TellsThePeriodsLeft) {
  EXPECT_EQ(english(arbiter::Moved{Side::kSecond, "h9g7", {}, base::seconds(30), 3}),
            "Black plays h9g7; 0:30 and 3 periods left.");
  EXPECT_EQ(simplified(arbiter::Moved{Side::kSecond, "h9g7", {}, base::milliseconds(9850), 1}),
            "黑方走 h9g7，余时 0:09.8、读秒 1 次。");
}

TEST(EventSentence, SaysNothingOfTimeInAnUntimedGame) {
  EXPECT_EQ(english(arbiter::Moved{Side::kFirst, "h2e2", {}, {}, 0}), "Red plays h2e2.");
}

TEST(EventSentence, CallsTheFirstSideOfQinyuChessWhite) {
  EXPECT_EQ(event_sentence(Language::kTraditional, KitId::kQinyu, {{}, arbiter::DrawOffered{}}),
            "白方提和。");
}

TEST(EventSentence, TellsWhoComesAndGoes) {
  EXPECT_EQ(english(arbiter::PresenceChanged{Side::kSecond, true}), "Black is present.");
  EXPECT_EQ(english(arbiter::PresenceChanged{Side::kSecond, false}), "Black is absent.");
}

TEST(EventSentence, TellsARulingFromItsProposal) {
  EXPECT_EQ(english(arbiter::RulingProposed{pressed_early(3)}),
            "Ruling 3 is proposed: Red pressed the clock before moving: a foul (M6.1).");
  EXPECT_EQ(english(arbiter::RulingConfirmed{3, "Li Wei"}), "Ruling 3 is confirmed by Li Wei.");
  EXPECT_EQ(simplified(arbiter::RulingConfirmed{3, "李伟"}), "第 3 号裁决由裁判员李伟确认生效。");
}

TEST(EventSentence, TellsWhatAnArbiterPutInsteadAndWhy) {
  arbiter::RulingOverridden overridden{3, "Li Wei", "the clock was faulty", {}};
  EXPECT_EQ(
      english(overridden),
      "Ruling 3 is overridden by Li Wei (reason: the clock was faulty). Instead: no penalty.");
  overridden.instead.warnings = 1;
  EXPECT_EQ(simplified(overridden),
            "第 3 号裁决由裁判员Li Wei改判（理由：the clock was faulty）。改为：警告一次。");
  overridden.instead = {};
  overridden.instead.ends = arbiter::Ending{{Side::kFirst, Reason::kForfeit}, "", {}};
  EXPECT_EQ(english(overridden),
            "Ruling 3 is overridden by Li Wei (reason: the clock was faulty). Black forfeits the "
            "game; Red wins.");
}

TEST(EventSentence, TellsACorrectionWithTheDutyThatFollows) {
  EXPECT_EQ(english(arbiter::WentBack{0, {Duty::Kind::kMove, "e3", ""}, "Li", "wrong set-up"}),
            "The game is set back to the first position by Li (reason: wrong set-up). Then the "
            "piece on e3 must move.");
}

TEST(EventSentence, LeavesOutWhoAndWhyWhereNobodySaidIt) {
  EXPECT_EQ(english(arbiter::ClocksStopped{}), "The clocks are stopped.");
  EXPECT_EQ(english(arbiter::ClocksStarted{"Li"}), "The clocks are started by Li.");
  EXPECT_EQ(english(arbiter::Noted{"", "rain"}), "Note: rain");
}

TEST(EventSentence, TellsHowAClockIsSet) {
  EXPECT_EQ(english(arbiter::ClockSet{Side::kSecond, base::minutes(10), 1, "Li", "it stood"}),
            "The clock of Black is set to 10:00 and 1 period by Li (reason: it stood).");
}

TEST(EventSentence, TellsWhatAnArbiterDecides) {
  const rules::Outcome outcome{Side::kFirst, Reason::kForfeit};
  EXPECT_EQ(english(arbiter::Decided{outcome, "Li", "seen"}),
            "The game is decided by Li (reason: seen): Black forfeits the game; Red wins.");
  EXPECT_EQ(english(arbiter::Decided{std::nullopt, "Li", "seen"}),
            "The game is allowed to go on by Li (reason: seen).");
}

TEST(EventSentence, NamesTheRulingThatEndedTheGame) {
  const arbiter::Ending ending{{Side::kSecond, Reason::kFouls}, "M6.1", {}};
  EXPECT_EQ(english(arbiter::Ended{ending, 0}),
            "Red committed too many fouls; Black wins. Rule M6.1.");
  EXPECT_EQ(english(arbiter::Ended{ending, 4}),
            "By ruling 4: Red committed too many fouls; Black wins. Rule M6.1.");
}

TEST(EventSentence, KeepsWhatPeopleWroteOnOneLine) {
  EXPECT_EQ(english(arbiter::Noted{"Li", "first\nsecond\x1b[2J"}), "Note by Li: first second [2J");
}

}  // namespace
}  // namespace text
