// What one Xiangqi ply was, as the counting rules and the repetition rules look back on it.
#pragma once

#include "rules/history.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"

namespace rules::xiangqi {

// The facts of a legal move, from the boards before and after it; chases are left out.
PlyFacts ply_facts(const Board& before, Move move, const Board& after);

// The facts of a start: only `check` means something there.
PlyFacts start_facts(const Board& board);

}  // namespace rules::xiangqi
