// Walking over UTF-8 text, one code point at a time.
#pragma once

#include <cstddef>
#include <string_view>

namespace notation {

inline constexpr char32_t kNoCodePoint = 0xFFFFFFFF;

// The code point at the front of `text`, which is taken off; kNoCodePoint (one byte taken off)
// where the bytes are no UTF-8. Needs a text that is not empty.
constexpr char32_t next_code_point(std::string_view& text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned lead = byte(0);
  const std::size_t length = lead < 0x80   ? 1
                             : lead < 0xC2 ? 0
                             : lead < 0xE0 ? 2
                             : lead < 0xF0 ? 3
                             : lead < 0xF5 ? 4
                                           : 0;
  if (length == 0 || text.size() < length) {
    text.remove_prefix(1);
    return kNoCodePoint;
  }
  char32_t value = length == 1 ? lead : lead & (0x7FU >> length);
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xC0U) != 0x80U) {
      text.remove_prefix(1);
      return kNoCodePoint;
    }
    value = (value << 6) | (byte(i) & 0x3FU);
  }
  const bool overlong = (length == 3 && value < 0x800) || (length == 4 && value < 0x10000);
  if (overlong || (value >= 0xD800 && value < 0xE000) || value > 0x10FFFF) {
    text.remove_prefix(1);
    return kNoCodePoint;
  }
  text.remove_prefix(length);
  return value;
}

// The full-width forms of ASCII as plain ASCII; any other character as it is.
constexpr char32_t half_width(char32_t c) {
  return c >= 0xFF01 && c <= 0xFF5E ? c - 0xFF01 + U'!' : c;
}

// Whether all of a text is UTF-8.
constexpr bool is_utf8(std::string_view text) {
  while (!text.empty())
    if (next_code_point(text) == kNoCodePoint) return false;
  return true;
}

}  // namespace notation
