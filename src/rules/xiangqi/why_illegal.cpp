#include "rules/xiangqi/why_illegal.hpp"

#include <optional>

#include "board/geometry.hpp"
#include "board/move.hpp"
#include "rules/illegal_move.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"
#include "rules/xiangqi/repetition/captures.hpp"

namespace rules::xiangqi {

std::optional<IllegalMove> why_illegal(const Board& board, Move move) {
  if (move.is_drop()) return IllegalMove::kNotInHand;
  const board::Side us = board.to_move();
  const PieceCode piece = board.at(move.from());
  if (piece.empty()) return IllegalMove::kNoPiece;
  if (piece.side() != us) return IllegalMove::kOpponentsPiece;
  if (board.pieces(us).has(move.to())) return IllegalMove::kOwnPieceThere;
  const bool is_step = move.kind() == board::MoveKind::kStep;
  if (!is_step || !board.pseudo_targets(move.from()).has(move.to())) return IllegalMove::kNotItsWay;
  if (board.is_safe(move.from(), move.to())) return std::nullopt;
  Board after = board;
  after.make(move);
  return checkers(passed(after)).empty() ? IllegalMove::kKingsFacing
                                         : IllegalMove::kKingLeftInCheck;
}

}  // namespace rules::xiangqi
