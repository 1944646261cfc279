#include "rules/xiangqi/repetition/cxa_joint.hpp"

#include <algorithm>

#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"
#include "rules/xiangqi/repetition/captures.hpp"
#include "rules/xiangqi/repetition/exchange.hpp"

namespace rules::xiangqi {
namespace {

// The most that the side to move of `board` wins back on `point` by a guard that guards it on
// `whole` too: a line that only the missing piece closed is no guard.
int best_recapture(const Board& board, const Board& whole, Square point) {
  int best = 0;
  board.pieces(board.to_move()).for_each([&](Square from) {
    const Move take = Move::step(from, point);
    if (!whole.pseudo_targets(from).has(point) || !board.is_legal(take)) return;
    Board next = board;
    next.make(take);
    int back = 0;
    next.pieces(next.to_move()).for_each([&](Square again) {
      const Move retake = Move::step(again, point);
      if (next.is_legal(retake)) back = std::max(back, exchange(next, retake).net);
    });
    best = std::max(best, loss_of(board, point) - back);
  });
  return best;
}

// The piece takes again on `point` after some legal recapture.
bool takes_again(const Board& taken, Square piece, Square point) {
  bool found = false;
  taken.pieces(taken.to_move()).for_each([&](Square from) {
    const Move take = Move::step(from, point);
    if (found || !taken.is_legal(take)) return;
    Board next = taken;
    next.make(take);
    found = next.is_legal(Move::step(piece, point));
  });
  return found;
}

}  // namespace

Board without(const Board& board, Square square) {
  auto setup = board.setup();
  setup.at(square).reset();
  return Board(setup);
}

bool only_king_guards(const Board& board, Square point) {
  const Square king = board.king(board.to_move());
  if (!board.pseudo_targets(king).has(point) || board.is_legal(Move::step(king, point)))
    return false;
  Board taken = board;
  taken.make(Move::step(king, point));
  return checkers(passed(taken)).empty();
}

Partners partners(const Board& board, Move capture) {
  Partners found;
  const int gain = gain_of(board, capture.to());
  const bool takes_rook = board.at(capture.to()).role() == Role::kRook;
  Board taken = board;
  taken.make(capture);
  BitBoard others = board.pieces(board.to_move());
  others.remove(board.king(board.to_move()));
  others.remove(capture.from());
  others.for_each([&](Square piece) {
    const bool again = takes_again(taken, piece, capture.to());
    const bool needed = gain - best_recapture(without(taken, piece), taken, capture.to()) <= 0;
    if (!needed && !(takes_rook && again)) return;
    found.all.add(piece);
    const bool checks = attacks(taken, piece, taken.king(taken.to_move()));
    if (again || checks) found.active.add(piece);
  });
  return found;
}

bool guards_screen(const Board& board, Move capture, Square guard) {
  if (board.at(capture.from()).role() != Role::kCannon || guard == capture.from()) return false;
  const auto screens = between(board, capture.from(), capture.to());
  if (!screens) return false;
  const Board victims_turn = passed(board);
  bool found = false;
  (*screens & board.pieces(board.to_move())).for_each([&](Square screen) {
    const Move take = Move::step(capture.to(), screen);
    if (screen == guard || !victims_turn.is_legal(take)) return;
    Board taken = victims_turn;
    taken.make(take);
    found |= taken.is_legal(Move::step(guard, screen));
  });
  return found;
}

}  // namespace rules::xiangqi
