// Random game trees of which PGN must lose nothing.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <random>
#include <string>
#include <string_view>

#include "notation/record/game_tree.hpp"

namespace support {

class RandomTrees {
 public:
  explicit RandomTrees(std::uint32_t seed) : random_(seed) {}

  notation::GameTree next() {
    notation::GameTree tree;
    add_tags(tree);
    add_remarks(tree, notation::GameTree::kStart);
    const int moves = below(below(4) == 0 ? 120 : 12);
    for (int i = 0; i < moves; ++i) add_move(tree);
    tree.set_result(static_cast<notation::RecordResult>(below(5)));
    if (!tree.black_first() && moves > 0) tree.set_black_first(below(3) == 0);
    return tree;
  }

 private:
  using Words = std::initializer_list<std::string_view>;

  int below(int bound) { return static_cast<int>(random_() % static_cast<unsigned>(bound)); }
  std::string_view one_of(Words words) {
    return words.begin()[below(static_cast<int>(words.size()))];
  }

  // Pieces of text that mean something in PGN, or would if they stood elsewhere.
  std::string text(int pieces) {
    std::string out;
    for (int i = below(pieces + 1); i >= 0; --i) {
      out += one_of(
          {"a",   "炮二平五", "}",       "{",      "\n",  "\"",      "\\",   " ",
           "(",   ")",        "[",       "]",      ";",   "%",       "1-0",  "$3",
           "1. ", "\n\n[",    "\\u00",   "7D",     "5C",  "\\u007D", "\"]",  "\n[Red \"a\"]",
           "\t",  "，　",     "e\u0301", "\u2028", "\n%", "𠀀",      "1...", "\n [A \"\" ]"});
    }
    return out;
  }

  std::string long_text() {
    std::string out;
    for (int i = below(200); i >= 0; --i) out += one_of({"中", "x", " ", "{", "}", "，"});
    return out;
  }

  std::string comment() { return below(8) == 0 ? long_text() : text(6); }

  void add_tags(notation::GameTree& tree) {
    const auto unique = static_cast<std::size_t>(below(8));
    constexpr std::array<std::string_view, 8> kNames = {"Event", "X_1",  "Game", "FEN",
                                                        "White", "Date", "Red",  "9"};
    for (std::size_t i = 0; i < unique; ++i) tree.add_tag(kNames.at(i), text(4));
    // A name may come again, but for one.
    if (unique > 1 && below(4) == 0) tree.add_tag("eVENT", text(2));
    if (below(6) == 0) {
      tree.set_tag("FEN", "4k4/9/9/9/9/9/9/9/9/3K5 b - - 0 1");
      tree.set_black_first(true);
    }
  }

  void add_move(notation::GameTree& tree) {
    // Mostly behind the last move, at times anywhere.
    const auto last = static_cast<int>(tree.move_count());
    const auto parent = static_cast<notation::NodeId>(below(3) == 0 ? below(last + 1) : last);
    const auto move =
        one_of({"炮二平五", "马８进７", "h2e2", "H2-E2", "C2=5", "C+.5", "15=6", "Che2", "Ci4+",
                "e9e10q", "P@e5", "Ｃ２＝５", "%x", "前炮退二", "a1a10", "O-O"});
    const auto node =
        below(10) == 0 ? tree.add_first_move(parent, move) : tree.add_move(parent, move);
    if (below(5) == 0) tree.add_comment_before(node, comment());
    if (below(3) == 0) add_remarks(tree, node);
  }

  void add_remarks(notation::GameTree& tree, notation::NodeId node) {
    for (int i = below(3); i > 0; --i) tree.add_nag(node, static_cast<std::uint16_t>(below(256)));
    for (int i = below(3); i > 0; --i) tree.add_comment(node, comment());
  }

  std::mt19937 random_;
};

}  // namespace support
