#include "tournament/points.hpp"

#include <optional>

#include <gtest/gtest.h>

namespace tournament {
namespace {

TEST(Points, AreWrittenWithOneDecimal) {
  EXPECT_EQ(write_points(half_points(23)), "11.5");
  EXPECT_EQ(write_points(whole_points(0)), "0.0");
  EXPECT_EQ(write_points({-5}), "-0.5");
}

TEST(Points, ComeBackFromTheirText) {
  for (int tenths = -200; tenths <= 200; ++tenths) {
    EXPECT_EQ(parse_points(write_points({tenths})), Points{tenths});
  }
  EXPECT_EQ(parse_points("3"), whole_points(3));
}

TEST(Points, AreNotReadFromOtherText) {
  for (const char* text : {"", "-", ".5", "1.", "1.55", "1,5", " 1", "+1", "10000", "1e3", "--1"}) {
    EXPECT_EQ(parse_points(text), std::nullopt) << text;
  }
}

}  // namespace
}  // namespace tournament
