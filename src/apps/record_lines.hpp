// The lines of a record file, in UTF-8 whatever its encoding. Used by one thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <istream>
#include <optional>
#include <string>
#include <string_view>

#include "notation/encoding.hpp"

namespace apps {

class RecordLines {
 public:
  // The stream is the caller's. Without an encoding it is found out from the beginning.
  RecordLines(std::istream& stream, std::optional<notation::Encoding> encoding) : stream_(stream) {
    if (encoding) decoder_.emplace(*encoding);
  }

  // The next line with its end, valid until the next call. Nothing at the end of the file, or where
  // it cannot be read further: is_bad() tells.
  std::optional<std::string_view> next();
  bool is_bad() const { return stream_.bad(); }
  // Read so far.
  std::uintmax_t bytes() const { return bytes_; }

 private:
  bool next_raw();
  bool fill();

  std::istream& stream_;
  std::string buffer_;
  std::size_t at_ = 0;
  std::string line_;
  std::optional<notation::Decoder> decoder_;
  std::uintmax_t bytes_ = 0;
};

}  // namespace apps
