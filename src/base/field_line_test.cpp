#include "base/field_line.hpp"

#include <array>
#include <string_view>

#include <gtest/gtest.h>

namespace base {
namespace {

TEST(FieldLine, ReadsBackEveryValueItWrites) {
  constexpr std::array<std::string_view, 7> kValues = {
      "e2", "", "two words", "a \"quoted\" one", "back\\slash", "line\nend\r", "楚河=1 | 2"};
  for (const auto value : kValues) {
    const auto text = quoted_value(value);
    LineScanner line(text);
    EXPECT_EQ(line.value(), value);
    EXPECT_TRUE(line.done());
  }
}

TEST(FieldLine, TakesFieldsUpToTheDivider) {
  LineScanner line(" a=1 b=\"x | y\" | rest");
  const auto fields = scan_fields(line, " | ");
  ASSERT_TRUE(fields);
  ASSERT_EQ(fields->size(), 2U);
  EXPECT_EQ((*fields)[1].name, "b");
  EXPECT_EQ((*fields)[1].value, "x | y");
  EXPECT_EQ((*fields)[1].offset, 5U);
  EXPECT_TRUE(line.sees(" | rest"));
}

TEST(FieldLine, SaysWhereSomethingIsNoField) {
  for (const std::string_view text : {" a=1 b", " a=1 =2", " a=1 b=\"open", " a=1 b=|"}) {
    LineScanner line(text);
    const auto fields = scan_fields(line, {});
    ASSERT_FALSE(fields) << text;
    EXPECT_EQ(fields.error(), 5U) << text;
  }
}

}  // namespace
}  // namespace base
