// Reads PGN game by game from lines of text; knows nothing of positions. Memory is bounded by the
// largest game, and that by kMostMoves. docs/formats/pgn.md.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace notation {

// What is wrong with the text of a game; reading goes on.
enum class PgnDamage : std::uint8_t {
  kBadTag,             // a line that begins like a tag and is none
  kUnclosedComment,    // no } before the next game or the end
  kUnclosedVariation,  // no ) likewise
  kUnopenedVariation,  // a ) too many
  kMovesAfterResult,   // moves behind the result, not among the game's moves
  kTooLong,            // more moves or tags than a game may have: the rest is not kept
};

struct PgnProblem {
  PgnDamage damage{};
  int line = 0;
};

struct PgnTag {
  std::string name;
  std::string value;
};

// One game. Lines are counted from 1.
class PgnGame {
 public:
  struct Token {
    std::size_t offset = 0;
    std::size_t length = 0;
    int line = 0;
  };

  int line = 0;  // where it begins
  std::vector<PgnTag> tags;
  std::string result;  // 1-0, 0-1, 1/2-1/2, * as the text ends; empty where it does not say
  int comments = 0;
  int variations = 0;  // skipped
  std::vector<PgnProblem> problems;

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
  void add_move(std::string_view text, int line);
  bool begun() const { return !tags.empty() || in_moves(); }
  bool in_moves() const { return !moves_.empty() || !result.empty() || comments > 0; }
  void clear();

  std::string texts_;
  std::vector<Token> moves_;
};

class PgnReader {
 public:
  static constexpr std::size_t kMostMoves = 20'000;
  static constexpr std::size_t kMostTags = 1'000;

  // `on_game` gets every game as soon as it is complete; the game is the reader's own.
  explicit PgnReader(std::function<void(const PgnGame&)> on_game);

  // The next line, in UTF-8, with or without its end.
  void line(std::string_view text);
  // After the last line.
  void finish();

 private:
  bool read_tag(std::string_view text);
  void read_moves(std::string_view text);
  void token(std::string_view text);
  void main_line(std::string_view text);
  void problem(PgnDamage damage);
  void begin();
  void end();

  std::function<void(const PgnGame&)> on_game_;
  PgnGame game_;
  int line_ = 0;
  int depth_ = 0;  // of variations
  bool in_comment_ = false;
};

}  // namespace notation
