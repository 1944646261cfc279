// The classes of a ply under the rules of the Chinese Xiangqi Association, one clause a test, on
// boards of our own.
#include <algorithm>
#include <cctype>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "board/geometry.hpp"
#include "rules/ply_report.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"
#include "rules/xiangqi/repetition/reports.hpp"
#include "rules/xiangqi/rulesets/common.hpp"

namespace rules::xiangqi {
namespace {

using Ranks = std::vector<std::string_view>;

// Ranks from the top; upper case Red, who is to move; `.` empty.
Setup setup_of(const Ranks& ranks) {
  constexpr std::string_view kLetters = "kabrncp";
  Setup setup;
  setup.to_move = board::Side::kFirst;
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

// The report of Red's move on a board.
Report report_of(const Ranks& ranks, std::string_view text) {
  const auto square = [&](int at) { return Square::at(text[at] - 'a', text[at + 1] - '0'); };
  const Move move = Move::step(square(0), square(2));
  XiangqiHistory history;
  history.start = setup_of(ranks);
  Board board(history.start);
  history.start_key = board.key();
  EXPECT_TRUE(board.is_legal(move)) << text;
  board.make(move);
  history.plies.push_back({move, board.key(), {}});
  return cxa_reports(history, 1, 1).front();
}

bool has(const Report& report, ThreatStatus status) {
  return std::ranges::any_of(report.threats,
                             [&](const auto& threat) { return threat.status == status; });
}

bool is_idle(const Report& report) { return report.klass < PlyClass::kChase; }

TEST(Cxa24_1, AnAttackOnTheKingIsACheck) {
  const Ranks board{"....k....", ".........", ".........", ".........", "R........",
                    ".........", ".........", ".........", ".........", "...K....."};
  EXPECT_EQ(report_of(board, "a5e5").klass, PlyClass::kCheck);
}

TEST(Cxa24_2, AThreatToMateIsAKill) {
  const Ranks board{"....k....", ".........", "R........", ".R.......", ".........",
                    ".........", ".........", ".........", ".........", "...K....."};
  const Report report = report_of(board, "b6b8");
  EXPECT_EQ(report.klass, PlyClass::kKill);
  EXPECT_EQ(report.threats.front().kind, ThreatKind::kMate);
}

// The rook comes to the file of a horse.
TEST(Cxa24_3, AnAttackOnAnUnguardedPieceIsAChase) {
  const Ranks board{".n..k....", ".........", ".........", ".........", "R........",
                    ".........", ".........", ".........", ".........", "...K....."};
  const Report report = report_of(board, "a5b5");
  EXPECT_EQ(report.klass, PlyClass::kChase);
  EXPECT_FALSE(report.is_light);
  EXPECT_EQ(report.threats.front().victim, Square::at(1, 9));
}

TEST(Cxa24_7, FollowingAGuardedPieceIsIdle) {
  const Ranks board{"....k....", ".........", "....b....", ".........", "..n......",
                    "R........", ".........", ".........", ".........", "...K....."};
  const Report report = report_of(board, "a4c4");
  EXPECT_EQ(report.klass, PlyClass::kFollow);
  EXPECT_TRUE(has(report, ThreatStatus::kProtected));
}

// The horse will check on c8 and take the rook in the corner.
TEST(Cxa24_3, APieceToBeWonByChecksIsChased) {
  const Ranks board{"r...k....", ".........", ".........", ".........", "...N.....",
                    ".........", ".........", ".........", ".........", "...K....."};
  const Report report = report_of(board, "d5b6");
  EXPECT_EQ(report.klass, PlyClass::kChase);
  EXPECT_EQ(report.threats.front().kind, ThreatKind::kWinByCheck);
  EXPECT_TRUE(report.threats.front().is_rook);
}

TEST(Cxa24_8, AnAttackThatStoodBeforeIsIdle) {
  const Ranks board{"n...k....", ".........", ".........", ".........", ".........",
                    ".........", ".........", "R........", ".........", "...K....."};
  const Report report = report_of(board, "a2a3");
  EXPECT_TRUE(is_idle(report));
  EXPECT_TRUE(has(report, ThreatStatus::kStoodBefore));
}

// The horse alone would lose itself for the horse on c5; with the rook behind it an elephant more
// falls.
TEST(Cxa24_17, AJointChaseIsLight) {
  const Ranks board{"....k....", ".........", "....b....", ".........", "..n......",
                    "R........", ".N.......", ".........", ".........", "...K....."};
  const Report report = report_of(board, "a4c4");
  EXPECT_EQ(report.klass, PlyClass::kChase);
  EXPECT_TRUE(report.is_light);
  EXPECT_TRUE(report.threats.front().is_joint);
}

TEST(Cxa26_1, APawnMayChase) {
  const Ranks board{"....k....", ".n.......", ".........", ".P.......", ".........",
                    ".........", ".........", ".........", ".........", "...K....."};
  const Report report = report_of(board, "b6b7");
  EXPECT_TRUE(is_idle(report));
  EXPECT_TRUE(has(report, ThreatStatus::kByKingOrPawn));
}

TEST(Cxa26_1_1, APawnThatLetsTheRookAttackChases) {
  const Ranks board{"n...k....", ".........", ".........", ".........", "P........",
                    ".........", ".........", ".........", ".........", "R..K....."};
  EXPECT_EQ(report_of(board, "a5b5").klass, PlyClass::kChase);
}

// Out of the horse's check the king opens the rook's file.
TEST(Cxa26_1_2, TheKingOutOfCheckChasesNothing) {
  const Ranks board{".....k...", ".........", ".........", "....c....", ".........",
                    ".........", ".....n...", ".........", "....K....", "....R...."};
  const Report report = report_of(board, "e1d1");
  EXPECT_TRUE(is_idle(report));
  EXPECT_TRUE(has(report, ThreatStatus::kOutOfCheck));
}

// The horse steps between, off the file of its rook.
TEST(Cxa26_1_2, AnotherPieceThatEndsTheCheckDoesChase) {
  const Ranks board{".....k...", "..c......", "....r....", ".........", ".........",
                    ".........", ".........", "..N......", ".........", "..R.K...."};
  EXPECT_EQ(report_of(board, "c2e3").klass, PlyClass::kChase);
}

TEST(Cxa26_2, ASingleAttackerMayAttackAdvisors) {
  const Ranks lone{"....k...c", ".........", "...a.....", ".........", ".........",
                   ".........", ".........", ".........", ".........", "R....K..."};
  const Report report = report_of(lone, "a0d0");
  EXPECT_TRUE(is_idle(report));
  EXPECT_TRUE(has(report, ThreatStatus::kSingleAttacker));
  const Ranks helped{"....k...c", ".........", "...a.....", ".........", ".........",
                     ".........", "........N", ".........", ".........", "R....K..."};
  EXPECT_EQ(report_of(helped, "a0d0").klass, PlyClass::kChase);
}

// The horse would take the cannon and leave the rook behind it to the enemy's.
TEST(Cxa26_5, AChaseThatLosesMoreIsIdle) {
  const Ranks board{".r..k....", ".........", ".........", ".........", "..c......",
                    "...N.....", ".........", ".........", ".........", ".R.K....."};
  const Report report = report_of(board, "d4b3");
  EXPECT_TRUE(is_idle(report));
  EXPECT_TRUE(has(report, ThreatStatus::kLosesMore));
}

TEST(Cxa26_6, APawnThatHasJustCrossedIsNoGain) {
  const Ranks bank{"....k....", ".........", ".........", ".........", "R........",
                   "......p..", ".........", ".........", ".........", "...K....."};
  EXPECT_TRUE(is_idle(report_of(bank, "a5a4")));
  const Ranks beyond{"....k....", ".........", ".........", ".........", ".........",
                     "R........", "......p..", ".........", ".........", "...K....."};
  EXPECT_EQ(report_of(beyond, "a4a3").klass, PlyClass::kChase);
}

TEST(Cxa26_9, AnEvenTradeOfRooksIsAnOffer) {
  const Ranks board{"r........", "....k....", ".n.......", ".........", ".........",
                    "...R.....", ".........", ".N.......", ".........", "...K....."};
  const Report report = report_of(board, "d4a4");
  EXPECT_EQ(report.klass, PlyClass::kExchange);
  EXPECT_TRUE(has(report, ThreatStatus::kTrade));
}

}  // namespace
}  // namespace rules::xiangqi
