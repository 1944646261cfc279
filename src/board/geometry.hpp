// The size of a board and the two sides that play on it; everything else is sized by it at compile
// time.
#pragma once

#include <cstdint>

namespace board {

// Files x Ranks squares. Squares are numbered rank by rank from the first side's left corner.
template <int Files, int Ranks>
struct Geometry {
  static constexpr int kFiles = Files;
  static constexpr int kRanks = Ranks;
  static constexpr int kSquares = Files * Ranks;
  static_assert(kSquares <= 254, "a square and its sentinels fit one byte");
};

using Board9x10 = Geometry<9, 10>;
using Board12x12 = Geometry<12, 12>;

// kFirst moves first from the start: Red in Xiangqi, White in Qinyu chess.
enum class Side : std::uint8_t { kFirst, kSecond };

inline constexpr int kSideCount = 2;

// The opponent, and the side as an index into arrays of two.
constexpr Side other(Side side) { return side == Side::kFirst ? Side::kSecond : Side::kFirst; }
constexpr int index(Side side) { return static_cast<int>(side); }
// +1 for the side that walks towards higher ranks, -1 for the other.
constexpr int forward(Side side) { return side == Side::kFirst ? 1 : -1; }

}  // namespace board
