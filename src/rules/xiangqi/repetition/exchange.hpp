// What an exchange on one point wins, in the values of the CXA rules (X2.5, 1.2, 26.6).
#pragma once

#include <vector>

#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"

namespace rules::xiangqi {

// What taking the piece is worth, and what losing it costs: a crossed pawn floats, so the two
// differ (26.6). In half values of an advisor.
int gain_of(const Board& board, Square square);
int loss_of(const Board& board, Square square);

struct Exchange {
  int net = 0;             // for the side that begins
  std::vector<Move> line;  // the capture and the recaptures that both sides would choose
};

// The best of both sides after `capture`, captures on its point only, each side free to stop.
// `lone`: the side that begins takes once and never again. Needs a legal capture.
Exchange exchange(const Board& board, Move capture, bool lone = false);

}  // namespace rules::xiangqi
