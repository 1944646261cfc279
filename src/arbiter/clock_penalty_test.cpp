// What an arbiter does to a clock.
#include <algorithm>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "arbiter/clock.hpp"
#include "arbiter/time_control.hpp"
#include "base/time.hpp"
#include "board/geometry.hpp"
#include "support/running_clock.hpp"

namespace {

using arbiter::Clock;
using base::Instant;
using board::Side;
using support::running_clock;

constexpr Side kFirst = Side::kFirst;
constexpr Side kSecond = Side::kSecond;
constexpr std::int64_t kFlag = -1;

// What is left of the first side, 10 s after it was put on move, when a penalty is taken off.
struct Penalty {
  std::string_view controls;
  std::int64_t penalty;
  std::int64_t left;  // kFlag: nothing is left
  int periods = 0;
};

TEST(ClockPenalty, APenaltyComesOffTheMainTimeThenOffWholePeriods) {
  const std::vector<Penalty> penalties = {
      {"6", 300000, 50000},  // 360000 - 10000 - 300000
      {"6", 349999, 1},
      {"6", 350000, kFlag},  // exactly all
      {"6", 900000, kFlag},
      {"6+3x30s", 300000, 50000, 3},
      {"6+3x30s", 350000, 30000, 3},  // exactly the main time: the first period is whole
      {"6+3x30s", 350001, 30000, 2},  // 1 ms more takes a whole period
      {"6+3x30s", 380000, 30000, 2},  // the main time and one length
      {"6+3x30s", 380001, 30000, 1},
      {"6+3x30s", 410000, 30000, 1},
      {"6+3x30s", 410001, kFlag},  // all three
      {"0+3x30s", 1, 20000, 2},    // in byo-yomi for 10 s: the present period stays 20 s
      {"0+3x30s", 60000, 20000, 1},
      {"0+3x30s", 60001, kFlag},
      {"2/6,1+3x30s", 350000, kFlag},  // the periods belong to the second stage
      {"1d", 300000, 86090000},        // 86400000 - 10000 - 300000
      {"6", 0, 350000},
      {"6", -5, 350000},
  };
  for (const auto& [controls, penalty, left, periods] : penalties) {
    Clock clock = running_clock(controls);
    const Instant now{10000};
    const bool exhausted = clock.take_off(kFirst, {penalty}, now);
    EXPECT_EQ(exhausted, left == kFlag) << controls << " - " << penalty;
    EXPECT_EQ(clock.flag_down(now), exhausted) << controls << " - " << penalty;
    EXPECT_EQ(clock.left(kFirst, now).ms, std::max<std::int64_t>(left, 0))
        << controls << " - " << penalty;
    if (!exhausted) {
      EXPECT_EQ(clock.periods(kFirst, now), periods) << controls << " - " << penalty;
    }
  }
}

TEST(ClockPenalty, APenaltyBringsDownTheFlagOfTheSideNotOnMove) {
  Clock clock = running_clock("6", {}, 2);
  EXPECT_FALSE(clock.take_off(kSecond, base::minutes(5), {0}));
  EXPECT_EQ(clock.left(kSecond, {0}), base::minutes(1));
  EXPECT_TRUE(clock.take_off(kSecond, base::minutes(5), {0}));
  EXPECT_EQ(clock.fallen({0}), kSecond);
  ASSERT_TRUE(clock.press({0}, {}));
  EXPECT_FALSE(clock.press({0}, base::seconds(1)));
  EXPECT_EQ(clock.flag_at(), Instant{0});
}

TEST(ClockPenalty, APenaltyOnAStandingClockStays) {
  Clock clock = running_clock("6");
  clock.stop({10000});
  EXPECT_FALSE(clock.take_off(kFirst, base::minutes(5), {99999}));
  clock.go_on({100000});
  EXPECT_EQ(clock.flag_at(), Instant{150000});
}

TEST(ClockPenalty, AMoveByCorrespondenceAfterAPenaltyHasItsWholeTime) {
  Clock clock = running_clock("1d | none");
  EXPECT_FALSE(clock.take_off(kFirst, base::minutes(5), {0}));
  ASSERT_TRUE(clock.press({0}, {}));
  EXPECT_EQ(clock.left(kFirst, {0}), base::days(1));
}

TEST(ClockSetting, TheArbiterSetsWhatTheClockShows) {
  Clock clock = running_clock("6+3x30s");
  clock.set(kFirst, base::minutes(2), 2, {10000});
  EXPECT_EQ(clock.left(kFirst, {10000}), base::minutes(2));
  EXPECT_EQ(clock.periods(kFirst, {10000}), 2);
  EXPECT_EQ(clock.flag_at(), Instant{190001});  // 10000 + 120000 + 2 x 30000 + 1
  clock.set(kSecond, {}, std::nullopt, {10000});
  EXPECT_EQ(clock.left(kSecond, {10000}).ms, 30000);
  EXPECT_FALSE(clock.flag_down({10000}));
  clock.set(kSecond, {-5}, 0, {10000});
  EXPECT_EQ(clock.fallen({10000}), kSecond);
  clock.set(kSecond, base::days(9999), 1000, {10000});
  EXPECT_EQ(clock.left(kSecond, {10000}), base::days(365));
  EXPECT_EQ(clock.periods(kSecond, {10000}), arbiter::kMostPeriods);
}

TEST(ClockSetting, PeriodsCanBeSetOnlyWhereThereIsByoYomi) {
  Clock clock = running_clock("6");
  clock.set(kFirst, base::minutes(1), 3, {0});
  EXPECT_EQ(clock.periods(kFirst, {0}), 0);
  EXPECT_EQ(clock.flag_at(), Instant{60000});
  Clock untimed = running_clock("none");
  untimed.set(kFirst, base::minutes(1), 3, {0});
  EXPECT_EQ(untimed, running_clock("none"));
}

}  // namespace
