#include "rules/xiangqi/repetition/cxa_idle.hpp"

#include <optional>

#include "board/geometry.hpp"
#include "rules/ply_report.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"
#include "rules/xiangqi/repetition/captures.hpp"
#include "rules/xiangqi/repetition/cxa_joint.hpp"
#include "rules/xiangqi/repetition/exchange.hpp"

namespace rules::xiangqi {
namespace {

// The best that the side to move wins by taking on `point`; nothing where it cannot take there.
std::optional<int> best_take(const Board& board, Square point) {
  std::optional<int> best;
  board.pieces(board.to_move()).for_each([&](Square from) {
    const Move take = Move::step(from, point);
    if (!board.is_legal(take)) return;
    const int net = exchange(board, take).net;
    if (!best || net > *best) best = net;
  });
  return best;
}

// 24.4: the piece touches one of equal value, and either side could begin the exchange.
bool offers_exchange(const Board& after, Square mover) {
  const Board next = passed(after);
  const bool is_guarded = best_take(after, mover) == 0;
  bool found = false;
  (next.pseudo_targets(mover) & prey(next, after.to_move())).for_each([&](Square victim) {
    found |= is_guarded && gain_of(next, victim) == loss_of(next, mover) &&
             next.is_legal(Move::step(mover, victim)) && after.is_legal(Move::step(victim, mover));
  });
  return found;
}

// 24.6: without the piece a line would be open through its point, along which the other side
// checks or wins something.
bool blocks(const Board& after, Square mover) {
  if (after.at(mover).role() == Role::kKing) return false;
  const Board open = without(after, mover);
  if (passed(open).in_check()) return true;
  bool found = false;
  open.pieces(open.to_move()).for_each([&](Square from) {
    const BitBoard opened = (open.pseudo_targets(from) - after.pseudo_targets(from)) &
                            open.pieces(other(open.to_move()));
    opened.for_each([&](Square victim) {
      const Move take = Move::step(from, victim);
      const auto line = between(after, from, victim);
      if (line && line->has(mover) && open.is_legal(take)) found |= exchange(open, take).net > 0;
    });
  });
  return found;
}

bool touches_something(const Board& after, Square mover) {
  const Role role = after.at(mover).role();
  if (role == Role::kKing || role == Role::kPawn) return false;
  return !(after.pseudo_targets(mover) & prey(after, after.to_move())).empty();
}

}  // namespace

PlyClass cxa_idle_class(const Board& after, Square mover) {
  if (offers_exchange(after, mover)) return PlyClass::kExchange;
  if (best_take(after, mover).value_or(0) > 0) return PlyClass::kOffer;
  if (blocks(after, mover)) return PlyClass::kBlock;
  return touches_something(after, mover) ? PlyClass::kFollow : PlyClass::kIdle;
}

}  // namespace rules::xiangqi
