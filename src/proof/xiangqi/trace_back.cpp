#include "proof/xiangqi/trace_back.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <unordered_set>
#include <utility>

#include "board/geometry.hpp"
#include "board/square.hpp"
#include "proof/xiangqi/kinds.hpp"
#include "rules/position.hpp"
#include "rules/xiangqi/attacks.hpp"
#include "rules/xiangqi/kit.hpp"
#include "rules/xiangqi/rulesets/draft.hpp"

namespace proof::xiangqi {
namespace {

using Move = rules::xiangqi::Move;
using Piece = rules::xiangqi::Piece;
using Position = rules::Position<rules::xiangqi::Draft>;

// Whether a piece could go from one square to the other if nothing stood in its way.
bool reaches(PieceCode piece, Square from, Square to) {
  namespace tables = rules::xiangqi;
  const auto leads_to = [&](const auto& step) { return step.to == to; };
  switch (piece.role()) {
    case Role::kKing:
      return tables::kKingSteps[from.index()].has(to);
    case Role::kAdvisor:
      return tables::kAdvisorSteps[from.index()].has(to);
    case Role::kElephant:
      return std::ranges::any_of(tables::kElephantSteps[from.index()], leads_to);
    case Role::kKnight:
      return std::ranges::any_of(tables::kKnightJumps[from.index()], leads_to);
    case Role::kPawn:
      return tables::kPawnSteps[index(piece.side())][from.index()].has(to);
    case Role::kRook:
    case Role::kCannon:
      break;
  }
  return from.file() == to.file() || from.rank() == to.rank();
}

// Breadth first over the moves that may have led somewhere.
class TraceBack {
 public:
  TraceBack(std::size_t kind, std::size_t most_positions)
      : taken_(piece_of(kind)), most_positions_(most_positions) {}

  std::optional<Setup> run(const Setup& goal) {
    remember(goal);
    while (!waiting_.empty() && !found_ && seen_.size() < most_positions_) {
      const Setup setup = waiting_.front();
      waiting_.pop_front();
      step_back(setup);
    }
    return found_;
  }

 private:
  void step_back(const Setup& after) {
    const auto mover = other(after.to_move);
    for (int i = 0; i < rules::xiangqi::kSquares && !found_; ++i) {
      const auto& piece = after.placement[i];
      if (!piece || piece->side != mover) continue;
      const Square to = Square::from_index(i);
      const PieceCode code(mover, piece->role);
      for (int j = 0; j < rules::xiangqi::kSquares; ++j) {
        const Square from = Square::from_index(j);
        if (!after.at(from) && may_stand(code, from) && reaches(code, from, to))
          take_back(after, from, to);
      }
    }
  }

  // The move may have taken a piece of the kind, or nothing.
  void take_back(const Setup& after, Square from, Square to) {
    Setup before = after;
    std::swap(before.at(from), before.at(to));
    before.to_move = other(after.to_move);
    if (leads_on(before, from, to)) remember(before);
    if (taken_.side() != after.to_move || !may_stand(taken_, to)) return;
    before.at(to) = Piece{taken_.side(), taken_.role()};
    if (leads_on(before, from, to)) found_ = before;
  }

  static bool leads_on(const Setup& before, Square from, Square to) {
    const auto position = Position::from(before);
    return position && position->is_legal(Move::step(from, to));
  }

  void remember(const Setup& setup) {
    if (seen_.insert(Board(setup).key()).second) waiting_.push_back(setup);
  }

  PieceCode taken_;
  std::size_t most_positions_;
  std::deque<Setup> waiting_;
  std::unordered_set<std::uint64_t> seen_;  // a wrong hit would only narrow the search
  std::optional<Setup> found_;
};

}  // namespace

std::optional<Setup> trace_back(const Setup& goal, std::size_t kind, std::size_t most_positions) {
  return TraceBack(kind, most_positions).run(goal);
}

}  // namespace proof::xiangqi
