#include "tournament/tiebreak/value.hpp"

#include <gtest/gtest.h>

#include "tournament/points.hpp"

namespace tournament {
namespace {

TEST(Value, IsWrittenWithItsDecimals) {
  EXPECT_EQ(write_value(count_value(7)), "7");
  EXPECT_EQ(write_value(points_value(half_points(5))), "2.5");
  EXPECT_EQ(write_value(product_value(half_points(1), half_points(5))), "1.25");
  EXPECT_EQ(write_value({.numerator = -5, .denominator = 10, .decimals = 1}), "-0.5");
  EXPECT_EQ(write_value({.numerator = 5, .denominator = 100, .decimals = 2}), "0.05");
}

TEST(Value, RoundsAHalfUp) {
  EXPECT_EQ(rounded_quotient(5, 2), 3);
  EXPECT_EQ(rounded_quotient(7, 3), 2);
  EXPECT_EQ(rounded_quotient(8, 3), 3);
  EXPECT_EQ(rounded_quotient(-5, 2), -2);
  EXPECT_EQ(rounded_quotient(-7, 3), -2);
  EXPECT_EQ(rounded_quotient(-8, 3), -3);
  EXPECT_EQ(write_value({.numerator = 769, .denominator = 11, .decimals = 2}), "69.91");
}

TEST(Value, ComparesTheNumberNotItsDigits) {
  const Value third{.numerator = 1, .denominator = 3, .decimals = 1};
  const Value tenths{.numerator = 3, .denominator = 10, .decimals = 1};
  EXPECT_EQ(write_value(third), write_value(tenths));
  EXPECT_GT(third, tenths);
  EXPECT_EQ(points_value(whole_points(2)), count_value(2));
}

TEST(Value, SumsKeepTheLargerDenominator) {
  const Value sum = points_value(half_points(1)) + product_value(half_points(1), half_points(1));
  EXPECT_EQ(write_value(sum), "0.75");
}

}  // namespace
}  // namespace tournament
