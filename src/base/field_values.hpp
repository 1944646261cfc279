// Values of fields that every log has, as text (base/field_line.hpp): write_value(v), and
// read_value(text, v), which gives false, and leaves `v` half read, where the text is no such
// value; and the alternative of a variant that a name stands for. Pure functions; any thread may
// use them.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace base {

// Text as it is; whole numbers from 0; `yes` and `no`.
std::string write_value(const std::string& text);
std::string write_value(int number);
std::string write_value(bool flag);
bool read_value(std::string_view text, std::string& value);
bool read_value(std::string_view text, int& number);
bool read_value(std::string_view text, bool& flag);

// A variant that holds the alternative at `place`, as it is by default. Needs one to be there.
template <class Variant>
Variant variant_at(std::size_t place) {
  Variant variant;
  [&]<std::size_t... I>(std::index_sequence<I...> /*places*/) {
    ((I == place ? void(variant.template emplace<I>()) : void()), ...);
  }(std::make_index_sequence<std::variant_size_v<Variant>>());
  return variant;
}

}  // namespace base
