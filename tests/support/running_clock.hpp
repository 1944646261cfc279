// Clocks for tests, by the text of their controls.
#pragma once

#include <string_view>

#include <gtest/gtest.h>

#include "arbiter/clock.hpp"
#include "arbiter/time_control.hpp"
#include "arbiter/time_control_text.hpp"
#include "board/geometry.hpp"

namespace support {

// A clock that nobody has started.
inline arbiter::Clock clock_of(std::string_view text,
                               arbiter::LagQuota quota = arbiter::kNoLagQuota, int free_plies = 0) {
  const auto controls = arbiter::parse_time_controls(text);
  EXPECT_TRUE(controls) << text;
  return {controls.value_or(arbiter::TimeControls()), quota, free_plies};
}

// A clock that runs for the first side from moment 0.
inline arbiter::Clock running_clock(std::string_view text,
                                    arbiter::LagQuota quota = arbiter::kNoLagQuota,
                                    int free_plies = 0) {
  arbiter::Clock clock = clock_of(text, quota, free_plies);
  clock.start(board::Side::kFirst, {0});
  return clock;
}

// The first side's clock of a state.
inline const arbiter::SideClock& first_of(const arbiter::Clock::State& state) {
  return state.sides[0];
}

}  // namespace support
