// Where the Xiangqi pieces that step can go, as tables made at compile time (X1.2).
#pragma once

#include <array>

#include "board/geometry.hpp"
#include "board/lines.hpp"
#include "board/square.hpp"
#include "rules/xiangqi/kit.hpp"

namespace rules::xiangqi {

using Lines = board::Lines<Kit::Geometry, 2>;

inline constexpr int kSquares = Kit::Geometry::kSquares;

// One way of a horse: the point that must be empty, and where it lands.
struct KnightJump {
  Square leg = Square::from_index(0);
  Square to = Square::from_index(0);
};

// Up to eight ways.
struct KnightJumps {
  std::array<KnightJump, 8> jumps{};
  int count = 0;
  constexpr const KnightJump* begin() const { return jumps.data(); }
  constexpr const KnightJump* end() const { return jumps.data() + count; }
};

constexpr bool in_palace(Square square) {
  const int rank = square.rank() < 5 ? square.rank() : 9 - square.rank();
  return square.file() >= 3 && square.file() <= 5 && rank <= 2;
}
// The five points of an advisor in either palace.
constexpr bool is_advisor_point(Square square) {
  if (!in_palace(square)) return false;
  const int rank = square.rank() < 5 ? square.rank() : 9 - square.rank();
  return (square.file() + rank) % 2 == 1;
}
constexpr bool is_elephant_point(board::Side side, Square square) {
  const int rank = own_rank(side, square);
  const int file = square.file();
  return (rank == 2 && file % 4 == 0) || ((rank == 0 || rank == 4) && (file == 2 || file == 6));
}
// On the other bank of the river.
constexpr bool is_across(board::Side side, Square square) { return own_rank(side, square) >= 5; }

// Elephant steps: the eye (塞象眼) and the end of each of at most four.
struct ElephantStep {
  Square eye = Square::from_index(0);
  Square to = Square::from_index(0);
};
struct ElephantSteps {
  std::array<ElephantStep, 4> steps{};
  int count = 0;
  constexpr const ElephantStep* begin() const { return steps.data(); }
  constexpr const ElephantStep* end() const { return steps.data() + count; }
};
template <class T>
using PerSquare = std::array<T, kSquares>;

extern const PerSquare<BitBoard> kKingSteps;
extern const PerSquare<BitBoard> kAdvisorSteps;
extern const std::array<PerSquare<BitBoard>, board::kSideCount> kPawnSteps;
// By side: the squares from which its pawns attack one.
extern const std::array<PerSquare<BitBoard>, board::kSideCount> kPawnSources;
// The jumps of a horse from a square, and those by which one attacks it, `to` then being where it
// starts; and these starts as a set.
extern const PerSquare<KnightJumps> kKnightJumps;
extern const PerSquare<KnightJumps> kKnightSources;
extern const PerSquare<BitBoard> kKnightSourceSets;
// Knight targets by which of the four legs are free. Bit 0: towards higher files, 1: lower files,
// 2: higher ranks, 3: lower ranks.
extern const PerSquare<std::array<BitBoard, 16>> kKnightTargets;
// A step never leaves the bank where the elephant stands.
extern const PerSquare<ElephantSteps> kElephantSteps;

}  // namespace rules::xiangqi
