// The Xiangqi board and pieces, shared by all four rulesets.
#pragma once

#include <cstdint>

#include "board/geometry.hpp"
#include "board/kit.hpp"
#include "board/setup.hpp"

namespace rules::xiangqi {

// The seven kinds of pieces (X1.1).
enum class Role : std::uint8_t { kKing, kAdvisor, kElephant, kRook, kKnight, kCannon, kPawn };

// The kit of Xiangqi (X1): the board of 9x10, no hands, nothing beside the pieces.
struct Kit {
  using Geometry = board::Board9x10;
  using Role = xiangqi::Role;
  // Xiangqi needs none.
  struct Rights {
    friend bool operator==(Rights, Rights) = default;
  };
  static constexpr int kRoleCount = 7;
  static constexpr bool kHasHands = false;
  // 2 rooks and 2 cannons of at most 17 moves, 2 knights of 8, and 4 or fewer for each of the rest.
  static constexpr int kMaxMoves = 128;
};

using Square = board::SquareOf<Kit>;
using BitBoard = board::BitBoardOf<Kit>;
using Move = board::MoveOf<Kit>;
using Piece = board::Piece<Kit>;
using Setup = board::Setup<Kit>;

}  // namespace rules::xiangqi
