// Where the Xiangqi pieces that step can go, as tables made at compile time (X1.2).
#pragma once

#include <array>
#include <cstdint>

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

namespace detail {

constexpr std::array<std::array<int, 2>, 4> kOrthogonal{{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}};
constexpr std::array<std::array<int, 2>, 4> kDiagonal{{{1, 1}, {1, -1}, {-1, 1}, {-1, -1}}};

constexpr BitBoard king_steps(Square from) {
  BitBoard set;
  for (const auto [df, dr] : kOrthogonal) {
    const auto to = from.step(df, dr);
    if (to && in_palace(*to)) set.add(*to);
  }
  return set;
}
constexpr BitBoard advisor_steps(Square from) {
  BitBoard set;
  for (const auto [df, dr] : kDiagonal) {
    const auto to = from.step(df, dr);
    if (to && in_palace(*to)) set.add(*to);
  }
  return set;
}
constexpr BitBoard pawn_steps(board::Side side, Square from) {
  BitBoard set;
  const auto ahead = from.step(0, board::forward(side));
  if (ahead) set.add(*ahead);
  if (!is_across(side, from)) return set;
  for (const int df : {-1, 1}) {
    const auto beside = from.step(df, 0);
    if (beside) set.add(*beside);
  }
  return set;
}
// Squares from which a pawn of `side` attacks `target`.
constexpr BitBoard pawn_sources(board::Side side, Square target) {
  BitBoard set;
  for (int i = 0; i < kSquares; ++i) {
    const Square from = Square::from_index(i);
    if (pawn_steps(side, from).has(target)) set.add(from);
  }
  return set;
}
// `by_leg_of_target`: the jumps that end on `square`, `to` then being where they start.
constexpr KnightJumps knight_jumps(Square square, bool by_leg_of_target) {
  KnightJumps jumps;
  for (const auto [df, dr] : kOrthogonal)
    for (const int turn : {-1, 1}) {
      const int side_f = df == 0 ? turn : 0;
      const int side_r = dr == 0 ? turn : 0;
      const auto end = square.step(2 * df + side_f, 2 * dr + side_r);
      if (!end) continue;
      const auto leg =
          by_leg_of_target ? square.step(df + side_f, dr + side_r) : square.step(df, dr);
      jumps.jumps[jumps.count++] = KnightJump{*leg, *end};
    }
  return jumps;
}

template <class Make>
constexpr auto per_square(Make make) {
  std::array<decltype(make(Square::from_index(0))), kSquares> table{};
  for (int i = 0; i < kSquares; ++i) table[i] = make(Square::from_index(i));
  return table;
}

}  // namespace detail

inline constexpr auto kKingSteps = detail::per_square(detail::king_steps);
inline constexpr auto kAdvisorSteps = detail::per_square(detail::advisor_steps);
inline constexpr std::array kPawnSteps{
    detail::per_square([](Square s) { return detail::pawn_steps(board::Side::kFirst, s); }),
    detail::per_square([](Square s) { return detail::pawn_steps(board::Side::kSecond, s); })};
inline constexpr std::array kPawnSources{
    detail::per_square([](Square s) { return detail::pawn_sources(board::Side::kFirst, s); }),
    detail::per_square([](Square s) { return detail::pawn_sources(board::Side::kSecond, s); })};

// The jumps of a horse from a square, and those by which one attacks it.
inline constexpr auto kKnightJumps =
    detail::per_square([](Square s) { return detail::knight_jumps(s, false); });
inline constexpr auto kKnightSources =
    detail::per_square([](Square s) { return detail::knight_jumps(s, true); });
inline constexpr auto kKnightSourceSets = detail::per_square([](Square s) {
  BitBoard set;
  for (const auto& jump : detail::knight_jumps(s, true)) set.add(jump.to);
  return set;
});

// Knight targets by which of the four legs are free. Bit 0: towards higher files, 1: lower files,
// 2: higher ranks, 3: lower ranks.
inline constexpr auto kKnightTargets = detail::per_square([](Square s) {
  std::array<BitBoard, 16> by_legs{};
  for (int legs = 0; legs < 16; ++legs)
    for (int d = 0; d < 4; ++d) {
      if (((legs >> d) & 1) == 0) continue;
      const auto [df, dr] = detail::kOrthogonal[d];
      const auto leg = s.step(df, dr);
      if (!leg) continue;
      for (const auto& jump : detail::knight_jumps(s, false))
        if (jump.leg == *leg) by_legs[legs].add(jump.to);
    }
  return by_legs;
});

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
// Only for points where an elephant of one bank may stand; a step never leaves its bank.
inline constexpr auto kElephantSteps = detail::per_square([](Square from) {
  ElephantSteps steps;
  for (const auto [df, dr] : detail::kDiagonal) {
    const auto to = from.step(2 * df, 2 * dr);
    if (!to || (to->rank() < 5) != (from.rank() < 5)) continue;
    steps.steps[steps.count++] = ElephantStep{*from.step(df, dr), *to};
  }
  return steps;
});

}  // namespace rules::xiangqi
