// Clocks of random games.
#include <cstdint>
#include <random>

#include <gtest/gtest.h>

#include "arbiter/clock.hpp"
#include "arbiter/time_control.hpp"
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
using support::first_of;
using support::running_clock;

constexpr Side kFirst = Side::kFirst;

// The first side's clock counted down one millisecond at a time.
struct SlowClock {
  std::int64_t main;
  int periods;
  std::int64_t length;

  // Whether the move came in time.
  bool move(std::int64_t used) {
    std::int64_t present = length;
    const bool has_periods = periods > 0;
    for (; used > 0; --used) {
      if (main > 0) {
        --main;
      } else if (present > 0) {
        --present;
      } else if (periods > 0) {
        --periods;
        present = length - 1;
      }
    }
    return has_periods ? periods > 0 : main > 0;
  }
};

TEST(ClockProperty, CountsLikeOneThatTicks) {
  std::mt19937 random(3);
  const auto number = [&](int least, int most) {
    return std::uniform_int_distribution<int>(least, most)(random);
  };
  for (int round = 0; round < 3000; ++round) {
    const int periods = number(0, 4);
    const int length = periods > 0 ? number(1, 20) : 0;
    const int main = number(periods > 0 ? 0 : 1, 60);
    arbiter::TimeControls controls;
    controls.first = {.kind = arbiter::TimeControl::Kind::kClock,
                      .stages = {{0, {main}, {}}},
                      .byo_yomi = {periods, {length}},
                      .per_move = {}};
    Clock clock(controls, kNoLagQuota, 0);
    SlowClock slow{main, periods, length};
    Instant now;
    clock.start(kFirst, now);
    for (bool in_time = true; in_time;) {
      const int used = number(0, 30);
      now = now + Duration{used};
      EXPECT_NE(clock.flag_down(now), in_time = slow.move(used));
      ASSERT_EQ(clock.press(now, {}), in_time);
      if (!in_time) break;
      ASSERT_EQ(first_of(clock.state()).left.ms, slow.main);
      ASSERT_EQ(first_of(clock.state()).periods, slow.periods);
      ASSERT_TRUE(clock.press(now, {}));
    }
  }
}

TEST(ClockProperty, TimeComesFromStagesIncrementsAndCreditsOnly) {
  std::mt19937 random(5);
  for (int round = 0; round < 500; ++round) {
    const LagQuota quota{.most = {1000}, .refill = {200}};
    Clock clock = running_clock("3/0.2+1,2/0.1+2,4/0.1", quota);
    std::int64_t given = 12000;
    std::int64_t used_in_all = 0;
    std::int64_t most_credit = 1000;
    Instant now;
    for (int move = 1;; ++move) {
      const auto used = static_cast<std::int64_t>(random() % 4000);
      now = now + Duration{used};
      if (!clock.press(now, {static_cast<std::int64_t>(random() % 800)})) break;
      used_in_all += used;
      given += move <= 3 ? 1000 : move <= 5 ? 2000 : 0;
      if (move == 3 || move == 5 || (move > 5 && (move - 5) % 4 == 0)) given += 6000;
      const std::int64_t credit = clock.left(kFirst, now).ms - (given - used_in_all);
      ASSERT_GE(credit, 0);
      ASSERT_LE(credit, most_credit);
      most_credit += 200;
      clock.start(kFirst, now);
    }
  }
}

}  // namespace
