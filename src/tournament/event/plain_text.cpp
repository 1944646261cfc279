#include "tournament/event/plain_text.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace tournament {
namespace {

// How a character begins, how many bytes follow, and the least number that needs so many.
struct Form {
  std::uint8_t mask;
  std::uint8_t sign;
  std::size_t more;
  std::uint32_t least;
};
constexpr std::array<Form, 4> kForms = {
    {{0x80, 0x00, 0, 0}, {0xE0, 0xC0, 1, 0x80}, {0xF0, 0xE0, 2, 0x800}, {0xF8, 0xF0, 3, 0x10000}}};

constexpr std::uint32_t kNoCharacter = 0xFFFFFFFF;

// The first character, taken off; kNoCharacter where there is none.
std::uint32_t take_character(std::string_view& text) {
  const auto byte_at = [&](std::size_t i) { return static_cast<std::uint8_t>(text[i]); };
  for (const Form& form : kForms) {
    if ((byte_at(0) & form.mask) != form.sign) continue;
    if (text.size() <= form.more) return kNoCharacter;
    std::uint32_t character = byte_at(0) & static_cast<std::uint8_t>(~form.mask);
    for (std::size_t i = 1; i <= form.more; ++i) {
      if ((byte_at(i) & 0xC0U) != 0x80U) return kNoCharacter;
      character = character << 6U | (byte_at(i) & 0x3FU);
    }
    text.remove_prefix(form.more + 1);
    const bool surrogate = character >= 0xD800 && character < 0xE000;
    return character < form.least || surrogate || character > 0x10FFFF ? kNoCharacter : character;
  }
  return kNoCharacter;
}

}  // namespace

bool is_plain_text(std::string_view text, bool line_ends) {
  while (!text.empty()) {
    const std::uint32_t character = take_character(text);
    if (character == kNoCharacter) return false;
    const bool is_control = character < 0x20 || (character >= 0x7F && character < 0xA0);
    const bool is_line_end = character == '\n' || character == '\r';
    if (is_control && !(line_ends && is_line_end)) return false;
  }
  return true;
}

}  // namespace tournament
