// Whether a stock of Xiangqi pieces can still end a game (X4.4).
#pragma once

#include "rules/xiangqi/board.hpp"

namespace rules::xiangqi {

// False when no sequence of legal moves can end with a king mated or a side without a move,
// whoever moves and wherever the pieces stand.
bool has_power_to_mate(const Board& board);

}  // namespace rules::xiangqi
