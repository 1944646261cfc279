// Moments and lengths of time in whole milliseconds. Nothing here reads a clock: time is always an
// argument. Any thread may use it.
#pragma once

#include <compare>
#include <cstdint>

namespace base {

// A length of time; may be negative.
struct Duration {
  std::int64_t ms = 0;

  // Order, sum, difference and multiple, without a check for overflow.
  friend constexpr auto operator<=>(Duration, Duration) = default;
  friend constexpr Duration operator+(Duration a, Duration b) { return {a.ms + b.ms}; }
  friend constexpr Duration operator-(Duration a, Duration b) { return {a.ms - b.ms}; }
  friend constexpr Duration operator*(Duration a, std::int64_t n) { return {a.ms * n}; }
};

// A moment, counted from one that the caller chooses and keeps to.
struct Instant {
  std::int64_t ms = 0;

  // Order, the moment a length later or earlier, and the length from `b` to `a`; no check for
  // overflow.
  friend constexpr auto operator<=>(Instant, Instant) = default;
  friend constexpr Instant operator+(Instant at, Duration d) { return {at.ms + d.ms}; }
  friend constexpr Instant operator-(Instant at, Duration d) { return {at.ms - d.ms}; }
  friend constexpr Duration operator-(Instant a, Instant b) { return {a.ms - b.ms}; }
};

// Lengths by unit.
constexpr Duration milliseconds(std::int64_t n) { return {n}; }
constexpr Duration seconds(std::int64_t n) { return {n * 1000}; }
constexpr Duration minutes(std::int64_t n) { return seconds(n * 60); }
constexpr Duration days(std::int64_t n) { return minutes(n * 24 * 60); }

}  // namespace base
