#include "tournament/rating/fide_table.hpp"

#include <gtest/gtest.h>

namespace tournament {
namespace {

TEST(FideTable, HasTheValuesOfTheRegulations) {
  EXPECT_EQ(performance_difference(100), 800);
  EXPECT_EQ(performance_difference(99), 677);
  EXPECT_EQ(performance_difference(83), 273);
  EXPECT_EQ(performance_difference(51), 7);
  EXPECT_EQ(performance_difference(50), 0);
  EXPECT_EQ(performance_difference(25), -193);
  EXPECT_EQ(performance_difference(0), -800);
  EXPECT_EQ(expected_hundredths(3), 50);
  EXPECT_EQ(expected_hundredths(4), 51);
  EXPECT_EQ(expected_hundredths(100), 64);
  EXPECT_EQ(expected_hundredths(400), 92);
  EXPECT_EQ(expected_hundredths(735), 99);
  EXPECT_EQ(expected_hundredths(736), 100);
}

TEST(FideTable, IsAntisymmetricAndMonotonous) {
  for (int difference = -900; difference <= 900; ++difference) {
    EXPECT_EQ(expected_hundredths(difference) + expected_hundredths(-difference), 100);
    EXPECT_LE(expected_hundredths(difference), expected_hundredths(difference + 1));
  }
  for (int percent = 0; percent < 100; ++percent) {
    EXPECT_LT(performance_difference(percent), performance_difference(percent + 1));
    EXPECT_EQ(performance_difference(percent), -performance_difference(100 - percent));
  }
}

TEST(FideTable, TheTwoTablesAreInverseToEachOther) {
  for (int percent = 1; percent <= 99; ++percent) {
    EXPECT_EQ(expected_hundredths(performance_difference(percent)), percent);
  }
}

}  // namespace
}  // namespace tournament
