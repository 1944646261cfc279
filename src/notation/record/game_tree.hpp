// A game record as a tree of moves: tags, moves and the moves that might have been played in their
// place, marks, comments, result. Knows no file format and no position. Used by one thread at a
// time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace notation {

// A place in a tree: the start, or a move. Moves are numbered from 1 in the order in which they
// were added, so a move has a greater number than the one before it.
enum class NodeId : std::uint32_t {};

// One tag of a record: its name and what it says.
struct RecordTag {
  std::string name;
  std::string value;
  friend bool operator==(const RecordTag&, const RecordTag&) = default;
};

// What a record says of its result, besides its tags.
enum class RecordResult : std::uint8_t { kUnsaid, kFirstWins, kSecondWins, kDraw, kOpen };

// `1-0`, `0-1`, `1/2-1/2`, `*`; empty for kUnsaid.
std::string_view result_text(RecordResult result);
std::optional<RecordResult> parse_result(std::string_view text);

// Whether two names of tags are one: the case of letters does not count.
bool is_same_tag(std::string_view a, std::string_view b);

// All text is UTF-8 and at most 4 GiB together. A place may have any number of children, the
// moves that may follow it: the first one goes on with the line, each other one begins a variation
// that replaces the first. Everything is kept in flat arrays: no function here is recursive, and
// adding costs the same however deep the tree is.
class GameTree {
 public:
  static constexpr NodeId kStart{};

  // -- Building.
  // A name is letters, digits and `_`. Line ends in the value become blanks.
  void add_tag(std::string_view name, std::string_view value);
  // Gives the first tag of this name the value, or adds one.
  void set_tag(std::string_view name, std::string_view value);
  // Adds a move, behind the other children of `parent`. The text is one word.
  NodeId add_move(NodeId parent, std::string_view text);
  // The same before the other children: it goes on with the line, they become variations.
  NodeId add_first_move(NodeId parent, std::string_view text);
  // A mark by its number in PGN: 1 `!`, 2 `?`, 3 `!!`, 4 `??`, 5 `!?`, 6 `?!` and so on. One of the
  // start says something of the position.
  void add_nag(NodeId node, std::uint16_t nag);
  // Line ends become \n. An empty comment is none.
  void add_comment(NodeId node, std::string_view text);
  // A comment before a move that begins a variation. One before any other move is the last
  // comment behind the place before it, and is kept as such.
  void add_comment_before(NodeId node, std::string_view text);
  void set_result(RecordResult result) { result_ = result; }
  // Whether the second side plays the first move. Set also where a tag says so.
  void set_black_first(bool black_first) { black_first_ = black_first; }
  void clear();

  // -- Looking. A place must be one of this tree.
  const std::vector<RecordTag>& tags() const { return tags_; }
  // The value of the first tag of this name, empty where there is none.
  std::string_view tag(std::string_view name) const;
  RecordResult result() const { return result_; }
  bool black_first() const { return black_first_; }
  std::size_t move_count() const { return nodes_.size() - 1; }
  // Empty for the start.
  std::string_view move(NodeId node) const { return text_of(at(node).text); }
  std::optional<NodeId> parent(NodeId node) const;
  std::optional<NodeId> first_child(NodeId node) const { return some(at(node).first_child); }
  // The next child of the same parent.
  std::optional<NodeId> next_sibling(NodeId node) const { return some(at(node).next); }
  bool begins_variation(NodeId node) const;
  std::vector<std::uint16_t> nags(NodeId node) const;
  std::vector<std::string_view> comments(NodeId node) const { return texts_of(at(node).comments); }
  std::vector<std::string_view> comments_before(NodeId node) const {
    return texts_of(at(node).comments_before);
  }

  // Two trees are equal when they say the same: the same moves in the same places, each with the
  // same marks and comments in the same order; the same result, the same side first if there is a
  // move, and the same tags in whatever order. In what order moves were added does not count.
  friend bool operator==(const GameTree& a, const GameTree& b);

 private:
  // Index 0 stands for nothing: no child and no entry of a list has it.
  using Index = std::uint32_t;

  struct Span {
    Index offset = 0;
    Index length = 0;
  };
  struct List {
    Index first = 0;
    Index last = 0;
  };
  struct Node {
    Span text;
    Index parent = 0;
    Index first_child = 0;
    Index last_child = 0;
    Index next = 0;
    List nags;
    List comments;
    List comments_before;
  };
  template <class Value>
  struct Entry {
    Value value{};
    Index next = 0;
  };

  static std::optional<NodeId> some(Index index) {
    return index == 0 ? std::nullopt : std::optional(static_cast<NodeId>(index));
  }
  const Node& at(NodeId node) const { return nodes_[static_cast<std::size_t>(node)]; }
  Node& at(NodeId node) { return nodes_[static_cast<std::size_t>(node)]; }
  std::string_view text_of(Span span) const {
    return std::string_view(text_).substr(span.offset, span.length);
  }
  std::vector<std::string_view> texts_of(const List& list) const;
  Span keep(std::string_view text);
  Index add_node(NodeId parent, std::string_view text);
  void append_comment(List& list, std::string_view text);
  template <class Value>
  static void append(List& list, std::vector<Entry<Value>>& entries, Value value);
  static bool same_node(const GameTree& a, NodeId x, const GameTree& b, NodeId y);
  static bool same_moves(const GameTree& a, const GameTree& b);

  std::vector<RecordTag> tags_;
  std::string text_;
  std::vector<Node> nodes_ = std::vector<Node>(1);
  std::vector<Entry<std::uint16_t>> nags_ = std::vector<Entry<std::uint16_t>>(1);
  std::vector<Entry<Span>> comments_ = std::vector<Entry<Span>>(1);
  RecordResult result_ = RecordResult::kUnsaid;
  bool black_first_ = false;
};

}  // namespace notation
