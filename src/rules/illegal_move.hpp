// Why the rules of movement forbid a move.
#pragma once

#include <cstdint>
#include <string_view>

namespace rules {

// All but kKingLeftInCheck and kKingsFacing are moves against the moving rules; over the board the
// two are judged otherwise (X1.4, X4.1). Numbers are stored: never changed (docs/rules/reasons.md).
enum class IllegalMove : std::uint8_t {
  kNoPiece = 0,         // it begins on an empty square
  kOpponentsPiece = 1,  // or with a piece of the side that has to wait
  kOwnPieceThere = 2,   // it ends on a piece of its own side, a drop likewise; or where it began
  // The piece does not go so: its steps, what stands in the way, a castling that Q2.5 does not
  // allow, a promotion missing or not due (Q3.1, Q3.2), a drop on a piece of the other side. A king
  // is never taken by a move.
  kNotItsWay = 3,
  kKingLeftInCheck = 4,  // an enemy piece could take its own king afterwards (X2.1, Q2.6)
  kKingsFacing = 5,      // the kings would face each other, and nothing else is wrong (X1.3)
  kNotInHand = 6,        // a drop of what the hand does not hold
  kForbiddenDrop = 7,    // a pawn dropped on rank 1, 2 or 12 (Q4.3), or dropped with mate (Q4.4)
};

// `no-piece`, `opponents-piece`, `own-piece-there`, `not-its-way`, `king-left-in-check`,
// `kings-facing`, `not-in-hand`, `forbidden-drop`.
std::string_view illegal_move_code(IllegalMove why);

}  // namespace rules
