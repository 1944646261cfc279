// Perft: the number of ways to play so many plies, the standard check of a move generator. Each kit
// has its own `perft(board, depth, bulk)` in its folder.
#pragma once

#include <cstdint>

namespace rules {

// kOn counts the last ply without making its moves; kOff makes every move.
enum class Bulk : std::uint8_t { kOff, kOn };

}  // namespace rules
