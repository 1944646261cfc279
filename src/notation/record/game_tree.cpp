#include "notation/record/game_tree.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "notation/fen_fields.hpp"

namespace notation {
namespace {

constexpr std::array<std::string_view, 5> kResults = {"", "1-0", "0-1", "1/2-1/2", "*"};

// With every kind of line end as `end`.
std::string with_line_ends(std::string_view text, char end) {
  std::string out;
  out.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool pair = text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n';
    if (pair) continue;
    out += text[i] == '\r' || text[i] == '\n' ? end : text[i];
  }
  return out;
}

std::vector<RecordTag> sorted(std::vector<RecordTag> tags) {
  std::ranges::sort(tags, {}, [](const RecordTag& tag) { return std::tie(tag.name, tag.value); });
  return tags;
}

}  // namespace

std::string_view result_text(RecordResult result) {
  return kResults[static_cast<std::size_t>(result)];
}

std::optional<RecordResult> parse_result(std::string_view text) {
  for (std::size_t i = 1; i < kResults.size(); ++i)
    if (kResults[i] == text) return static_cast<RecordResult>(i);
  return std::nullopt;
}

bool is_same_tag(std::string_view a, std::string_view b) {
  return std::ranges::equal(a, b, [](char x, char y) { return to_lower(x) == to_lower(y); });
}

void GameTree::add_tag(std::string_view name, std::string_view value) {
  tags_.push_back({std::string(name), with_line_ends(value, ' ')});
}

void GameTree::set_tag(std::string_view name, std::string_view value) {
  const auto found = std::ranges::find_if(
      tags_, [&](const RecordTag& tag) { return is_same_tag(tag.name, name); });
  if (found == tags_.end()) {
    add_tag(name, value);
  } else {
    found->value = with_line_ends(value, ' ');
  }
}

GameTree::Index GameTree::add_node(NodeId parent, std::string_view text) {
  Node node;
  node.text = keep(text);
  node.parent = static_cast<Index>(parent);
  nodes_.push_back(node);
  return static_cast<Index>(nodes_.size() - 1);
}

NodeId GameTree::add_move(NodeId parent, std::string_view text) {
  const Index added = add_node(parent, text);
  Node& before = at(parent);
  if (before.first_child == 0) {
    before.first_child = added;
  } else {
    nodes_[before.last_child].next = added;
  }
  before.last_child = added;
  return static_cast<NodeId>(added);
}

NodeId GameTree::add_first_move(NodeId parent, std::string_view text) {
  const Index added = add_node(parent, text);
  Node& before = at(parent);
  nodes_[added].next = before.first_child;
  before.first_child = added;
  if (before.last_child == 0) before.last_child = added;
  return static_cast<NodeId>(added);
}

void GameTree::add_nag(NodeId node, std::uint16_t nag) { append(at(node).nags, nags_, nag); }

void GameTree::add_comment(NodeId node, std::string_view text) {
  append_comment(at(node).comments, text);
}

void GameTree::add_comment_before(NodeId node, std::string_view text) {
  if (begins_variation(node)) {
    append_comment(at(node).comments_before, text);
  } else {
    add_comment(static_cast<NodeId>(at(node).parent), text);
  }
}

void GameTree::clear() { *this = GameTree(); }

std::string_view GameTree::tag(std::string_view name) const {
  for (const auto& tag : tags_)
    if (is_same_tag(tag.name, name)) return tag.value;
  return {};
}

std::optional<NodeId> GameTree::parent(NodeId node) const {
  return node == kStart ? std::nullopt : std::optional(static_cast<NodeId>(at(node).parent));
}

bool GameTree::begins_variation(NodeId node) const {
  return node != kStart && nodes_[at(node).parent].first_child != static_cast<Index>(node);
}

std::vector<std::uint16_t> GameTree::nags(NodeId node) const {
  std::vector<std::uint16_t> values;
  for (Index i = at(node).nags.first; i != 0; i = nags_[i].next) values.push_back(nags_[i].value);
  return values;
}

std::vector<std::string_view> GameTree::texts_of(const List& list) const {
  std::vector<std::string_view> texts;
  for (Index i = list.first; i != 0; i = comments_[i].next)
    texts.push_back(text_of(comments_[i].value));
  return texts;
}

GameTree::Span GameTree::keep(std::string_view text) {
  const Span span{static_cast<Index>(text_.size()), static_cast<Index>(text.size())};
  text_ += text;
  return span;
}

void GameTree::append_comment(List& list, std::string_view text) {
  if (text.empty()) return;
  const Span kept =
      text.find('\r') == std::string_view::npos ? keep(text) : keep(with_line_ends(text, '\n'));
  append(list, comments_, kept);
}

template <class Value>
void GameTree::append(List& list, std::vector<Entry<Value>>& entries, Value value) {
  const auto added = static_cast<Index>(entries.size());
  entries.push_back({value, 0});
  (list.first == 0 ? list.first : entries[list.last].next) = added;
  list.last = added;
}

bool GameTree::same_node(const GameTree& a, NodeId x, const GameTree& b, NodeId y) {
  return a.move(x) == b.move(y) && a.nags(x) == b.nags(y) && a.comments(x) == b.comments(y) &&
         a.comments_before(x) == b.comments_before(y);
}

// Walks over both at once, each place before its children.
bool GameTree::same_moves(const GameTree& a, const GameTree& b) {
  NodeId x = kStart;
  NodeId y = kStart;
  for (;;) {
    if (!same_node(a, x, b, y)) return false;
    const auto child = a.first_child(x);
    if (child.has_value() != b.first_child(y).has_value()) return false;
    if (child) {
      x = *child;
      y = *b.first_child(y);
      continue;
    }
    for (;;) {
      if (x == kStart || y == kStart) return x == y;
      const auto next = a.next_sibling(x);
      if (next.has_value() != b.next_sibling(y).has_value()) return false;
      if (next) {
        x = *next;
        y = *b.next_sibling(y);
        break;
      }
      x = *a.parent(x);
      y = *b.parent(y);
    }
  }
}

bool operator==(const GameTree& a, const GameTree& b) {
  const bool same_side = a.black_first_ == b.black_first_ || a.move_count() == 0;
  return same_side && a.result_ == b.result_ && a.move_count() == b.move_count() &&
         sorted(a.tags_) == sorted(b.tags_) && GameTree::same_moves(a, b);
}

}  // namespace notation
