// What a tie-break yields: an exact number and the digits that are printed of it. Immutable values;
// any thread may use them.
#pragma once

#include <compare>
#include <cstdint>
#include <string>

#include "tournament/points.hpp"

namespace tournament {

// numerator / denominator. Two are equal if the numbers are, whatever is printed of them: an
// average that differs in its third digit still breaks a tie. Needs denominator > 0, and both below
// 2^31 for comparisons.
struct Value {
  std::int64_t numerator = 0;
  std::int64_t denominator = 1;
  int decimals = 0;

  friend constexpr std::strong_ordering operator<=>(const Value& a, const Value& b) {
    return a.numerator * b.denominator <=> b.numerator * a.denominator;
  }
  friend constexpr bool operator==(const Value& a, const Value& b) { return (a <=> b) == 0; }
};

constexpr Value count_value(std::int64_t n) { return {.numerator = n}; }
constexpr Value points_value(Points points) {
  return {.numerator = points.tenths, .denominator = 10, .decimals = 1};
}
// A score times what was scored against it: two decimals.
constexpr Value product_value(Points a, Points b) {
  return {.numerator = std::int64_t{a.tenths} * b.tenths, .denominator = 100, .decimals = 2};
}

// The sum, with the larger denominator; one must be a multiple of the other.
constexpr Value operator+(const Value& a, const Value& b) {
  const std::int64_t common = a.denominator > b.denominator ? a.denominator : b.denominator;
  return {
      .numerator = a.numerator * (common / a.denominator) + b.numerator * (common / b.denominator),
      .denominator = common,
      .decimals = a.decimals > b.decimals ? a.decimals : b.decimals};
}

// The nearest whole number to a / b, a half rounded up. Needs b > 0.
std::int64_t rounded_quotient(std::int64_t a, std::int64_t b);

// With exactly `decimals` digits after the point, the last one rounded, a half up: `25.00`.
std::string write_value(const Value& value);

}  // namespace tournament
