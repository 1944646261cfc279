// What one Xiangqi ply was, as the counting rules and the repetition rules look back on it.
#pragma once

#include <cstdint>

#include "rules/history.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"

namespace rules::xiangqi {

// Whose attacks may make a ply a chase, at most.
enum class ChaseScope : std::uint8_t {
  kMoverAndCannons,  // CXQ (X2.2): the piece that moved, or another cannon
  kAnyPiece,         // AXF, CXA (X2.4, X2.5): whatever the move left attacking
};

// The facts of a legal move, from the boards before and after it. `may_chase` never misses a chase
// by a direct capture; it may be set where the ruleset sees none.
PlyFacts ply_facts(const Board& before, Move move, const Board& after, ChaseScope scope);

// The facts of a start: only `check` means something there.
PlyFacts start_facts(const Board& board);

}  // namespace rules::xiangqi
