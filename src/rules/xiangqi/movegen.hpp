// The move generator. One walk over the pieces serves listing, counting and asking for any move:
// the sink decides what becomes of the moves found.
#pragma once

#include "board/geometry.hpp"
#include "board/lines.hpp"
#include "rules/sinks.hpp"
#include "rules/xiangqi/attacks.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/king_danger.hpp"
#include "rules/xiangqi/kit.hpp"

namespace rules::xiangqi {

class Generator {
 public:
  explicit Generator(const Board& board)
      : board_(board), us_(board.to_move()), danger_(KingDanger::of(board)) {
    free_ = BitBoard::all() - board.pieces(us_) - BitBoard::of(board.king(other(us_)));
  }

  template <class Sink>
  void run(Sink& sink) const {
    king_moves(sink);
    if (Sink::kStops && sink.stop()) return;
    if (danger_.in_check) {
      answers(sink);
      return;
    }
    const BitBoard loose = board_.pieces(us_) - danger_.sensitive;
    const BitBoard open = free_ - danger_.forbidden;
    const auto each = [&](Role role, auto&& visit) {
      (board_.pieces(us_, role) & loose).for_each(visit);
    };
    each(Role::kRook, [&](Square from) { lines<false>(sink, from); });
    each(Role::kCannon, [&](Square from) { lines<true>(sink, from); });
    if (Sink::kStops && sink.stop()) return;
    each(Role::kKnight, [&](Square from) { sink.targets(from, knight_targets(from) & open); });
    each(Role::kPawn,
         [&](Square from) { sink.targets(from, kPawnSteps[index(us_)][from.index()] & open); });
    each(Role::kAdvisor,
         [&](Square from) { sink.targets(from, kAdvisorSteps[from.index()] & open); });
    each(Role::kElephant, [&](Square from) { sink.targets(from, elephant_targets(from) & open); });
    if (Sink::kStops && sink.stop()) return;
    (danger_.sensitive & board_.pieces(us_)).for_each([&](Square from) {
      tried(sink, from, board_.pseudo_targets(from) & free_);
    });
  }

 private:
  template <class Sink>
  void king_moves(Sink& sink) const {
    const Square king = board_.king(us_);
    tried(sink, king, kKingSteps[king.index()] & free_);
  }

  // In check: only what may end it, each move tried.
  template <class Sink>
  void answers(Sink& sink) const {
    BitBoard others = board_.pieces(us_);
    others.remove(board_.king(us_));
    others.for_each([&](Square from) {
      if (Sink::kStops && sink.stop()) return;
      BitBoard set = board_.pseudo_targets(from) & free_;
      if (!danger_.sensitive.has(from)) set &= danger_.answers;
      tried(sink, from, set);
    });
  }

  template <class Sink>
  void tried(Sink& sink, Square from, const BitBoard& pseudo) const {
    if (pseudo.empty()) return;
    BitBoard safe;
    pseudo.for_each([&](Square to) {
      if (board_.is_safe(from, to)) safe.add(to);
    });
    sink.targets(from, safe);
  }

  template <bool IsCannon, class Sink>
  void lines(Sink& sink, Square from) const {
    const auto& table = board::line_table<Lines::kLength>();
    for (const auto axis : {board::Axis::kRank, board::Axis::kFile}) {
      const auto spot = Lines::spot(axis, from);
      const unsigned occupied = board_.line(spot.line);
      const unsigned enemy = board_.line(other(us_), spot.line);
      const unsigned slide = table.slide[spot.pos][occupied];
      unsigned set = slide & ~occupied;
      set |= (IsCannon ? table.second[spot.pos][occupied] : slide) & enemy;
      set &= ~closed_on(axis, spot.line);
      sink.line(from, spot.line, static_cast<board::LineBits>(set));
    }
  }

  // The forbidden squares of a line, and the enemy king: in a study it may stand in check, and no
  // move takes it.
  unsigned closed_on(board::Axis axis, int line) const {
    const auto king = Lines::spot(axis, board_.king(other(us_)));
    unsigned set = king.line == line ? king.bit() : 0U;
    if (danger_.forbidden.empty()) return set;
    danger_.forbidden.for_each([&](Square square) {
      const auto spot = Lines::spot(axis, square);
      if (spot.line == line) set |= spot.bit();
    });
    return set;
  }

  BitBoard knight_targets(Square from) const {
    const auto rank = Lines::spot(board::Axis::kRank, from);
    const auto file = Lines::spot(board::Axis::kFile, from);
    const unsigned along = ~((static_cast<unsigned>(board_.line(rank.line)) << 1) >> rank.pos);
    const unsigned across = ~((static_cast<unsigned>(board_.line(file.line)) << 1) >> file.pos);
    // Bit 0 of each is the neighbour below, bit 2 the one above; off the board never matters.
    const unsigned legs =
        ((along >> 2) & 1) | ((along & 1) << 1) | (across & 4) | ((across & 1) << 3);
    return kKnightTargets[from.index()][legs];
  }

  BitBoard elephant_targets(Square from) const {
    BitBoard set;
    for (const auto& step : kElephantSteps[from.index()])
      if (board_.at(step.eye).empty()) set.add(step.to);
    return set;
  }

  const Board& board_;
  board::Side us_;
  KingDanger danger_;
  BitBoard free_;
};

using MoveGen = MoveGenOf<Generator, Board, Lines>;

}  // namespace rules::xiangqi
