#include "notation/record/pgn.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include "notation/fen_fields.hpp"
#include "notation/record/pgn_words.hpp"

namespace notation {
namespace {

constexpr std::string_view kReplacement = "\uFFFD";

bool same_name(std::string_view a, std::string_view b) {
  return std::ranges::equal(a, b, [](char x, char y) { return to_lower(x) == to_lower(y); });
}

}  // namespace

std::string_view PgnGame::tag(std::string_view name) const {
  for (const auto& tag : tags)
    if (same_name(tag.name, name)) return tag.value;
  return {};
}

bool PgnGame::has_tag(std::string_view name) const {
  return std::ranges::any_of(tags, [&](const PgnTag& tag) { return same_name(tag.name, name); });
}

void PgnGame::add_move(std::string_view text, int at_line) {
  moves_.push_back({static_cast<std::uint32_t>(texts_.size()),
                    static_cast<std::uint32_t>(text.size()), at_line});
  texts_ += text;
}

void PgnGame::clear() {
  line = 0;
  tags.clear();
  result.clear();
  comments = 0;
  variations = 0;
  black_first = false;
  problems.clear();
  texts_.clear();
  moves_.clear();
}

PgnReader::PgnReader(std::function<void(const PgnGame&)> on_game) : on_game_(std::move(on_game)) {}

void PgnReader::line(std::string_view text) {
  if (text.ends_with('\n')) text.remove_suffix(1);
  if (text.ends_with('\r')) text.remove_suffix(1);
  if (line_ == 0 && text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
  for (;;) {
    const auto end = text.find('\r');
    one_line(text.substr(0, end));
    if (end == std::string_view::npos) return;
    text.remove_prefix(end + 1);
  }
}

void PgnReader::one_line(std::string_view text) {
  ++line_;
  if (!in_comment_ && text.starts_with('%')) return;
  if (text.find(kReplacement) != std::string_view::npos) {
    // Reported after the tags of this line, which may begin a game.
    const bool tags = read_tags(text);
    begin();
    problem(PgnDamage::kBadBytes, line_);
    if (tags) return;
  } else if (read_tags(text)) {
    return;
  }
  if (trimmed(text).empty()) gap_after_tags_ = true;
  read_moves(text);
}

void PgnReader::finish() { end(); }

// The tags at the front of a line, which are taken off; true when that was all of it. A tag ends
// whatever came before it, an unclosed comment too: it is the surest sign of a new game.
bool PgnReader::read_tags(std::string_view& text) {
  const bool in_text = in_comment_ || depth_ > 0;
  if (!trimmed(text).starts_with('[')) return false;
  auto tag = front_tag(text);
  if (in_text && (!tag || !tag->closed)) return false;
  if (!tag) {
    begin();
    problem(PgnDamage::kBadTag, line_);
    return true;
  }
  if (in_text || begins_game(tag->name)) end();
  for (; tag; tag = front_tag(text)) {
    begin();
    add_tag(tag->name, tag->value);
    if (!tag->closed) problem(PgnDamage::kBadTag, line_);
    text = tag->rest;
  }
  return trimmed(text).empty();
}

// A game without moves is parted from the next one by its tags alone: the first one comes again, or
// any does behind an empty line.
bool PgnReader::begins_game(std::string_view tag_name) const {
  if (game_.in_moves()) return true;
  if (!game_.has_tag(tag_name)) return false;
  return gap_after_tags_ || same_name(game_.tags.front().name, tag_name);
}

void PgnReader::add_tag(std::string_view name, std::string_view value) {
  gap_after_tags_ = false;
  if (game_.tags.size() < kMostTags && may_keep(name.size() + value.size())) {
    game_.tags.push_back({std::string(name), std::string(value), line_});
  } else {
    problem_once(PgnDamage::kTooLong);
  }
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
    std::size_t size = blank_size(text);
    if (size == 0) size = structure(text);
    if (size == 0) {
      size = word_size(text);
      word(text.substr(0, size));
    }
    text.remove_prefix(size);
  }
}

// The comment, variation or stray tag that begins at the front: how many bytes are done with.
std::size_t PgnReader::structure(std::string_view text) {
  const char sign = text.front();
  if (sign == ';') {
    begin();
    ++game_.comments;
    return text.size();
  }
  if (sign == '[' || sign == ']') {
    begin();
    if (game_.result.empty()) problem(PgnDamage::kStrayTag, line_);
    const auto end = sign == ']' ? 0 : text.find(']');
    return end == std::string_view::npos ? text.size() : end + 1;
  }
  if (sign != '{' && sign != '}' && sign != '(' && sign != ')') return 0;
  begin();
  open_or_close(sign);
  return 1;
}

void PgnReader::open_or_close(char sign) {
  const bool in_footer = !game_.result.empty() && depth_ == 0;  // its brackets mean nothing
  if (sign == '{') {
    in_comment_ = true;
    comment_line_ = line_;
    ++game_.comments;
  } else if (in_footer) {
    return;
  } else if (sign == '}') {
    problem(PgnDamage::kUnopenedComment, line_);
  } else if (sign == '(') {
    if (depth_++ == 0) variation_line_ = line_;
    ++game_.variations;
  } else if (depth_ > 0) {
    --depth_;
  } else {
    problem(PgnDamage::kUnopenedVariation, line_);
  }
}

// Numbers, moves and a result may stand in one word: `1.炮二平五马８进７1-0`.
void PgnReader::word(std::string_view text) {
  if (depth_ > 0 || text.front() == '$') return;
  begin();
  while (!text.empty()) {
    if (is_result(text)) {
      if (game_.result.empty()) game_.result = text;
      return;
    }
    const NumberText number = front_number(text);
    if (number.size > 0) {
      if (game_.move_count() == 0 && number.points > 1) game_.black_first = true;
      text.remove_prefix(number.size);
      continue;
    }
    if (const std::size_t marks = marks_size(text)) {
      text.remove_prefix(marks);
      continue;
    }
    const std::size_t size = move_size(text);
    move(text.substr(0, size));
    text.remove_prefix(size);
  }
}

void PgnReader::move(std::string_view text) {
  if (!game_.result.empty()) {  // a footer, unless it holds moves
    if (looks_like_move(text)) problem_once(PgnDamage::kMovesAfterResult);
  } else if (game_.move_count() < kMostMoves && may_keep(text.size())) {
    game_.add_move(text, line_);
  } else {
    problem_once(PgnDamage::kTooLong);
  }
}

bool PgnReader::may_keep(std::size_t bytes) {
  if (bytes > kMostText - text_size_) return false;
  text_size_ += bytes;
  return true;
}

void PgnReader::problem(PgnDamage damage, int at_line) {
  if (game_.problems.size() < kMostProblems)
    game_.problems.push_back({damage, at_line, static_cast<int>(game_.move_count())});
}

// For damage that would repeat with each word.
void PgnReader::problem_once(PgnDamage damage) {
  for (const auto& known : game_.problems)
    if (known.damage == damage) return;
  problem(damage, line_);
}

void PgnReader::begin() {
  if (game_.line == 0) game_.line = line_;
}

void PgnReader::end() {
  if (in_comment_) problem(PgnDamage::kUnclosedComment, comment_line_);
  if (depth_ > 0) problem(PgnDamage::kUnclosedVariation, variation_line_);
  in_comment_ = false;
  depth_ = 0;
  gap_after_tags_ = false;
  text_size_ = 0;
  if (game_.line != 0) on_game_(game_);
  game_.clear();
}

}  // namespace notation
