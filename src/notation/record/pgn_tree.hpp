// Reads PGN game by game into trees: variations, comments and marks too. Memory is bounded by the
// largest game, and that by the limits of PgnScanner. docs/formats/pgn.md.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "notation/record/game_tree.hpp"
#include "notation/record/pgn_scanner.hpp"

namespace notation {

// One game with its variations and comments.
struct PgnTree : PgnFacts {
  GameTree tree;
  std::vector<int> lines = {0};  // where each move stands, by its number

  // The line of the text that a move stands in.
  int line_of(NodeId node) const { return lines[static_cast<std::size_t>(node)]; }
};

// Whether the second field of a FEN gives Black the move.
bool says_black_first(std::string_view fen);

// Reads the games of a text one by one, each as a tree.
class PgnTreeReader final : private PgnSink {
 public:
  // `on_game` gets every game as soon as it is complete and may take it away.
  explicit PgnTreeReader(std::function<void(PgnTree&)> on_game) : on_game_(std::move(on_game)) {}

  // The next line, as PgnScanner takes it.
  void line(std::string_view text) { scanner_.line(text); }
  // After the last line.
  void finish() { scanner_.finish(); }

 private:
  // A line of moves: the main one or a variation.
  struct Line {
    NodeId last{};            // the move before the next one
    NodeId replaced{};        // the move that a variation replaces
    bool is_new = true;       // no move of the line itself yet
    std::ptrdiff_t held = 0;  // how many of held_ wait for its first move
  };

  void tag(std::string_view name, std::string_view value) override;
  void move(std::string_view text, int line) override;
  void result(std::string_view text) override;
  void end_game(PgnFacts& facts) override;
  void nag(std::uint16_t nag) override;
  void comment(std::string_view text) override;
  void open_variation() override;
  void close_variation() override;
  NodeId add_move(std::string_view text);

  std::function<void(PgnTree&)> on_game_;
  PgnTree game_;
  std::vector<Line> lines_ = std::vector<Line>(1);  // the main line, then what is open in it
  std::vector<std::string> held_;                   // comments; those of the innermost line last
  PgnScanner scanner_{*this, PgnScope::kTree};
};

}  // namespace notation
