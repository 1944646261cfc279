#include "rules/xiangqi/attacks.hpp"

#include <array>

#include "board/geometry.hpp"
#include "rules/xiangqi/kit.hpp"

namespace rules::xiangqi {
namespace {

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
  for (const auto [df, dr] : kOrthogonal) {
    for (const int turn : {-1, 1}) {
      const int side_f = df == 0 ? turn : 0;
      const int side_r = dr == 0 ? turn : 0;
      const auto end = square.step(2 * df + side_f, 2 * dr + side_r);
      if (!end) continue;
      const auto leg =
          by_leg_of_target ? square.step(df + side_f, dr + side_r) : square.step(df, dr);
      jumps.jumps[jumps.count++] = KnightJump{*leg, *end};
    }
  }
  return jumps;
}

template <class Make>
constexpr auto per_square(Make make) {
  std::array<decltype(make(Square::from_index(0))), kSquares> table{};
  for (int i = 0; i < kSquares; ++i) table[i] = make(Square::from_index(i));
  return table;
}

constexpr KnightJumps jumps_from(Square s) { return knight_jumps(s, false); }
constexpr KnightJumps jumps_onto(Square s) { return knight_jumps(s, true); }

constexpr BitBoard jump_sources(Square s) {
  BitBoard set;
  for (const auto& jump : jumps_onto(s)) set.add(jump.to);
  return set;
}

constexpr std::array<BitBoard, 16> targets_by_legs(Square s) {
  std::array<BitBoard, 16> by_legs{};
  const KnightJumps jumps = jumps_from(s);
  for (int d = 0; d < 4; ++d) {
    const auto [df, dr] = kOrthogonal[d];
    const auto leg = s.step(df, dr);
    if (!leg) continue;
    for (const auto& jump : jumps) {
      for (int legs = 0; legs < 16 && jump.leg == *leg; ++legs)
        if (((legs >> d) & 1) != 0) by_legs[legs].add(jump.to);
    }
  }
  return by_legs;
}

constexpr ElephantSteps elephant_steps(Square from) {
  ElephantSteps steps;
  for (const auto [df, dr] : kDiagonal) {
    const auto to = from.step(2 * df, 2 * dr);
    if (!to || (to->rank() < 5) != (from.rank() < 5)) continue;
    steps.steps[steps.count++] = ElephantStep{*from.step(df, dr), *to};
  }
  return steps;
}

template <board::Side Us>
constexpr BitBoard pawn_steps_of(Square s) {
  return pawn_steps(Us, s);
}
template <board::Side Us>
constexpr BitBoard pawn_sources_of(Square s) {
  return pawn_sources(Us, s);
}

}  // namespace

using enum board::Side;

constinit const PerSquare<BitBoard> kKingSteps = per_square(king_steps);
constinit const PerSquare<BitBoard> kAdvisorSteps = per_square(advisor_steps);
constinit const std::array<PerSquare<BitBoard>, board::kSideCount> kPawnSteps{
    per_square(pawn_steps_of<kFirst>), per_square(pawn_steps_of<kSecond>)};
constinit const std::array<PerSquare<BitBoard>, board::kSideCount> kPawnSources{
    per_square(pawn_sources_of<kFirst>), per_square(pawn_sources_of<kSecond>)};
constinit const PerSquare<KnightJumps> kKnightJumps = per_square(jumps_from);
constinit const PerSquare<KnightJumps> kKnightSources = per_square(jumps_onto);
constinit const PerSquare<BitBoard> kKnightSourceSets = per_square(jump_sources);
constinit const PerSquare<std::array<BitBoard, 16>> kKnightTargets = per_square(targets_by_legs);
constinit const PerSquare<ElephantSteps> kElephantSteps = per_square(elephant_steps);

}  // namespace rules::xiangqi
