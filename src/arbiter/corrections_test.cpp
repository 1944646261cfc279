// Illegal moves and errors put right (M7, M1.1, X1.4).
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "arbiter/action.hpp"
#include "arbiter/duty.hpp"
#include "arbiter/ruling.hpp"
#include "arbiter/settings.hpp"
#include "board/geometry.hpp"
#include "game/game.hpp"
#include "support/table_play.hpp"

namespace arbiter {
namespace {

using game::RulesetId;
using support::board_of;
using support::incident;
using support::kBlack;
using support::kRed;
using support::line;
using support::TablePlay;

constexpr std::int64_t kMinute = 60'000;

// 9 . . . k . . . . .     The knight e1 is pinned by the rook e5.
// 5 . . . . r . . . .
// 1 . . . . N . . . .
// 0 . . . . K . . . .
constexpr std::string_view kPinned = "3k5/9/9/9/4r4/9/9/9/4N4/4K4 w - - 0 1";
// 9 . . . . k . . . .     The pawn e5 stands between the kings.
// 5 . . . . P . . . .
// 0 . . . . K . . . .
constexpr std::string_view kBetween = "4k4/9/9/9/4P4/9/9/9/9/4K4 w - - 0 1";

Incident illegal(board::Side by, const std::string& move) {
  auto made = incident(IncidentKind::kIllegalMove, by);
  made.move = move;
  return made;
}

Incident displaced(int since_ply) {
  auto found = incident(IncidentKind::kDisplaced, kRed);
  found.count = since_ply;
  return found;
}

// Below national level, where the second illegal move loses.
Settings below_national(std::string_view start = "start", std::string_view control = "none") {
  auto settings = board_of(RulesetId::kCxa, start, control);
  settings.illegal_moves_lose = 2;
  return settings;
}

TEST(M7_1, AnIllegalMoveGoesBackWithAFoulAndTheTouchedPieceMustMove) {
  TablePlay play(below_national());
  play.start().moves("h2e2 h9g7");
  EXPECT_EQ(play.report(illegal(kRed, "h0h4")), "illegal-move-foul M7.1");
  play.confirm();
  EXPECT_EQ(play.ended(), "-");
  EXPECT_EQ(play.fouls(kRed), 1);
  EXPECT_EQ(play.ply(), 2);
  EXPECT_EQ(play.duty(), "move h0");
  EXPECT_EQ(play.move("b0c2"), "bound-by-touch");
  EXPECT_EQ(play.move("h0g2"), "done");
}

TEST(M7_1, WhatWasTouchedForTheIllegalMoveBinds) {  // M2.1, M2.2
  const std::vector<std::pair<std::string, std::string>> moves{
      {"a0a6", "move a0"},  // over the own pawn: the rook cannot take the pawn a6
      {"a0a3", "move a0"},  // onto the own pawn
      {"h2h8", "move h2"},  // over the cannon h7
      {"h9g7", "take h9"},  // the opponent's knight: the cannon h2 takes it
      {"i9i8", "free"},     // the opponent's rook, that nobody can take
      {"e4e5", "free"},     // nothing stands there
  };
  for (const auto& [move, duty] : moves) {
    TablePlay play(below_national());
    play.start();
    EXPECT_EQ(play.report(illegal(kRed, move)), "illegal-move-foul M7.1") << move;
    play.confirm();
    EXPECT_EQ(play.duty(), duty) << move;
  }
}

TEST(M7_1, AnEarlierDutyOutlivesAnIllegalMove) {  // decision 0009.7
  TablePlay play(below_national());
  play.start();
  auto touched = incident(IncidentKind::kTouch, kRed);
  touched.squares = {"b2"};
  play.report(touched);
  play.confirm();
  play.report(illegal(kRed, "h0h4"));
  play.confirm();
  EXPECT_EQ(play.duty(), "move b2");
}

TEST(M1_1, BelowNationalLevelTheSecondIllegalMoveOfASideLoses) {
  TablePlay play(below_national());
  play.start();
  play.report(illegal(kRed, "h0h4"));
  play.confirm().moves("h0g2");
  EXPECT_EQ(play.report(illegal(kBlack, "h9h5")), "illegal-move-foul M7.1");
  play.confirm().moves("h9g7");
  EXPECT_EQ(play.report(illegal(kRed, "a0b1")), "illegal-move-loses M1.1");
  play.confirm();
  EXPECT_EQ(play.ended(), "0-1 illegal-move-made M1.1");
}

TEST(M1_1, AnOverriddenIllegalMoveDoesNotCount) {
  TablePlay play(below_national());
  play.start();
  play.report(illegal(kRed, "h0h4"));
  play.override_with(1, {});
  EXPECT_EQ(play.report(illegal(kRed, "h0h4")), "illegal-move-foul M7.1");
}

TEST(M1_1, AKingLeftInCheckOrFacingLosesAtEveryLevel) {
  for (const int level : {1, 2}) {
    for (const auto& [start, move] :
         {std::pair{kPinned, "e1g2"}, {kBetween, "e5d5"}, {kPinned, "e1c2"}}) {
      auto settings = below_national(start);
      settings.illegal_moves_lose = level;
      TablePlay play(settings);
      play.start();
      EXPECT_EQ(play.report(illegal(kRed, move)), "king-left M1.1") << move;
      play.confirm();
      EXPECT_EQ(play.ended(), "0-1 king-left-in-check M1.1");
    }
  }
}

TEST(M1_1, AMoveAgainstTheMovingRulesIsNoKingLeft) {  // X1.4 tells them apart
  TablePlay play(below_national(kPinned));
  play.start();
  EXPECT_EQ(play.report(illegal(kRed, "e1e3")), "illegal-move-foul M7.1");
  play.confirm();
  EXPECT_EQ(play.duty(), "free");  // the pinned knight cannot move
}

TEST(M1_1, ACapturedKingLoses) {  // X1.4, X4.1
  TablePlay play(board_of(RulesetId::kDraft, kPinned));
  play.start();
  EXPECT_EQ(play.report(incident(IncidentKind::kKingCaptured, kBlack)), "no-king-to-take");
  play.report(illegal(kRed, "e1g2"));
  EXPECT_EQ(play.report(incident(IncidentKind::kKingCaptured, kRed)), "no-king-to-take");
  EXPECT_EQ(play.report(incident(IncidentKind::kKingCaptured, kBlack)), "king-taken M1.1");
  play.confirm();
  EXPECT_EQ(play.ended(), "0-1 king-captured M1.1");
}

TEST(M1_1, InQinyuChessFacingIsLegalAndCheckIsNot) {  // Q5.3, Q2.6
  TablePlay facing(
      board_of(RulesetId::kQinyu, "6k5/12/12/12/12/12/12/12/12/12/12/R6K4[] w - - 0 1"));
  facing.start();
  EXPECT_EQ(facing.report(illegal(kRed, "h1g1")), "legal-move");
  TablePlay check(
      board_of(RulesetId::kQinyu, "6k5/12/12/12/12/12/12/12/12/12/6r5/R8K2[] w - - 0 1"));
  check.start();
  EXPECT_EQ(check.report(illegal(kRed, "j1j2")), "king-left M1.1");
  EXPECT_EQ(check.report(incident(IncidentKind::kKingCaptured, kBlack)), "king-taken M1.1");
}

TEST(M7_1, OnlyAnIllegalMoveOfTheSideToMoveIsReportedAsOne) {
  TablePlay play(board_of());
  EXPECT_EQ(play.report(illegal(kRed, "h0h4")), "not-started");
  play.start();
  EXPECT_EQ(play.report(illegal(kRed, "h2e2")), "legal-move");
  EXPECT_EQ(play.report(illegal(kRed, "h2")), "move");
  EXPECT_EQ(play.report(illegal(kBlack, "h9h5")), "not-your-turn");
}

constexpr std::string_view kFifteenPlies =
    "h2e2 h9g7 h0g2 i9h9 i0h0 b9c7 b0a2 a9b9 a0b0 c6c5 c3c4 c5c4 e3e4 g6g5 e4e5";

TEST(M7_1, DisplacedPiecesAreRestoredWithinFiveRounds) {
  for (const auto& [since, found] : {std::pair{15, "pieces-restored M7.1"},
                                     {5, "pieces-restored M7.1"},
                                     {4, "pieces-stand M7.1"}}) {
    TablePlay play(board_of());
    play.start().moves(kFifteenPlies);
    EXPECT_EQ(play.report(displaced(since)), found) << since;
    play.confirm();
    EXPECT_EQ(play.ply(), since == 4 ? 15 : since);
    EXPECT_EQ(play.fouls(kRed), 0);
  }
}

TEST(M7_1, DisplacedPiecesGoBackWithTheClocksOfThatPosition) {
  TablePlay play(board_of(RulesetId::kCxa, "start", "60+30"));
  play.start().later(10'000).moves("h2e2").later(20'000).moves("h9g7");
  const auto arose = play.table().clock().state(play.now());
  play.later(30'000).moves("h0g2").later(5'000).moves("i9h9");
  play.report(displaced(2));
  play.later(kMinute).confirm();
  EXPECT_EQ(play.table().clock().state(play.now()), arose);
}

TEST(M7_1, PiecesStandWrongSinceAPlyThatWasPlayed) {
  TablePlay play(board_of());
  play.start().moves("h2e2");
  EXPECT_EQ(play.report(displaced(2)), "no-such-ply");
  EXPECT_EQ(play.report(displaced(-1)), "no-such-ply");
}

TEST(M7_1, ReversedColoursAreReplayedWithinTwentyMinutes) {
  for (const std::int64_t late : {0, 1}) {
    TablePlay play(board_of(RulesetId::kCxa, "start", "60"));
    play.at(5'000).start().at(kMinute).moves("h2e2 h9g7");
    play.at(5'000 + 20 * kMinute + late);
    EXPECT_EQ(play.report(incident(IncidentKind::kColoursReversed, kRed)),
              late == 0 ? "colours-replayed M7.1" : "colours-stand M7.1");
    play.later(kMinute).confirm();
    EXPECT_EQ(play.ply(), late == 0 ? 0 : 2);
    EXPECT_EQ(play.left(kRed) == 60 * kMinute, late == 0);
    EXPECT_EQ(play.left(kBlack), 60 * kMinute);
    EXPECT_EQ(play.ended(), "-");
    EXPECT_EQ(play.fouls(kRed), 0);
    play.later(kMinute).moves(late == 0 ? "h2e2" : "h0g2");
  }
}

TEST(M7_1, FallenPiecesArePutUpAgain) {
  TablePlay play(board_of());
  play.start();
  EXPECT_EQ(play.report(incident(IncidentKind::kFallen, kBlack)), "fallen-restored M7.1");
  EXPECT_EQ(play.ruling().penalty, Penalty());
}

TEST(M7_1, TheArbiterGoesBackWithNameAndReason) {
  TablePlay play(board_of(RulesetId::kCxa, "start", "60"));
  EXPECT_EQ(play.arbiter(GoBack{0, "why", {}}), "no-such-ply");
  play.start().at(10'000).moves("h2e2").at(30'000).moves("h9g7 h0g2");
  EXPECT_EQ(play.arbiter(GoBack{4, "why", {}}), "no-such-ply");
  EXPECT_EQ(play.arbiter(GoBack{1, "", {}}), "needs-reason");
  EXPECT_EQ(play.act(Arbiter{}, GoBack{1, "why", {}}), "needs-name");
  const Duty duty{Duty::Kind::kMove, "b9", {}};
  EXPECT_EQ(play.arbiter(GoBack{1, "a knight was moved wrongly", duty}), "done");
  EXPECT_EQ(play.ply(), 1);
  EXPECT_EQ(play.left(kRed), 60 * kMinute - 10'000);
  EXPECT_EQ(play.left(kBlack), 60 * kMinute);
  EXPECT_EQ(play.duty(), "move b9");
  EXPECT_EQ(play.move("h9g7"), "bound-by-touch");
}

TEST(M7_1, WhereNoMoveIsTakenBackTheTimeStaysUsed) {  // decision 0009.10
  TablePlay play(below_national("start", "60"));
  play.start().at(kMinute);
  play.report(illegal(kRed, "h0h4"));
  play.at(3 * kMinute).confirm();
  EXPECT_EQ(play.left(kRed), 59 * kMinute);
}

TEST(M7_1, GoingBackKeepsPenaltiesSinceAndTakesThemOnce) {  // decision 0009.10
  TablePlay play(board_of(RulesetId::kCxa, "start", "60"));
  play.start().moves("h2e2 h9g7 h0g2 i9h9");
  play.act(kRed, ClaimLimit{});
  play.confirm();
  EXPECT_EQ(play.left(kRed), 55 * kMinute);
  play.arbiter(GoBack{2, "the board was wrong", {}});
  EXPECT_EQ(play.left(kRed), 55 * kMinute);
  play.moves("b0c2 i9h9 c3c4");
  play.arbiter(GoBack{3, "and again", {}});
  EXPECT_EQ(play.left(kRed), 55 * kMinute);
  EXPECT_EQ(play.left(kBlack), 60 * kMinute);
}

TEST(M7_1, AGameBegunAgainForgetsThePenaltiesOfTheFirstClocks) {
  TablePlay play(board_of(RulesetId::kCxa, "start", "60"));
  play.start().moves("h2e2 h9g7 h0g2 i9h9");
  play.act(kRed, ClaimLimit{});
  play.confirm();
  play.report(incident(IncidentKind::kColoursReversed, kRed));
  play.confirm();
  EXPECT_EQ(play.left(kRed), 60 * kMinute);
  play.moves("h2e2 h9g7 h0g2");
  play.arbiter(GoBack{2, "the board was wrong", {}});
  EXPECT_EQ(play.left(kRed), 60 * kMinute);
}

TEST(M7_1, TheClockRunsAfterGoingBackToTheStartOfAGameBegunAgain) {
  TablePlay play(board_of(RulesetId::kCxa, "start", "60"));
  play.start();
  play.report(incident(IncidentKind::kColoursReversed, kRed));
  play.confirm().moves("h2e2");
  play.arbiter(GoBack{0, "the board was wrong", {}});
  play.later(kMinute);
  EXPECT_EQ(play.left(kRed), 59 * kMinute);
}

TEST(M7_2, NothingIsErased) {
  TablePlay play(below_national());
  play.start().moves("h2e2 h9g7");
  play.report(illegal(kRed, "h0h4"));
  play.confirm();
  play.arbiter(GoBack{0, "from the start", {}});
  EXPECT_EQ(play.ply(), 0);
  EXPECT_EQ(play.log().size(), 6U);
  EXPECT_EQ(play.ruling_count(), 1);
  EXPECT_EQ(play.fouls(kRed), 1);
}

TEST(M7_1, OnLineTheHouseGoesBackByNameToo) {
  TablePlay play(line());
  play.start().moves("h2e2");
  EXPECT_EQ(play.act(Arbiter{}, GoBack{0, "the server failed", {}}), "needs-name");
  EXPECT_EQ(play.arbiter(GoBack{0, "the server failed", {}}), "done");
  EXPECT_EQ(play.ply(), 0);
}

}  // namespace
}  // namespace arbiter
