// Perft of this kit.
#pragma once

#include <cstdint>

#include "rules/perft.hpp"
#include "rules/qinyu/board.hpp"

namespace rules::qinyu {

// How many ways there are to play `depth` plies by the rules of movement alone (Q5.8). Needs
// 0 <= depth. Runs the fastest code that the processor has.
std::uint64_t perft(Board board, int depth, Bulk bulk);

}  // namespace rules::qinyu
