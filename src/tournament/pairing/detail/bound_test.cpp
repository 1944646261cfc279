#include "tournament/pairing/detail/bound.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <optional>
#include <random>
#include <vector>

#include <gtest/gtest.h>

#include "support/dutch_fields.hpp"
#include "support/random_fields.hpp"
#include "tournament/pairing/detail/colors.hpp"
#include "tournament/pairing/detail/field.hpp"

namespace tournament::detail {
namespace {

using Players = std::vector<std::size_t>;

// C12 and C13 as the handbook has them: of two who want the same color one is denied, and he fails
// C13 if his preference is strong. The stronger of two is granted.
void add_pair(Failures& failures, const ColorWish& a, const ColorWish& b) {
  if (!same_wish(a, b)) return;
  ++failures.colors;
  failures.strong += std::min(a.strength, b.strength) == Strength::kStrong ? 1 : 0;
}

// The least failures over all pairings of everybody, one of `may_float` left out if they are odd.
std::optional<Failures> by_brute_force(const Field& field, const Players& may_float,
                                       bool gets_bye) {
  std::optional<Failures> least;
  const auto pair_all = [&](const Players& players, const Failures& floating) {
    support::AllPairs pairs;
    support::each_pairing(field, players, pairs, [&](const support::AllPairs& all) {
      Failures failures = floating;
      for (const auto& [a, b] : all) {
        add_pair(failures, field.players[a].wish, field.players[b].wish);
      }
      if (!least || failures < *least) least = failures;
    });
  };
  Players everybody(field.size());
  std::iota(everybody.begin(), everybody.end(), std::size_t{0});
  if (may_float.empty()) pair_all(everybody, {});
  for (const std::size_t floater : may_float) {
    const Contender& player = field.players[floater];
    Players rest = everybody;
    std::erase(rest, floater);
    pair_all(rest, {.unplayed = gets_bye ? player.unplayed : 0,
                    .colors = 0,
                    .strong = 0,
                    .downfloat = player.floats[0] == Float::kDown ? 1 : 0,
                    .downfloat2 = player.floats[1] == Float::kDown ? 1 : 0});
  }
  return least;
}

TEST(Bound, NoPairingFailsLess) {
  std::mt19937 random(4);
  int reached = 0;
  for (int trial = 0; trial < 1500; ++trial) {
    const Field field = support::random_field(random, 2 + random() % 7, random() % 30);
    WishCounts counts;
    Players may_float;
    for (std::size_t i = 0; i < field.size(); ++i) {
      counts.add(field.players[i].wish, 1);
      if (field.is_odd() && random() % 2 == 0) may_float.push_back(i);
    }
    if (field.is_odd() && may_float.empty()) continue;
    const bool gets_bye = random() % 2 == 0;
    const auto least = by_brute_force(field, may_float, gets_bye);
    const Failures bound = least_failures(field, counts, may_float, gets_bye);
    if (!least) continue;
    EXPECT_LE(bound, *least);
    reached += bound == *least ? 1 : 0;
  }
  EXPECT_GT(reached, 700);  // a bound that is never reached would serve for nothing
}

// Everybody may meet everybody: the bound is what can be had.
TEST(Bound, IsReachedWhereAllMayMeet) {
  std::mt19937 random(5);
  for (int trial = 0; trial < 300; ++trial) {
    const Field field = support::random_field(random, 2 * (1 + random() % 4), 0);
    WishCounts counts;
    for (const Contender& player : field.players) counts.add(player.wish, 1);
    EXPECT_EQ(least_color_failures(counts), *by_brute_force(field, {}, false));
  }
}

// Five want the second move and one nothing: two pairs in vain. The one mild wish saves one of them
// from failing C13.
TEST(Bound, WishesAreCountedAgainstEachOther) {
  const Field field = support::field_of({"1 w", "1 w", "1 w", "1 w", "1 bw", "1 -"});
  WishCounts counts;
  for (const Contender& player : field.players) counts.add(player.wish, 1);
  const Failures failures = least_color_failures(counts);
  EXPECT_EQ(failures.colors, 2);
  EXPECT_EQ(failures.strong, 1);
}

}  // namespace
}  // namespace tournament::detail
