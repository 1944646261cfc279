#include "rules/qinyu/why_illegal.hpp"

#include <algorithm>
#include <optional>

#include "board/geometry.hpp"
#include "board/move.hpp"
#include "rules/illegal_move.hpp"
#include "rules/qinyu/attacks.hpp"
#include "rules/qinyu/board.hpp"
#include "rules/qinyu/kit.hpp"
#include "rules/qinyu/movegen.hpp"

namespace rules::qinyu {
namespace {

std::optional<IllegalMove> breaks_drop_rules(const Board& board, Move move) {
  const board::Side us = board.to_move();
  if (board.pieces(us).has(move.to())) return IllegalMove::kOwnPieceThere;
  if (!board.at(move.to()).empty()) return IllegalMove::kNotItsWay;
  if (board.in_hand(us, move.role()) == 0) return IllegalMove::kNotInHand;
  const bool barred = move.role() == Role::kPawn && !kPawnDropZone[index(us)].has(move.to());
  return barred ? std::optional(IllegalMove::kForbiddenDrop) : std::nullopt;
}

// Q3.1, Q3.2: whether the move promotes where it must and only where it may.
bool promotes_rightly(board::Side us, Role role, Move move) {
  const int rank = rank_of(us, move.to());
  if (move.kind() == board::MoveKind::kStep) return role != Role::kPawn || rank < 12;
  return role == Role::kPawn && rank >= 10 && std::ranges::count(kPromotions, move.role()) != 0;
}

std::optional<IllegalMove> breaks_moving_rules(const Board& board, Move move) {
  if (move.is_drop()) return breaks_drop_rules(board, move);
  const board::Side us = board.to_move();
  const PieceCode piece = board.at(move.from());
  if (piece.empty()) return IllegalMove::kNoPiece;
  if (piece.side() != us) return IllegalMove::kOpponentsPiece;
  if (board.pieces(us).has(move.to())) return IllegalMove::kOwnPieceThere;
  const bool goes_so =
      promotes_rightly(us, piece.role(), move) && Generator(board).reaches(move.from(), move.to());
  return goes_so ? std::nullopt : std::optional(IllegalMove::kNotItsWay);
}

}  // namespace

std::optional<IllegalMove> why_illegal(const Board& board, Move move) {
  if (const auto broken = breaks_moving_rules(board, move)) return broken;
  const board::Side us = board.to_move();
  Board after = board;
  after.make(move);
  if (after.is_attacked(after.king(us), us, {})) return IllegalMove::kKingLeftInCheck;
  const bool pawn_drop = move.is_drop() && move.role() == Role::kPawn;
  const bool mates = pawn_drop && after.in_check() && !after.has_legal_move();
  return mates ? std::optional(IllegalMove::kForbiddenDrop) : std::nullopt;
}

}  // namespace rules::qinyu
