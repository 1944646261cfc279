#include "notation/encoding.hpp"

#include <algorithm>
#include <array>
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
  return std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

// Without a character that its end cuts in two.
std::string_view without_cut(std::string_view text) {
  for (int i = 0; i < 3 && !text.empty(); ++i) {
    const auto last = static_cast<unsigned char>(text.back());
    if (last < 0x80) return text;
    text.remove_suffix(1);
    if (last >= 0xC0) return text;
  }
  return text;
}

// What speaks for an encoding: moves by file that a text holds in it, and whether it is clean.
struct Evidence {
  int moves = 0;
  bool clean = true;  // no bytes that the encoding does not have

  bool beats(const Evidence& other) const {
    return moves != other.moves ? moves > other.moves : clean && !other.clean;
  }
};

Evidence weigh(std::string_view utf8) {
  using xiangqi::SignKind;
  Evidence evidence;
  std::array<SignKind, 4> last{};  // kinds of the last four characters
  while (!utf8.empty()) {
    const char32_t c = next_code_point(utf8);
    if (c == kNoCodePoint || c == U'\uFFFD') evidence.clean = false;
    last = {last[1], last[2], last[3], xiangqi::sign_of(c).kind};
    if (last[3] != SignKind::kNumber || last[2] != SignKind::kAction ||
        last[1] == SignKind::kNone || last[0] == SignKind::kNone)
      continue;
    ++evidence.moves;
    last = {};
  }
  return evidence;
}

// UTF-8 with U+FFFD for each byte that is none.
void replace_bad_bytes(std::string_view text, std::string& out) {
  out.clear();
  while (!text.empty()) {
    const std::string_view before = text;
    const bool good = next_code_point(text) != kNoCodePoint;
    out += good ? before.substr(0, before.size() - text.size()) : "\uFFFD";
  }
}

}  // namespace

struct Decoder::Converter {
  explicit Converter(Encoding wanted) : encoding(wanted) {
    UErrorCode status = U_ZERO_ERROR;
    if (encoding == Encoding::kGb18030) icu.reset(ucnv_open("gb18030", &status));
    if (encoding == Encoding::kBig5) icu.reset(ucnv_open("Big5", &status));
  }

  std::string_view decode(std::string_view bytes) {
    if (is_ascii(bytes)) return bytes;
    if (!icu) {
      if (is_utf8(bytes)) return bytes;
      replace_bad_bytes(bytes, narrow);
      return narrow;
    }
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
  Encoding best = Encoding::kUtf8;
  Evidence most = weigh(sample);
  for (const auto encoding : {Encoding::kGb18030, Encoding::kBig5}) {
    Decoder decoder(encoding);
    const Evidence evidence = weigh(decoder.decode(sample));
    if (!evidence.beats(most)) continue;
    best = encoding;
    most = evidence;
  }
  return best;
}

}  // namespace notation
