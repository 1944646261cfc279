#include "notation/record/pgn_words.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "notation/fen_fields.hpp"
#include "notation/record/game_tree.hpp"
#include "notation/utf8.hpp"
#include "notation/xiangqi/coordinates.hpp"
#include "notation/xiangqi/signs.hpp"

namespace notation {
namespace {

using xiangqi::SignKind;

constexpr std::string_view kBlanks = " \t\r\n\f\v";
constexpr std::string_view kStructure = "{}()[];$";
constexpr std::array<std::string_view, 4> kWideBlanks{"\u3000", "\uFF0C", "\u00A0", "\uFEFF"};
constexpr std::array<std::string_view, 4> kMarks{"!", "?", "\uFF01", "\uFF1F"};
// By their numbers from 1.
constexpr std::array<std::string_view, 6> kMarkPairs{"!", "?", "!!", "??", "!?", "?!"};
constexpr std::uint32_t kGreatestNag = 0xFFFF;

bool is_name(std::string_view text) {
  return !text.empty() && std::ranges::all_of(text, [](char c) {
    return is_digit(c) || is_upper(to_upper(c)) || c == '_';
  });
}

bool is_number_digit(char32_t c) {
  return (c >= U'0' && c <= U'9') || (c >= U'\uFF10' && c <= U'\uFF19');
}

// How many points a character stands for: `.`, full-width, ideographic, ellipsis.
int points_in(char32_t c) {
  if (c == U'.' || c == U'\uFF0E' || c == U'\u3002' || c == U'\u3001') return 1;
  return c == U'\u2026' ? 3 : 0;
}

// The bytes of the four characters of a move by file at the front; 0 where they are none.
std::size_t file_move_size(std::string_view text) {
  const std::size_t size = text.size();
  std::array<SignKind, 4> kinds{};
  for (auto& kind : kinds) {
    if (text.empty()) return 0;
    kind = xiangqi::sign_of(next_code_point(text)).kind;
  }
  const bool fits = kinds[0] != SignKind::kNone && kinds[1] != SignKind::kNone &&
                    kinds[2] == SignKind::kAction && kinds[3] == SignKind::kNumber;
  return fits ? size - text.size() : 0;
}

// `!` or `?` for the mark at the front, which is taken off; nothing where there is none.
std::string_view take_mark(std::string_view& text) {
  for (std::size_t i = 0; i < kMarks.size(); ++i) {
    if (!text.starts_with(kMarks[i])) continue;
    text.remove_prefix(kMarks[i].size());
    return kMarks[i % 2];
  }
  return {};
}

// Whether the quote at `at` has a backslash of its own before it.
bool is_escaped(std::string_view text, std::size_t at) {
  std::size_t backslashes = 0;
  while (backslashes < at && text[at - backslashes - 1] == '\\') ++backslashes;
  return backslashes % 2 == 1;
}

// Files hold quotes inside values without a backslash: only one before `]` ends the value.
bool find_value(std::string_view text, bool heed_escapes, TagText& tag) {
  for (auto end = text.find('"'); end != std::string_view::npos; end = text.find('"', end + 1)) {
    const auto bracket = text.find_first_not_of(kBlanks, end + 1);
    if (bracket == std::string_view::npos || text[bracket] != ']') continue;
    if (heed_escapes && is_escaped(text, end)) continue;
    tag.value = text.substr(0, end);
    tag.rest = text.substr(bracket + 1);
    return true;
  }
  return false;
}

}  // namespace

bool is_blank(char c) { return kBlanks.find(c) != std::string_view::npos; }

std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

std::optional<TagText> front_tag(std::string_view line) {
  line = trimmed(line);
  if (!line.starts_with('[')) return std::nullopt;
  const auto quote = line.find('"');
  if (quote == std::string_view::npos) return std::nullopt;
  TagText tag;
  tag.name = trimmed(line.substr(1, quote - 1));
  if (!is_name(tag.name)) return std::nullopt;
  const std::string_view text = line.substr(quote + 1);
  // A value may end in a backslash of its own.
  if (find_value(text, true, tag) || find_value(text, false, tag)) return tag;
  tag.value = text;
  if (tag.value.ends_with(']') || tag.value.ends_with('"')) tag.value.remove_suffix(1);
  tag.closed = false;
  return tag;
}

std::size_t blank_size(std::string_view text) {
  if (text.empty()) return 0;
  const auto byte = static_cast<unsigned char>(text.front());
  if (byte < 0x80) return kBlanks.find(text.front()) != std::string_view::npos ? 1 : 0;
  if (byte < 0xC2) return 0;  // inside a character
  for (const auto blank : kWideBlanks)
    if (text.starts_with(blank)) return blank.size();
  return 0;
}

std::size_t word_size(std::string_view text) {
  for (std::size_t size = 1; size < text.size(); ++size) {
    const char c = text[size];
    if (is_digit(c) || is_upper(to_upper(c))) continue;
    if (kStructure.find(c) != std::string_view::npos || blank_size(text.substr(size)) != 0)
      return size;
  }
  return text.size();
}

NumberText front_number(std::string_view text) {
  std::string_view rest = text;
  NumberText number;
  bool digits = false;
  while (!rest.empty()) {
    std::string_view next = rest;
    const char32_t c = next_code_point(next);
    const int points = points_in(c);
    const bool digit = is_number_digit(c) && number.points == 0;
    if (!digit && points == 0) break;
    digits = digits || digit;
    number.points += points;
    rest = next;
  }
  // `15=6` of WXF begins with digits and no number.
  const bool is_whole = digits && marks_size(rest) == rest.size();
  if (number.points > 0 || is_whole) number.size = text.size() - rest.size();
  return number;
}

std::size_t marks_size(std::string_view text) {
  std::string_view rest = text;
  while (!take_mark(rest).empty()) continue;
  return text.size() - rest.size();
}

std::uint16_t front_mark(std::string_view& marks) {
  std::string_view second = marks;
  const std::string pair = std::string(take_mark(second)).append(take_mark(second));
  const auto* found = std::ranges::find(kMarkPairs, pair);
  if (pair.size() == 2) {
    marks = second;
  } else {
    take_mark(marks);
  }
  return static_cast<std::uint16_t>(found - kMarkPairs.begin() + 1);
}

NagText front_nag(std::string_view text) {
  std::uint32_t value = 0;
  std::size_t size = 1;
  for (; size < text.size() && is_digit(text[size]); ++size)
    value = std::min(value * 10 + static_cast<std::uint32_t>(text[size] - '0'), kGreatestNag + 1);
  if (size == 1 || value > kGreatestNag) return {word_size(text), std::nullopt};
  return {size, static_cast<std::uint16_t>(value)};
}

std::size_t move_size(std::string_view text) {
  if (const std::size_t size = file_move_size(text)) return size;
  for (bool found = true; found;) {
    found = false;
    for (const auto mark : kMarks) {
      if (text.size() <= mark.size() || !text.ends_with(mark)) continue;
      text.remove_suffix(mark.size());
      found = true;
    }
  }
  return text.size();
}

bool is_result(std::string_view text) { return parse_result(text).has_value(); }

bool looks_like_move(std::string_view text) {
  return file_move_size(text) != 0 || xiangqi::parse_iccs(text).has_value();
}

}  // namespace notation
