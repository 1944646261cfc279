#include "notation/record/pgn_escapes.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "notation/record/pgn_words.hpp"

namespace notation {
namespace {

struct Escape {
  char sign;
  std::string_view text;
};

constexpr std::array<Escape, 3> kEscapes{{{'}', "\\u007D"}, {'[', "\\u005B"}, {'\\', "\\u005C"}}};

// The escape at the front of a text, or nothing.
const Escape* front_escape(std::string_view text) {
  const auto* found = std::ranges::find_if(
      kEscapes, [&](const Escape& escape) { return text.starts_with(escape.text); });
  return found == kEscapes.end() ? nullptr : found;
}

std::string_view escape_of(char sign) {
  return std::ranges::find(kEscapes, sign, &Escape::sign)->text;
}

// Whether the text goes on, from a bracket that begins a line, like a tag. What would end that may
// stand behind the comment.
bool looks_like_tag(std::string_view text) {
  return front_tag(text.substr(0, text.find('\n'))).has_value();
}

}  // namespace

std::string escaped_value(std::string_view value) {
  std::string text;
  text.reserve(value.size());
  for (const char c : value) {
    if (c == '"' || c == '\\') text += '\\';
    text += c;
  }
  return text;
}

std::string unescaped_value(std::string_view text) {
  std::string value;
  value.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool escape =
        text[i] == '\\' && i + 1 < text.size() && (text[i + 1] == '"' || text[i + 1] == '\\');
    if (escape) ++i;
    value += text[i];
  }
  return value;
}

std::string escaped_comment(std::string_view comment) {
  std::string text;
  text.reserve(comment.size());
  bool line_begins = false;  // never on the first line: a brace stands before it
  for (std::size_t i = 0; i < comment.size(); ++i) {
    const char c = comment[i];
    const std::string_view rest = comment.substr(i);
    const bool escape = c == '}' || (c == '\\' && front_escape(rest) != nullptr) ||
                        (c == '[' && line_begins && looks_like_tag(rest));
    if (escape) {
      text += escape_of(c);
    } else {
      text += c;
    }
    line_begins = c == '\n' || (line_begins && is_blank(c));
  }
  return text;
}

std::string unescaped_comment(std::string_view text) {
  std::string comment;
  comment.reserve(text.size());
  while (!text.empty()) {
    const auto* escape = text.front() == '\\' ? front_escape(text) : nullptr;
    comment += escape == nullptr ? text.front() : escape->sign;
    text.remove_prefix(escape == nullptr ? 1 : escape->text.size());
  }
  return comment;
}

}  // namespace notation
