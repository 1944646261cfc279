// Ranks, files and diagonals as small integers: one bit a square, looked up in tables. Every line
// attack (rook, bishop, queen, cannon over its screen) is one or two look-ups here.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "board/square.hpp"

namespace board {

// Squares of one line, bit i for its i-th square.
using LineBits = std::uint16_t;

// The directions of lines, in the order in which Lines numbers them.
enum class Axis : std::uint8_t { kRank, kFile, kDiagonal, kAntidiagonal };

// The place of a square in one of its lines.
struct LineSpot {
  std::uint8_t line;
  std::uint8_t pos;
  // The square as a bit of its line.
  constexpr LineBits bit() const { return static_cast<LineBits>(1U << pos); }
};

// Numbers the lines of a board along its first AxisCount axes.
template <class G, int AxisCount>
class Lines {
  static_assert(AxisCount == 2 || AxisCount == 4);
  static constexpr int kDiagonals = G::kFiles + G::kRanks - 1;

 public:
  static constexpr int kAxes = AxisCount;
  static constexpr int kCount = G::kRanks + G::kFiles + (AxisCount == 4 ? 2 * kDiagonals : 0);
  static constexpr int kLength = std::max(G::kFiles, G::kRanks);

  // Where a square lies in its line along an axis.
  static constexpr LineSpot spot(int axis, Square<G> square) {
    return kSpots[axis][square.index()];
  }
  static constexpr LineSpot spot(Axis axis, Square<G> square) {
    return spot(static_cast<int>(axis), square);
  }
  // The square at a place of a line.
  static constexpr Square<G> square(int line, int pos) {
    return Square<G>::from_index(kFirst[line] + kStep[line] * pos);
  }
  // The bits that lie beyond the end of a line shorter than kLength.
  static constexpr LineBits wall(int line) { return kWall[line]; }
  template <class F>
  static constexpr void for_each(int line, LineBits bits, F&& visit) {
    for (unsigned b = bits; b != 0; b &= b - 1) visit(square(line, std::countr_zero(b)));
  }

 private:
  static constexpr LineSpot place(int axis, int file, int rank) {
    const auto spot = [](int line, int pos) {
      return LineSpot{static_cast<std::uint8_t>(line), static_cast<std::uint8_t>(pos)};
    };
    const int diagonal = file - rank + G::kRanks - 1;
    const int antidiagonal = file + rank;
    switch (axis) {
      case 0:
        return spot(rank, file);
      case 1:
        return spot(G::kRanks + file, rank);
      case 2:
        return spot(G::kRanks + G::kFiles + diagonal, std::min(file, rank));
      default:
        return spot(G::kRanks + G::kFiles + kDiagonals + antidiagonal,
                    std::min(rank, G::kFiles - 1 - file));
    }
  }
  static constexpr auto kSpots = [] {
    std::array<std::array<LineSpot, G::kSquares>, AxisCount> spots{};
    for (int axis = 0; axis < AxisCount; ++axis) {
      for (int i = 0; i < G::kSquares; ++i)
        spots[axis][i] = place(axis, i % G::kFiles, i / G::kFiles);
    }
    return spots;
  }();
  static constexpr auto kFirst = [] {
    std::array<std::uint8_t, kCount> first{};
    for (const auto& axis : kSpots) {
      for (int i = 0; i < G::kSquares; ++i)
        if (axis[i].pos == 0) first[axis[i].line] = static_cast<std::uint8_t>(i);
    }
    return first;
  }();
  static constexpr auto kStep = [] {
    constexpr std::array<int, 4> kSteps{1, G::kFiles, G::kFiles + 1, G::kFiles - 1};
    std::array<std::uint8_t, kCount> step{};
    for (int axis = 0; axis < AxisCount; ++axis)
      for (const auto& s : kSpots[axis]) step[s.line] = static_cast<std::uint8_t>(kSteps[axis]);
    return step;
  }();
  static constexpr auto kWall = [] {
    std::array<LineBits, kCount> wall{};
    wall.fill(static_cast<LineBits>((1U << kLength) - 1));
    for (const auto& axis : kSpots)
      for (const auto& s : axis) wall[s.line] &= static_cast<LineBits>(~s.bit());
    return wall;
  }();
};

// What a piece meets that looks along a line of `Length` squares in both directions.
template <int Length>
struct LineTable {
  // [pos][occupied]: the empty squares up to, and including, the nearest piece on each side.
  std::array<std::array<LineBits, 1U << Length>, Length> slide;
  // [pos][occupied]: the second piece on each side, which a cannon captures over its screen.
  std::array<std::array<LineBits, 1U << Length>, Length> second;
};

extern const LineTable<10> kLineTable10;
extern const LineTable<12> kLineTable12;

// The table of a length, 10 or 12.
template <int Length>
const LineTable<Length>& line_table() {
  static_assert(Length == 10 || Length == 12);
  if constexpr (Length == 10) {
    return kLineTable10;
  } else {
    return kLineTable12;
  }
}

// The occupied squares on one side of `pos`, nearest first, taken one by one.
class Ray {
 public:
  // The pieces beyond a place, towards higher ones.
  static constexpr Ray upwards(LineBits occupied, int pos) {
    return {static_cast<LineBits>(occupied & ~((2U << pos) - 1)), true};
  }
  // Towards lower places.
  static constexpr Ray downwards(LineBits occupied, int pos) {
    return {static_cast<LineBits>(occupied & ((1U << pos) - 1)), false};
  }
  // Whether all have been taken off.
  constexpr bool empty() const { return bits_ == 0; }
  // The position of the nearest piece left, which is taken off. Needs a ray that is not empty.
  constexpr int next() {
    const int pos = up_ ? std::countr_zero(bits_) : 15 - std::countl_zero(bits_);
    bits_ = static_cast<LineBits>(bits_ & ~(1U << pos));
    return pos;
  }

 private:
  constexpr Ray(LineBits bits, bool up) : bits_(bits), up_(up) {}

  LineBits bits_;
  bool up_;
};

// The squares strictly between two positions of a line.
constexpr LineBits between(int a, int b) {
  const int low = std::min(a, b);
  const int high = std::max(a, b);
  return static_cast<LineBits>(((1U << high) - 1) & ~((2U << low) - 1));
}

}  // namespace board
