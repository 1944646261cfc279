#include "tournament/pairing/detail/completion.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <optional>
#include <random>
#include <vector>

#include <gtest/gtest.h>

#include "support/dutch_fields.hpp"
#include "support/random_fields.hpp"
#include "tournament/pairing/detail/bit_matrix.hpp"
#include "tournament/pairing/detail/field.hpp"
#include "tournament/points.hpp"

namespace tournament::detail {
namespace {

using Players = std::vector<std::size_t>;

Players everybody(const Field& field) {
  Players players(field.size());
  std::iota(players.begin(), players.end(), std::size_t{0});
  return players;
}

bool can_be_paired(const Field& field, const Players& players) {
  bool found = false;
  support::AllPairs pairs;
  support::each_pairing(field, players, pairs, [&](const support::AllPairs&) { found = true; });
  return found;
}

bool can_be_paired_with_bye(const Field& field, const Players& players, Points score) {
  return std::ranges::any_of(players, [&](std::size_t player) {
    Players rest = players;
    std::erase(rest, player);
    const Contender& one = field.players[player];
    return one.may_have_bye && one.score == score && can_be_paired(field, rest);
  });
}

TEST(Completion, FindsAPairingWhereThereIsOne) {
  std::mt19937 random(6);
  int found = 0;
  int none = 0;
  for (int trial = 0; trial < 1000; ++trial) {
    const Field field = support::random_field(random, 2 * (1 + random() % 4), 20 + random() % 70);
    const bool is_complete = can_be_completed(field, everybody(field), std::nullopt);
    ASSERT_EQ(is_complete, can_be_paired(field, everybody(field)));
    ++(is_complete ? found : none);
  }
  EXPECT_GT(found, 200);
  EXPECT_GT(none, 200);
}

TEST(Completion, GivesTheByeToTheScoreAskedFor) {
  std::mt19937 random(7);
  for (int trial = 0; trial < 1000; ++trial) {
    const Field field = support::random_field(random, 1 + 2 * (random() % 4), random() % 80);
    const Points score = half_points(static_cast<int>(random() % 3));
    ASSERT_EQ(can_be_completed(field, everybody(field), score),
              can_be_paired_with_bye(field, everybody(field), score));
  }
}

TEST(Completion, TheLowestScoreThatLeavesTheRestPairableHasTheBye) {  // C5
  std::mt19937 random(8);
  for (int trial = 0; trial < 1000; ++trial) {
    const Field field = support::random_field(random, 1 + 2 * (random() % 4), random() % 80);
    std::optional<Points> lowest;
    for (int halves = 2; halves >= 0; --halves) {
      if (can_be_paired_with_bye(field, everybody(field), half_points(halves))) {
        lowest = half_points(halves);
      }
    }
    EXPECT_EQ(lowest_bye_score(field), lowest);
  }
}

TEST(Completion, AnOddNumberWithoutAByeHasNone) {
  const Field field = support::field_of({"1 -", "1 -", "1 -"});
  EXPECT_FALSE(can_be_completed(field, everybody(field), std::nullopt));
  EXPECT_TRUE(can_be_completed(field, everybody(field), whole_points(1)));
}

// More players than are tried with their nearest alone: all of the upper half have met.
TEST(Completion, LooksBeyondTheNearestWhereTheyDoNotServe) {
  constexpr std::size_t kHalf = 70;
  Field field;
  field.compatible = BitMatrix(2 * kHalf);
  field.players.resize(2 * kHalf);
  for (std::size_t i = 0; i < kHalf; ++i) {
    field.compatible.set(i, 2 * kHalf - 1 - i);
    field.compatible.set(2 * kHalf - 1 - i, i);
  }
  field.compatible.set(0, 1);
  field.compatible.set(1, 0);
  EXPECT_TRUE(can_be_completed(field, everybody(field), std::nullopt));
  // The last one has nobody left.
  field.compatible.reset(0, 2 * kHalf - 1);
  field.compatible.reset(2 * kHalf - 1, 0);
  EXPECT_FALSE(can_be_completed(field, everybody(field), std::nullopt));
}

}  // namespace
}  // namespace tournament::detail
