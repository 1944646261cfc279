#include "base/field_values.hpp"

#include <string>
#include <variant>

#include <gtest/gtest.h>

namespace base {
namespace {

template <class T>
void expect_back(const T& value) {
  T read{};
  EXPECT_TRUE(read_value(write_value(value), read));
  EXPECT_EQ(read, value);
}

TEST(FieldValues, ComeBackFromTheirText) {
  for (const char* text : {"", "x", "two words", "="}) expect_back(std::string(text));
  for (const int number : {0, 7, 2147483647}) expect_back(number);
  expect_back(true);
  expect_back(false);
}

TEST(FieldValues, AreNotReadFromOtherText) {
  int number = 0;
  for (const char* text : {"", "-1", "+1", " 1", "1 ", "1.5", "2147483648", "x"}) {
    EXPECT_FALSE(read_value(text, number)) << text;
  }
  bool flag = false;
  for (const char* text : {"", "Yes", "true", "yes "}) EXPECT_FALSE(read_value(text, flag)) << text;
}

TEST(VariantAt, HoldsTheAlternativeOfThePlace) {
  using Variant = std::variant<int, std::string, bool>;
  EXPECT_EQ(variant_at<Variant>(0), Variant(0));
  EXPECT_EQ(variant_at<Variant>(1), Variant(std::string()));
  EXPECT_EQ(variant_at<Variant>(2), Variant(false));
}

}  // namespace
}  // namespace base
