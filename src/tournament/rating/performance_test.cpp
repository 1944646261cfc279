#include "tournament/rating/performance.hpp"

#include <cmath>
#include <vector>

#include <gtest/gtest.h>

#include "tournament/rating/fide_table.hpp"

namespace tournament {
namespace {

TEST(Performance, ByTheTable) {
  EXPECT_EQ(average_rating(std::vector{2300, 2200, 2101}), 2200);
  EXPECT_EQ(average_rating(std::vector{2300, 2201}), 2251) << "a half up";
  EXPECT_EQ(table_performance(std::vector{2300, 2200, 2100}, 5), 2473);
  EXPECT_EQ(table_performance(std::vector{2000}, 0), 1200);
  EXPECT_EQ(table_performance(std::vector{2000, 2000, 2000, 2000, 2000, 2000, 2000, 2000}, 9), 2043)
      << "56.25 % count as 56 %";
}

TEST(Performance, ThePerfectOneIsTheLeastThatExpectsTheScore) {
  const std::vector<int> opponents = {1850, 2100, 2230, 2444};
  for (int halves = 1; halves <= 8; ++halves) {
    const int perfect = perfect_performance(opponents, halves);
    int at = 0;
    int below = 0;
    for (const int opponent : opponents) {
      at += expected_hundredths(perfect - opponent);
      below += expected_hundredths(perfect - 1 - opponent);
    }
    EXPECT_GE(at, 50 * halves);
    EXPECT_LT(below, 50 * halves);
  }
  EXPECT_EQ(perfect_performance(opponents, 0), 1050);
}

TEST(Performance, TheExactOneSolvesTheExpectation) {
  EXPECT_NEAR(*exact_performance(std::vector{2000}, 1), 2000, 1e-6);
  EXPECT_NEAR(*exact_performance(std::vector{2000, 2000, 2000, 2000}, 6),
              2000 + 400 * std::log10(3), 1e-6);
  const std::vector<int> opponents = {1600, 1900, 2500, 2700};
  double last = 0;
  for (int halves = 1; halves < 8; ++halves) {
    const double rating = *exact_performance(opponents, halves);
    double sum = 0;
    for (const int opponent : opponents) {
      sum += 1 / (1 + std::pow(10, (opponent - rating) / 400));
    }
    EXPECT_NEAR(sum, halves / 2.0, 1e-9);
    EXPECT_GT(rating, last) << "more points, a higher rating";
    last = rating;
  }
}

TEST(Performance, NoRatingIsHighEnoughForAllWins) {
  EXPECT_FALSE(exact_performance(std::vector{2000, 1900}, 4));
  EXPECT_FALSE(exact_performance(std::vector{2000, 1900}, 0));
  EXPECT_FALSE(exact_performance({}, 0));
}

}  // namespace
}  // namespace tournament
