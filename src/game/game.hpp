// The door to the games: above this header nothing is a template. One virtual call for each action
// of a user, none for each node of a search. A Game is used by one thread at a time.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "board/geometry.hpp"
#include "game/ply_view.hpp"
#include "notation/dialect.hpp"
#include "rules/illegal_move.hpp"
#include "rules/outcome.hpp"
#include "rules/perft.hpp"
#include "rules/ply_report.hpp"
#include "rules/setup_fault.hpp"
#include "rules/warning.hpp"

namespace game {

// Numbers are stored: never changed. kUnlisted is a ruleset that the registry does not list
// (game/make_game_of.hpp).
enum class RulesetId : std::uint8_t {
  kQinyu = 0,
  kCxq = 1,
  kDraft = 2,
  kCxa = 3,
  kWxf = 4,
  kUnlisted = 255,
};

// Which board and pieces a ruleset is played with.
enum class KitId : std::uint8_t { kXiangqi, kQinyu };

// Why a text was refused.
struct Fault {
  // What is wrong with it.
  enum class Kind : std::uint8_t {
    kBadFen,       // the text is no FEN: `offset` says where
    kBadSetup,     // it is one, but no position: `setup_faults` says why
    kBadMoveText,  // the text names no move of this kind of game: `offset`
    kIllegalMove,  // it names a move that the rules forbid here
    kNothingToUndo,
    kAmbiguousMove,  // it fits several legal moves: `candidates`
    kNoSuchDialect,  // this kind of game is not written so: see Game::dialects
  };
  Kind kind{};
  int offset = -1;  // bytes from the start of the text; -1 where it means nothing
  rules::SetupFaults setup_faults{};
  std::vector<std::string> candidates{};  // as coordinates, sorted
};

// How the text of a move is to be read: in a dialect, or, with none, as whatever records hold. That
// is any dialect of the game but kUci, whose texts look like those of kCoordinates.
using MoveDialect = std::optional<notation::Dialect>;

// What a FEN must satisfy.
enum class Strictness : std::uint8_t {
  kRules,  // X1.6, Q7.6
  kStudy,  // a set-up that play cannot reach may do (docs/decisions/0002-studies.md)
};

// One point of the board, for drawing.
struct PieceView {
  board::Side side{};
  char letter = ' ';  // as in FEN, upper case for the first side
  bool promoted = false;
};

// The whole board and the hands, for drawing.
struct BoardView {
  int files = 0;
  int ranks = 0;
  std::vector<std::optional<PieceView>> squares;  // rank by rank from the first side's left corner
  std::vector<std::pair<PieceView, int>> hands;   // pieces in hand and how many, never zero
};

// A legal move, for drawing and for the arbiter (M2). Squares are named as in coordinates.
struct MoveView {
  std::string text;      // as coordinates
  std::string from;      // empty: a drop
  std::string to;        // castling: where the king arrives
  std::string captured;  // of the piece that is taken, en passant another than `to`; empty: none
};

// A first move and the number of ways to play on after it.
struct Division {
  std::string move;
  std::uint64_t nodes = 0;
};

// One game: the position it began with and the moves since. Also after its end moves may be played;
// GameJudge (game/judge.hpp) is what stops there.
class Game {
 public:
  virtual ~Game() = default;

  // A second game that stands like this one, history included.
  virtual std::unique_ptr<Game> clone() const = 0;

  // Under which ruleset, with which pieces, whose turn, and whether that side is in check.
  virtual RulesetId ruleset() const = 0;
  virtual KitId kit() const = 0;
  virtual board::Side to_move() const = 0;
  virtual bool in_check() const = 0;
  // The position now, and the one that the game began with.
  virtual std::string fen() const = 0;
  virtual std::string start_fen() const = 0;
  virtual BoardView view() const = 0;
  // Whether the text names a square of the board as coordinates do, and the piece that stands
  // there; nothing where it is empty or no square.
  virtual bool is_square(std::string_view text) const = 0;
  virtual std::optional<PieceView> at(std::string_view square) const = 0;
  // How many moves have been played.
  virtual int ply() const = 0;
  // The dialects that moves of this game are read and written in.
  virtual std::vector<notation::Dialect> dialects() const = 0;
  // The moves played; none in a dialect that is not among dialects().
  virtual std::vector<std::string> moves(
      notation::Dialect dialect = notation::Dialect::kCoordinates) const = 0;
  // What the rules of movement allow, sorted by text; none in a dialect that is not among
  // dialects(). The end of the game does not cut it (Q5.8).
  virtual std::vector<std::string> legal_moves(
      notation::Dialect dialect = notation::Dialect::kCoordinates) const = 0;
  // The same moves in the same order, with the squares that they touch.
  virtual std::vector<MoveView> legal_move_views() const = 0;
  // Why the move that the coordinates name may not be played here; nothing for a legal move. The
  // first reason by rules::IllegalMove: the moving rules first, and only where they are obeyed the
  // safety of the king. Fails with kBadMoveText.
  [[nodiscard]] virtual base::Result<std::optional<rules::IllegalMove>, Fault> why_illegal(
      std::string_view text) const = 0;
  // The text of a legal move in another dialect. Fails like play().
  [[nodiscard]] virtual base::Result<std::string, Fault> rewrite(std::string_view text,
                                                                 MoveDialect from,
                                                                 notation::Dialect to) const = 0;

  // Plays one move, also after the end of the game. On a fault (kBadMoveText, kIllegalMove,
  // kAmbiguousMove, kNoSuchDialect) the game is unchanged.
  [[nodiscard]] virtual base::Result<base::Done, Fault> play(
      std::string_view text, MoveDialect dialect = notation::Dialect::kCoordinates) = 0;
  // Takes back the last move.
  [[nodiscard]] virtual base::Result<base::Done, Fault> undo() = 0;

  // How the game stands after the last move: nothing while it goes on. `undecided` does not end it.
  virtual std::optional<rules::Verdict> verdict() const = 0;
  // The verdict that a player may claim now, where the ruleset does not give it unasked (X4.3); the
  // same as verdict() elsewhere.
  virtual std::optional<rules::Verdict> claim() const = 0;
  // The verdict of the rule that counts moves (X3.3-X3.5, X4.2, X5.5, X6.5, Q5.5) taken by itself:
  // nothing unless a player who claims the natural limit now is right. It stands where another
  // verdict goes before it, and, while the count goes on, long after the limit.
  virtual std::optional<rules::Verdict> limit() const = 0;
  // What may soon befall the players by a rule of repetition or counting. Where a book needs a
  // search for it (X5), this may take a second.
  virtual rules::Warnings warnings() const = 0;
  // The classes of the plies from `first` to `last` and what proves them. Needs
  // 1 <= first <= last <= ply(). May take a second likewise.
  virtual std::vector<PlyView> explain(int first, int last) const = 0;
  // The latest stretch of plies that led back to a position, or nothing: its first and last ply.
  virtual std::optional<std::pair<int, int>> last_cycle() const = 0;
  // What the ruleset counts for each side; nothing where it has no such counts.
  virtual std::vector<rules::SideCounts> counts() const = 0;

  // The number of ways to play `depth` plies, and the same by first move in the order of
  // legal_moves(). Needs 0 <= depth.
  virtual std::uint64_t perft(int depth, rules::Bulk bulk) const = 0;
  virtual std::vector<Division> divide(int depth, rules::Bulk bulk) const = 0;
};

// A game from a FEN; `start` names the start position. Needs a ruleset that is listed. Fails with
// kBadFen or kBadSetup.
[[nodiscard]] base::Result<std::unique_ptr<Game>, Fault> make_game(
    RulesetId ruleset, std::string_view fen = "start", Strictness strictness = Strictness::kRules);

// All that are listed, in the order of their numbers.
std::vector<RulesetId> all_rulesets();
// `qinyu`, `cxq`, `draft`, `cxa`, `wxf`; `unlisted` for kUnlisted.
std::string_view ruleset_name(RulesetId ruleset);
std::optional<RulesetId> parse_ruleset(std::string_view name);
// Needs a ruleset that is listed.
KitId kit_of(RulesetId ruleset);
// A ruleset of the kit, for work that looks at movement alone: `xiangqi` or `qinyu`.
std::optional<RulesetId> parse_kit(std::string_view name);

}  // namespace game
