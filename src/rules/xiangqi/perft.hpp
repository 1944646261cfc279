// Perft of this kit.
#pragma once

#include <cstdint>

#include "rules/perft.hpp"
#include "rules/xiangqi/board.hpp"

namespace rules::xiangqi {

// How many ways there are to play `depth` plies by the rules of movement alone. Needs 0 <= depth.
// Runs the fastest code that the processor has.
std::uint64_t perft(Board board, int depth, Bulk bulk);

}  // namespace rules::xiangqi
