// What a line of captures and checks consists of: who takes part, and what falls (24.3, 24.17).
#pragma once

#include <vector>

#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"

namespace rules::xiangqi {

// Up to the capture that leaves the winner ahead for good, or to the greatest one.
struct LineFacts {
  int pieces = 0;            // of the winner that move or check
  bool king_guards = false;  // his king guards one of them, alone
  int gain = 0;              // by that capture; 0 where the line takes nothing
  Square victim = Square::from_index(0);
  bool takes_rook = false;
  Role taker = Role::kRook;
};

// Needs a line of legal moves that begins on `board`.
LineFacts line_facts(const Board& board, const std::vector<Move>& line);

}  // namespace rules::xiangqi
