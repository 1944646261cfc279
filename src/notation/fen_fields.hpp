// The pieces that FENs of both kits are read from. Private to the FEN readers.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "base/result.hpp"
#include "notation/text_fault.hpp"

namespace notation {

inline constexpr int kGreatestCounter = 999'999;
// No FEN is longer (two full hands of Qinyu chess are 7,650 letters): what follows is not read.
inline constexpr std::size_t kLongestFen = 65'536;

// Walks over a text, knowing where it is.
class Cursor {
 public:
  explicit Cursor(std::string_view text) : text_(text) {}

  bool at_end() const { return offset_ >= static_cast<int>(text_.size()); }
  int offset() const { return offset_; }
  // The next byte, or NUL at the end.
  char peek() const { return at_end() ? '\0' : text_[offset_]; }
  char next() { return at_end() ? '\0' : text_[offset_++]; }
  bool accept(char wanted) {
    if (peek() != wanted || at_end()) return false;
    ++offset_;
    return true;
  }
  bool at_blank() const {
    const char c = peek();
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
  }
  void skip_blanks() {
    while (at_blank()) ++offset_;
  }
  // The bytes up to the next blank, which are passed over.
  std::string_view word() {
    const int start = offset_;
    while (!at_end() && !at_blank()) ++offset_;
    return text_.substr(start, offset_ - start);
  }
  base::Failure<TextFault> fault(TextFault::Part part) const {
    return base::Failure<TextFault>(TextFault{part, offset_});
  }

 private:
  std::string_view text_;
  int offset_ = 0;
};

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }
constexpr char to_lower(char c) { return is_upper(c) ? static_cast<char>(c - 'A' + 'a') : c; }
constexpr char to_upper(char c) {
  return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

// A whole number from 0 to `greatest`, or nothing.
constexpr std::optional<int> parse_number(std::string_view digits, int greatest) {
  if (digits.empty() || digits.size() > 6) return std::nullopt;
  int value = 0;
  for (const char c : digits) {
    if (!is_digit(c)) return std::nullopt;
    value = value * 10 + (c - '0');
  }
  if (value > greatest) return std::nullopt;
  return value;
}

}  // namespace notation
