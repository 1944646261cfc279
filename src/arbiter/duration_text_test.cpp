// Times as text.
#include "arbiter/duration_text.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "base/time.hpp"

namespace arbiter {
namespace {

constexpr std::int64_t kHour = 3'600'000;

TEST(DurationText, TimesAreWrittenWithHoursAndMilliseconds) {
  const std::vector<std::pair<std::int64_t, std::string>> times{
      {0, "0:00:00.000"},
      {1, "0:00:00.001"},
      {59'999, "0:00:59.999"},
      {60'000, "0:01:00.000"},
      {kHour - 1, "0:59:59.999"},
      {kHour, "1:00:00.000"},
      {26 * kHour + 61'005, "26:01:01.005"},
  };
  for (const auto& [ms, text] : times) {
    EXPECT_EQ(write_duration({ms}), text);
    EXPECT_EQ(parse_duration(text), base::Duration{ms});
  }
}

TEST(DurationText, AClockFaceShowsTenthsUnderTenSeconds) {
  const std::vector<std::pair<std::int64_t, std::string>> faces{
      {0, "0.0"},         {99, "0.0"},
      {9'899, "9.8"},     {9'999, "9.9"},
      {10'000, "0:10"},   {59 * 60'000 + 47'655, "59:47"},
      {kHour, "1:00:00"}, {kHour + 3'000, "1:00:03"},
  };
  for (const auto& [ms, text] : faces) EXPECT_EQ(clock_face({ms}), text);
}

TEST(DurationText, SecondsAndMinutesAreReadToo) {
  const std::vector<std::pair<std::string_view, std::int64_t>> times{
      {"5", 5'000}, {"05:00", 300'000}, {"1:00:03.250", kHour + 3'250}, {"0.5", 500},
      {"0.05", 50}, {"90", 90'000},     {"90:00", 90 * 60'000},         {"0:90", 90'000},
  };
  for (const auto& [text, ms] : times) EXPECT_EQ(parse_duration(text), base::Duration{ms}) << text;
}

TEST(DurationText, OtherTextsAreNone) {
  for (const std::string_view text :
       {"", ":", "5:", ":5", "1:2:3:4", "-5", "+5", "5s", " 5", "5 ", "1.", ".5", "1.2345", "1..2",
        "1.5:00", "1e3", "0x10", "1:-5", "9999999999999"})
    EXPECT_FALSE(parse_duration(text)) << text;
}

TEST(DurationText, AHundredThousandDaysAreTheMost) {
  EXPECT_EQ(parse_duration("2400000:00:00"), base::days(100'000));
  EXPECT_EQ(parse_duration("8640000000"), base::days(100'000));
  EXPECT_FALSE(parse_duration("2400000:00:00.001"));
  EXPECT_FALSE(parse_duration("2400000:00:01"));
  EXPECT_FALSE(parse_duration("8640000001"));
  EXPECT_FALSE(parse_duration("999999999999:00:00"));
}

}  // namespace
}  // namespace arbiter
