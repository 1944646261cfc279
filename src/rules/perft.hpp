// Perft: the number of ways to play so many plies, the standard check of a move generator.
#pragma once

#include <cstdint>

#include "rules/position.hpp"

namespace rules {

// kOn counts the last ply without making its moves; kOff makes every move.
enum class Bulk : std::uint8_t { kOff, kOn };

namespace detail {

template <PieceBoard B>
std::uint64_t perft_plain(B& board, int depth, Bulk bulk) {
  if (depth == 0) return 1;
  if (depth == 1 && bulk == Bulk::kOn) return board.count_legal_moves();
  MoveList<typename B::Kit> moves;
  board.legal_moves(moves);
  std::uint64_t nodes = 0;
  for (const auto move : moves) {
    const auto undo = board.make(move);
    nodes += perft_plain(board, depth - 1, bulk);
    board.unmake(undo);
  }
  return nodes;
}

}  // namespace detail
}  // namespace rules
