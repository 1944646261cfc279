// A Setup is what a text or an editor says: any arrangement, perhaps an impossible one. A ruleset
// turns it into a Position or names all its faults.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "board/geometry.hpp"
#include "board/kit.hpp"

namespace board {

// Pieces in hand, by role. Wide enough for the 255 that a text may say and all that can be
// captured.
template <Kit K>
using Hand = std::array<std::uint16_t, K::kRoleCount>;

// What stands where, what is in the hands, and whose turn it is. Nothing of it is checked.
template <Kit K>
struct Setup {
  std::array<std::optional<Piece<K>>, K::Geometry::kSquares> placement{};
  std::array<Hand<K>, kSideCount> hands{};
  Side to_move = Side::kFirst;
  typename K::Rights rights{};
  int quiet_plies = 0;  // plies in a row that the kit counts as quiet
  int move_number = 1;  // grows after the second side's move

  // What stands on a square.
  const std::optional<Piece<K>>& at(SquareOf<K> square) const { return placement[square.index()]; }
  std::optional<Piece<K>>& at(SquareOf<K> square) { return placement[square.index()]; }

  friend bool operator==(const Setup&, const Setup&) = default;
};

}  // namespace board
