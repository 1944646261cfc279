#include "rules/xiangqi/ply_facts.hpp"

#include "board/geometry.hpp"
#include "rules/history.hpp"
#include "rules/xiangqi/attacks.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"

namespace rules::xiangqi {
namespace {

// What can be chased: everything but the king and pawns that have not crossed (X2.2, X2.4).
BitBoard victims(const Board& board, board::Side side) {
  BitBoard set = board.pieces(side);
  set.remove(board.king(side));
  board.pieces(side, Role::kPawn).for_each([&](Square pawn) {
    if (!is_across(side, pawn)) set.remove(pawn);
  });
  return set;
}

bool may_chase(const Board& after, Move move, ChaseScope scope) {
  const board::Side us = other(after.to_move());
  BitBoard chasers = after.pieces(us) - after.pieces(us, Role::kPawn);
  chasers.remove(after.king(us));
  if (scope == ChaseScope::kMoverAndCannons)
    chasers &= after.pieces(us, Role::kCannon) | BitBoard::of(move.to());
  const BitBoard prey = victims(after, after.to_move());
  bool found = false;
  chasers.for_each(
      [&](Square from) { found = found || !(after.pseudo_targets(from) & prey).empty(); });
  return found;
}

}  // namespace

PlyFacts ply_facts(const Board& before, Move move, const Board& after, ChaseScope scope) {
  PlyFacts facts;
  const board::Side us = before.to_move();
  facts.check = after.in_check();
  facts.capture = !before.at(move.to()).empty();
  facts.pawn_move = before.at(move.from()).role() == Role::kPawn;
  const bool crossed_advance =
      facts.pawn_move && is_across(us, move.from()) && move.from().file() == move.to().file();
  facts.progress = facts.capture || crossed_advance;
  facts.may_chase = may_chase(after, move, scope);
  return facts;
}

PlyFacts start_facts(const Board& board) {
  PlyFacts facts;
  facts.check = board.in_check();
  return facts;
}

}  // namespace rules::xiangqi
