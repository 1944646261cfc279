// The squares of castling (Q2.5), by right.
#pragma once

#include <array>
#include <cstdint>

#include "board/geometry.hpp"
#include "rules/qinyu/attacks.hpp"
#include "rules/qinyu/kit.hpp"

namespace rules::qinyu {

struct CastlingWay {
  Kit::Castling right;
  board::Side side;
  Square king;
  Square king_passes;  // and where the rook is put
  Square king_to;
  Square rook;
};

inline constexpr std::array<CastlingWay, 4> kCastlingWays = [] {
  using enum Kit::Castling;
  const auto way = [](Kit::Castling right, board::Side side, int step, int corner) {
    const int rank = side == board::Side::kFirst ? 0 : 11;
    constexpr int kHome = 6;
    return CastlingWay{right,
                       side,
                       Square::at(kHome, rank),
                       Square::at(kHome + step, rank),
                       Square::at(kHome + 2 * step, rank),
                       Square::at(corner, rank)};
  };
  return std::array{
      way(kWhiteL, board::Side::kFirst, 1, 11), way(kWhiteA, board::Side::kFirst, -1, 0),
      way(kBlackL, board::Side::kSecond, 1, 11), way(kBlackA, board::Side::kSecond, -1, 0)};
}();

// The rights that end when something leaves or arrives on a square.
constexpr std::uint8_t rights_lost_on(Square square) {
  unsigned lost = 0;
  for (const auto& way : kCastlingWays)
    if (way.king == square || way.rook == square) lost |= 1U << static_cast<int>(way.right);
  return static_cast<std::uint8_t>(lost);
}

inline constexpr PerSquare<std::uint8_t> kRightsLostOn = [] {
  PerSquare<std::uint8_t> lost{};
  for (int i = 0; i < kSquares; ++i) lost[i] = rights_lost_on(Square::from_index(i));
  return lost;
}();

}  // namespace rules::qinyu
