// Promotion, captures to the hand and drops (Q3, Q4).
#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "board/geometry.hpp"
#include "board/move.hpp"
#include "rules/qinyu/kit.hpp"
#include "support/qinyu_boards.hpp"

namespace rules::qinyu {
namespace {

using support::qinyu::after;
using support::qinyu::drops;
using support::qinyu::kBlack;
using support::qinyu::legal;
using support::qinyu::position;
using support::qinyu::setup;
using support::qinyu::square;

int promotions(const Setup& setup) {
  return static_cast<int>(
      std::ranges::count_if(support::qinyu::moves_of(position(setup)),
                            [](Move move) { return move.kind() == board::MoveKind::kPromote; }));
}

// A set-up may hold 255 of a kind (Q7.6); what is taken then is not lost.
TEST(Q4_1, AFullHandTakesOneMore) {
  auto full = setup("Kl1 kl12 Qe5 re9");
  full.hands[0][static_cast<int>(Role::kRook)] = 255;
  auto game = position(full);
  const auto before = game.setup();
  const auto undo = game.play_unchecked(Move::step(square("e5"), square("e9")));
  EXPECT_EQ(game.setup().hands[0][static_cast<int>(Role::kRook)], 256);
  game.undo(undo);
  EXPECT_EQ(game.setup(), before);
}

TEST(Q3_1, PawnMayPromoteOnTheTenthAndEleventhRankAndMustOnTheTwelfth) {
  EXPECT_TRUE(legal(setup("Kl1 kl12 Pe9"), "e9e10"));
  EXPECT_TRUE(legal(setup("Kl1 kl12 Pe9"), "e9e10w"));
  EXPECT_TRUE(legal(setup("Kl1 kl12 Pe10"), "e10e11"));
  EXPECT_TRUE(legal(setup("Kl1 kl12 Pe10 nf11"), "e10f11q"));
  EXPECT_FALSE(legal(setup("Kl1 kl12 Pe11"), "e11e12"));
  EXPECT_TRUE(legal(setup("Kl1 kl12 Pe11"), "e11e12q"));
  EXPECT_FALSE(legal(setup("Kl1 kl12 Pe8"), "e8e9q"));
  EXPECT_TRUE(legal(setup("Kl1 kl12 pe4", "", kBlack), "e4e3q"));
  EXPECT_FALSE(legal(setup("Kl1 kl12 pe2", "", kBlack), "e2e1"));
}

TEST(Q3_2, FourteenChoicesNeitherKingNorPawn) {
  EXPECT_EQ(promotions(setup("Kl1 kl12 Pe11")), 14);
  EXPECT_EQ(promotions(setup("Kl1 kl12 Pe11 nd12 nf12")), 42);
  EXPECT_FALSE(legal(setup("Kl1 kl12 Pe11"), "e11e12k"));
  EXPECT_FALSE(legal(setup("Kl1 kl12 Pe11"), "e11e12p"));
}

TEST(Q3_3, PawnThatDeclinedPromotesLater) {
  const auto game = after(position(setup("Kl1 kl12 Pe9")), "e9e10 l12k12");
  EXPECT_TRUE(legal(game, "e10e11q"));
}

TEST(Q3_4, PromotedPieceGoesToTheHandAsAPawn) {
  const auto taken = after(position(setup("Kl1 kl12 Pe9 re12")), "e9e10q e12e10").setup();
  EXPECT_EQ(taken.hands[index(kBlack)][static_cast<int>(Role::kPawn)], 1);
  EXPECT_EQ(taken.hands[index(kBlack)][static_cast<int>(Role::kQueen)], 0);
}

TEST(Q4_1, CapturedPieceIsDroppedByItsCapturerOnAnyEmptySquare) {
  const auto game = after(position(setup("Kl1 kl12 Re5 ne8")), "e5e8 l12k12");
  EXPECT_TRUE(legal(game, "N@a1"));
  EXPECT_FALSE(legal(game, "N@e8"));
  EXPECT_FALSE(legal(game, "N@l1"));
  EXPECT_FALSE(legal(game, "R@a1"));
  EXPECT_EQ(drops(game.setup()), 144 - 3);
}

TEST(Q4_2, DropDoesNotPromote) {
  const auto game = after(position(setup("Kl1 kl12", "P")), "P@e11 l12k12");
  EXPECT_EQ(game.setup().at(square("e11"))->role, Role::kPawn);
  EXPECT_TRUE(legal(game, "e11e12q"));
}

TEST(Q4_3, PawnIsNotDroppedOnItsFirstSecondAndLastRank) {
  EXPECT_EQ(drops(setup("Kl1 kl12", "P")), 9 * 12);
  EXPECT_FALSE(legal(setup("Kl1 kl12", "P"), "P@e2"));
  EXPECT_TRUE(legal(setup("Kl1 kl12", "P"), "P@e3"));
  EXPECT_FALSE(legal(setup("Kl1 kl12", "P"), "P@e12"));
  EXPECT_FALSE(legal(setup("Kl1 kl12", "p", kBlack), "P@e11"));
  EXPECT_TRUE(legal(setup("Kl1 kl12", "p", kBlack), "P@e2"));
  EXPECT_TRUE(legal(setup("Kl1 kl12 Pe4 Pe5", "P"), "P@e3"));
}

//     12 k . .
//     11 . . G
//     10 . . N
TEST(Q4_4, PawnDropMayNotMateByItself) {
  const std::string net = "Ke1 ka12 Gc11 Nc10 ";
  EXPECT_FALSE(legal(setup(net, "SP"), "P@b11"));
  EXPECT_TRUE(legal(setup(net, "SP"), "S@b11"));
  EXPECT_TRUE(legal(setup(net, "SP"), "P@b10"));
  EXPECT_TRUE(legal(setup(net + "rb5", "P"), "P@b11"));
}

//     a12 k
//     a3  C     anything between is the screen; the rook on b1 keeps the king on its file
TEST(Q4_4, PawnDropMayNotMateAsAScreen) {
  const std::string net = "Kg1 ka12 Ca3 Rb1";
  EXPECT_FALSE(legal(setup(net, "P"), "P@a9"));
  EXPECT_TRUE(legal(setup(net, "NP"), "N@a9"));
  EXPECT_TRUE(legal(setup(net, "P"), "P@a11"));  // the king takes it
  EXPECT_TRUE(legal(setup(net, "Pn"), "P@a9"));  // a drop is a reply
}

// The only gap is a11, on the second rank of Black's pawns: his drop there is no reply (Q4.3).
TEST(Q4_4, RepliesAreJudgedByTheSameRules) {
  EXPECT_FALSE(legal(setup("Kg1 ka12 Ca9 Ah9 Jf8 Rb1", "Pp"), "P@a10"));
  EXPECT_TRUE(legal(setup("Kg1 ka12 Ca9 Ah9 Jf8 Rb1", "Pn"), "P@a10"));
}

//     12 k . .
//     11 . . G
//     10 . P .     the pawn takes a11 from the king, the gold general the rest
TEST(Q4_4, PawnDropMayStalemate) {
  const auto s = setup("Ke1 ka12 Gc11", "P");
  EXPECT_TRUE(legal(s, "P@b10"));
  EXPECT_EQ(after(position(s), "P@b10").count_legal_moves(), 0U);
}

// A study with the enemy king in check already: any drop could be the mating move.
TEST(Q4_4, PawnDropMayNotLeaveAnyMate) {
  const auto s = setup("Ke1 ka12 Ra1 Rb1", "PQ");
  EXPECT_FALSE(legal(s, "P@l7"));
  EXPECT_TRUE(legal(s, "Q@l7"));
}

//     12 k . .
//     11 . . .
//     10 P . N     a study: the rook on a1 gives check until the pawn stands before it
TEST(Q4_4, PawnDropThatEndsACheckMayStalemate) {
  const auto s = setup("Kg1 ka12 Ra1 Nc10", "P");
  EXPECT_TRUE(legal(s, "P@a10"));
  EXPECT_FALSE(after(position(s), "P@a10").in_check());
  EXPECT_EQ(after(position(s), "P@a10").count_legal_moves(), 0U);
}

TEST(Q4_5, OtherDropsMayMate) {
  EXPECT_TRUE(legal(setup("Ke1 ka12 Ra1", "R"), "R@b1"));
  EXPECT_TRUE(legal(setup("Kg1 ka12 Ca3 Rb1", "S"), "S@a9"));
}

}  // namespace
}  // namespace rules::qinyu
