// What a side could capture if it were to move, and what the other could take back: the ground of
// every chase (X2.2-X2.5).
#pragma once

#include <optional>

#include "base/fixed_vector.hpp"
#include "board/geometry.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"

namespace rules::xiangqi {

// No side has more than 16 pieces, and no more than 16 can attack one point.
using Squares = base::FixedVector<Square, 16>;

// The board with the other side to move, nothing else changed.
Board passed(Board board);

// The pieces strictly between two points of one rank or file; nothing where they share none.
std::optional<BitBoard> between(const Board& board, Square a, Square b);

// The piece on `from` attacks the piece on `to` by its way of moving alone, pins and the safety of
// its king left out. Needs pieces of different sides there; the king may be the target.
bool attacks(const Board& board, Square from, Square to);

// The pieces of the side that is not to move which check (X2.1).
Squares checkers(const Board& board);

// A recapture on the point of a capture, legal after it, by the king too; the first found, or
// nothing. Needs a capture that is legal on `board`.
std::optional<Move> find_recapture(const Board& board, Move capture);

// The same, but a check that stood before the capture need not be answered: what guards a piece
// guards it in check too (X6.4).
std::optional<Move> find_root(const Board& board, Move capture);

// A pawn that has not crossed the river.
bool is_uncrossed_pawn(const Board& board, Square square);

// Everything of `side` that may be a victim of a chase: not the king, no uncrossed pawn.
BitBoard prey(const Board& board, board::Side side);

}  // namespace rules::xiangqi
