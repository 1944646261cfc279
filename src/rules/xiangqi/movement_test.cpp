// The moves of Xiangqi (X1), each rule on a small board of its own. Text is read here by a few
// lines, so that the rules are tested without the notation module.
#include <algorithm>
#include <cctype>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "board/geometry.hpp"
#include "rules/outcome.hpp"
#include "rules/position.hpp"
#include "rules/setup_fault.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"
#include "rules/xiangqi/power_to_mate.hpp"
#include "rules/xiangqi/rulesets/cxq.hpp"

namespace rules::xiangqi {
namespace {

// Ranks from the top; upper case Red; `.` empty.
Setup board_of(const std::vector<std::string_view>& ranks, board::Side to_move) {
  constexpr std::string_view kLetters = "kabrncp";
  Setup setup;
  setup.to_move = to_move;
  for (int line = 0; line < 10; ++line) {
    for (int file = 0; file < 9; ++file) {
      const char letter = ranks[line][file];
      if (letter == '.') continue;
      const auto role = kLetters.find(static_cast<char>(std::tolower(letter)));
      setup.at(Square::at(file, 9 - line)) =
          Piece{std::isupper(letter) != 0 ? board::Side::kFirst : board::Side::kSecond,
                static_cast<Role>(role), false};
    }
  }
  return setup;
}

Setup red_to_move(const std::vector<std::string_view>& ranks) {
  return board_of(ranks, board::Side::kFirst);
}

Move move(std::string_view text) {
  const auto square = [&](int at) { return Square::at(text[at] - 'a', text[at + 1] - '0'); };
  return Move::step(square(0), square(2));
}

bool legal(const Setup& setup, std::string_view text) {
  const auto position = Position<Cxq>::from(setup, study_faults());
  EXPECT_TRUE(position.has_value());
  return position && position->is_legal(move(text));
}

TEST(X1_2, KingStaysInItsPalaceAndGoesStraight) {
  const auto setup = red_to_move({"...k.....", ".........", ".........", ".........", ".........",
                                  ".........", ".........", ".....K...", ".........", "........."});
  EXPECT_TRUE(legal(setup, "f2f1"));
  EXPECT_TRUE(legal(setup, "f2e2"));
  EXPECT_FALSE(legal(setup, "f2g2"));
  EXPECT_FALSE(legal(setup, "f2f3"));
  EXPECT_FALSE(legal(setup, "f2e1"));
}

TEST(X1_2, ElephantIsStoppedByItsEyeAndByTheRiver) {
  const auto setup = red_to_move({"...k.....", ".........", ".........", ".........", ".........",
                                  "..B......", "...p.....", ".........", ".........", "....K...."});
  EXPECT_FALSE(legal(setup, "c4e2"));  // a pawn on its eye (塞象眼)
  EXPECT_TRUE(legal(setup, "c4a2"));
  EXPECT_FALSE(legal(setup, "c4e6"));
  EXPECT_FALSE(legal(setup, "c4a6"));
}

TEST(X1_2, HorseIsStoppedByItsLeg) {
  const auto setup = red_to_move({"...k.....", ".........", ".........", ".........", "...p.....",
                                  "...N.....", ".........", ".........", ".........", "....K...."});
  EXPECT_FALSE(legal(setup, "d4c6"));  // 蹩马腿
  EXPECT_FALSE(legal(setup, "d4e6"));
  EXPECT_TRUE(legal(setup, "d4b5"));
  EXPECT_TRUE(legal(setup, "d4f3"));
}

TEST(X1_2, CannonCapturesOverExactlyOneScreen) {
  const auto setup = red_to_move({"p..k.....", ".........", "p........", ".........", "P........",
                                  ".........", "C........", ".........", ".........", "....K...."});
  EXPECT_TRUE(legal(setup, "a3a4"));
  EXPECT_FALSE(legal(setup, "a3a5"));
  EXPECT_FALSE(legal(setup, "a3a6"));
  EXPECT_TRUE(legal(setup, "a3a7"));
  EXPECT_FALSE(legal(setup, "a3a9"));
}

TEST(X1_2, PawnStepsSidewaysOnlyAcrossTheRiver) {
  const auto setup = red_to_move({"...k.....", ".........", ".........", ".........", "P........",
                                  "......P..", ".........", ".........", ".........", "....K...."});
  EXPECT_TRUE(legal(setup, "a5b5"));
  EXPECT_TRUE(legal(setup, "a5a6"));
  EXPECT_FALSE(legal(setup, "a5a4"));
  EXPECT_TRUE(legal(setup, "g4g5"));
  EXPECT_FALSE(legal(setup, "g4h4"));
}

TEST(X1_3, KingsMayNotFaceEachOther) {
  const auto setup = red_to_move({"....k....", ".........", ".........", ".........", ".........",
                                  ".........", ".........", ".........", "....A....", "....K...."});
  EXPECT_FALSE(legal(setup, "e1d2"));
  EXPECT_TRUE(legal(setup, "e0d0"));
}

TEST(X1_3, APieceBehindTwoMayNotLetTheCannonIn) {
  const auto setup = red_to_move({"....c.k..", ".........", "....p....", ".........", ".........",
                                  ".........", ".........", ".........", "....A....", "....K...."});
  EXPECT_FALSE(legal(setup, "e1d2"));
}

TEST(X1_3, NoPieceMayBecomeTheScreenOfABareCannon) {
  const auto setup = red_to_move({"...k.....", ".........", "....c....", ".........", ".........",
                                  ".........", ".........", "R........", ".........", "....K...."});
  EXPECT_FALSE(legal(setup, "a2e2"));
  EXPECT_TRUE(legal(setup, "a2d2"));
}

TEST(X1_5, CheckmateLoses) {
  const auto mated = board_of({"R..k.....", ".R.......", ".........", ".........", ".........",
                               ".........", ".........", ".........", ".........", "....K...."},
                              board::Side::kSecond);
  const auto mate = Cxq::judge_board(*Position<Cxq>::from(mated));
  ASSERT_TRUE(mate);
  EXPECT_EQ(mate->outcome, (Outcome{board::Side::kFirst, Reason::kCheckmate}));
  EXPECT_EQ(mate->rule, "X1.5");
}

// 困毙: the pawn holds d8, the red king the e file.
TEST(X1_5, NoLegalMoveLosesWithoutCheck) {
  const auto setup = board_of({"...k.....", "....P....", ".........", ".........", ".........",
                               ".........", ".........", ".........", ".........", "....K...."},
                              board::Side::kSecond);
  const auto position = Position<Cxq>::from(setup);
  ASSERT_TRUE(position.has_value());
  const auto verdict = Cxq::judge_board(*position);
  ASSERT_TRUE(verdict);
  EXPECT_EQ(verdict->outcome, (Outcome{board::Side::kFirst, Reason::kNoLegalMove}));
}

TEST(X1_6, EveryFaultIsNamedAtOnce) {
  auto setup = red_to_move({"....k....", "P........", ".........", ".........", ".........",
                            ".P.......", ".........", "B........", "...A.....", "....K...."});
  setup.at(Square::at(0, 1)) = Piece{board::Side::kFirst, Role::kPawn, false};
  const auto faults = Cxq::validate(setup);
  for (const auto fault :
       {SetupFault::kPawnPlace, SetupFault::kAdvisorPlace, SetupFault::kFacingRoyals})
    EXPECT_TRUE(has_fault(faults, fault)) << static_cast<int>(fault);
  EXPECT_FALSE(has_fault(faults, SetupFault::kNoRoyal));
  EXPECT_FALSE(has_fault(faults, SetupFault::kElephantPlace));
}

TEST(X1_6, TheSideNotToMoveMayNotBeInCheck) {
  const auto setup = red_to_move({"...k.....", ".........", ".........", ".........", "...R.....",
                                  ".........", ".........", ".........", ".........", "....K...."});
  EXPECT_TRUE(has_fault(Cxq::validate(setup), SetupFault::kOpponentInCheck));
}

// No move takes a king, even in a study that starts so.
TEST(X1_6, InAStudyNoMoveTakesTheKing) {
  const auto setup = red_to_move({"...k.....", ".........", ".........", ".........", "...R.....",
                                  ".........", ".........", ".........", ".........", "....K...."});
  EXPECT_FALSE(legal(setup, "d5d9"));
  const auto position = Position<Cxq>::from(setup, study_faults());
  MoveList<Kit> moves;
  position->legal_moves(moves);
  EXPECT_TRUE(std::ranges::none_of(moves, [](Move m) { return m == move("d5d9"); }));
}

// Pieces added to two bare kings.
bool live(std::string_view red, std::string_view black) {
  Setup setup;
  setup.at(Square::at(3, 0)) = Piece{board::Side::kFirst, Role::kKing, false};
  setup.at(Square::at(5, 9)) = Piece{board::Side::kSecond, Role::kKing, false};
  int next = 18;
  const auto add = [&](std::string_view letters, board::Side side) {
    for (const char letter : letters) {
      setup.placement[next++] =
          Piece{side, static_cast<Role>(std::string_view("kabrncp").find(letter)), false};
    }
  };
  add(red, board::Side::kFirst);
  add(black, board::Side::kSecond);
  return has_power_to_mate(Board(setup));
}

TEST(X4_4, DeadStocksAreExactlyThese) {
  EXPECT_FALSE(live("", ""));
  EXPECT_FALSE(live("aabb", "aabb"));
  EXPECT_FALSE(live("c", ""));
  EXPECT_FALSE(live("cbb", "bb"));
  EXPECT_FALSE(live("c", "a"));
  EXPECT_FALSE(live("c", "abb"));
  EXPECT_FALSE(live("c", "c"));
}

TEST(X4_4, OnePieceMoreIsAlive) {
  EXPECT_TRUE(live("c", "aa"));
  EXPECT_TRUE(live("ca", ""));
  EXPECT_TRUE(live("cb", "a"));  // the elephant is a screen: docs/rules/xiangqi.md#x4.4
  EXPECT_TRUE(live("cc", ""));
  EXPECT_TRUE(live("cb", "c"));
  EXPECT_TRUE(live("ca", "c"));
  EXPECT_TRUE(live("p", ""));
  EXPECT_TRUE(live("n", ""));
  EXPECT_TRUE(live("r", ""));
}

}  // namespace
}  // namespace rules::xiangqi
