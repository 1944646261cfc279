// Why a move of Xiangqi is illegal (X1.2, X1.3).
#pragma once

#include <optional>

#include "rules/illegal_move.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"

namespace rules::xiangqi {

// The first reason against a move of the side to move; nothing for exactly the moves that
// Board::is_legal allows, whatever the move. The moving rules come first, in the order of
// IllegalMove; only a move that obeys them can leave the king in check or facing; check goes before
// facing.
std::optional<IllegalMove> why_illegal(const Board& board, Move move);

}  // namespace rules::xiangqi
