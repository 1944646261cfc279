#include "rules/qinyu/validate.hpp"

#include <array>
#include <optional>

#include "board/geometry.hpp"
#include "rules/qinyu/attacks.hpp"
#include "rules/qinyu/board.hpp"
#include "rules/qinyu/castling.hpp"
#include "rules/qinyu/kit.hpp"
#include "rules/setup_fault.hpp"

namespace rules::qinyu {
namespace {

void check_piece(Piece piece, Square square, SetupFaults& faults) {
  const int rank = rank_of(piece.side, square);
  if (piece.role == Role::kPawn && (rank <= 2 || rank == 12))
    set_fault(faults, SetupFault::kPawnPlace);
  if (piece.promoted && (piece.role == Role::kPawn || piece.role == Role::kKing))
    set_fault(faults, SetupFault::kPromotedMark);
}

bool has_at_home(const Setup& setup, Square square, board::Side side, Role role) {
  return setup.at(square) == Piece{side, role, false};
}

bool castling_is_sound(const Setup& setup) {
  for (const auto& way : kCastlingWays) {
    if (setup.rights.may_castle(way.right) &&
        !(has_at_home(setup, way.king, way.side, Role::kKing) &&
          has_at_home(setup, way.rook, way.side, Role::kRook)))
      return false;
  }
  return setup.rights.castling < 16;
}

// The squares are exactly those between an enemy pawn and its 3rd rank, which it has just left.
bool en_passant_is_sound(const Setup& setup) {
  const auto& passed = setup.rights.passed;
  if (!passed[0]) return !passed[1];
  const board::Side enemy = other(setup.to_move);
  const int way = forward(enemy);
  const Square first = *passed[0];
  if (rank_of(enemy, first) != 4) return false;
  if (passed[1] && passed[1] != first.step(0, way)) return false;
  const Square last = passed[1] ? *passed[1] : first;
  const auto pawn = last.step(0, way);
  const auto origin = first.step(0, -way);
  return setup.at(*pawn) == Piece{enemy, Role::kPawn, false} && !setup.at(*origin) &&
         !setup.at(first) && !setup.at(last);
}

}  // namespace

SetupFaults validate(const Setup& setup) {
  SetupFaults faults;
  std::array<int, board::kSideCount> kings{};
  for (int i = 0; i < kSquares; ++i) {
    const Square square = Square::from_index(i);
    const auto& piece = setup.at(square);
    if (!piece) continue;
    check_piece(*piece, square, faults);
    if (piece->role == Role::kKing) ++kings[index(piece->side)];
  }
  for (const int count : kings) {
    if (count == 0) set_fault(faults, SetupFault::kNoRoyal);
    if (count > 1) set_fault(faults, SetupFault::kTooManyRoyals);
  }
  for (const auto& hand : setup.hands)
    if (hand[static_cast<int>(Role::kKing)] != 0) set_fault(faults, SetupFault::kHand);
  if (!castling_is_sound(setup)) set_fault(faults, SetupFault::kCastlingRight);
  if (!en_passant_is_sound(setup)) set_fault(faults, SetupFault::kEnPassant);

  if (kings[0] != 1 || kings[1] != 1) return faults;  // attacks on a king mean nothing
  const Board board(setup);
  const board::Side waiting = other(setup.to_move);
  if (board.is_attacked(board.king(waiting), waiting, {}))
    set_fault(faults, SetupFault::kOpponentInCheck);
  return faults;
}

}  // namespace rules::qinyu
