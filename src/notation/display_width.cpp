#include "notation/display_width.hpp"

#include <string_view>

#include <unicode/uchar.h>
#include <unicode/umachine.h>

#include "notation/utf8.hpp"

namespace notation {
namespace {

int width_of(char32_t c) {
  if (c < 0x7F) return c < 0x20 ? 0 : 1;
  if (c == kNoCodePoint) return 1;
  const auto point = static_cast<UChar32>(c);
  switch (u_charType(point)) {
    case U_NON_SPACING_MARK:
    case U_ENCLOSING_MARK:
    case U_FORMAT_CHAR:
    case U_CONTROL_CHAR:
      return 0;
    default:
      break;
  }
  const auto width = u_getIntPropertyValue(point, UCHAR_EAST_ASIAN_WIDTH);
  return width == U_EA_WIDE || width == U_EA_FULLWIDTH ? 2 : 1;
}

}  // namespace

int display_width(std::string_view text) {
  int width = 0;
  while (!text.empty()) width += width_of(next_code_point(text));
  return width;
}

}  // namespace notation
