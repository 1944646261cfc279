// Reads the main line of PGN game by game from lines of text; knows nothing of positions. Memory is
// bounded by the largest game, and that by the limits of PgnScanner. docs/formats/pgn.md.
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

// One game. Comments and variations are counted and skipped.
class PgnGame : public PgnFacts {
 public:
  std::vector<RecordTag> tags;
  std::string result;  // 1-0, 0-1, 1/2-1/2, * as the text ends; empty where it does not say

  // How many moves the main line has.
  std::size_t move_count() const { return moves_.size(); }
  // The text of a move of the main line, without number and marks.
  std::string_view move(std::size_t i) const {
    return std::string_view(texts_).substr(moves_[i].offset, moves_[i].length);
  }
  int move_line(std::size_t i) const { return moves_[i].line; }
  // The value of a tag, whatever the case of its name; empty where there is none.
  std::string_view tag(std::string_view name) const;

 private:
  friend class PgnReader;
  struct Token {
    std::uint32_t offset = 0;
    std::uint32_t length = 0;
    int line = 0;
  };

  void add_move(std::string_view text, int line);
  void clear();

  std::string texts_;
  std::vector<Token> moves_;
};

// Reads the games of a text one by one, whatever is damaged in it.
class PgnReader final : private PgnSink {
 public:
  // `on_game` gets every game as soon as it is complete; the game is the reader's own.
  explicit PgnReader(std::function<void(const PgnGame&)> on_game) : on_game_(std::move(on_game)) {}

  // The next line, as PgnScanner takes it.
  void line(std::string_view text) { scanner_.line(text); }
  // After the last line.
  void finish() { scanner_.finish(); }

 private:
  void tag(std::string_view name, std::string_view value) override;
  void move(std::string_view text, int line) override { game_.add_move(text, line); }
  void result(std::string_view text) override { game_.result = text; }
  void end_game(PgnFacts& facts) override;

  std::function<void(const PgnGame&)> on_game_;
  PgnGame game_;
  PgnScanner scanner_{*this, PgnScope::kMainLine};
};

}  // namespace notation
