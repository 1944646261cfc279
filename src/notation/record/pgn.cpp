#include "notation/record/pgn.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include "notation/fen_fields.hpp"
#include "notation/utf8.hpp"
#include "notation/xiangqi/coordinates.hpp"
#include "notation/xiangqi/signs.hpp"

namespace notation {
namespace {

constexpr std::string_view kBlanks = " \t\r\n\f\v";
constexpr std::string_view kWideBlank = "\u3000";
constexpr std::array<std::string_view, 4> kResults{"1-0", "0-1", "1/2-1/2", "*"};

std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

bool same_name(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](char x, char y) { return to_lower(x) == to_lower(y); });
}

bool is_name(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
    return is_digit(c) || is_upper(to_upper(c)) || c == '_';
  });
}

// `[Name "value"]`; a quote inside the value needs no backslash, since files hold none.
bool split_tag(std::string_view text, PgnTag& tag) {
  text = trimmed(text);
  if (text.size() < 2 || text.front() != '[' || text.back() != ']') return false;
  text = trimmed(text.substr(1, text.size() - 2));
  const auto quote = text.find('"');
  if (quote == std::string_view::npos || text.size() < quote + 2 || text.back() != '"')
    return false;
  const std::string_view name = trimmed(text.substr(0, quote));
  if (!is_name(name)) return false;
  tag.name = name;
  tag.value = text.substr(quote + 1, text.size() - quote - 2);
  return true;
}

// The token without the number of its move: `12.`, `12...`, also full-width.
std::string_view without_number(std::string_view text) {
  std::string_view rest = text;
  std::string_view behind = text;
  bool digits = false;
  bool dots = false;
  while (!rest.empty()) {
    const char32_t c = next_code_point(rest);
    const bool digit = (c >= U'0' && c <= U'9') || (c >= U'０' && c <= U'９');
    const bool dot = c == U'.' || c == U'．' || c == U'…' || c == U'。' || c == U'、';
    if (!(digit && !dots) && !dot) break;
    digits = digits || digit;
    dots = dots || dot;
    if (dot) behind = rest;
  }
  if (!digits && !dots) return text;
  // `1.5` of WXF cannot begin a token; digits alone are a number whose dot stands apart or is
  // missing.
  if (dots) return behind;
  return rest.empty() && digits ? std::string_view() : text;
}

std::string_view without_marks(std::string_view text) {
  while (!text.empty() && (text.back() == '!' || text.back() == '?')) text.remove_suffix(1);
  return text;
}

// The first four characters of a text that is longer and not ASCII: moves written without a blank.
std::string_view first_move(std::string_view text) {
  if (static_cast<unsigned char>(text.front()) < 0x80) return text;
  std::string_view rest = text;
  for (int i = 0; i < 4 && !rest.empty(); ++i) next_code_point(rest);
  return text.substr(0, text.size() - rest.size());
}

// Coordinates, or a text whose third and fourth characters are those of a move by file.
bool looks_like_move(std::string_view text) {
  if (xiangqi::parse_iccs(text)) return true;
  std::array<xiangqi::Sign, 4> signs{};
  for (auto& sign : signs) {
    if (text.empty()) return false;
    sign = xiangqi::sign_of(next_code_point(text));
  }
  return signs[0].kind != xiangqi::SignKind::kNone && signs[2].kind == xiangqi::SignKind::kAction &&
         signs[3].kind == xiangqi::SignKind::kNumber;
}

}  // namespace

std::string_view PgnGame::tag(std::string_view name) const {
  for (const auto& tag : tags)
    if (same_name(tag.name, name)) return tag.value;
  return {};
}

void PgnGame::add_move(std::string_view text, int at_line) {
  moves_.push_back({texts_.size(), text.size(), at_line});
  texts_ += text;
}

void PgnGame::clear() {
  line = 0;
  tags.clear();
  result.clear();
  comments = 0;
  variations = 0;
  problems.clear();
  texts_.clear();
  moves_.clear();
}

PgnReader::PgnReader(std::function<void(const PgnGame&)> on_game) : on_game_(std::move(on_game)) {}

void PgnReader::line(std::string_view text) {
  ++line_;
  if (line_ == 1 && text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
  if (!text.empty() && text.front() == '%') return;
  if (trimmed(text).starts_with('[') && read_tag(text)) return;
  read_moves(text);
}

void PgnReader::finish() { end(); }

// A tag ends whatever came before it, an unclosed comment too: it is the surest sign of a new game.
bool PgnReader::read_tag(std::string_view text) {
  PgnTag tag;
  if (!split_tag(text, tag)) {
    if (in_comment_) return false;
    begin();
    problem(PgnDamage::kBadTag);
    return true;
  }
  if (game_.in_moves() || in_comment_ || depth_ > 0) end();
  begin();
  if (game_.tags.size() < kMostTags) {
    game_.tags.push_back(std::move(tag));
  } else {
    problem(PgnDamage::kTooLong);
  }
  return true;
}

void PgnReader::read_moves(std::string_view text) {
  while (!text.empty()) {
    if (in_comment_) {
      const auto close = text.find('}');
      if (close == std::string_view::npos) return;
      in_comment_ = false;
      text.remove_prefix(close + 1);
      continue;
    }
    if (text.starts_with(kWideBlank)) {
      text.remove_prefix(kWideBlank.size());
      continue;
    }
    const char c = text.front();
    if (c == ';') {
      begin();
      ++game_.comments;
      return;
    }
    if (c == '{' || c == '(' || c == ')') {
      begin();
      if (c == '{') {
        in_comment_ = true;
        ++game_.comments;
      } else if (c == '(') {
        ++depth_;
        ++game_.variations;
      } else if (depth_ > 0) {
        --depth_;
      } else {
        problem(PgnDamage::kUnopenedVariation);
      }
      text.remove_prefix(1);
      continue;
    }
    if (kBlanks.find(c) != std::string_view::npos) {
      text.remove_prefix(1);
      continue;
    }
    auto length = std::min(text.find_first_of(" \t\r\n\f\v{}();"), text.size());
    length = std::min({std::max<std::size_t>(length, 1), text.find(kWideBlank), text.size()});
    token(text.substr(0, length));
    text.remove_prefix(length);
  }
}

void PgnReader::token(std::string_view text) {
  if (depth_ > 0 || text.front() == '$') return;
  if (std::find(kResults.begin(), kResults.end(), text) != kResults.end()) {
    begin();
    if (game_.result.empty()) game_.result = text;
    return;
  }
  text = without_marks(without_number(text));
  if (!text.empty()) main_line(text);
}

void PgnReader::main_line(std::string_view text) {
  begin();
  if (!game_.result.empty()) {  // a footer, unless it holds moves
    if (looks_like_move(text)) problem(PgnDamage::kMovesAfterResult);
    return;
  }
  while (!text.empty()) {
    const std::string_view move = first_move(text);
    if (game_.move_count() < kMostMoves) {
      game_.add_move(move, line_);
    } else {
      problem(PgnDamage::kTooLong);
    }
    text = without_number(text.substr(move.size()));
  }
}

// Once for each kind: a damaged game says so, not each of its words.
void PgnReader::problem(PgnDamage damage) {
  for (const auto& known : game_.problems)
    if (known.damage == damage) return;
  game_.problems.push_back({damage, line_});
}

void PgnReader::begin() {
  if (game_.line == 0) game_.line = line_;
}

void PgnReader::end() {
  if (in_comment_) problem(PgnDamage::kUnclosedComment);
  if (depth_ > 0) problem(PgnDamage::kUnclosedVariation);
  in_comment_ = false;
  depth_ = 0;
  if (game_.line != 0) on_game_(game_);
  game_.clear();
}

}  // namespace notation
