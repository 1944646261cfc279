// One small bracket for each article of C.04.3 3 and 4 and for each criterion of 2. Players are
// numbered in pairing order; those without games have no preference for a color.
#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "support/dutch_fields.hpp"
#include "tournament/pairing/detail/bracket.hpp"
#include "tournament/pairing/detail/field.hpp"
#include "tournament/pairing/detail/quick_bracket.hpp"
#include "tournament/points.hpp"

namespace tournament::detail {
namespace {

using support::bracket_at;
using support::field_of;
using Pairs = std::vector<std::pair<int, int>>;

struct Expected {
  Pairs pairs;
  std::vector<int> floaters = {};
};

void expect_equal(const BracketPairing& pairing, const Expected& expected) {
  Pairs pairs;
  pairs.reserve(pairing.pairs.size());
  for (const auto& [a, b] : pairing.pairs) {
    pairs.emplace_back(static_cast<int>(a) + 1, static_cast<int>(b) + 1);
  }
  std::ranges::sort(pairs);
  EXPECT_EQ(pairs, expected.pairs);
  std::vector<int> floaters;
  floaters.reserve(pairing.floaters.size());
  for (const std::size_t floater : pairing.floaters) {
    floaters.push_back(static_cast<int>(floater) + 1);
  }
  EXPECT_EQ(floaters, expected.floaters);
}

// The bracket in which `first_resident` is the first of the residents, all above moved down.
void expect_pairing(const Field& field, int first_resident, const Expected& expected,
                    std::optional<Points> bye_score = std::nullopt) {
  Bracket bracket = bracket_at(field, first_resident);
  bracket.bye_score = bye_score;
  expect_equal(pair_exactly(field, bracket), expected);
  if (const auto quick = pair_quickly(field, bracket)) expect_equal(*quick, expected);
}

TEST(ExactBracket, TheUpperHalfMeetsTheLowerHalf) {  // 3.3.1
  expect_pairing(field_of({"1 -", "1 -", "1 -", "1 -", "1 -", "1 -"}), 1,
                 {{{1, 4}, {2, 5}, {3, 6}}});
}

TEST(ExactBracket, TheLastOfAnOddBracketFloats) {  // 3.3.2
  expect_pairing(field_of({"1 -", "1 -", "1 -", "1 -", "1 -", "0 -"}), 1, {{{1, 3}, {2, 4}}, {5}});
}

// 4 5 6 and 4 6 5 give 1 4 again; 5 4 6 is next.
TEST(ExactBracket, TranspositionsFollowInLexicographicOrder) {  // 3.6.1, 4.2.2
  expect_pairing(field_of({"1 -", "1 -", "1 -", "1 -", "1 -", "1 -"}, {{1, 4}}), 1,
                 {{{1, 5}, {2, 4}, {3, 6}}});
  // 3 cannot have 5 or 6: 5 6 4 is the first that gives him 4.
  expect_pairing(field_of({"1 -", "1 -", "1 -", "1 -", "1 -", "1 -"}, {{3, 5}, {3, 6}}), 1,
                 {{{1, 5}, {2, 6}, {3, 4}}});
}

// 1 can only meet 2. The smallest exchange is 2 for 3: S1 1 3, S2 2 4.
TEST(ExactBracket, AnExchangeFollowsWhereNoTranspositionServes) {  // 3.6.1, 4.3
  expect_pairing(field_of({"1 -", "1 -", "1 -", "1 -"}, {{1, 3}, {1, 4}}), 1, {{{1, 2}, {3, 4}}});
}

// 3 cannot meet 4, 5, 6. 4 for 3 has the smallest difference: S1 1 2 4, S2 3 5 6.
TEST(ExactBracket, TheSmallestDifferenceIsExchangedFirst) {  // 4.3.2, second rule
  expect_pairing(field_of({"1 -", "1 -", "1 -", "1 -", "1 -", "1 -"}, {{3, 4}, {3, 5}, {3, 6}}), 1,
                 {{{1, 3}, {2, 5}, {4, 6}}});
}

// 3 and 4 can only meet 1 and 2. 4 for 3 serves nothing; 5 for 3 and 4 for 2 differ by two alike,
// and moving 3 down comes first: S1 1 2 5, S2 3 4 6.
TEST(ExactBracket, TheLargestIsMovedDownFirst) {  // 4.3.2, third rule
  expect_pairing(field_of({"1 -", "1 -", "1 -", "1 -", "1 -", "1 -"},
                          {{3, 4}, {3, 5}, {3, 6}, {4, 5}, {4, 6}}),
                 1, {{{1, 3}, {2, 4}, {5, 6}}});
}

TEST(ExactBracket, WhoeverMovedDownMeetsTheFirstResidentAndTheRestIsHomogeneous) {  // 3.3.3
  expect_pairing(field_of({"2 -", "1 -", "1 -", "1 -", "1 -", "1 -"}), 2,
                 {{{1, 2}, {3, 5}, {4, 6}}});
}

TEST(ExactBracket, TheRemainderIsAlteredFirst) {  // 3.7.1
  expect_pairing(field_of({"2 -", "1 -", "1 -", "1 -", "1 -", "1 -"}, {{3, 5}}), 2,
                 {{{1, 2}, {3, 6}, {4, 5}}});
}

// 3 can only meet 1, so that no remainder with him can be paired.
TEST(ExactBracket, ThenWhoeverMovedDownGetsTheNextResident) {  // 3.7.2
  expect_pairing(
      field_of({"2 -", "1 -", "1 -", "1 -", "1 -", "1 -"}, {{2, 3}, {3, 4}, {3, 5}, {3, 6}}), 2,
      {{{1, 3}, {2, 5}, {4, 6}}});
}

// Two have moved down to one resident; the other goes on to the Limbo.
TEST(ExactBracket, TheFirstSetOfPairableOnesComesFirst) {  // 3.7.3, 4.4.2
  expect_pairing(field_of({"2 -", "2 -", "1 -", "0 -"}, {{1, 2}}), 3, {{{1, 3}}, {2}});
  expect_pairing(field_of({"2 -", "2 -", "1 -", "0 -"}, {{1, 2}, {1, 3}}), 3, {{{2, 3}}, {1}});
}

TEST(ExactBracket, AllFloatWhereThoseBelowWouldBeStranded) {  // C4
  expect_pairing(field_of({"2 -", "2 -", "1 -", "1 -"}, {{3, 4}}), 1, {{}, {1, 2}});
}

// Floater 3 would have the bye at one point, when all are paired below; C5 wants it at none.
TEST(ExactBracket, TheByeGoesToTheLowestScore) {  // C5
  const Field field = field_of({"1 -", "1 -", "1 -", "0 -", "0 - x"});
  Bracket bracket = bracket_at(field, 4);
  bracket.moved_down = {2};
  bracket.bye_score = Points{};
  expect_equal(pair_exactly(field, bracket), {{{3, 5}}, {4}});
}

// 1 3 is the only pair that gives both their colour, but leaves two where none need be left.
TEST(ExactBracket, AsFewAsCanBeFloat) {  // C6
  expect_pairing(field_of({"1 w", "1 w", "1 b", "1 b", "0 -", "0 -"}, {{1, 4}, {2, 3}, {2, 4}}), 1,
                 {{{1, 2}, {3, 4}}});
}

// 2 3 would suit the colours; but then the one with 3 points goes on.
TEST(ExactBracket, TheLowestScoresFloat) {  // C7
  expect_pairing(field_of({"3 w", "2.5 b", "2 w", "1 -"}, {{1, 2}}), 3, {{{1, 3}}, {2}});
}

// With 3 the next bracket has no pair, though all can be paired further down.
TEST(ExactBracket, FloatersArePairableInTheNextBracket) {  // C8
  expect_pairing(field_of({"3 -", "3 -", "3 -", "2 -", "1 -", "1 -"}, {{3, 4}}), 1,
                 {{{1, 3}}, {2}});
}

// 3 has missed a round and 1 had the bye. 1 and 3 both want the second move, but C9 stands first.
TEST(ExactBracket, TheByeGoesToWhoeverPlayedMost) {  // C9
  expect_pairing(field_of({"1 w x", "1 b", "1 w u1"}), 1, {{{1, 3}}, {2}}, whole_points(1));
  // All criteria alike, the last one has it.
  expect_pairing(field_of({"1 - u1", "1 - u1", "1 - u1"}), 1, {{{1, 2}}, {3}}, whole_points(1));
}

// 1 and 3 are two first moves ahead: one of them would go to three. 1 4 and 2 3 fail C13 twice, 1 3
// and 2 4 once.
TEST(ExactBracket, TopscorersKeepWithinADifferenceOfTwo) {  // C10 before C13
  expect_pairing(field_of({"5 wbww T", "5 w T", "5 wbww T", "5 w T"}), 1, {{{1, 4}, {2, 3}}});
}

// 1 and 3 had the first move twice running, at a difference of one.
TEST(ExactBracket, TopscorersDoNotGetOneColorAThirdTime) {  // C11 before C13
  expect_pairing(field_of({"5 bww T", "5 w T", "5 bww T", "5 w T"}), 1, {{{1, 4}, {2, 3}}});
}

TEST(ExactBracket, AsManyAsCanBeGetTheirColor) {  // C12
  expect_pairing(field_of({"1 wb", "1 -", "1 wb", "1 -"}), 1, {{{1, 4}, {2, 3}}});
}

// All want the second move and two will not get it. 1 and 3 want it strongly: not against each
// other.
TEST(ExactBracket, StrongPreferencesAreGrantedBeforeMildOnes) {  // C13
  expect_pairing(field_of({"1 w", "1 bw", "1 w", "1 bw"}), 1, {{{1, 4}, {2, 3}}});
}

TEST(ExactBracket, NobodyFloatsDownTwiceRunning) {  // C14
  expect_pairing(field_of({"1 -", "1 -", "1 -", "1 -", "1 - d.", "0 -"}), 1,
                 {{{1, 3}, {2, 5}}, {4}});
}

TEST(ExactBracket, NobodyFloatsUpTwiceRunning) {  // C15
  expect_pairing(field_of({"2 -", "1 - u.", "1 -", "1 -"}), 2, {{{1, 3}, {2, 4}}});
}

TEST(ExactBracket, NobodyFloatsDownTwoRoundsAfter) {  // C16
  expect_pairing(field_of({"1 -", "1 -", "1 -", "1 -", "1 - .d", "0 -"}), 1,
                 {{{1, 3}, {2, 5}}, {4}});
}

TEST(ExactBracket, NobodyFloatsUpTwoRoundsAfter) {  // C17
  expect_pairing(field_of({"2 -", "1 - .u", "1 -", "1 -"}), 2, {{{1, 3}, {2, 4}}});
}

// Where one has to float again, the round before weighs more than the one before that.
TEST(ExactBracket, TheRoundBeforeWeighsMore) {  // C14 before C16, C15 before C17
  expect_pairing(field_of({"1 - d.", "1 - d.", "1 - .d", "0 -"}), 1, {{{1, 2}}, {3}});
  expect_pairing(field_of({"1 - .d", "1 - .d", "1 - d.", "0 -"}), 1, {{{1, 3}}, {2}});
  expect_pairing(field_of({"2 -", "1 - u.", "1 - .u", "1 - u."}), 2, {{{1, 3}, {2, 4}}});
}

// Whoever goes on to the Limbo will have the larger difference: not 2, who floated the round
// before.
TEST(ExactBracket, WhoeverFloatedDownBeforeMeetsTheNearestScore) {  // C18, C20
  expect_pairing(field_of({"2 -", "2 - d.", "1 -", "0 -"}, {{1, 2}}), 3, {{{2, 3}}, {1}});
  expect_pairing(field_of({"2 -", "2 - .d", "1 -", "0 -"}, {{1, 2}}), 3, {{{2, 3}}, {1}});
  expect_pairing(field_of({"2 - .d", "2 - d.", "1 -", "0 -"}, {{1, 2}}), 3, {{{2, 3}}, {1}});
}

// Both residents have to float up; 3 did before, and is to meet 2 points rather than 3.
TEST(ExactBracket, WhoeverFloatedUpBeforeMeetsTheNearestScore) {  // C19, C21
  expect_pairing(field_of({"3 -", "2 -", "1 - u.", "1 -"}, {{1, 2}}), 3, {{{1, 4}, {2, 3}}});
  expect_pairing(field_of({"3 -", "2 -", "1 - .u", "1 -"}, {{1, 2}}), 3, {{{1, 4}, {2, 3}}});
}

}  // namespace
}  // namespace tournament::detail
