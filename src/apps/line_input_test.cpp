#include "apps/line_input.hpp"

#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

namespace apps {
namespace {

TEST(LineInput, LeavesOutBlankLinesAndCommentsButCountsThem) {
  std::istringstream in("\n# words\n  \none\r\ntwo");
  std::ostringstream out;
  auto input = LineInput::open("-", in).value();
  EXPECT_EQ(input.next(), "one");
  EXPECT_EQ(input.at_line({in, out, out}, "text"), "-:4: text");
  EXPECT_EQ(input.next(), "two");
  EXPECT_FALSE(input.next());
}

TEST(LineInput, SaysWhyAFileCannotBeOpened) {
  std::istringstream in;
  EXPECT_EQ(LineInput::open("no/such/file", in).error(), "No such file or directory");
  EXPECT_EQ(LineInput::open(".", in).error(), "Is a directory");
}

TEST(SplitTabs, KeepsEmptyColumns) {
  using Parts = std::vector<std::string_view>;
  EXPECT_EQ(split_tabs("a\t\tb\t"), (Parts{"a", "", "b", ""}));
  EXPECT_EQ(split_tabs(""), (Parts{""}));
}

TEST(SplitSpaces, LeavesEmptyWordsOut) {
  using Words = std::vector<std::string_view>;
  EXPECT_EQ(split_spaces("  a b   c "), (Words{"a", "b", "c"}));
  EXPECT_TRUE(split_spaces("   ").empty());
}

}  // namespace
}  // namespace apps
