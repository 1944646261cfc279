// The Qinyu chess (沁羽棋) board, its sixteen kinds of piece (Q1.3) and what a position carries
// beside them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "board/geometry.hpp"
#include "board/kit.hpp"
#include "board/setup.hpp"

namespace rules::qinyu {

// In the order of Q1.3, which is also the order of hands in text (Q7.2); the king comes last.
enum class Role : std::uint8_t {
  kQueen,
  kAdvisor,
  kElephant,
  kBishop,
  kKnight,
  kRook,
  kGold,
  kSilver,
  kDragonKing,
  kDragonHorse,
  kChancellor,
  kArchbishop,
  kCannon,
  kWizard,
  kPawn,
  kKing,
};

struct Kit {
  using Geometry = board::Board12x12;
  using Role = qinyu::Role;

  // A castling right lasts while king and rook have not moved (Q2.5).
  enum class Castling : std::uint8_t { kWhiteL, kWhiteA, kBlackL, kBlackA };

  struct Rights {
    std::uint8_t castling = 0;  // bit `Castling` set: that right stands
    // The squares that the last move's pawn passed, in its order (Q2.4, Q7.4): none, one or two.
    std::array<std::optional<board::Square<Geometry>>, 2> passed{};

    constexpr bool may_castle(Castling right) const {
      return ((castling >> static_cast<int>(right)) & 1) != 0;
    }
    friend bool operator==(const Rights&, const Rights&) = default;
  };

  static constexpr int kRoleCount = 16;
  static constexpr bool kHasHands = true;
  // A square is reached by at most 48 pieces (8 along lines, 8 over a screen, 32 leapers); with 72
  // pieces on 72 other squares that is 3,456 moves; 14 kinds dropped on 72 squares add 1,008, and
  // promotions at most 42 a square on 36 squares. Studies may hold any number of pieces.
  static constexpr int kMaxMoves = 6144;
};

using Square = board::SquareOf<Kit>;
using BitBoard = board::BitBoardOf<Kit>;
using Move = board::MoveOf<Kit>;
using Piece = board::Piece<Kit>;
using Setup = board::Setup<Kit>;

}  // namespace rules::qinyu
