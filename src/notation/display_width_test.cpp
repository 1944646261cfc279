#include "notation/display_width.hpp"

#include <gtest/gtest.h>

namespace notation {
namespace {

TEST(DisplayWidth, CountsWideCharactersTwice) {
  EXPECT_EQ(display_width(""), 0);
  EXPECT_EQ(display_width("1. h2e2"), 7);
  EXPECT_EQ(display_width("炮二平五"), 8);
  EXPECT_EQ(display_width("Ｃ２＝５　"), 10);
  EXPECT_EQ(display_width("，。｛"), 6);
  EXPECT_EQ(display_width("ａa"), 3);
}

TEST(DisplayWidth, CountsWhatIsNotShownForNothing) {
  EXPECT_EQ(display_width("e\u0301"), 1);
  EXPECT_EQ(display_width("a\u200Bb\uFEFF\a"), 2);
}

TEST(DisplayWidth, CountsWhatIsAmbiguousAndBadBytesOnce) {
  EXPECT_EQ(display_width("é…"), 2);
  EXPECT_EQ(display_width("\xFF"), 1);
}

}  // namespace
}  // namespace notation
