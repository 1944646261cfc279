#include "tournament/trf/detail/utf8_text.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace tournament::detail {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

// Bytes of the character that begins with this one; 0: none begins so.
std::size_t length_of(unsigned char lead) {
  if (lead < 0x80) return 1;
  if (lead >= 0xC2 && lead <= 0xDF) return 2;
  if (lead >= 0xE0 && lead <= 0xEF) return 3;
  return lead >= 0xF0 && lead <= 0xF4 ? 4 : 0;
}

// Whether the code point may be written in so many bytes: neither shorter nor a surrogate.
bool is_proper(std::uint32_t code, std::size_t length) {
  if (length == 3) return code >= 0x800 && (code < 0xD800 || code > 0xDFFF);
  return length != 4 || (code >= 0x10000 && code <= 0x10FFFF);
}

}  // namespace

bool is_utf8(std::string_view text) {
  for (std::size_t i = 0; i < text.size();) {
    const auto lead = static_cast<unsigned char>(text[i]);
    const std::size_t length = length_of(lead);
    if (length == 0 || length > text.size() - i) return false;
    std::uint32_t code = length == 1 ? lead : lead & (0x7FU >> length);
    for (const char byte : text.substr(i + 1, length - 1)) {
      if (begins_character(byte)) return false;
      code = code << 6U | (static_cast<unsigned char>(byte) & 0x3FU);
    }
    if (!is_proper(code, length)) return false;
    i += length;
  }
  return true;
}

std::string utf8_of(std::string_view bytes) {
  if (is_utf8(bytes)) {
    bytes.remove_prefix(bytes.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0);
    return std::string(bytes);
  }
  std::string text;
  for (const char c : bytes) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x80) {
      text += c;
    } else {
      text += static_cast<char>(0xC0U | (byte >> 6U));
      text += static_cast<char>(0x80U | (byte & 0x3FU));
    }
  }
  return text;
}

}  // namespace tournament::detail
