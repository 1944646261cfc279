// Whether a capture needs more pieces than the one that makes it (24.15-24.17, 26.8).
#pragma once

#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"

namespace rules::xiangqi {

struct Partners {
  BitBoard all;
  // Those that do more than pin a guard: they would take again, or give check at the capture.
  BitBoard active;
};

// The board with one piece less, which is no king.
Board without(const Board& board, Square square);

// The enemy king could take on `point` but for the king of the side that is not to move, which
// alone guards it. `board`: just after a move to `point`.
bool only_king_guards(const Board& board, Square point);

// The pieces of the side to move without which the capture would win nothing; of a guarded rook
// also those that would take again. The king is left out: a board must have one. Needs a legal
// capture.
Partners partners(const Board& board, Move capture);

// The capture jumps over an own piece which the victim could take, and the piece on `guard` would
// take back: it takes part. Needs a legal capture.
bool guards_screen(const Board& board, Move capture, Square guard);

}  // namespace rules::xiangqi
