#include "tournament/rating/elo.hpp"

#include <array>

#include <gtest/gtest.h>

namespace tournament {
namespace {

constexpr EloPlayer kSteady{.rating = 2000, .games = 100};

TEST(Elo, KFollowsAgeGamesAndLevel) {
  const auto k = [](const EloPlayer& player) { return k_factor(player, RatedPlay::kStandard, 9); };
  EXPECT_EQ(k({.rating = 1500, .games = 29}), 40);
  EXPECT_EQ(k({.rating = 1500, .games = 30}), 20);
  EXPECT_EQ(k({.rating = 2299, .games = 99, .turns = 18}), 40);
  EXPECT_EQ(k({.rating = 2300, .games = 99, .turns = 18}), 20);
  EXPECT_EQ(k({.rating = 2000, .games = 99, .turns = 19}), 20);
  EXPECT_EQ(k({.rating = 2400, .games = 99}), 10);
  EXPECT_EQ(k({.rating = 2350, .games = 99, .was_2400 = true}), 10);
  EXPECT_EQ(k_factor({.rating = 2500, .games = 99}, RatedPlay::kBlitz, 9), 20);
}

TEST(Elo, KTimesGamesStaysWithin700) {
  EXPECT_EQ(k_factor(kSteady, RatedPlay::kStandard, 35), 20);
  EXPECT_EQ(k_factor(kSteady, RatedPlay::kStandard, 36), 19);
  EXPECT_EQ(k_factor({.rating = 1500}, RatedPlay::kStandard, 18), 38);
}

TEST(Elo, DifferencesCountUpTo400) {
  EXPECT_EQ(counted_difference(2000, 1500), 400);
  EXPECT_EQ(counted_difference(2000, 2500), -400);
  EXPECT_EQ(counted_difference(2000, 1601), 399);
  EXPECT_EQ(counted_difference(2650, 2100), 550);
  EXPECT_EQ(counted_difference(2700, 2100, 9999), 400) << "as before October 2025";
}

TEST(Elo, AWorkedPeriod) {
  // Expected 0.50 + 0.64 + 0.36 + 0.92 = 2.42; scored 3.0.
  const std::array games = {EloGame{2000, 1}, EloGame{1900, 2}, EloGame{2100, 1}, EloGame{1500, 2}};
  const EloChange change = rate_fide_period(kSteady, games);
  EXPECT_EQ(change.k, 20);
  EXPECT_EQ(change.hundredths, 1160);
  EXPECT_EQ(change.tenths, 116);
  EXPECT_EQ(change.rating, 2012);
}

TEST(Elo, HalvesAreRoundedUp) {
  // K 10: 0.05 of a game over or under expectation is half a point of rating.
  const EloPlayer master{.rating = 2400, .games = 100, .was_2400 = true};
  EXPECT_EQ(rate_fide_period(master, std::array{EloGame{2432, 1}}).hundredths, 40);
  const std::array over = {EloGame{2434, 1}};
  EXPECT_EQ(rate_fide_period(master, over).hundredths, 50);
  EXPECT_EQ(rate_fide_period(master, over).rating, 2401);
  const std::array under = {EloGame{2366, 1}};
  EXPECT_EQ(rate_fide_period(master, under).hundredths, -50);
  EXPECT_EQ(rate_fide_period(master, under).rating, 2400);
}

TEST(Elo, WithEqualKOneGainsWhatTheOtherLoses) {
  for (int difference = 0; difference <= 1000; difference += 7) {
    for (const int halves : {0, 1, 2}) {
      const EloPlayer other{.rating = 2000 - difference, .games = 100};
      const auto mine = rate_fide_period(kSteady, std::array{EloGame{other.rating, halves}});
      const auto his = rate_fide_period(other, std::array{EloGame{kSteady.rating, 2 - halves}});
      EXPECT_EQ(mine.hundredths, -his.hundredths) << difference;
    }
  }
}

TEST(Elo, WithoutGamesNothingChanges) {
  const EloChange change = rate_fide_period(kSteady, {});
  EXPECT_EQ(change.hundredths, 0);
  EXPECT_EQ(change.rating, 2000);
}

}  // namespace
}  // namespace tournament
