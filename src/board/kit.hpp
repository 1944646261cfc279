// A Kit is what lies on the table before any rule is spoken: the board and the kinds of piece.
// Rulesets that differ only in law share one Kit.
#pragma once

#include <concepts>

#include "board/bitboard.hpp"
#include "board/geometry.hpp"
#include "board/move.hpp"
#include "board/square.hpp"

namespace board {

template <class K>
concept Kit = requires {
  typename K::Geometry;
  typename K::Role;    // enum class : uint8_t, values 0 .. kRoleCount - 1
  typename K::Rights;  // what a setup carries beside pieces and counts; regular, may be empty
  { K::kRoleCount } -> std::convertible_to<int>;
  { K::kHasHands } -> std::convertible_to<bool>;
  { K::kMaxMoves } -> std::convertible_to<int>;  // no position has more legal moves
};

template <Kit K>
using SquareOf = Square<typename K::Geometry>;
template <Kit K>
using BitBoardOf = BitBoard<typename K::Geometry>;
template <Kit K>
using MoveOf = Move<typename K::Geometry, typename K::Role>;

// A piece on the board. `promoted` marks a piece that goes to the hand as a pawn (Q3.4).
template <Kit K>
struct Piece {
  Side side{};
  typename K::Role role{};
  bool promoted = false;

  friend constexpr bool operator==(Piece, Piece) = default;
};

}  // namespace board
