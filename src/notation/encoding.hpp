// The encodings of Chinese record files: found out from the bytes, read into UTF-8.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>

namespace notation {

// The encodings that records come in.
enum class Encoding : std::uint8_t { kUtf8, kGb18030, kBig5 };

// The encoding of a text of which `sample` is the beginning: UTF-8 where it is valid, else the one
// in which most moves by file appear (docs/formats/pgn.md). A character cut off at the end of the
// sample does not count.
Encoding detect_encoding(std::string_view sample);

// Turns text into UTF-8, line by line. Not shared between threads.
class Decoder {
 public:
  // From one encoding. It may be moved, not copied.
  explicit Decoder(Encoding encoding);
  ~Decoder();
  Decoder(Decoder&&) noexcept;
  Decoder& operator=(Decoder&&) noexcept;
  Decoder(const Decoder&) = delete;
  Decoder& operator=(const Decoder&) = delete;

  // The text in UTF-8, valid until the next call or as long as `bytes`. What is no character of the
  // encoding becomes U+FFFD.
  std::string_view decode(std::string_view bytes);

 private:
  struct Converter;
  std::unique_ptr<Converter> converter_;
};

}  // namespace notation
