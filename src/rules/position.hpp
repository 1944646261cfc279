// A Position is a setup that its ruleset accepted: there is no other way to make one. Not shared
// between threads while it changes.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string_view>

#include "base/fixed_vector.hpp"
#include "base/result.hpp"
#include "board/geometry.hpp"
#include "board/kit.hpp"
#include "board/setup.hpp"
#include "rules/history.hpp"
#include "rules/outcome.hpp"
#include "rules/setup_fault.hpp"

namespace rules {

template <board::Kit K>
using MoveList = base::FixedVector<board::MoveOf<K>, K::kMaxMoves>;

// The pieces of a kit in play, with what move generation keeps about them. Several rulesets may
// share one. `legal` means legal by the rules of movement alone (X1, Q2-Q4).
template <class B>
concept PieceBoard = board::Kit<typename B::Kit> &&
                     requires(B mutable_board, const B board, board::MoveOf<typename B::Kit> move,
                              typename B::Undo undo, MoveList<typename B::Kit>& out) {
                       requires std::constructible_from<B, const board::Setup<typename B::Kit>&>;
                       { board.setup() } -> std::same_as<board::Setup<typename B::Kit>>;
                       { board.to_move() } -> std::same_as<board::Side>;
                       { board.key() } -> std::same_as<std::uint64_t>;
                       { board.in_check() } -> std::same_as<bool>;
                       { board.legal_moves(out) } -> std::same_as<void>;
                       { board.count_legal_moves() } -> std::same_as<std::uint64_t>;
                       { board.has_legal_move() } -> std::same_as<bool>;
                       { board.is_legal(move) } -> std::same_as<bool>;
                       {
                         board.captured_on(move)
                       } -> std::same_as<std::optional<board::SquareOf<typename B::Kit>>>;
                       { mutable_board.make(move) } -> std::same_as<typename B::Undo>;
                       { mutable_board.unmake(undo) } -> std::same_as<void>;
                     };

struct NotLegal {};

template <class R>
class Position;

// The law of one game over a kit; free of state, never virtual.
//   validate       every fault of a setup
//   facts          what a legal move is, from the position before it and the one after
//   judge_board    what the position alone decides: mate, no legal move
//   judge_history  what the way to it decides: repetition, counts, facing kings, dead positions
//   probe_cycle    cheap, for search, where the position has occurred before: may say kNone, but
//                  when it says kGood or kBad (for the side to move), playing the cycle out gives
//                  that winner from judge_history
// A ruleset may have these too; the door does without them where it has not:
//   reports        the class and the proof of each ply from `first` to `last`
//   warnings       what may soon befall the players
//   claim          the verdict that a player may claim where it does not fall by itself
//   counts         what it counts for each side
//   limit          the verdict of its counting rule, taken by itself: also where another verdict
//                  goes before it, and when the limit was passed some plies ago
template <class R>
concept Ruleset =
    PieceBoard<typename R::Board> &&
    requires(const Position<R>& position, const board::Setup<typename R::Board::Kit>& setup,
             const History<typename R::Board::Kit>& history,
             board::MoveOf<typename R::Board::Kit> move) {
      { R::kName } -> std::convertible_to<std::string_view>;
      { R::start() } -> std::same_as<board::Setup<typename R::Board::Kit>>;
      { R::validate(setup) } -> std::same_as<SetupFaults>;
      { R::facts(position.board(), move, position.board()) } -> std::same_as<PlyFacts>;
      { R::start_facts(position.board()) } -> std::same_as<PlyFacts>;
      { R::judge_board(position) } -> std::same_as<std::optional<Verdict>>;
      { R::judge_history(position, history) } -> std::same_as<std::optional<Verdict>>;
      { R::probe_cycle(position, history) } -> std::same_as<CycleValue>;
    };

// Two positions are equal when their setups are; equal positions have equal keys.
template <class R>
class Position {
 public:
  using Board = typename R::Board;
  using Kit = typename Board::Kit;
  using Move = board::MoveOf<Kit>;
  using Undo = typename Board::Undo;

  // The position of a setup, or all its faults but the tolerated ones. Only faults of
  // study_faults() may be tolerated.
  static base::Result<Position, SetupFaults> from(const board::Setup<Kit>& setup,
                                                  SetupFaults tolerated = {}) {
    const SetupFaults faults = R::validate(setup) & ~(tolerated & study_faults());
    if (faults.any()) return base::Failure<SetupFaults>(faults);
    return Position(setup);
  }

  // The pieces in play, and the position as a setup.
  const Board& board() const { return board_; }
  board::Setup<Kit> setup() const { return board_.setup(); }
  board::Side to_move() const { return board_.to_move(); }
  // The same for positions that the rule of repetition calls the same; 64 bits, so two others may
  // share it by chance.
  std::uint64_t key() const { return board_.key(); }
  bool in_check() const { return board_.in_check(); }

  // Appends nothing else: `out` holds exactly the legal moves afterwards.
  void legal_moves(MoveList<Kit>& out) const {
    out.clear();
    board_.legal_moves(out);
  }
  std::uint64_t count_legal_moves() const { return board_.count_legal_moves(); }
  bool has_legal_move() const { return board_.has_legal_move(); }
  bool is_legal(Move move) const { return board_.is_legal(move); }

  // The position after a move, or nothing when the move is not legal.
  base::Result<Position, NotLegal> play(Move move) const {
    if (!is_legal(move)) return base::Failure<NotLegal>(NotLegal{});
    Position next = *this;
    next.play_unchecked(move);
    return next;
  }
  // Needs a legal move.
  Undo play_unchecked(Move move) { return board_.make(move); }
  // Takes back the last move. Needs what its play_unchecked returned.
  void undo(const Undo& undo) { board_.unmake(undo); }

  // Equal when the setups are.
  friend bool operator==(const Position& a, const Position& b) { return a.setup() == b.setup(); }

 private:
  explicit Position(const board::Setup<Kit>& setup) : board_(setup) {}

  Board board_;
};

}  // namespace rules
