// Points as exact numbers, in tenths. Immutable values; any thread may use them.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tournament {

// What a result is worth, and sums of it. May be negative: a penalty.
struct Points {
  std::int32_t tenths = 0;

  // Order, sum, difference and multiple, without a check for overflow.
  friend constexpr auto operator<=>(Points, Points) = default;
  friend constexpr Points operator+(Points a, Points b) { return {a.tenths + b.tenths}; }
  friend constexpr Points operator-(Points a, Points b) { return {a.tenths - b.tenths}; }
  friend constexpr Points operator*(Points a, std::int32_t n) { return {a.tenths * n}; }
  constexpr Points& operator+=(Points other) {
    tenths += other.tenths;
    return *this;
  }
};

// Points by halves: half_points(3) is one and a half.
constexpr Points half_points(std::int32_t n) { return {n * 5}; }
constexpr Points whole_points(std::int32_t n) { return {n * 10}; }

// `11.5`, always with one decimal.
std::string write_points(Points points);
// `11.5`, `11`, `-0.5`; nothing for any other text, and for more than 9,999 points.
std::optional<Points> parse_points(std::string_view text);

}  // namespace tournament
