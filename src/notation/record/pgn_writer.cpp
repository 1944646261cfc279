#include "notation/record/pgn_writer.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "notation/display_width.hpp"
#include "notation/record/game_tree.hpp"
#include "notation/record/pgn_escapes.hpp"

namespace notation {
namespace {

constexpr std::array<std::string_view, 17> kTagOrder = {
    "Game",      "Event", "Site",   "Date",    "Round",     "RedTeam", "Red", "WhiteTeam", "White",
    "BlackTeam", "Black", "Result", "Opening", "Variation", "ECCO",    "FEN", "Format"};

// Words and comments with single blanks between them, broken into lines of some width.
class LineBreaker {
 public:
  LineBreaker(std::string& out, int width) : out_(out), width_(width) {}

  void add(std::string_view word) {
    if (!is_open_) write();
    is_open_ = false;
    word_ += word;
  }
  // A sign without a blank between it and the next word, or the last one.
  void open(char sign) {
    write();
    word_ = sign;
    is_open_ = true;
  }
  void close(char sign) { word_ += sign; }
  // Writes what is left; false where nothing was ever added.
  bool finish() {
    write();
    return !is_first_;
  }

 private:
  void write() {
    if (word_.empty()) return;
    const auto end = std::min(word_.find('\n'), word_.size());
    const int width = display_width({word_.data(), end});
    const bool fits = !is_first_ && width < width_ - column_;  // with a blank before it
    if (!is_first_) out_ += fits ? ' ' : '\n';
    if (!fits && word_.starts_with('%')) out_ += ' ';  // else the line would be skipped
    out_ += word_;
    column_ = fits ? column_ + 1 + width : width;
    if (end < word_.size()) column_ = display_width(word_.substr(word_.rfind('\n') + 1));
    is_first_ = false;
    word_.clear();
  }

  std::string& out_;
  int width_;
  int column_ = 0;
  bool is_first_ = true;
  std::string word_;  // not yet written
  bool is_open_ = false;
};

class MoveWriter {
 public:
  MoveWriter(const GameTree& tree, LineBreaker& lines) : tree_(tree), lines_(lines) {}

  // What stands behind a move, or before the first one.
  void add_remarks(NodeId node) {
    for (const auto nag : tree_.nags(node))
      lines_.add(std::string("$").append(std::to_string(nag)));
    add_comments(tree_.comments(node));
  }

  void add_variation(NodeId first, int ply) {
    begin_variation(first);
    add_line(first, ply);
    lines_.close(')');
  }

  // The line from `first`, the variations in their places.
  void add_line(NodeId first, int ply) {
    std::optional<NodeId> node = first;
    ply_ = ply;
    while (node || !open_.empty()) node = node ? add_move(*node) : end_variation();
  }

 private:
  // The first move of an open variation, and how many moves come before it.
  struct Open {
    NodeId first{};
    int ply = 0;
  };

  // Both give the move to go on with, nothing at the end of a line.
  std::optional<NodeId> add_move(NodeId node) {
    const int half = ply_ + (tree_.black_first() ? 1 : 0);
    const bool is_black = half % 2 == 1;
    std::string word;
    if (!is_black || needs_number_)
      word.append(std::to_string(half / 2 + 1)).append(is_black ? "... " : ". ");
    word.append(tree_.move(node));
    lines_.add(word);
    needs_number_ = false;
    add_remarks(node);
    if (!tree_.begins_variation(node)) {
      if (const auto variation = tree_.next_sibling(node)) {
        open_.push_back({*variation, ply_});
        return begin_variation(*variation);
      }
    }
    ++ply_;
    return tree_.first_child(node);
  }

  std::optional<NodeId> end_variation() {
    lines_.close(')');
    needs_number_ = true;
    Open& ended = open_.back();
    ply_ = ended.ply;
    if (const auto next = tree_.next_sibling(ended.first)) {
      ended.first = *next;
      return begin_variation(*next);
    }
    const NodeId replaced = *tree_.first_child(*tree_.parent(ended.first));
    open_.pop_back();
    ++ply_;
    return tree_.first_child(replaced);
  }

  NodeId begin_variation(NodeId first) {
    lines_.open('(');
    needs_number_ = true;
    add_comments(tree_.comments_before(first));
    return first;
  }

  void add_comments(const std::vector<std::string_view>& comments) {
    for (const auto comment : comments)
      lines_.add(std::string("{").append(escaped_comment(comment)).append("}"));
    if (!comments.empty()) needs_number_ = true;
  }

  const GameTree& tree_;
  LineBreaker& lines_;
  int ply_ = 0;
  bool needs_number_ = true;
  std::vector<Open> open_;
};

std::size_t rank_of(const RecordTag& tag) {
  const auto* found = std::ranges::find_if(
      kTagOrder, [&](std::string_view name) { return is_same_tag(name, tag.name); });
  return static_cast<std::size_t>(found - kTagOrder.begin());
}

// In the order of the format. The first tag coming again would begin another game, so one whose
// name comes again does not stand first.
std::vector<const RecordTag*> ordered_tags(const GameTree& tree) {
  std::vector<const RecordTag*> tags;
  for (const auto& tag : tree.tags()) tags.push_back(&tag);
  std::ranges::sort(tags, {}, [](const RecordTag* tag) { return std::pair(rank_of(*tag), tag); });
  const auto is_single = [&](const RecordTag* tag) {
    return std::ranges::count_if(tags, [&](const RecordTag* other) {
             return is_same_tag(other->name, tag->name);
           }) == 1;
  };
  const auto first = std::ranges::find_if(tags, is_single);
  if (first != tags.end()) std::rotate(tags.begin(), first, first + 1);
  return tags;
}

}  // namespace

void write_pgn(const GameTree& tree, std::string& out) {
  for (const auto* tag : ordered_tags(tree)) {
    out.append("[").append(tag->name).append(" \"");
    out.append(escaped_value(tag->value)).append("\"]\n");
  }
  if (!tree.tags().empty()) out += '\n';
  LineBreaker lines(out, kPgnLineWidth);
  MoveWriter moves(tree, lines);
  moves.add_remarks(GameTree::kStart);
  if (const auto first = tree.first_child(GameTree::kStart)) moves.add_line(*first, 0);
  if (tree.result() != RecordResult::kUnsaid) lines.add(result_text(tree.result()));
  if (lines.finish()) out += "\n\n";
}

std::string pgn_line(const GameTree& tree, NodeId first, int ply) {
  std::string out;
  LineBreaker lines(out, std::numeric_limits<int>::max());
  MoveWriter moves(tree, lines);
  if (tree.begins_variation(first)) {
    moves.add_variation(first, ply);
  } else {
    moves.add_line(first, ply);
  }
  lines.finish();
  return out;
}

}  // namespace notation
