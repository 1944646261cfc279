#include "rules/xiangqi/validate.hpp"

#include <array>

#include "board/geometry.hpp"
#include "board/lines.hpp"
#include "board/square.hpp"
#include "rules/setup_fault.hpp"
#include "rules/xiangqi/attacks.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"

namespace rules::xiangqi {
namespace {

constexpr std::array<int, Kit::kRoleCount> kMostOfRole{1, 2, 2, 2, 2, 2, 5};

// Behind its start, or on the own bank on a file where no pawn starts and none can have come.
bool is_pawn_place(board::Side side, Square square) {
  if (is_across(side, square)) return true;
  return own_rank(side, square) >= 3 && square.file() % 2 == 0;
}

void check_place(Piece piece, Square square, SetupFaults& faults) {
  switch (piece.role) {
    case Role::kKing:
      if (!in_palace(square) || is_across(piece.side, square))
        set_fault(faults, SetupFault::kRoyalPlace);
      break;
    case Role::kAdvisor:
      if (!is_advisor_point(square) || is_across(piece.side, square))
        set_fault(faults, SetupFault::kAdvisorPlace);
      break;
    case Role::kElephant:
      if (!is_elephant_point(piece.side, square)) set_fault(faults, SetupFault::kElephantPlace);
      break;
    case Role::kPawn:
      if (!is_pawn_place(piece.side, square)) set_fault(faults, SetupFault::kPawnPlace);
      break;
    case Role::kRook:
    case Role::kKnight:
    case Role::kCannon:
      break;
  }
  if (piece.promoted) set_fault(faults, SetupFault::kPromotedMark);
}

bool are_facing(const Board& board) {
  const Square a = board.king(board::Side::kFirst);
  const Square b = board.king(board::Side::kSecond);
  if (a.file() != b.file()) return false;
  const int line = Lines::spot(board::Axis::kFile, a).line;
  return (board.line(line) & board::between(a.rank(), b.rank())) == 0;
}

}  // namespace

SetupFaults validate(const Setup& setup) {
  SetupFaults faults;
  std::array<std::array<int, Kit::kRoleCount>, board::kSideCount> counts{};
  for (int i = 0; i < kSquares; ++i) {
    const Square square = Square::from_index(i);
    const auto& piece = setup.at(square);
    if (!piece) continue;
    ++counts[index(piece->side)][static_cast<int>(piece->role)];
    check_place(*piece, square, faults);
  }
  for (const auto& side : counts) {
    if (side[0] == 0) set_fault(faults, SetupFault::kNoRoyal);
    if (side[0] > 1) set_fault(faults, SetupFault::kTooManyRoyals);
    for (int role = 1; role < Kit::kRoleCount; ++role)
      if (side[role] > kMostOfRole[role]) set_fault(faults, SetupFault::kTooManyOfRole);
  }
  for (const auto& hand : setup.hands) {
    for (const int count : hand)
      if (count != 0) set_fault(faults, SetupFault::kHand);
  }

  if (has_fault(faults, SetupFault::kNoRoyal) || has_fault(faults, SetupFault::kTooManyRoyals))
    return faults;  // attacks on a king mean nothing
  const Board board(setup);
  if (are_facing(board)) {
    set_fault(faults, SetupFault::kFacingRoyals);
  } else if (board.is_attacked(board.king(other(setup.to_move)), other(setup.to_move))) {
    set_fault(faults, SetupFault::kOpponentInCheck);
  }
  return faults;
}

}  // namespace rules::xiangqi
