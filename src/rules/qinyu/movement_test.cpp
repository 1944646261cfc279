// How the pieces of Qinyu chess move (Q1, Q2), each rule on a small board of its own.
#include <algorithm>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "board/geometry.hpp"
#include "rules/qinyu/kit.hpp"
#include "rules/qinyu/ruleset.hpp"
#include "support/qinyu_boards.hpp"

namespace rules::qinyu {
namespace {

using support::qinyu::after;
using support::qinyu::kBlack;
using support::qinyu::kWhite;
using support::qinyu::legal;
using support::qinyu::position;
using support::qinyu::setup;
using support::qinyu::targets;

TEST(Q1_2, StartHasFiftyMovesAndThirtySixPiecesASide) {
  const auto start = Qinyu::start();
  const auto count = [&](board::Side side) {
    return std::ranges::count_if(start.placement, [&](auto& p) { return p && p->side == side; });
  };
  EXPECT_EQ(count(kWhite), 36);
  EXPECT_EQ(count(kBlack), 36);
  EXPECT_EQ(position(start).count_legal_moves(), 50U);
}

// The piece on f6, the kings out of its way.
std::string leaps(char piece) {
  const bool white = support::qinyu::side_of(piece) == kWhite;
  return targets(setup(std::string("Kl1 ka12 ") + piece + "f6", "", white ? kWhite : kBlack), "f6");
}

TEST(Q1_3, LeapersReachTheirAtoms) {
  EXPECT_EQ(leaps('A'), "d4 d6 d8 e5 e6 e7 f4 f5 f7 f8 g5 g6 g7 h4 h6 h8");
  EXPECT_EQ(leaps('E'), "c4 c8 d3 d4 d8 d9 h3 h4 h8 h9 i4 i8");
  EXPECT_EQ(leaps('N'), "d5 d7 e4 e8 g4 g8 h5 h7");
  EXPECT_EQ(leaps('W'), "c5 c7 e3 e5 e7 e9 g3 g5 g7 g9 i5 i7");
}

TEST(Q1_3, GeneralsFaceTheOpponent) {
  EXPECT_EQ(leaps('G'), "e6 e7 f5 f7 g6 g7");
  EXPECT_EQ(leaps('g'), "e5 e6 f5 f7 g5 g6");
  EXPECT_EQ(leaps('S'), "e5 e7 f7 g5 g7");
  EXPECT_EQ(leaps('s'), "e5 e7 f5 g5 g7");
}

TEST(Q1_3, SlidersReachAsFarAsTheirLines) {
  const auto count = [](char piece) {
    const std::string names = leaps(piece);
    return std::ranges::count(names, ' ') + 1;
  };
  EXPECT_EQ(count('R'), 22);
  EXPECT_EQ(count('B'), 21);
  EXPECT_EQ(count('Q'), 43);
  EXPECT_EQ(count('D'), 26);
  EXPECT_EQ(count('H'), 25);
  EXPECT_EQ(count('M'), 30);
  EXPECT_EQ(count('J'), 29);
  EXPECT_EQ(count('C'), 43);
}

TEST(Q2_1, SlidersStopAndLeapersDoNot) {
  const std::string ring = "Kl1 ka12 Pe5 Pf5 Pg5 Pe6 Pg6 Pe7 pf7 Pg7 ";
  EXPECT_EQ(targets(setup(ring + "Qf6"), "f6"), "f7");
  EXPECT_EQ(targets(setup(ring + "Cf6"), "f6"), "");
  EXPECT_EQ(targets(setup(ring + "Nf6"), "f6"), "d5 d7 e4 e8 g4 g8 h5 h7");
  EXPECT_EQ(targets(setup(ring + "Af6"), "f6"), "d4 d6 d8 f4 f7 f8 h4 h6 h8");
}

//     f6 C . P . r      the pawn is a screen
TEST(Q2_2, CannonCapturesOverExactlyOnePiece) {
  EXPECT_TRUE(legal(setup("Kl1 ka12 Cf6 Ph6 rj6"), "f6j6"));
  EXPECT_TRUE(legal(setup("Kl1 ka12 Cf6 ph8 rj10"), "f6j10"));
  EXPECT_FALSE(legal(setup("Kl1 ka12 Cf6 rj6"), "f6j6"));
  EXPECT_FALSE(legal(setup("Kl1 ka12 Cf6 Ph6 Pi6 rj6"), "f6j6"));
  EXPECT_FALSE(legal(setup("Kl1 ka12 Cf6 Ph6 rj6"), "f6i6"));
}

TEST(Q2_2, KingsAreScreensToo) {
  EXPECT_TRUE(legal(setup("Kl1 kh6 Cf6 nj6"), "f6j6"));
  EXPECT_TRUE(legal(setup("Kh6 ka12 Cf6 nj6"), "f6j6"));
}

TEST(Q2_2, CannonNeitherTakesACannonNorScreensOne) {
  EXPECT_FALSE(legal(setup("Kl1 ka12 Cf6 Ph6 cj6"), "f6j6"));
  EXPECT_FALSE(legal(setup("Kl1 ka12 Cf6 Ph6 c~j6"), "f6j6"));
  EXPECT_FALSE(legal(setup("Kl1 ka12 Cf6 Ch6 rj6"), "f6j6"));
  EXPECT_FALSE(legal(setup("Kl1 ka12 Cf6 c~h6 rj6"), "f6j6"));
  // A false screen on one side leaves the other side alone.
  EXPECT_TRUE(legal(setup("Kl1 ka12 Cf6 ch6 rj6 Pd6 nb6"), "f6b6"));
}

TEST(Q2_3, PawnStepsOneTwoOrThreeFromItsThirdRank) {
  EXPECT_EQ(targets(setup("Kl1 ka12 Pe3"), "e3"), "e4 e5 e6");
  EXPECT_EQ(targets(setup("Kl1 ka12 pe10", "", kBlack), "e10"), "e7 e8 e9");
  EXPECT_EQ(targets(setup("Kl1 ka12 Pe3 ne6"), "e3"), "e4 e5");
  EXPECT_EQ(targets(setup("Kl1 ka12 Pe3 ne4"), "e3"), "");
  EXPECT_EQ(targets(setup("Kl1 ka12 Pe4"), "e4"), "e5");
}

TEST(Q2_3, PawnCapturesOneStepDiagonallyForward) {
  EXPECT_EQ(targets(setup("Kl1 ka12 Pe5 nd6 nf6 ne6 nd4 nd5"), "e5"), "d6 f6");
}

constexpr std::string_view kLongStep = "Kl1 ka12 Pe3 pd5 pf6 pe10";

TEST(Q2_4, BothPassedSquaresAreOpenAfterAThreeStepMove) {
  const auto game = after(position(setup(std::string(kLongStep))), "e3e6");
  EXPECT_TRUE(legal(game, "d5e4"));
  EXPECT_TRUE(legal(game, "f6e5"));
  const auto taken = after(game, "d5e4").setup();
  EXPECT_FALSE(taken.at(support::qinyu::square("e6")));
  EXPECT_EQ(taken.hands[index(kBlack)][static_cast<int>(Role::kPawn)], 1);
}

TEST(Q2_4, OriginIsNeverOpenNorIsASquareLater) {
  const auto start = position(setup("Kl1 ka12 Pe3 pd4 pd5"));
  EXPECT_FALSE(legal(after(start, "e3e5"), "d4e3"));
  EXPECT_TRUE(legal(after(start, "e3e5"), "d5e4"));
  EXPECT_FALSE(legal(after(start, "e3e6 a12a11 l1l2"), "d5e4"));
}

//     k . p . P . . R     both pawns leave the rank at once
TEST(Q2_4, CaptureThatBaresTheKingIsIllegal) {
  EXPECT_FALSE(legal(after(position(setup("Kl1 ka5 Pe3 pd5 Rh5")), "e3e5"), "d5e4"));
  EXPECT_TRUE(legal(after(position(setup("Kl1 ka6 Pe3 pd5 Rh5")), "e3e5"), "d5e4"));
}

Setup castle(const std::string& more) {
  Setup s = setup("Kg1 Ra1 Rl1 kc12 " + more);
  s.rights.castling = 0b0011;
  return s;
}

TEST(Q2_5, KingGoesTwoSquaresAndTheRookStandsBesideIt) {
  const auto l_side = after(position(castle("")), "g1i1").setup();
  EXPECT_EQ(l_side.at(support::qinyu::square("h1"))->role, Role::kRook);
  EXPECT_FALSE(l_side.at(support::qinyu::square("l1")));
  EXPECT_EQ(l_side.rights.castling, 0);
  const auto a_side = after(position(castle("")), "g1e1").setup();
  EXPECT_EQ(a_side.at(support::qinyu::square("f1"))->role, Role::kRook);
}

TEST(Q2_5, NothingBetweenAndNoAttackOnTheWay) {
  EXPECT_TRUE(legal(castle(""), "g1i1"));
  EXPECT_FALSE(legal(castle("Nk1"), "g1i1"));
  EXPECT_FALSE(legal(castle("rh8"), "g1i1"));
  EXPECT_FALSE(legal(castle("ri8"), "g1i1"));
  EXPECT_FALSE(legal(castle("rg8"), "g1i1"));
  EXPECT_TRUE(legal(castle("rl8 rk8 rj8"), "g1i1"));
  EXPECT_FALSE(legal(castle("ch8 Ph5"), "g1i1"));
  EXPECT_TRUE(legal(castle("ch8"), "g1i1"));
}

//     c1 c . . . K . . . . R      h1 gets the rook, and the cannon a screen
TEST(Q2_5, RookBesideTheKingMayBeAScreen) {
  auto s = setup("Kg1 Rl1 cc1 kc12");
  s.rights.castling = 0b0001;
  EXPECT_FALSE(legal(s, "g1i1"));
}

TEST(Q2_5, RightsAreLostForGood) {
  const auto game = position(castle(""));
  EXPECT_FALSE(legal(after(game, "l1l2 c12b12 l2l1 b12c12"), "g1i1"));
  EXPECT_TRUE(legal(after(game, "l1l2 c12b12 l2l1 b12c12"), "g1e1"));
  EXPECT_FALSE(legal(after(game, "g1g2 c12b12 g2g1 b12c12"), "g1e1"));
}

TEST(Q2_5, DroppedRookNeverCastles) {
  auto s = castle("bb11 Nj2 Pb4");
  s.hands[index(kWhite)][static_cast<int>(Role::kRook)] = 1;
  const auto game = after(position(s), "b4b5 b11l1 j2l1 c12b12 l1j2 b12c12 R@l1 c12b12");
  EXPECT_FALSE(legal(game, "g1i1"));
  EXPECT_TRUE(legal(game, "g1e1"));
}

TEST(Q2_6, ChecksAreMetByKingCaptureOrInterposing) {
  const auto s = setup("Ka6 kl12 rl6 Bg11 Ce9", "N");
  EXPECT_TRUE(legal(s, "a6a7"));
  EXPECT_FALSE(legal(s, "a6b6"));
  EXPECT_TRUE(legal(s, "g11l6"));
  EXPECT_TRUE(legal(s, "e9e6"));
  EXPECT_TRUE(legal(s, "N@f6"));
  EXPECT_FALSE(legal(s, "N@f7"));
  EXPECT_FALSE(legal(s, "g11f10"));
}

//     e12 c
//     e9  P     the screen: it may go, be joined by a second one, but not turn into a cannon's prey
//     e1  K
TEST(Q2_6, CannonsCheckIsMetAtItsScreen) {
  const auto s = setup("Ke1 kl12 ce12 Pe9 pd10 Ng4", "NC");
  EXPECT_TRUE(position(s).in_check());
  EXPECT_TRUE(legal(s, "e9d10"));
  EXPECT_TRUE(legal(s, "g4e5"));
  EXPECT_TRUE(legal(s, "N@e11"));
  EXPECT_TRUE(legal(s, "C@e4"));
  EXPECT_FALSE(legal(s, "N@d4"));
  EXPECT_FALSE(legal(s, "e9e10"));
  EXPECT_FALSE(legal(s, "e9e10q"));
  EXPECT_TRUE(legal(s, "e9e10c"));
}

TEST(Q2_6, OwnCannonTakingTheScreenDissolvesTheCheck) {
  EXPECT_TRUE(legal(setup("Ke1 kl12 ce12 ne9 Ph9 Cj9"), "j9e9"));
  EXPECT_FALSE(legal(setup("Ke1 kl12 ce12 ne9 Rj9"), "j9e9"));
}

//     e12 c
//     e1  K     on a bare cannon's line nothing but a cannon may land
TEST(Q2_6, NothingButACannonLandsOnABareCannonsLine) {
  const auto s = setup("Ke1 kl12 ce12 Ng4 Rh7 Ch6", "NC");
  EXPECT_FALSE(legal(s, "g4e5"));
  EXPECT_FALSE(legal(s, "h7e7"));
  EXPECT_TRUE(legal(s, "h6e6"));
  EXPECT_FALSE(legal(s, "N@e5"));
  EXPECT_TRUE(legal(s, "C@e5"));
}

//     e12 c
//     e10 c     no screen itself, but what takes it would be one
//     e1  K
TEST(Q2_6, NearerOfTwoCannonsIsTakenOnlyByACannon) {
  const auto s = setup("Ke1 kl12 ce12 ce10 Pd9");
  EXPECT_FALSE(legal(s, "d9e10"));
  EXPECT_FALSE(legal(s, "d9e10q"));
  EXPECT_TRUE(legal(s, "d9e10c"));
}

//     e1 K . P . n . c     with one piece fewer the cannon attacks
TEST(Q2_6, PieceBetweenTwoScreensIsHeld) {
  EXPECT_FALSE(legal(setup("Ke1 kl12 Ne4 ne8 ce12"), "e4g5"));
  EXPECT_FALSE(legal(setup("Ke1 kl12 ne4 Ne8 ce12"), "e8g9"));
  EXPECT_TRUE(legal(setup("Ke1 kl12 Ne4 ne8 re12"), "e4g5"));
  EXPECT_TRUE(legal(setup("Ke1 kl12 Re4 ne8 ce12"), "e4e6"));
}

TEST(Q2_7, PinnedPieceGivesCheck) { EXPECT_TRUE(position(setup("Ke1 ka8 re8 Rh8")).in_check()); }

}  // namespace
}  // namespace rules::qinyu
