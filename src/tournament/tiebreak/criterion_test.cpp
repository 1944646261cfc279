#include "tournament/tiebreak/criterion.hpp"

#include <string>

#include <gtest/gtest.h>

namespace tournament {
namespace {

TEST(Criterion, EveryCodeIsReadAndWrittenAlike) {
  for (const CodeInfo& info : known_codes()) {
    const auto criterion = parse_criterion(info.code);
    ASSERT_TRUE(criterion) << info.code;
    EXPECT_EQ(criterion->measure, info.measure);
    EXPECT_EQ(write_criterion(*criterion), info.code == "GE" ? "REP" : info.code);
  }
}

TEST(Criterion, ModifiersAreReadAndWrittenAlike) {
  for (const std::string text :
       {"BH/C1", "BH/C2", "BH/M1", "BH/M2", "SB/C1/V2024", "PS/C3", "FB/C1/P", "AOB/F/V2026",
        "KS/L+1", "KS/L-2", "DE/P", "TPN/R", "ARO/C1"}) {
    const auto criterion = parse_criterion(text);
    ASSERT_TRUE(criterion) << text;
    EXPECT_EQ(write_criterion(*criterion), text);
  }
}

TEST(Criterion, WhatIsNoCodeIsRefused) {
  for (const char* text : {"", "/", "BH/", "BH/C", "BH/C0", "BH/C100", "BH/C1/M1", "BH/X", "bh",
                           "WIN/C1", "BH/V2025", "KS/L", "KS/L+-1", "DE/P1", "BH//C1", "XYZ"}) {
    EXPECT_FALSE(parse_criterion(text)) << text;
  }
}

TEST(Criterion, TheSmallerRanksHigherOnlyWhereTheRulesSaySo) {
  EXPECT_FALSE(low_first(*parse_criterion("BH")));
  EXPECT_TRUE(low_first(*parse_criterion("FOUL")));
  EXPECT_TRUE(low_first(*parse_criterion("TPN")));
  EXPECT_FALSE(low_first(*parse_criterion("TPN/R")));
}

}  // namespace
}  // namespace tournament
