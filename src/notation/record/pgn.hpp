// Reads PGN game by game from lines of text; knows nothing of positions. Memory is bounded by the
// largest game, and that by kMostMoves and kMostText. docs/formats/pgn.md.
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
  kBadTag,             // a tag without its end, taken to the end of the line; or none at all
  kStrayTag,           // `[Event` amid moves: skipped to its ] or to the end of the line
  kUnclosedComment,    // no } before the next game or the end
  kUnclosedVariation,  // no ) likewise
  kUnopenedVariation,  // a ) too many
  kUnopenedComment,    // a } too many
  kBadBytes,           // bytes that the encoding does not have stand there as U+FFFD
  kMovesAfterResult,   // moves behind the result, not among the game's moves
  kTooLong,            // more moves, tags or text than a game may have: the rest is not kept
};

struct PgnProblem {
  PgnDamage damage{};
  int line = 0;
  int ply = 0;  // moves read before it
};

struct PgnTag {
  std::string name;
  std::string value;
  int line = 0;
};

// One game. Lines are counted from 1.
class PgnGame {
 public:
  struct Token {
    std::uint32_t offset = 0;
    std::uint32_t length = 0;
    int line = 0;
  };

  int line = 0;  // where it begins
  std::vector<PgnTag> tags;
  std::string result;  // 1-0, 0-1, 1/2-1/2, * as the text ends; empty where it does not say
  int comments = 0;
  int variations = 0;  // skipped
  // The number before the first move has more than one point, `1...`: Black moves first.
  bool black_first = false;
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
  bool has_tag(std::string_view name) const;
  bool in_moves() const { return !moves_.empty() || !result.empty() || variations > 0; }
  void clear();

  std::string texts_;
  std::vector<Token> moves_;
};

class PgnReader {
 public:
  static constexpr std::size_t kMostMoves = 1'000'000;
  static constexpr std::size_t kMostTags = 1'000;
  static constexpr std::size_t kMostProblems = 100;
  static constexpr std::size_t kMostText = std::size_t{16} << 20U;  // bytes of moves and tags

  // `on_game` gets every game as soon as it is complete; the game is the reader's own.
  explicit PgnReader(std::function<void(const PgnGame&)> on_game);

  // The next line, in UTF-8, with or without its end. Carriage returns inside it end lines too.
  void line(std::string_view text);
  // After the last line.
  void finish();

 private:
  void one_line(std::string_view text);
  bool read_tags(std::string_view& text);
  void add_tag(std::string_view name, std::string_view value);
  bool begins_game(std::string_view tag_name) const;
  void read_moves(std::string_view text);
  std::size_t structure(std::string_view text);
  void open_or_close(char sign);
  void word(std::string_view text);
  void move(std::string_view text);
  bool may_keep(std::size_t bytes);
  void problem(PgnDamage damage, int at_line);
  void problem_once(PgnDamage damage);
  void begin();
  void end();

  std::function<void(const PgnGame&)> on_game_;
  PgnGame game_;
  std::size_t text_size_ = 0;  // kept of the game
  int line_ = 0;
  int depth_ = 0;           // of variations
  int variation_line_ = 0;  // where the outermost open one begins
  int comment_line_ = 0;    // the same
  bool in_comment_ = false;
  bool gap_after_tags_ = false;
};

}  // namespace notation
