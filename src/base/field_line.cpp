#include "base/field_line.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"

namespace base {
namespace {

bool is_bare(std::string_view value) {
  if (value.empty()) return false;
  return std::ranges::none_of(value, [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte <= ' ' || c == '"' || c == '\\' || c == '|' || c == '=' || byte == 0x7F;
  });
}

}  // namespace

std::string quoted_value(std::string_view value) {
  if (is_bare(value)) return std::string(value);
  std::string text = "\"";
  for (const char c : value) {
    if (c == '"' || c == '\\') text += '\\';
    if (c == '\n') {
      text += "\\n";
    } else if (c == '\r') {
      text += "\\r";
    } else {
      text += c;
    }
  }
  return text += '"';
}

bool LineScanner::skip(std::string_view text) {
  if (!sees(text)) return false;
  at_ += text.size();
  return true;
}

std::string_view LineScanner::word() {
  const auto end = std::min(line_.find_first_of(" =", at_), line_.size());
  const auto word = line_.substr(at_, end - at_);
  at_ = end;
  return word;
}

std::optional<std::string> LineScanner::value() {
  if (!skip("\"")) {
    const auto end = std::min(line_.find(' ', at_), line_.size());
    std::string bare(line_.substr(at_, end - at_));
    at_ = end;
    return is_bare(bare) ? std::optional(std::move(bare)) : std::nullopt;
  }
  std::string text;
  while (!done()) {
    const char c = line_[at_++];
    if (c == '"') return text;
    if (c != '\\') {
      text += c;
      continue;
    }
    if (done()) break;
    const char escaped = line_[at_++];
    text += escaped == 'n' ? '\n' : escaped == 'r' ? '\r' : escaped;
  }
  return std::nullopt;
}

Result<std::vector<Field>, std::size_t> scan_fields(LineScanner& line, std::string_view divider) {
  std::vector<Field> fields;
  while (!line.done() && (divider.empty() || !line.sees(divider))) {
    const auto offset = line.offset() + 1;
    if (!line.skip(" ")) return Failure<std::size_t>(line.offset());
    const auto name = line.word();
    if (name.empty() || !line.skip("=")) return Failure<std::size_t>(offset);
    auto value = line.value();
    if (!value) return Failure<std::size_t>(offset);
    fields.push_back({name, std::move(*value), offset});
  }
  return fields;
}

}  // namespace base
