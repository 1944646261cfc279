#include "apps/desk/words.hpp"

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <gtest/gtest.h>

#include "apps/desk/penalty_words.hpp"
#include "arbiter/action.hpp"
#include "arbiter/duty.hpp"
#include "arbiter/ruling.hpp"
#include "arbiter/settings.hpp"
#include "arbiter/table.hpp"
#include "base/time.hpp"
#include "board/geometry.hpp"
#include "game/game.hpp"
#include "rules/outcome.hpp"
#include "text/desk_message.hpp"

namespace apps {
namespace {

using board::Side;

arbiter::Table new_table() {
  return arbiter::Table::open(arbiter::over_the_board(game::RulesetId::kCxa, {})).value();
}

DeskLine read(std::string_view line) { return read_desk_line(line, new_table(), "Zhou").value(); }

DeskLineFault fault(std::string_view line) {
  return read_desk_line(line, new_table(), "Zhou").error();
}

DeskAct act(std::string_view line) { return std::get<DeskAct>(read(line).what); }

arbiter::Incident incident(std::string_view line) {
  return std::get<arbiter::Report>(act(line).action).incident;
}

TEST(DeskWords, ABlankLineAndARemarkAskForNothing) {
  for (const auto* line : {"", "  \t", "# red touch e3"})
    EXPECT_TRUE(std::holds_alternative<std::monostate>(read(line).what)) << line;
}

TEST(DeskWords, AnythingElseIsAMoveOfTheSideToMove) {
  const auto move = act("炮二平五");
  EXPECT_EQ(std::get<Side>(move.by), Side::kFirst);
  EXPECT_EQ(std::get<arbiter::MakeMove>(move.action).text, "炮二平五");
  EXPECT_EQ(std::get<Side>(act("black h9g7").by), Side::kSecond);
}

TEST(DeskWords, ATimeStandsBeforeTheWords) {
  const auto since_start = read("@1:02:03.5 resign");
  EXPECT_EQ(since_start.time->time, base::milliseconds(3'723'500));
  EXPECT_FALSE(since_start.time->relative);
  const auto later = read("+90");
  EXPECT_EQ(later.time->time, base::seconds(90));
  EXPECT_TRUE(later.time->relative);
  EXPECT_EQ(fault("@noon resign").message, text::DeskMessage::kBadTime);
}

TEST(DeskWords, TheSideMayBeNamedInAnyLanguage) {
  for (const auto* side : {"black", "second", "黑"})
    EXPECT_EQ(std::get<Side>(act(std::string(side) + " resign").by), Side::kSecond) << side;
  for (const auto* side : {"red", "white", "first", "红", "紅", "白"})
    EXPECT_EQ(std::get<Side>(act(std::string(side) + " resign").by), Side::kFirst) << side;
}

TEST(DeskWords, WhatTheArbiterReportsIsSignedByHim) {
  const auto report = act("black touch e9 e0");
  EXPECT_EQ(std::get<arbiter::Arbiter>(report.by).name, "Zhou");
  const auto told = incident("black touch e9 e0");
  EXPECT_EQ(told.by, Side::kSecond);
  EXPECT_EQ(told.squares, (std::vector<std::string>{"e9", "e0"}));
}

TEST(DeskWords, ReportsCarryWhatTheyNeed) {
  EXPECT_TRUE(incident("adjust e0").announced);
  EXPECT_FALSE(incident("adjust e0 unannounced").announced);
  EXPECT_EQ(incident("missing 5").count, 5);
  EXPECT_EQ(incident("disturbed by singing").note, "by singing");
  EXPECT_EQ(incident("foul again").count, 1);
  EXPECT_EQ(incident("conduct once").count, 0);
  EXPECT_EQ(incident("illegal h2i4").move, "h2i4");
  EXPECT_EQ(incident("breach 炮二平五").move, "h2e2");
}

TEST(DeskWords, AReasonStandsBehindBecause) {
  const auto set = std::get<arbiter::SetClock>(act("black set 12:30 2 because it stood").action);
  EXPECT_EQ(set.side, Side::kSecond);
  EXPECT_EQ(set.left, base::seconds(750));
  EXPECT_EQ(set.periods, 2);
  EXPECT_EQ(set.reason, "it stood");
  const auto decided = std::get<arbiter::Decide>(act("red decide wins time because late").action);
  EXPECT_EQ(decided.outcome, (rules::Outcome{Side::kFirst, rules::Reason::kTime}));
  EXPECT_EQ(decided.reason, "late");
}

TEST(DeskWords, SayWhatAWordNeeds) {
  for (const auto* line : {"touch", "missing many", "set 5", "red set soon", "claim victory",
                           "start now", "override", "back", "decide wins", "illegal"}) {
    const auto refused = fault(line);
    EXPECT_EQ(refused.message, text::DeskMessage::kNeeds) << line;
  }
  EXPECT_EQ(fault("what is this").message, text::DeskMessage::kUnknownWord);
  EXPECT_EQ(fault("black").message, text::DeskMessage::kUnknownWord);
}

TEST(DeskWords, EachHasHelpAndStandsOnce) {
  std::set<std::string_view> words;
  std::set<text::DeskMessage> helps;
  for (const auto& word : desk_words()) {
    EXPECT_TRUE(words.insert(word.word).second) << word.word;
    EXPECT_TRUE(helps.insert(word.help).second) << word.word;
  }
}

TEST(PenaltyWords, AreReadOneBehindTheOther) {
  const auto penalty = read_penalty(
      {"foul", "warning", "time", "5:00", "back", "12", "take", "e3", "e6"}, Side::kFirst);
  ASSERT_TRUE(penalty);
  EXPECT_EQ(penalty->fouls, 1);
  EXPECT_EQ(penalty->warnings, 1);
  EXPECT_EQ(penalty->time_off, base::minutes(5));
  EXPECT_EQ(penalty->back_to, 12);
  EXPECT_EQ(penalty->duty, (arbiter::Duty{arbiter::Duty::Kind::kCaptureWith, "e3", "e6"}));
  EXPECT_EQ(read_penalty({"none"}, Side::kFirst), arbiter::Penalty{});
}

TEST(PenaltyWords, MayEndTheGame) {
  const auto loss = read_penalty({"loses", "illegal-move-made"}, Side::kFirst);
  ASSERT_TRUE(loss && loss->ends);
  EXPECT_EQ(loss->ends->outcome, (rules::Outcome{Side::kSecond, rules::Reason::kIllegalMove}));
  const auto draw = read_penalty({"draw"}, Side::kFirst);
  ASSERT_TRUE(draw && draw->ends);
  EXPECT_EQ(draw->ends->outcome, (rules::Outcome{std::nullopt, rules::Reason::kAgreement}));
}

TEST(PenaltyWords, RefuseWhatTheyDoNotKnow) {
  for (const std::vector<std::string>& words : {std::vector<std::string>{"fouls"},
                                                {"fouls", "-1"},
                                                {"time", "soon"},
                                                {"take", "e3"},
                                                {"mercy"},
                                                {"back"}})
    EXPECT_FALSE(read_penalty(words, Side::kFirst)) << words.front();
}

}  // namespace
}  // namespace apps
