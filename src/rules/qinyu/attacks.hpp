// How the pieces of Qinyu chess step and slide (Q1.3), as tables by role, side and square.
#pragma once

#include <array>

#include "board/geometry.hpp"
#include "board/lines.hpp"
#include "board/square.hpp"
#include "rules/qinyu/kit.hpp"

namespace rules::qinyu {

using Lines = board::Lines<Kit::Geometry, 4>;

inline constexpr int kSquares = Kit::Geometry::kSquares;

template <class T>
using PerSquare = std::array<T, kSquares>;
template <class T>
using PerSideAndRole = std::array<std::array<T, Kit::kRoleCount>, board::kSideCount>;

// Slides along ranks and files, or along diagonals. The cannon is none of these.
constexpr bool slides_straight(Role role) {
  return role == Role::kQueen || role == Role::kRook || role == Role::kDragonKing ||
         role == Role::kChancellor;
}
constexpr bool slides_diagonally(Role role) {
  return role == Role::kQueen || role == Role::kBishop || role == Role::kDragonHorse ||
         role == Role::kArchbishop;
}
constexpr bool is_straight(int axis) { return axis < 2; }
constexpr bool slides_along(Role role, int axis) {
  return is_straight(axis) ? slides_straight(role) : slides_diagonally(role);
}
// Can attack a king along the axis, at once or over a screen (Q2.2).
constexpr bool is_heavy_along(Role role, int axis) {
  return role == Role::kCannon || slides_along(role, axis);
}

// [side][role][square]: where a piece steps or leaps to; for pawns, where it captures. What a piece
// reaches by sliding is not among them.
extern const PerSideAndRole<PerSquare<BitBoard>> kSteps;
// [side][role][square]: the squares from which such a piece steps or leaps here.
extern const PerSideAndRole<PerSquare<BitBoard>> kStepSources;

// Roles that have steps of their own, the king included.
inline constexpr std::array kSteppers{Role::kAdvisor,     Role::kElephant,   Role::kKnight,
                                      Role::kGold,        Role::kSilver,     Role::kDragonKing,
                                      Role::kDragonHorse, Role::kChancellor, Role::kArchbishop,
                                      Role::kWizard,      Role::kPawn,       Role::kKing};

// The rank as its owner counts it, 1 to 12 as in the rules.
constexpr int rank_of(board::Side side, Square square) { return own_rank(side, square) + 1; }

}  // namespace rules::qinyu
