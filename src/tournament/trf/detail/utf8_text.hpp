// The bytes of a file as UTF-8.
#pragma once

#include <string>
#include <string_view>

namespace tournament::detail {

bool is_utf8(std::string_view text);
// Without a byte order mark. A text that is not UTF-8 is taken to be Latin-1.
std::string utf8_of(std::string_view bytes);
// Whether a character begins at this byte of a UTF-8 text.
constexpr bool begins_character(char byte) {
  return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
}

}  // namespace tournament::detail
