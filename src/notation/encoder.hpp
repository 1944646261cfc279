// Writes UTF-8 text in the encodings of Chinese record files; the other way is `encoding.hpp`.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string_view>

#include "base/result.hpp"
#include "notation/encoding.hpp"

namespace notation {

// A character that an encoding does not have.
struct EncodingFault {
  std::size_t offset = 0;  // bytes from the start of the text
  char32_t character = 0;  // kNoCodePoint for a byte that is no UTF-8
  friend bool operator==(EncodingFault, EncodingFault) = default;
};

// Not shared between threads.
class Encoder {
 public:
  // Into one encoding. It may be moved, not copied.
  explicit Encoder(Encoding encoding);
  ~Encoder();
  Encoder(Encoder&&) noexcept;
  Encoder& operator=(Encoder&&) noexcept;
  Encoder(const Encoder&) = delete;
  Encoder& operator=(const Encoder&) = delete;

  // The text in the encoding, valid until the next call or as long as `utf8`; decoding it gives
  // the text again. Fails with the first character that the encoding does not have.
  [[nodiscard]] base::Result<std::string_view, EncodingFault> encode(std::string_view utf8);

 private:
  struct Converter;
  std::unique_ptr<Converter> converter_;
};

// `utf-8`, `gb18030`, `big5`.
std::string_view encoding_name(Encoding encoding);
std::optional<Encoding> parse_encoding(std::string_view name);

}  // namespace notation
