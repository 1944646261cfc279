// The orders of the slow Dutch system against the examples in the text of C.04.3 4.
#include <algorithm>
#include <cstddef>
#include <vector>

#include <gtest/gtest.h>

#include "slow/slow_dutch_sequence.hpp"

namespace slow::dutch {
namespace {

std::vector<Numbers> transpositions(int many, const Numbers& s2) {
  std::vector<Numbers> all;
  each_transposition(
      many, s2, [](int, int) { return true; },
      [&](const Numbers& order) {
        all.push_back(order);
        return false;
      });
  return all;
}

// The place of S1 after an exchange in a bracket of eleven.
std::ptrdiff_t place_of(const Numbers& down, const Numbers& up) {
  const std::vector<Numbers> all = all_exchanges(5, 11);
  Numbers s1;
  for (int bsn = 1; bsn <= 5; ++bsn) {
    if (std::ranges::count(down, bsn) == 0) s1.push_back(bsn);
  }
  s1.insert(s1.end(), up.begin(), up.end());
  return std::ranges::find(all, s1) - all.begin();
}

TEST(SlowDutch, ElevenPlayersHave720Transpositions) {  // 4.2.2, note
  const auto all = transpositions(5, {6, 7, 8, 9, 10, 11});
  ASSERT_EQ(all.size(), 720U);
  EXPECT_EQ(all[0], (Numbers{6, 7, 8, 9, 10}));
  EXPECT_EQ(all[1], (Numbers{6, 7, 8, 9, 11}));
  EXPECT_EQ(all[2], (Numbers{6, 7, 8, 10, 9}));
  EXPECT_EQ(all[3], (Numbers{6, 7, 8, 10, 11}));
  EXPECT_EQ(all[119], (Numbers{6, 11, 10, 9, 8}));
  EXPECT_EQ(all[120], (Numbers{7, 6, 8, 9, 10}));
  EXPECT_EQ(all[719], (Numbers{11, 10, 9, 8, 7}));
}

TEST(SlowDutch, NineResidentsAndTwoMovedDownHave72Transpositions) {  // 4.2.2, note
  const auto all = transpositions(2, {3, 4, 5, 6, 7, 8, 9, 10, 11});
  ASSERT_EQ(all.size(), 72U);
  EXPECT_EQ(all[0], (Numbers{3, 4}));
  EXPECT_EQ(all[7], (Numbers{3, 11}));
  EXPECT_EQ(all[8], (Numbers{4, 3}));
  EXPECT_EQ(all[71], (Numbers{11, 10}));
}

TEST(SlowDutch, ExchangesFollowTheFourRules) {  // 4.3.2 and its examples
  EXPECT_EQ(place_of({}, {}), 0);
  EXPECT_LT(place_of({1}, {11}), place_of({4, 5}, {6, 7}));       // first rule
  EXPECT_LT(place_of({4}, {6}), place_of({5}, {8}));              // second
  EXPECT_LT(place_of({3, 4}, {6, 8}), place_of({4, 5}, {8, 9}));  // 7 against 8
  EXPECT_LT(place_of({5}, {7}), place_of({4}, {6}));              // third
  EXPECT_LT(place_of({2, 5}, {6, 8}), place_of({3, 4}, {6, 8}));
  EXPECT_LT(place_of({1, 4, 5}, {6, 7, 8}), place_of({2, 3, 5}, {6, 7, 8}));
  EXPECT_LT(place_of({4, 5}, {6, 9}), place_of({4, 5}, {7, 8}));  // fourth
  EXPECT_LT(place_of({1, 2, 3}, {6, 7, 10}), place_of({1, 2, 3}, {6, 8, 9}));
}

TEST(SlowDutch, SetsFollowTheirSmallestDifferingNumber) {  // 4.4.2
  std::vector<Numbers> all;
  each_set(2, 4, [&](const Numbers& set) {
    all.push_back(set);
    return false;
  });
  EXPECT_EQ(all, (std::vector<Numbers>{{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}}));
}

}  // namespace
}  // namespace slow::dutch
