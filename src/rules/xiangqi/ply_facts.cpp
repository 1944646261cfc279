#include "rules/xiangqi/ply_facts.hpp"

#include "board/geometry.hpp"
#include "rules/history.hpp"
#include "rules/xiangqi/attacks.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"

namespace rules::xiangqi {
PlyFacts ply_facts(const Board& before, Move move, const Board& after) {
  PlyFacts facts;
  const board::Side us = before.to_move();
  facts.check = after.in_check();
  facts.capture = !before.at(move.to()).empty();
  facts.pawn_move = before.at(move.from()).role() == Role::kPawn;
  const bool crossed_advance =
      facts.pawn_move && is_across(us, move.from()) && move.from().file() == move.to().file();
  facts.progress = facts.capture || crossed_advance;
  return facts;
}

PlyFacts start_facts(const Board& board) {
  PlyFacts facts;
  facts.check = board.in_check();
  return facts;
}

}  // namespace rules::xiangqi
