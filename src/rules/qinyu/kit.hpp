// The Qinyu chess (沁羽棋) board, its sixteen kinds of piece (Q1.3) and what a position carries
// beside them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "board/geometry.hpp"
#include "board/kit.hpp"
#include "board/setup.hpp"
#include "board/square.hpp"

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

// The kit of Qinyu chess (Q1): the board of 12x12, sixteen roles, hands, castling.
struct Kit {
  using Geometry = board::Board12x12;
  using Role = qinyu::Role;

  // A castling right lasts while king and rook have not moved (Q2.5).
  enum class Castling : std::uint8_t { kWhiteL, kWhiteA, kBlackL, kBlackA };

  // What castling and en passant need to know beside the pieces.
  struct Rights {
    std::uint8_t castling = 0;  // bit `Castling` set: that right stands
    // The squares that the last move's pawn passed, in its order (Q2.4, Q7.4): none, one or two.
    std::array<std::optional<board::Square<Geometry>>, 2> passed{};

    // Whether a right stands.
    constexpr bool may_castle(Castling right) const {
      return ((castling >> static_cast<int>(right)) & 1) != 0;
    }
    friend bool operator==(const Rights&, const Rights&) = default;
  };

  static constexpr int kRoleCount = 16;
  static constexpr bool kHasHands = true;
  // No more than about 5,300, in studies with any number of pieces either. A piece has at most 52
  // moves (44 along lines, 8 leaps; a pawn's promotions are fewer). A square is reached by at most
  // 48 pieces (8 along lines, 8 over a screen, 32 leapers), and three pawns promote there in at
  // most 42 ways more, on 36 squares. So t squares that m pieces can go to, t + m <= 144, give at
  // most 52 m moves and at most 48 t + 1,512; with 15 t drops the sum is greatest where these meet,
  // at t = 60.
  static constexpr int kMaxMoves = 6144;
};

using Square = board::SquareOf<Kit>;
using BitBoard = board::BitBoardOf<Kit>;
using Move = board::MoveOf<Kit>;
using Piece = board::Piece<Kit>;
using Setup = board::Setup<Kit>;

}  // namespace rules::qinyu
