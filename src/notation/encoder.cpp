#include "notation/encoder.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <unicode/ucnv.h>
#include <unicode/ucnv_err.h>
#include <unicode/umachine.h>
#include <unicode/ustring.h>
#include <unicode/utypes.h>

#include "base/result.hpp"
#include "notation/encoding.hpp"
#include "notation/utf8.hpp"

namespace notation {
namespace {

using Encoded = base::Result<std::string_view, EncodingFault>;

// In the order of Encoding, as ICU calls them too.
constexpr std::array<const char*, 3> kNames = {"utf-8", "gb18030", "big5"};

bool is_ascii(std::string_view text) {
  for (const char c : text)
    if (static_cast<unsigned char>(c) >= 0x80) return false;
  return true;
}

// Lets the fault stand. ICU's own callback for that passes over characters that are not shown.
void stop(const void* /*context*/, UConverterFromUnicodeArgs* /*arguments*/, const UChar* /*units*/,
          std::int32_t /*length*/, UChar32 /*character*/, UConverterCallbackReason /*reason*/,
          UErrorCode* /*status*/) {}

}  // namespace

struct Encoder::Converter {
  explicit Converter(Encoding encoding) {
    if (encoding == Encoding::kUtf8) return;
    UErrorCode status = U_ZERO_ERROR;
    icu.reset(ucnv_open(kNames.at(static_cast<std::size_t>(encoding)), &status));
    // What has no place of its own is a fault, not something like it.
    ucnv_setFallback(icu.get(), 0);
    ucnv_setFromUCallBack(icu.get(), stop, nullptr, nullptr, nullptr, &status);
  }

  Encoded encode(std::string_view utf8) {
    if (is_ascii(utf8)) return utf8;
    if (icu ? convert(utf8) : is_utf8(utf8)) return icu ? std::string_view(narrow) : utf8;
    return base::Failure<EncodingFault>(first_fault(utf8));
  }

  // Into `narrow`; false where that cannot be done.
  bool convert(std::string_view utf8) {
    UErrorCode status = U_ZERO_ERROR;
    std::int32_t units = 0;
    wide.resize(utf8.size() + 1);
    u_strFromUTF8(wide.data(), static_cast<std::int32_t>(wide.size()), &units, utf8.data(),
                  static_cast<std::int32_t>(utf8.size()), &status);
    narrow.resize(static_cast<std::size_t>(
        UCNV_GET_MAX_BYTES_FOR_STRING(units, ucnv_getMaxCharSize(icu.get()))));
    const auto size =
        ucnv_fromUChars(icu.get(), narrow.data(), static_cast<std::int32_t>(narrow.size()),
                        wide.data(), units, &status);
    if (U_FAILURE(status) != 0) return false;
    narrow.resize(static_cast<std::size_t>(size));
    return true;
  }

  // Needs a text that has one.
  EncodingFault first_fault(std::string_view utf8) {
    std::string_view rest = utf8;
    while (!rest.empty()) {
      const std::string_view before = rest;
      const char32_t c = next_code_point(rest);
      const auto character = before.substr(0, before.size() - rest.size());
      if (c == kNoCodePoint || (icu && !is_ascii(character) && !convert(character)))
        return {utf8.size() - before.size(), c};
    }
    return {};
  }

  struct Close {
    void operator()(UConverter* converter) const { ucnv_close(converter); }
  };

  std::unique_ptr<UConverter, Close> icu;
  std::vector<UChar> wide;
  std::string narrow;
};

Encoder::Encoder(Encoding encoding) : converter_(std::make_unique<Converter>(encoding)) {}
Encoder::~Encoder() = default;
Encoder::Encoder(Encoder&&) noexcept = default;
Encoder& Encoder::operator=(Encoder&&) noexcept = default;

Encoded Encoder::encode(std::string_view utf8) { return converter_->encode(utf8); }

std::string_view encoding_name(Encoding encoding) {
  return kNames.at(static_cast<std::size_t>(encoding));
}

std::optional<Encoding> parse_encoding(std::string_view name) {
  for (std::size_t i = 0; i < kNames.size(); ++i)
    if (name == kNames.at(i)) return static_cast<Encoding>(i);
  return std::nullopt;
}

}  // namespace notation
