#include "notation/encoding.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <unicode/ucnv.h>
#include <unicode/umachine.h>
#include <unicode/ustring.h>
#include <unicode/utypes.h>

#include "notation/utf8.hpp"
#include "notation/xiangqi/signs.hpp"

namespace notation {
namespace {

bool is_ascii(std::string_view text) {
  return std::all_of(text.begin(), text.end(),
                     [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

// Without a character that its end cuts in two.
std::string_view without_cut(std::string_view text) {
  for (int i = 0; i < 3 && !text.empty(); ++i) {
    const unsigned char last = static_cast<unsigned char>(text.back());
    if (last < 0x80) return text;
    text.remove_suffix(1);
    if (last >= 0xC0) return text;
  }
  return text;
}

// How many characters of moves, other than ASCII, a text holds.
int count_signs(std::string_view utf8) {
  int count = 0;
  while (!utf8.empty()) {
    const char32_t c = next_code_point(utf8);
    if (c >= 0x80 && c != kNoCodePoint && xiangqi::sign_of(c).kind != xiangqi::SignKind::kNone)
      ++count;
  }
  return count;
}

}  // namespace

struct Decoder::Converter {
  explicit Converter(Encoding wanted) : encoding(wanted) {
    UErrorCode status = U_ZERO_ERROR;
    if (encoding == Encoding::kGb18030) icu.reset(ucnv_open("gb18030", &status));
    if (encoding == Encoding::kBig5) icu.reset(ucnv_open("Big5", &status));
  }

  std::string_view decode(std::string_view bytes) {
    if (!icu || is_ascii(bytes)) return bytes;
    UErrorCode status = U_ZERO_ERROR;
    wide.resize(bytes.size() + 1);
    const auto units =
        ucnv_toUChars(icu.get(), wide.data(), static_cast<std::int32_t>(wide.size()), bytes.data(),
                      static_cast<std::int32_t>(bytes.size()), &status);
    if (U_FAILURE(status) != 0) return bytes;
    narrow.resize(static_cast<std::size_t>(units) * 3 + 1);
    std::int32_t length = 0;
    u_strToUTF8WithSub(narrow.data(), static_cast<std::int32_t>(narrow.size()), &length,
                       wide.data(), units, 0xFFFD, nullptr, &status);
    if (U_FAILURE(status) != 0) return bytes;
    return {narrow.data(), static_cast<std::size_t>(length)};
  }

  struct Close {
    void operator()(UConverter* converter) const { ucnv_close(converter); }
  };

  Encoding encoding;
  std::unique_ptr<UConverter, Close> icu;
  std::vector<UChar> wide;
  std::string narrow;
};

Decoder::Decoder(Encoding encoding) : converter_(std::make_unique<Converter>(encoding)) {}
Decoder::~Decoder() = default;
Decoder::Decoder(Decoder&&) noexcept = default;
Decoder& Decoder::operator=(Decoder&&) noexcept = default;

std::string_view Decoder::decode(std::string_view bytes) { return converter_->decode(bytes); }

Encoding detect_encoding(std::string_view sample) {
  if (is_ascii(sample) || is_utf8(sample) || is_utf8(without_cut(sample))) return Encoding::kUtf8;
  Decoder gb18030(Encoding::kGb18030);
  Decoder big5(Encoding::kBig5);
  const int in_gb18030 = count_signs(gb18030.decode(sample));
  const int in_big5 = count_signs(big5.decode(sample));
  return in_big5 > in_gb18030 ? Encoding::kBig5 : Encoding::kGb18030;
}

}  // namespace notation
