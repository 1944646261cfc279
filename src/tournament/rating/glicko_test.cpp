#include "tournament/rating/glicko.hpp"

#include <array>
#include <cmath>
#include <limits>
#include <vector>

#include <gtest/gtest.h>

namespace tournament {
namespace {

TEST(Glicko, ThePublishedExampleIsReproduced) {
  const Glicko player{.rating = 1500, .deviation = 200, .volatility = 0.06};
  const std::array games = {GlickoGame{{1400, 30, 0.06}, 1.0}, GlickoGame{{1550, 100, 0.06}, 0.0},
                            GlickoGame{{1700, 300, 0.06}, 0.0}};
  const Glicko after = rate_period(player, games);
  EXPECT_NEAR(after.rating, 1464.06, 0.01);
  EXPECT_NEAR(after.deviation, 151.52, 0.01);
  EXPECT_NEAR(after.volatility, 0.05999, 0.00001);
}

TEST(Glicko, AnIdlePeriodOnlyWidensTheDeviation) {
  const Glicko player{.rating = 1700, .deviation = 60, .volatility = 0.06};
  const Glicko after = rate_period(player, {});
  EXPECT_EQ(after.rating, player.rating);
  EXPECT_EQ(after.volatility, player.volatility);
  EXPECT_NEAR(after.deviation, std::hypot(60, 0.06 * 173.7178), 1e-9);
}

TEST(Glicko, IdlePeriodsAddUpHoweverTheyAreCut) {
  const Glicko player{.rating = 1700, .deviation = 60, .volatility = 0.06};
  Glicko steps = player;
  for (int i = 0; i < 8; ++i) {
    steps = rate_period(steps, {}, 0.25);
  }
  EXPECT_NEAR(steps.deviation, rate_period(player, {}, 2).deviation, 1e-9);
  EXPECT_NEAR(rate_period(player, {}, 0).deviation, 60, 1e-9);
}

TEST(Glicko, SeveralPeriodsFollowEachOther) {
  Glicko player;
  double last = player.rating;
  for (int i = 0; i < 20; ++i) {
    player = rate_period(player, std::array{GlickoGame{{1800, 60, 0.06}, 1.0}});
    EXPECT_GT(player.rating, last) << "a win never costs rating";
    last = player.rating;
  }
  EXPECT_GT(player.rating, 1900);
  EXPECT_LT(player.deviation, 150);
}

TEST(Glicko, ExpectationsOfBothMakeOne) {
  const Glicko strong{.rating = 1900, .deviation = 50, .volatility = 0.06};
  const Glicko weak{.rating = 1500, .deviation = 200, .volatility = 0.06};
  EXPECT_NEAR(expected_score(strong, weak) + expected_score(weak, strong), 1, 1e-12);
  EXPECT_GT(expected_score(strong, weak), 0.5);
  EXPECT_NEAR(expected_score(weak, weak), 0.5, 1e-12);
}

TEST(Glicko, TheLessSureMovesFarther) {
  const Glicko sure{.rating = 1500, .deviation = 50, .volatility = 0.06};
  const Glicko unsure{.rating = 1500, .deviation = 250, .volatility = 0.06};
  const GlickoPair pair = rate_game(sure, 0, unsure, 0, 0);
  EXPECT_LT(pair.first.rating, 1500);
  EXPECT_GT(pair.second.rating, 1500);
  EXPECT_GT(pair.second.rating - 1500, 1500 - pair.first.rating);
  EXPECT_LT(pair.second.deviation, 250);
}

TEST(Glicko, EqualsGainAndLoseAlike) {
  const Glicko player{.rating = 1600, .deviation = 80, .volatility = 0.06};
  const GlickoPair pair = rate_game(player, 0.1, player, 0.1, 1);
  EXPECT_NEAR(pair.first.rating - 1600, 1600 - pair.second.rating, 1e-9);
  const GlickoPair drawn = rate_game(player, 0.1, player, 0.1, 0.5);
  EXPECT_NEAR(drawn.first.rating, 1600, 1e-9);
}

TEST(Glicko, NoSeriesLeavesTheBounds) {
  const GlickoSystem system;
  Glicko winner;
  Glicko loser;
  for (int i = 0; i < 2000; ++i) {
    const GlickoPair pair = rate_game(winner, 0.5, loser, 100, 1, system);
    winner = pair.first;
    loser = pair.second;
  }
  EXPECT_LE(winner.rating, system.greatest_rating);
  EXPECT_GE(loser.rating, system.least_rating);
  EXPECT_GE(winner.deviation, system.least_deviation);
  EXPECT_LE(winner.volatility, system.greatest_volatility);
  const Glicko rested = rate_period(winner, {}, 1e9, system);
  EXPECT_EQ(rested.deviation, system.greatest_deviation);
}

TEST(Glicko, WhatIsNoNumberIsBroughtBack) {
  const double nan = std::numeric_limits<double>::quiet_NaN();
  const Glicko after = rate_period({.rating = nan, .deviation = nan, .volatility = nan}, {});
  EXPECT_TRUE(std::isfinite(after.rating));
  EXPECT_TRUE(std::isfinite(after.deviation));
  EXPECT_TRUE(std::isfinite(after.volatility));
}

TEST(Glicko, AWildSurpriseEndsToo) {
  const std::vector<GlickoGame> upset(50, GlickoGame{{4000, 30, 0.06}, 1.0});
  const Glicko after = rate_period({.rating = 100, .deviation = 30, .volatility = 0.1}, upset);
  EXPECT_TRUE(std::isfinite(after.rating));
  EXPECT_GT(after.rating, 100);
}

}  // namespace
}  // namespace tournament
