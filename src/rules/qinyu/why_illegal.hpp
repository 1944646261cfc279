// Why a move of Qinyu chess is illegal (Q2-Q4).
#pragma once

#include <optional>

#include "rules/illegal_move.hpp"
#include "rules/qinyu/board.hpp"
#include "rules/qinyu/kit.hpp"

namespace rules::qinyu {

// The first reason against a move of the side to move; nothing for exactly the moves that
// Board::is_legal allows, whatever the move. The moving rules come first, in the order of
// IllegalMove; only a move that obeys them can leave the king in check, and only one that does not
// can be a drop with mate (Q4.4).
std::optional<IllegalMove> why_illegal(const Board& board, Move move);

}  // namespace rules::qinyu
