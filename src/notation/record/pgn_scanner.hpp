// Takes the text of PGN apart, line by line; knows nothing of positions. What it finds goes to a
// sink, so that one scanner serves readers of the main line and readers of the whole tree. Used by
// one thread. docs/formats/pgn.md.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace notation {

// What is wrong with the text of a game; reading goes on.
enum class PgnDamage : std::uint8_t {
  kBadTag,             // a tag without its end, taken to the end of the line; or none at all
  kStrayTag,           // `[Event` amid moves: skipped to its ] or to the end of the line
  kBadNag,             // a $ without a number
  kUnclosedComment,    // no } before the next game or the end
  kUnclosedVariation,  // no ) likewise
  kUnopenedVariation,  // a ) too many
  kUnopenedComment,    // a } too many
  kEarlyVariation,     // a variation before the first move, taken for one of that
  kBadBytes,           // bytes that the encoding does not have stand there as U+FFFD
  kMovesAfterResult,   // moves behind the result, not among the game's moves
  kTooLong,            // more moves, tags or text than a game may have: the rest is not kept
};

// Its code in output, `unclosed-comment`.
std::string_view damage_code(PgnDamage damage);

struct PgnProblem {
  PgnDamage damage{};
  int line = 0;
  int ply = 0;  // moves of the main line read before it
};

// What a text says of a game besides what the sink was told. Lines are counted from 1.
struct PgnFacts {
  int line = 0;  // where it begins
  int comments = 0;
  int variations = 0;
  // The number before the first move has more than one point, `1...`: Black moves first.
  bool black_first = false;
  std::vector<PgnProblem> problems;
};

// How much of a game goes to the sink: without variations, marks and comments, or all of it.
enum class PgnScope : std::uint8_t { kMainLine, kTree };

// Gets what a text holds, in its order; views are valid during the call.
class PgnSink {
 public:
  PgnSink() = default;
  PgnSink(const PgnSink&) = delete;
  PgnSink& operator=(const PgnSink&) = delete;
  virtual ~PgnSink() = default;

  // The value without escapes.
  virtual void tag(std::string_view name, std::string_view value) = 0;
  // The text of a move without number and marks, and the line where it stands.
  virtual void move(std::string_view text, int line) = 0;
  // 1-0, 0-1, 1/2-1/2 or *, as the moves end; at most once a game.
  virtual void result(std::string_view text) = 0;
  virtual void end_game(PgnFacts& facts) = 0;

  // Only with PgnScope::kTree. Variations are closed as often as they are opened.
  virtual void nag(std::uint16_t /*nag*/) {}
  virtual void comment(std::string_view /*text*/) {}
  virtual void open_variation() {}
  virtual void close_variation() {}
};

class PgnScanner {
 public:
  // Of a game; memory is bounded by them.
  static constexpr std::size_t kMostMoves = 1'000'000;  // and variations
  static constexpr std::size_t kMostTags = 1'000;
  static constexpr std::size_t kMostProblems = 100;
  static constexpr std::size_t kMostText = std::size_t{16} << 20U;  // bytes of what is kept

  PgnScanner(PgnSink& sink, PgnScope scope) : sink_(sink), scope_(scope) {}

  // The next line, in UTF-8, with or without its end. Carriage returns inside it end lines too.
  void line(std::string_view text);
  // After the last line.
  void finish() { end(); }

 private:
  bool keeps_tree() const { return scope_ == PgnScope::kTree; }
  bool in_moves() const { return main_moves_ > 0 || has_result_ || facts_.variations > 0; }
  // Behind the result signs mean nothing.
  bool in_footer() const { return has_result_ && depth_ == 0; }
  void one_line(std::string_view text);
  bool read_tags(std::string_view& text);
  void add_tag(std::string_view name, std::string_view value);
  bool has_tag(std::string_view name) const;
  bool begins_game(std::string_view tag_name) const;
  void read_moves(std::string_view text);
  void read_comment(std::string_view& text);
  void add_comment_text(std::string_view text);
  void end_comment();
  std::size_t structure(std::string_view text);
  std::size_t stray_tag(std::string_view text);
  std::size_t nag(std::string_view text);
  void open_or_close(char sign);
  void open_variation();
  void close_variation();
  void word(std::string_view text);
  void move_or_result(std::string_view text);
  void marks(std::string_view text);
  void move(std::string_view text);
  bool may_keep(std::size_t bytes);
  bool may_keep_move(std::size_t bytes);
  void fill();
  void problem(PgnDamage damage, int at_line);
  void problem_once(PgnDamage damage);
  void begin();
  void end();

  PgnSink& sink_;
  PgnScope scope_;
  int line_ = 0;
  // Of the game:
  PgnFacts facts_;
  std::vector<std::string> tag_names_;
  int main_moves_ = 0;
  bool has_result_ = false;
  std::size_t moves_ = 0;      // kept, and variations
  std::size_t text_size_ = 0;  // kept
  bool is_full_ = false;
  int depth_ = 0;           // of variations
  int kept_depth_ = 0;      // of those that the sink knows
  int variation_line_ = 0;  // where the outermost open one begins
  int comment_line_ = 0;    // the same
  std::string comment_;     // the open one
  bool in_comment_ = false;
  bool gap_after_tags_ = false;
};

}  // namespace notation
