// Touch and release (M2).
#include <string>
#include <string_view>
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

// 9 . . . k . . . . c     Red to move. The knight e1 is pinned: it cannot move.
// 8 . . . . . . . . .     Only the rook a0 can take something: the pawn a5.
// 7 . . . . . . . . .
// 6 . . . . . . . . .
// 5 p . . . r . . . .
// 4 . . . . . . . . .
// 3 . . . . . . . . .
// 2 . . . . . . . . .
// 1 . . . . N . . . .
// 0 R . . . K . . . .
constexpr std::string_view kPinned = "3k4c/9/9/9/p3r4/9/9/9/4N4/R3K4 w - - 0 1";

Incident touch(board::Side by, const std::vector<std::string>& squares) {
  auto touched = incident(IncidentKind::kTouch, by);
  touched.squares = squares;
  return touched;
}

Incident adjust(board::Side by, const std::vector<std::string>& squares, bool announced) {
  auto touched = touch(by, squares);
  touched.kind = IncidentKind::kAdjust;
  touched.announced = announced;
  return touched;
}

Incident breach(board::Side by, const std::string& move) {
  auto made = incident(IncidentKind::kTouchBreach, by);
  made.move = move;
  return made;
}

// What the side to move owes after touching these squares in this order.
struct Case {
  std::vector<std::string> squares;
  std::string found;
  std::string duty;
};

void check(const Settings& settings, const std::vector<Case>& cases) {
  for (const auto& [squares, found, duty] : cases) {
    TablePlay play(settings);
    play.start();
    const auto side = play.table().game().to_move();
    EXPECT_EQ(play.report(touch(side, squares)), found) << ::testing::PrintToString(squares);
    play.confirm();
    EXPECT_EQ(play.duty(), duty) << ::testing::PrintToString(squares);
    const bool foul = found.starts_with("impossible-touch");
    EXPECT_EQ(play.fouls(side), foul ? 1 : 0) << ::testing::PrintToString(squares);
  }
}

TEST(M2_1, ATouchedPieceMovesOrIsTakenIfItCan) {
  check(board_of(RulesetId::kCxa, kPinned), {
                                                {{"a0"}, "touch-binds M2.1", "move a0"},
                                                {{"e0"}, "touch-binds M2.1", "move e0"},
                                                {{"a5"}, "touch-binds M2.1", "take a5"},
                                            });
}

TEST(M2_1, OfSeveralPiecesOfOneSideTheFirstThatCanDecides) {
  check(board_of(RulesetId::kCxa, kPinned),
        {
            {{"a0", "e0"}, "touch-binds M2.1", "move a0"},
            {{"e0", "a0"}, "touch-binds M2.1", "move e0"},
            {{"e1", "e0", "a0"}, "impossible-touch M2.3", "move e0"},
            {{"i9", "a5"}, "impossible-touch M2.3", "take a5"},
        });
}

TEST(M2_1, AnEmptySquareBindsNothing) {
  check(board_of(RulesetId::kCxa, kPinned),
        {{{"c4"}, "touch-free M2.1", "free"}, {{"c4", "a0"}, "touch-binds M2.1", "move a0"}});
}

TEST(M2_2, OwnThenEnemyTakesElseMovesElseAnotherTakesElseFree) {
  check(board_of(RulesetId::kCxa, kPinned),
        {
            {{"a0", "a5"}, "touch-binds M2.2", "take a5 with a0"},
            {{"e0", "a5"}, "touch-binds M2.2", "move e0"},  // the rook could take it
            {{"a0", "i9"}, "impossible-touch M2.3", "move a0"},
            {{"e1", "a5"}, "impossible-touch M2.3", "take a5"},
            {{"e1", "i9"}, "impossible-touch M2.3", "free"},
            {{"e1", "e5"}, "impossible-touch M2.3", "free"},  // a pinned piece takes nothing
        });
}

TEST(M2_2, EnemyThenOwnTakesElseAnotherTakesElseMovesElseFree) {
  check(board_of(RulesetId::kCxa, kPinned),
        {
            {{"a5", "a0"}, "touch-binds M2.2", "take a5 with a0"},
            {{"a5", "e0"}, "touch-binds M2.2", "take a5"},
            {{"a5", "e1"}, "impossible-touch M2.3", "take a5"},
            {{"i9", "a0"}, "impossible-touch M2.3", "move a0"},
            {{"i9", "e1"}, "impossible-touch M2.3", "free"},
        });
}

// The cannon h2 takes the knight h9 over the cannon h7; nobody takes the rook a9.
TEST(M2_2, BothOrdersFromTheStartPosition) {
  check(board_of(), {
                        {{"h2", "h9"}, "touch-binds M2.2", "take h9 with h2"},
                        {{"b2", "h9"}, "touch-binds M2.2", "move b2"},
                        {{"h9", "h2"}, "touch-binds M2.2", "take h9 with h2"},
                        {{"h9", "b2"}, "touch-binds M2.2", "take h9"},
                        {{"h2", "a9"}, "impossible-touch M2.3", "move h2"},
                        {{"a9", "h2"}, "impossible-touch M2.3", "move h2"},
                    });
}

// In the start position the rook a1 cannot move, the cannon b2 takes the pawn b10 over the pawn b3,
// the cannon k2 can only take, and not that pawn; nobody takes the rook a12.
TEST(M2_2, BothOrdersInQinyuChess) {
  check(board_of(RulesetId::kQinyu), {
                                         {{"b2", "b10"}, "touch-binds M2.2", "take b10 with b2"},
                                         {{"k2", "b10"}, "touch-binds M2.2", "move k2"},
                                         {{"a1", "b10"}, "impossible-touch M2.3", "take b10"},
                                         {{"a1", "a12"}, "impossible-touch M2.3", "free"},
                                         {{"b10", "b2"}, "touch-binds M2.2", "take b10 with b2"},
                                         {{"b10", "k2"}, "touch-binds M2.2", "take b10"},
                                         {{"a12", "e3"}, "impossible-touch M2.3", "move e3"},
                                         {{"a12", "a1"}, "impossible-touch M2.3", "free"},
                                     });
}

TEST(M2_1, APawnThatCanOnlyBeTakenInPassingMustBeTaken) {
  TablePlay play(
      board_of(RulesetId::kQinyu, "6k5/12/3p8/12/12/4P7/12/12/12/12/12/7K4[] b - - 0 1"));
  play.start().moves("d10d7");
  EXPECT_EQ(play.report(touch(kRed, {"d7"})), "touch-binds M2.1");
  play.confirm();
  EXPECT_EQ(play.duty(), "take d7");
  EXPECT_EQ(play.move("e7e8"), "bound-by-touch");
  EXPECT_EQ(play.move("e7d8"), "done");
}

TEST(M2_1, ADropDoesNotMoveATouchedPiece) {
  TablePlay play(
      board_of(RulesetId::kQinyu, "6k5/12/12/12/12/12/12/12/12/12/12/R6K4[Q] w - - 0 1"));
  play.start();
  EXPECT_EQ(play.report(touch(kRed, {"a1"})), "touch-binds M2.1");
  play.confirm();
  EXPECT_EQ(play.move("Q@e5"), "bound-by-touch");
  EXPECT_EQ(play.move("a1a5"), "done");
}

TEST(M2_1, TheDutyBindsTheNextMoveAndNoOther) {
  TablePlay play(board_of());
  play.start();
  play.report(touch(kRed, {"h2"}));
  EXPECT_EQ(play.move("h2e2"), "ruling-pending");
  play.confirm();
  EXPECT_EQ(play.move("b2e2"), "bound-by-touch");
  EXPECT_EQ(play.fault().duty, (Duty{Duty::Kind::kMove, "h2", {}}));
  EXPECT_EQ(play.move("h2e2"), "done");
  EXPECT_EQ(play.duty(), "free");
  EXPECT_EQ(play.move("h9g7"), "done");
}

TEST(M2_1, LaterTouchesDoNotChangeADuty) {  // decision 0009.7
  TablePlay play(board_of());
  play.start();
  play.report(touch(kRed, {"h2"}));
  play.confirm();
  play.report(touch(kRed, {"b2"}));
  play.confirm();
  EXPECT_EQ(play.duty(), "move h2");
  EXPECT_EQ(play.fouls(kRed), 0);
}

TEST(M2_1, AMoveWithAnotherPieceIsAFoulAndGoesBack) {  // decision 0009.8
  TablePlay play(board_of());
  play.start();
  play.report(touch(kRed, {"h2"}));
  play.confirm();
  EXPECT_EQ(play.report(breach(kRed, "h2e2")), "fulfils-duty");
  EXPECT_EQ(play.report(breach(kRed, "b2e2")), "touch-breached M2.1");
  play.confirm();
  EXPECT_EQ(play.fouls(kRed), 1);
  EXPECT_EQ(play.ply(), 0);
  EXPECT_EQ(play.duty(), "move h2");
  EXPECT_EQ(play.ended(), "-");
}

TEST(M2_3, AnImpossibleTouchIsAFoulBesideTheDuty) {  // decision 0009.6
  TablePlay play(board_of(RulesetId::kCxa, kPinned));
  play.start();
  EXPECT_EQ(play.report(touch(kRed, {"e1"})), "impossible-touch M2.3");
  EXPECT_EQ(play.ruling().penalty.fouls, 1);
  play.confirm();
  EXPECT_EQ(play.move("e0f0"), "done");  // free
}

TEST(M2_3, AdjustingIsNoTouchIfAnnouncedInOwnTime) {
  TablePlay play(board_of(RulesetId::kCxa, kPinned));
  play.start();
  EXPECT_EQ(play.report(adjust(kRed, {"a0", "e1", "i9"}, true)), "adjusted M2.3");
  play.confirm();
  EXPECT_EQ(play.duty(), "free");
  EXPECT_EQ(play.fouls(kRed), 0);
}

TEST(M2_3, UnannouncedAdjustingIsATouch) {
  TablePlay play(board_of(RulesetId::kCxa, kPinned));
  play.start();
  EXPECT_EQ(play.report(adjust(kRed, {"a0"}, false)), "touch-binds M2.1");
  play.confirm();
  EXPECT_EQ(play.duty(), "move a0");
}

TEST(M2_3, AdjustingDoesNotUndoADuty) {
  TablePlay play(board_of());
  play.start();
  play.report(touch(kRed, {"h2"}));
  play.confirm();
  play.report(adjust(kRed, {"b2"}, true));
  play.confirm();
  EXPECT_EQ(play.duty(), "move h2");
}

TEST(M2_3, HandsOnTheBoardInTheOpponentsTimeDisturb) {  // M6.1
  TablePlay play(board_of());
  play.start();
  EXPECT_EQ(play.report(touch(kBlack, {"h7"})), "touch-out-of-turn M6.1");
  play.confirm();
  EXPECT_EQ(play.report(adjust(kBlack, {"h7"}, true)), "touch-out-of-turn M6.1");
  play.confirm();
  EXPECT_EQ(play.fouls(kBlack), 2);
  EXPECT_EQ(play.duty(), "free");
}

TEST(M2_1, ATouchNamesSquaresOfTheBoard) {
  TablePlay play(board_of());
  EXPECT_EQ(play.report(touch(kRed, {"h2"})), "not-started");
  play.start();
  EXPECT_EQ(play.report(touch(kRed, {})), "no-such-square");
  EXPECT_EQ(play.report(touch(kRed, {"h2", "j4"})), "no-such-square");
}

TEST(M2_4, AReleasedMoveStandsOverTheBoard) {
  auto settings = board_of();
  settings.casual = true;
  TablePlay play(settings);
  play.start().moves("h2e2");
  EXPECT_EQ(play.act(kRed, AskTakeBack{}), "on-line-only");
}

TEST(M2_4, OnLineMovesAreTakenBackInCasualGamesByConsent) {
  auto settings = line();
  TablePlay serious(settings);
  serious.start().moves("h2e2");
  EXPECT_EQ(serious.act(kRed, AskTakeBack{}), "not-casual");

  settings.casual = true;
  TablePlay play(settings);
  play.start().moves("h2e2 h9g7 h0g2");
  EXPECT_EQ(play.act(kBlack, AllowTakeBack{}), "no-request");
  EXPECT_EQ(play.act(kRed, AskTakeBack{}), "done");
  EXPECT_EQ(play.act(kRed, AllowTakeBack{}), "no-request");  // his own
  EXPECT_EQ(play.act(kBlack, AskTakeBack{}), "request-stands");
  EXPECT_EQ(play.ply(), 3);
  EXPECT_EQ(play.act(kBlack, AllowTakeBack{}), "done");
  EXPECT_EQ(play.ply(), 2);
  EXPECT_EQ(play.table().game().to_move(), kRed);
}

}  // namespace
}  // namespace arbiter
