#include "notation/record/pgn_scanner.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

#include "notation/record/game_tree.hpp"
#include "notation/record/pgn_escapes.hpp"
#include "notation/record/pgn_words.hpp"

namespace notation {
namespace {

constexpr std::string_view kReplacement = "\uFFFD";
// What a comment or mark costs besides its text.
constexpr std::size_t kEntrySize = 16;

// In the order of PgnDamage.
constexpr std::array<std::string_view, 11> kDamageCodes = {"bad-tag",
                                                           "stray-tag",
                                                           "bad-nag",
                                                           "unclosed-comment",
                                                           "unclosed-variation",
                                                           "unopened-variation",
                                                           "unopened-comment",
                                                           "early-variation",
                                                           "bad-bytes",
                                                           "moves-after-result",
                                                           "too-long"};

}  // namespace

std::string_view damage_code(PgnDamage damage) {
  return kDamageCodes[static_cast<std::size_t>(damage)];
}

void PgnScanner::line(std::string_view text) {
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

void PgnScanner::one_line(std::string_view text) {
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
  if (in_comment_) add_comment_text("\n");
}

// The tags at the front of a line, which are taken off; true when that was all of it. A tag ends
// whatever came before it, an unclosed comment too: it is the surest sign of a new game.
bool PgnScanner::read_tags(std::string_view& text) {
  const bool in_text = in_comment_ || depth_ > 0;
  if (!trimmed(text).starts_with('[')) return false;
  auto tag = front_tag(text);
  if (in_text && (!tag || !tag->closed)) return false;
  if (!tag) {
    begin();
    problem(PgnDamage::kBadTag, line_);
    return true;
  }
  if (in_text) end();
  for (; tag; tag = front_tag(text)) {
    if (begins_game(tag->name)) end();
    begin();
    add_tag(tag->name, tag->value);
    if (!tag->closed) problem(PgnDamage::kBadTag, line_);
    text = tag->rest;
  }
  return trimmed(text).empty();
}

bool PgnScanner::has_tag(std::string_view name) const {
  return std::ranges::any_of(tag_names_,
                             [&](std::string_view known) { return is_same_tag(known, name); });
}

// A game without moves is parted from the next one by its tags alone: the first one comes again, or
// any does behind an empty line.
bool PgnScanner::begins_game(std::string_view tag_name) const {
  if (in_moves()) return true;
  if (!has_tag(tag_name)) return false;
  return gap_after_tags_ || is_same_tag(tag_names_.front(), tag_name);
}

void PgnScanner::add_tag(std::string_view name, std::string_view value) {
  gap_after_tags_ = false;
  if (tag_names_.size() == kMostTags) problem_once(PgnDamage::kTooLong);
  if (tag_names_.size() == kMostTags || !may_keep(name.size() + value.size())) return;
  tag_names_.emplace_back(name);
  if (value.find('\\') == std::string_view::npos) {
    sink_.tag(name, value);
  } else {
    sink_.tag(name, unescaped_value(value));
  }
}

void PgnScanner::read_moves(std::string_view text) {
  while (!text.empty()) {
    if (in_comment_) {
      read_comment(text);
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

// Takes off what the line holds of the open comment.
void PgnScanner::read_comment(std::string_view& text) {
  const auto close = text.find('}');
  add_comment_text(text.substr(0, close));
  if (close != std::string_view::npos) end_comment();
  text.remove_prefix(close == std::string_view::npos ? text.size() : close + 1);
}

void PgnScanner::add_comment_text(std::string_view text) {
  if (keeps_tree() && may_keep(text.size())) comment_ += text;
}

void PgnScanner::end_comment() {
  in_comment_ = false;
  if (!comment_.empty()) sink_.comment(unescaped_comment(comment_));
  comment_.clear();
}

// The comment, variation, mark or stray tag that begins at the front: how many bytes are done with.
std::size_t PgnScanner::structure(std::string_view text) {
  switch (text.front()) {
    case ';':
      begin();
      ++facts_.comments;
      if (keeps_tree()) {
        add_comment_text(text.substr(1));
        end_comment();
      }
      return text.size();
    case '[':
    case ']':
      return stray_tag(text);
    case '$':
      return nag(text);
    case '{':
    case '}':
    case '(':
    case ')':
      begin();
      open_or_close(text.front());
      return 1;
    default:
      return 0;
  }
}

std::size_t PgnScanner::stray_tag(std::string_view text) {
  begin();
  if (!has_result_) problem(PgnDamage::kStrayTag, line_);
  const auto end = text.front() == ']' ? 0 : text.find(']');
  return end == std::string_view::npos ? text.size() : end + 1;
}

std::size_t PgnScanner::nag(std::string_view text) {
  const NagText found = front_nag(text);
  if (in_footer()) return found.size;
  begin();
  if (!found.nag) {
    problem(PgnDamage::kBadNag, line_);
  } else if (keeps_tree() && may_keep(kEntrySize)) {
    sink_.nag(*found.nag);
  }
  return found.size;
}

void PgnScanner::open_or_close(char sign) {
  if (sign == '{') {
    in_comment_ = true;
    comment_line_ = line_;
    ++facts_.comments;
    if (keeps_tree()) may_keep(kEntrySize);
  } else if (in_footer()) {
    return;
  } else if (sign == '}') {
    problem(PgnDamage::kUnopenedComment, line_);
  } else if (sign == '(') {
    open_variation();
  } else if (depth_ > 0) {
    close_variation();
  } else {
    problem(PgnDamage::kUnopenedVariation, line_);
  }
}

void PgnScanner::open_variation() {
  if (depth_ == 0 && main_moves_ == 0) problem(PgnDamage::kEarlyVariation, line_);
  if (depth_++ == 0) variation_line_ = line_;
  ++facts_.variations;
  if (!keeps_tree() || !may_keep_move(kEntrySize)) return;
  sink_.open_variation();
  ++kept_depth_;
}

void PgnScanner::close_variation() {
  if (--depth_ >= kept_depth_) return;
  sink_.close_variation();
  --kept_depth_;
}

// Numbers, moves, marks and a result may stand in one word: `1.炮二平五!马８进７1-0`.
void PgnScanner::word(std::string_view text) {
  if (depth_ > 0 && !keeps_tree()) return;
  begin();
  while (!text.empty()) {
    std::size_t size = 0;
    if (const NumberText number = front_number(text); number.size > 0) {
      if (main_moves_ == 0 && depth_ == 0 && number.points > 1) facts_.black_first = true;
      size = number.size;
    } else if (size = marks_size(text); size > 0) {
      marks(text.substr(0, size));
    } else {
      size = move_size(text);
      move_or_result(text.substr(0, size));
    }
    text.remove_prefix(size);
  }
}

// Inside a variation a result is a remark.
void PgnScanner::move_or_result(std::string_view text) {
  if (!is_result(text)) {
    move(text);
  } else if (depth_ > 0) {
    add_comment_text(text);
    end_comment();
  } else if (!has_result_) {
    has_result_ = true;
    sink_.result(text);
  }
}

void PgnScanner::marks(std::string_view text) {
  if (!keeps_tree() || in_footer()) return;
  while (!text.empty()) {
    const auto nag = front_mark(text);
    if (may_keep(kEntrySize)) sink_.nag(nag);
  }
}

void PgnScanner::move(std::string_view text) {
  if (in_footer()) {  // unless it holds moves
    if (looks_like_move(text)) problem_once(PgnDamage::kMovesAfterResult);
    return;
  }
  if (!may_keep_move(text.size())) return;
  if (depth_ == 0) ++main_moves_;
  sink_.move(text, line_);
}

// Nothing more of a game is kept after what there was no place for: a line has no holes.
bool PgnScanner::may_keep(std::size_t bytes) {
  if (bytes > kMostText - text_size_) fill();
  if (!is_full_) text_size_ += bytes;
  return !is_full_;
}

bool PgnScanner::may_keep_move(std::size_t bytes) {
  if (moves_ == kMostMoves) fill();
  if (!may_keep(bytes)) return false;
  ++moves_;
  return true;
}

void PgnScanner::fill() {
  if (!is_full_) problem(PgnDamage::kTooLong, line_);
  is_full_ = true;
}

void PgnScanner::problem(PgnDamage damage, int at_line) {
  if (facts_.problems.size() < kMostProblems)
    facts_.problems.push_back({damage, at_line, main_moves_});
}

// For damage that would repeat with each word.
void PgnScanner::problem_once(PgnDamage damage) {
  for (const auto& known : facts_.problems)
    if (known.damage == damage) return;
  problem(damage, line_);
}

void PgnScanner::begin() {
  if (facts_.line == 0) facts_.line = line_;
}

void PgnScanner::end() {
  if (in_comment_) {
    problem(PgnDamage::kUnclosedComment, comment_line_);
    if (comment_.ends_with('\n')) comment_.pop_back();
    end_comment();
  }
  if (depth_ > 0) problem(PgnDamage::kUnclosedVariation, variation_line_);
  for (; kept_depth_ > 0; --kept_depth_) sink_.close_variation();
  if (facts_.line != 0) sink_.end_game(facts_);
  facts_.line = facts_.comments = facts_.variations = 0;
  facts_.black_first = false;
  facts_.problems.clear();
  tag_names_.clear();
  main_moves_ = depth_ = 0;
  has_result_ = is_full_ = gap_after_tags_ = false;
  moves_ = text_size_ = 0;
}

}  // namespace notation
