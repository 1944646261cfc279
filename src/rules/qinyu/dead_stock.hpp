// Stocks with which no checkmate position exists (Q5.6, 死局).
#pragma once

#include "rules/qinyu/board.hpp"

namespace rules::qinyu {

// True when no checkmate position exists with the stock of the board: all pieces but the kings, on
// the board and in both hands. The same after every move, since nothing leaves a game.
bool has_dead_stock(const Board& board);

}  // namespace rules::qinyu
