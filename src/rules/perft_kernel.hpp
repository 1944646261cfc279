// The perft loop, compiled for the plainest processor and once more for a newer one; which one runs
// is chosen at run time. Included only where a kit's perft is defined.
#pragma once

#include <cstdint>

#include "rules/perft.hpp"
#include "rules/position.hpp"

namespace rules::detail {

// One step of the tree; `self` is the kernel that goes on, so that each kernel recurs to itself.
template <class MoveGen, PieceBoard B, class Self>
std::uint64_t perft_node(B& board, int depth, Bulk bulk, Self self) {
  if (depth == 0) return 1;
  if (depth == 1 && bulk == Bulk::kOn) return MoveGen::count(board);
  MoveList<typename B::Kit> moves;
  MoveGen::list(board, moves);
  std::uint64_t nodes = 0;
  for (const auto move : moves) {
    const auto undo = board.make(move);
    nodes += self(board, depth - 1, bulk);
    board.unmake(undo);
  }
  return nodes;
}

template <class MoveGen, PieceBoard B>
std::uint64_t perft_portable(B& board, int depth, Bulk bulk) {
  return perft_node<MoveGen>(board, depth, bulk, perft_portable<MoveGen, B>);
}

#if defined(__x86_64__) && defined(__GNUC__)
#define CHUHE_HAS_X86_64_V3 1

// `flatten` pulls the generator in, so that all of it is compiled for these processors (popcount,
// trailing zeros and bit clearing in one instruction each). Nothing compiled so leaves this
// function: the linker never hands it to the portable one.
template <class MoveGen, PieceBoard B>
[[gnu::target("arch=x86-64-v3"), gnu::flatten]] std::uint64_t perft_x86_64_v3(B& board, int depth,
                                                                              Bulk bulk) {
  return perft_node<MoveGen>(board, depth, bulk, perft_x86_64_v3<MoveGen, B>);
}
#endif

template <class MoveGen, PieceBoard B>
std::uint64_t perft_best(B& board, int depth, Bulk bulk) {
#if defined(CHUHE_HAS_X86_64_V3)
  if (__builtin_cpu_supports("x86-64-v3")) return perft_x86_64_v3<MoveGen>(board, depth, bulk);
#endif
  return perft_portable<MoveGen>(board, depth, bulk);
}

}  // namespace rules::detail
