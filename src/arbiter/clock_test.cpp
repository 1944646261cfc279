#include "arbiter/clock.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "base/time.hpp"
#include "board/geometry.hpp"
#include "support/running_clock.hpp"

namespace {

using arbiter::Clock;
using arbiter::kNoLagQuota;
using arbiter::LagQuota;
using base::Duration;
using base::Instant;
using board::Side;
using support::clock_of;
using support::first_of;
using support::running_clock;

constexpr Side kFirst = Side::kFirst;
constexpr Side kSecond = Side::kSecond;

constexpr std::int64_t kFlag = -1;

// One move of the first side, in milliseconds, and its clock after it.
struct Row {
  std::int64_t used;
  std::int64_t left;  // kFlag: the move comes too late
  int periods = 0;
  std::int64_t lag = 0;
};

// Plays the rows; the second side answers at once.
void expect_rows(std::string_view controls, LagQuota quota, const std::vector<Row>& rows) {
  Clock clock = running_clock(controls, quota);
  Instant now;
  for (std::size_t number = 0; number < rows.size(); ++number) {
    const Row& row = rows[number];
    now = now + Duration{row.used};
    const Clock before = clock;
    if (row.left == kFlag) {
      EXPECT_FALSE(clock.press(now, {row.lag})) << controls << ", move " << number + 1;
      EXPECT_EQ(clock, before);
      return;
    }
    EXPECT_FALSE(clock.flag_down(now)) << controls << ", move " << number + 1;
    ASSERT_TRUE(clock.press(now, {row.lag})) << controls << ", move " << number + 1;
    EXPECT_EQ(first_of(clock.state()).left.ms, row.left) << controls << ", move " << number + 1;
    EXPECT_EQ(clock.periods(kFirst, now), row.periods) << controls << ", move " << number + 1;
    ASSERT_TRUE(clock.press(now, {}));
  }
}

TEST(Clock, FischerAddsTheIncrementAfterTheMove) {
  expect_rows("1+2 | none", kNoLagQuota,
              {{10000, 52000},   // 60000 - 10000 + 2000
               {0, 54000},       // 52000 + 2000
               {53999, 2001},    // 1 + 2000: the increment does not come before the move is made
               {2001, kFlag}});  // 2001 - 2001 = 0
}

TEST(Clock, FischerWithoutMainTimeBeginsWithOneIncrement) {
  expect_rows("0+5 | none", kNoLagQuota,
              {{4999, 5001},  // 5000 - 4999 + 5000
               {5001, kFlag}});
}

TEST(Clock, SuddenDeathGivesNothingBack) {
  expect_rows("1 | none", kNoLagQuota,
              {{20000, 40000},
               {39999, 1},
               {0, 1},  // a move in no time costs none
               {1, kFlag}});
}

TEST(Clock, AStageCarriesWhatIsLeftIntoTheNext) {
  expect_rows("2/1,2/0.5+1,2 | none", kNoLagQuota,
              {{10000, 50000},
               {10000, 70000},  // 50000 - 10000, and 30000 of the second stage
               {1000, 70000},   // 70000 - 1000 + 1000
               {1000, 190000},  // 70000 - 1000 + 1000, and 120000 of the last
               {1000, 189000},  // the last has no increment
               {189000, kFlag}});
}

TEST(Clock, AStageIsLostByTheMoveThatDoesNotReachItsEnd) {
  expect_rows("2/1,10 | none", kNoLagQuota,
              {{59999, 1}, {1, kFlag}});  // the second move must be made in what is left
}

TEST(Clock, TheLastStageWithMovesRepeats) {
  expect_rows("1/1,2/0.5 | none", kNoLagQuota,
              {{0, 90000},   // 60000 + 30000
               {0, 90000},   // first of two
               {0, 120000},  // second of two: + 30000
               {0, 120000},
               {100000, 50000},  // 120000 - 100000 + 30000
               {50000, kFlag}});
}

TEST(Clock, ByoYomiGivesAPeriodBackThatIsNotExceeded) {
  expect_rows("1+3x30s | none", kNoLagQuota,
              {{60000, 0, 3},  // exactly the main time: no period is touched
               {0, 0, 3},
               {30000, 0, 3},  // exactly the length
               {30001, 0, 2},  // the length and 1 ms
               {60000, 0, 1},  // two lengths: one exceeded, the other exactly used
               {30000, 0, 1}});
}

TEST(Clock, ByoYomiMayBeginInTheMiddleOfAMove) {
  expect_rows("1+3x30s | none", kNoLagQuota,
              {{50000, 10000, 3},
               {40000, 0, 3},  // 10000 and exactly one period
               {60001, 0, 1},  // two lengths and 1 ms: two periods exceeded
               {30000, 0, 1},
               {30001, kFlag}});  // the last one exceeded
}

TEST(Clock, ByoYomiFlagsOneMillisecondBehindTheLastPeriod) {
  expect_rows("1+3x30s | none", kNoLagQuota, {{150000, 0, 1}});  // 60000 + 3 x 30000
  expect_rows("1+3x30s | none", kNoLagQuota, {{150001, kFlag}});
  EXPECT_EQ(running_clock("1+3x30s").flag_at(), Instant{150001});
  EXPECT_EQ(running_clock("0+1x30s").flag_at(), Instant{30001});
}

TEST(Clock, ByoYomiCountsInTheLastStageOnly) {
  expect_rows("2/1,0+2x10s | none", kNoLagQuota, {{60000, kFlag}});
  expect_rows("2/1,0+2x10s | none", kNoLagQuota,
              {{30000, 30000, 2},
               {29999, 1, 2},  // the second stage adds no main time
               {10001, 0, 2},  // 1 and exactly one period
               {10001, 0, 1},
               {10001, kFlag}});
}

TEST(Clock, CorrespondenceGivesTheSameTimeForEachMove) {
  const std::int64_t day = base::days(1).ms;
  expect_rows("1d | none", kNoLagQuota, {{day - 1, day}, {0, day}, {day, kFlag}});
}

TEST(Clock, WithoutLimitNothingFlags) {
  expect_rows("none", kNoLagQuota, {{base::days(10000).ms, 0}, {0, 0}});
  Clock clock = running_clock("none");
  EXPECT_EQ(clock.flag_at(), std::nullopt);
  EXPECT_FALSE(clock.flag_down({base::days(10000).ms}));
  EXPECT_EQ(clock.left(kFirst, {5}), Duration());
  EXPECT_FALSE(clock.take_off(kFirst, base::minutes(5), {5}));
}

TEST(Clock, AHandicapGivesEachSideItsOwn) {
  Clock clock = running_clock("2+1 | 1+5");
  ASSERT_TRUE(clock.press({10000}, {}));
  ASSERT_TRUE(clock.press({30000}, {}));
  EXPECT_EQ(clock.left(kFirst, {30000}).ms, 111000);  // 120000 - 10000 + 1000
  EXPECT_EQ(clock.left(kSecond, {30000}).ms, 45000);  // 60000 - 20000 + 5000
  EXPECT_EQ(clock.on_move(), kFirst);
  EXPECT_EQ(clock.flag_at(), Instant{141000});
}

TEST(Clock, LagIsCreditedOutOfTheQuota) {
  expect_rows("1 | none", {.most = {1000}, .refill = {300}},
              {{5000, 55400, 0, 400},    // all of 400; in hand 1000 - 400 + 300 = 900
               {5000, 51300, 0, 2000},   // 900 in hand; then 300
               {5000, 46600, 0, 2000},   // 300
               {200, 46600, 0, 2000},    // no more than the time used: 200; then 300 - 200 + 300
               {1000, 46000, 0, 2000},   // 400
               {1000, 45000, 0, 0},      // none reported; then 300 + 300
               {1000, 44000, 0, -50}});  // a negative one counts as none
}

TEST(Clock, TheQuotaIsNeverRefilledBeyondItsMost) {
  Clock clock = running_clock("1", {.most = {1000}, .refill = {300}});
  for (int ply = 0; ply < 6; ++ply) ASSERT_TRUE(clock.press({0}, {}));
  EXPECT_EQ(first_of(clock.state()).quota.ms, 1000);
}

TEST(Clock, TheQuotaIsBroughtToItsLimits) {
  const Clock large = clock_of("1", {.most = base::minutes(1), .refill = base::minutes(1)});
  EXPECT_EQ(first_of(large.state()).quota.ms, 1000);
  const Clock negative = clock_of("1", {.most = {-5}, .refill = {-5}});
  EXPECT_EQ(first_of(negative.state()).quota.ms, 0);
}

TEST(Clock, AFlagIsAvoidedByTheCreditAlone) {
  const LagQuota quota{.most = {1000}, .refill = {300}};
  expect_rows("1 | none", quota, {{60499, 1, 0, 500}});      // 60499 - 500 = 59999 used
  expect_rows("1 | none", quota, {{60500, kFlag, 0, 500}});  // 60000 used
  expect_rows("1 | none", quota, {{60999, 1, 0, 5000}});     // no more than 1000
  expect_rows("1 | none", quota, {{61000, kFlag, 0, 5000}});
  expect_rows("0+1x30s | none", quota, {{31000, 0, 1, 1000}});  // exactly the period
  expect_rows("0+1x30s | none", quota, {{31001, kFlag, 0, 1000}});
}

TEST(Clock, TheFlagWaitsForTheQuotaInHand) {
  Clock clock = running_clock("1", {.most = {1000}, .refill = {300}});
  EXPECT_EQ(clock.flag_at(), Instant{61000});
  EXPECT_FALSE(clock.flag_down({60999}));
  EXPECT_TRUE(clock.flag_down({61000}));
  EXPECT_EQ(clock.fallen({61000}), kFirst);
  EXPECT_FALSE(clock.press({60000}, {}));
}

TEST(Clock, FreePliesCostNothingAndAddNothing) {
  Clock clock = running_clock("1+2", kNoLagQuota, 2);
  EXPECT_EQ(clock.flag_at(), std::nullopt);
  EXPECT_EQ(clock.left(kFirst, {50000}).ms, 60000);
  ASSERT_TRUE(clock.press({100000}, {}));
  EXPECT_EQ(clock.flag_at(), std::nullopt);
  ASSERT_TRUE(clock.press({200000}, {}));
  EXPECT_EQ(clock.left(kFirst, {200000}).ms, 60000);
  EXPECT_EQ(clock.left(kSecond, {200000}).ms, 60000);
  EXPECT_EQ(clock.flag_at(), Instant{260000});
  ASSERT_TRUE(clock.press({210000}, {}));
  EXPECT_EQ(clock.left(kFirst, {210000}).ms, 52000);  // 60000 - 10000 + 2000
}

TEST(Clock, FreePliesCountAsMovesOfAStage) {
  Clock clock = running_clock("2/1,1", kNoLagQuota, 2);
  for (int ply = 0; ply < 4; ++ply) ASSERT_TRUE(clock.press({0}, {}));
  EXPECT_EQ(first_of(clock.state()).stage, 1);
  EXPECT_EQ(clock.left(kFirst, {0}).ms, 120000);
}

TEST(Clock, StandsBetweenStopAndGoOn) {
  Clock clock = running_clock("1+2");
  clock.stop({10000});
  EXPECT_FALSE(clock.running());
  EXPECT_EQ(clock.on_move(), kFirst);
  EXPECT_EQ(clock.flag_at(), std::nullopt);
  EXPECT_FALSE(clock.press({20000}, {}));
  EXPECT_EQ(clock.left(kFirst, {500000}).ms, 50000);
  clock.stop({600000});
  clock.go_on({1000000});
  EXPECT_EQ(clock.flag_at(), Instant{1050000});
  clock.go_on({1010000});  // runs already
  ASSERT_TRUE(clock.press({1030000}, {}));
  EXPECT_EQ(clock.left(kFirst, {1030000}).ms, 22000);  // 60000 - 10000 - 30000 + 2000
}

TEST(Clock, DoesNotGoOnBeforeItStarts) {
  Clock clock = clock_of("1");
  clock.go_on({5});
  EXPECT_FALSE(clock.running());
  EXPECT_EQ(clock.on_move(), std::nullopt);
  EXPECT_FALSE(clock.press({5}, {}));
}

TEST(Clock, AnEarlierMomentCountsAsTheLastOne) {
  Clock clock = clock_of("1");
  clock.start(kFirst, {10000});
  EXPECT_EQ(clock.left(kFirst, {0}).ms, 60000);
  ASSERT_TRUE(clock.press({5000}, {}));
  EXPECT_EQ(clock.left(kFirst, {5000}).ms, 60000);
  EXPECT_EQ(clock.flag_at(), Instant{70000});
}

TEST(Clock, ShowsTheMainTimeThenThePresentPeriod) {
  const Clock clock = running_clock("1+3x30s");
  const auto shown = [&](std::int64_t now, std::int64_t left, int periods, bool in_byo_yomi) {
    EXPECT_EQ(clock.left(kFirst, {now}).ms, left) << now;
    EXPECT_EQ(clock.periods(kFirst, {now}), periods) << now;
    EXPECT_EQ(clock.in_byo_yomi(kFirst, {now}), in_byo_yomi) << now;
  };
  shown(0, 60000, 3, false);
  shown(59999, 1, 3, false);
  shown(60000, 30000, 3, true);
  shown(90000, 0, 3, true);
  shown(90001, 29999, 2, true);
  shown(150000, 0, 1, true);
  shown(150001, 0, 0, false);
  shown(900000, 0, 0, false);
  EXPECT_EQ(clock.left(kSecond, {900000}).ms, 60000);
}

TEST(Clock, ATakeBackRestoresExactly) {
  Clock clock = running_clock("2/1,1+3x10s", {.most = {1000}, .refill = {300}}, 1);
  ASSERT_TRUE(clock.press({5000}, {}));
  ASSERT_TRUE(clock.press({9000}, {700}));
  const Clock before = clock;
  const Clock::State taken = clock.state();
  ASSERT_TRUE(clock.press({50000}, {400}));  // ends the first stage of the first side
  ASSERT_TRUE(clock.press({60000}, {1000}));
  EXPECT_NE(clock.state(), taken);
  clock.restore(taken, {9000});
  EXPECT_EQ(clock, before);
  clock.restore(taken, {70000});
  EXPECT_EQ(clock.state(), taken);
  EXPECT_EQ(clock.left(kFirst, {70000}), before.left(kFirst, {9000}));
  EXPECT_EQ(*clock.flag_at() - Instant{70000}, *before.flag_at() - Instant{9000});
}

TEST(Clock, AStateInTheMiddleOfAMoveGoesOnFromThere) {
  Clock clock = running_clock("1+3x30s");
  const Clock::State middle = clock.state({70000});
  EXPECT_EQ(middle.used.ms, 70000);
  EXPECT_EQ(clock.state().used.ms, 0);
  Clock other = clock_of("1+3x30s");
  other.restore(middle, {500000});
  EXPECT_EQ(other.left(kFirst, {500000}).ms, 20000);
  EXPECT_EQ(other.flag_at(), Instant{580001});
  clock.stop({70000});
  other.restore(clock.state(), {0});
  EXPECT_FALSE(other.running());
}

}  // namespace
