#include "apps/record_lines.hpp"

#include <cstddef>
#include <ios>
#include <optional>
#include <string>
#include <string_view>

#include "notation/encoding.hpp"
#include "notation/record/pgn_scanner.hpp"

namespace apps {
namespace {

// The encoding is found from the beginning of a file: all of it, for the files that exist.
constexpr std::size_t kSampleSize = 1U << 20U;
// A longer line is cut there, so that memory stays bounded: a game has no more text either.
constexpr std::size_t kLongestLine = notation::PgnScanner::kMostText;

}  // namespace

std::optional<std::string_view> RecordLines::next() {
  if (!next_raw()) return std::nullopt;
  return decoder_->decode(line_);
}

// The next line out of a buffer that is at first the sample.
bool RecordLines::next_raw() {
  line_.clear();
  while (line_.size() < kLongestLine) {
    if (at_ == buffer_.size() && !fill()) return !line_.empty();
    const auto end = buffer_.find('\n', at_);
    const auto next = end == std::string::npos ? buffer_.size() : end + 1;
    line_.append(buffer_, at_, next - at_);
    at_ = next;
    if (end != std::string::npos) return true;
  }
  return true;
}

bool RecordLines::fill() {
  buffer_.resize(kSampleSize);
  stream_.read(buffer_.data(), static_cast<std::streamsize>(buffer_.size()));
  buffer_.resize(static_cast<std::size_t>(stream_.gcount()));
  at_ = 0;
  bytes_ += buffer_.size();
  if (!decoder_) decoder_.emplace(notation::detect_encoding(buffer_));
  return !buffer_.empty();
}

}  // namespace apps
