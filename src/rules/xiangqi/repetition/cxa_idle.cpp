#include "rules/xiangqi/repetition/cxa_idle.hpp"

#include <algorithm>

#include "rules/ply_report.hpp"
#include "rules/position.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"
#include "rules/xiangqi/repetition/captures.hpp"
#include "rules/xiangqi/repetition/exchange.hpp"

namespace rules::xiangqi {
namespace {

// What the side to move can win at once, not counting what it takes on `besides`.
int best_capture(const Board& board, Square besides) {
  int best = 0;
  MoveList<Kit> moves;
  board.legal_moves(moves);
  for (const Move move : moves)
    if (!board.at(move.to()).empty() && move.to() != besides)
      best = std::max(best, exchange(board, move).net);
  return best;
}

bool may_take(const Board& board, Square victim) {
  MoveList<Kit> moves;
  board.legal_moves(moves);
  return std::ranges::any_of(moves, [&](Move move) { return move.to() == victim; });
}

// A piece of equal value is touched, and each side could take.
bool offers_exchange(const Board& next, Square mover) {
  bool found = false;
  (next.pseudo_targets(mover) & prey(next, other(next.to_move()))).for_each([&](Square victim) {
    const Move take = Move::step(mover, victim);
    const Move taken = Move::step(victim, mover);
    if (!next.is_legal(take) || !passed(next).is_legal(taken)) return;
    if (gain_of(next, victim) != loss_of(next, mover)) return;
    found |= exchange(next, take).net >= 0 && find_recapture(passed(next), taken).has_value();
  });
  return found;
}

}  // namespace

PlyClass cxa_idle_class(const Board& before, Move move, const Board& after) {
  const Square mover = move.to();
  const Board next = passed(after);
  if (after.at(mover).role() == Role::kKing) return PlyClass::kIdle;
  if (offers_exchange(next, mover)) return PlyClass::kExchange;
  if (may_take(after, mover) && loss_of(after, mover) > 0 &&
      std::ranges::none_of(std::array{mover}, [&](Square square) {
        bool guarded = false;
        after.pieces(after.to_move()).for_each([&](Square from) {
          const Move take = Move::step(from, square);
          guarded |= after.is_legal(take) && find_recapture(after, take).has_value();
        });
        return guarded;
      }))
    return PlyClass::kOffer;
  // The line was open before the piece came, or is where it stands aside.
  if (before.in_check()) return PlyClass::kBlock;
  if (best_capture(passed(before), move.from()) > best_capture(after, mover) &&
      !next.pseudo_targets(mover).has(mover) && best_capture(passed(before), move.from()) > 0) {
    bool between_line = false;
    passed(before).pieces(after.to_move()).for_each([&](Square from) {
      passed(before).pseudo_targets(from).for_each([&](Square to) {
        const auto line = between(before, from, to);
        if (line && !after.pseudo_targets(from).has(to) && from != mover && to != move.from())
          between_line = true;
      });
    });
    if (between_line) return PlyClass::kBlock;
  }
  const BitBoard victims = prey(next, other(next.to_move()));
  if (!(next.pseudo_targets(mover) & victims).empty()) return PlyClass::kFollow;
  return PlyClass::kIdle;
}

}  // namespace rules::xiangqi
