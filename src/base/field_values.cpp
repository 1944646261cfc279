#include "base/field_values.hpp"

#include <charconv>
#include <string>
#include <string_view>
#include <system_error>

namespace base {

std::string write_value(const std::string& text) { return text; }
std::string write_value(int number) { return std::to_string(number); }
std::string write_value(bool flag) { return flag ? "yes" : "no"; }

bool read_value(std::string_view text, std::string& value) {
  value = text;
  return true;
}

bool read_value(std::string_view text, int& number) {
  const auto* const end = text.data() + text.size();
  const auto read = std::from_chars(text.data(), end, number);
  return read.ec == std::errc() && read.ptr == end && number >= 0;
}

bool read_value(std::string_view text, bool& flag) {
  flag = text == "yes";
  return flag || text == "no";
}

}  // namespace base
