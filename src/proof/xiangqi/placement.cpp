#include "proof/xiangqi/placement.hpp"

#include <algorithm>
#include <optional>

#include "board/geometry.hpp"
#include "board/lines.hpp"
#include "proof/xiangqi/kinds.hpp"
#include "rules/xiangqi/attacks.hpp"
#include "rules/xiangqi/kit.hpp"

namespace proof::xiangqi {
namespace {

const auto& line_table() { return board::line_table<rules::xiangqi::Lines::kLength>(); }

}  // namespace

bool Placement::has_plain_move(board::Side side) {
  return std::ranges::any_of(men_[index(side)], [&](const Man& man) {
    switch (man.role) {
      case Role::kKing:
      case Role::kAdvisor:
        return has_step(side, man);
      case Role::kElephant:
        return has_elephant_step(side, man);
      case Role::kCannon:
        return has_cannon_move(side, man);
      case Role::kRook:
      case Role::kKnight:
      case Role::kPawn:
        break;
    }
    return false;
  });
}

Setup Placement::setup(board::Side to_move) const {
  Setup setup;
  for (int i = 0; i < rules::xiangqi::kSquares; ++i) {
    const PieceCode piece = at_[i];
    if (!piece.empty()) setup.placement[i] = rules::xiangqi::Piece{piece.side(), piece.role()};
  }
  setup.to_move = to_move;
  return setup;
}

bool Placement::attacks(board::Side side, const Man& man, Square target) const {
  switch (man.role) {
    case Role::kKing:
      return man.square.file() == target.file() && between(man.square, target) == 0;
    case Role::kRook:
      return between(man.square, target) == 0;
    case Role::kCannon:
      return between(man.square, target) == 1;
    case Role::kKnight:
      return std::ranges::any_of(
          rules::xiangqi::kKnightJumps[man.square.index()],
          [&](const auto& jump) { return jump.to == target && !is_occupied(jump.leg); });
    case Role::kPawn:
      return rules::xiangqi::kPawnSteps[index(side)][man.square.index()].has(target);
    case Role::kAdvisor:
    case Role::kElephant:
      break;  // they never meet the other king
  }
  return false;
}

bool Placement::is_attacked(Square king, board::Side side, std::optional<Square> captured) const {
  return std::ranges::any_of(men_[index(other(side))], [&](const Man& man) {
    return man.square != captured && attacks(other(side), man, king);
  });
}

// The own king is safe after a man has gone to `to`, whatever stood there.
bool Placement::is_legal_step(board::Side side, const Man& man, Square to) {
  const PieceCode taken = at_[to.index()];
  if (!taken.empty() && (taken.side() == side || taken.role() == Role::kKing)) return false;
  toggle(man.square);
  if (taken.empty()) toggle(to);
  const Square king = man.role == Role::kKing ? to : kings_[index(side)];
  const bool safe = !is_attacked(king, side, to);
  if (taken.empty()) toggle(to);
  toggle(man.square);
  return safe;
}

bool Placement::has_step(board::Side side, const Man& man) {
  const auto& steps =
      man.role == Role::kKing ? rules::xiangqi::kKingSteps : rules::xiangqi::kAdvisorSteps;
  bool found = false;
  steps[man.square.index()].for_each(
      [&](Square to) { found = found || is_legal_step(side, man, to); });
  return found;
}

bool Placement::has_elephant_step(board::Side side, const Man& man) {
  return std::ranges::any_of(rules::xiangqi::kElephantSteps[man.square.index()],
                             [&](const auto& step) {
                               return !is_occupied(step.eye) && is_legal_step(side, man, step.to);
                             });
}

bool Placement::has_cannon_move(board::Side side, const Man& man) {
  return has_cannon_move(side, man, board::Axis::kFile) ||
         has_cannon_move(side, man, board::Axis::kRank);
}

bool Placement::has_cannon_move(board::Side side, const Man& man, board::Axis axis) {
  const auto spot = Lines::spot(axis, man.square);
  const unsigned occupied = lines_[spot.line] | Lines::wall(spot.line);
  const unsigned quiet = line_table().slide[spot.pos][occupied] & ~occupied;
  const unsigned captures =
      line_table().second[spot.pos][occupied] & ~static_cast<unsigned>(Lines::wall(spot.line));
  bool found = false;
  Lines::for_each(spot.line, static_cast<board::LineBits>(quiet | captures),
                  [&](Square to) { found = found || is_legal_step(side, man, to); });
  return found;
}

}  // namespace proof::xiangqi
