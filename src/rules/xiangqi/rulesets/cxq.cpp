#include "rules/xiangqi/rulesets/cxq.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

#include "board/geometry.hpp"
#include "rules/history.hpp"
#include "rules/outcome.hpp"
#include "rules/position.hpp"
#include "rules/xiangqi/repetition/cxq_runs.hpp"
#include "rules/xiangqi/rulesets/common.hpp"

namespace rules::xiangqi {
namespace {

constexpr int kMovesLimit = 300;      // X3.3
constexpr int kEffectiveLimit = 120;  // X3.4
constexpr int kProgressLimit = 30;    // X3.5

// A count for each side; a rule of X3 falls when both have reached its limit.
struct Counts {
  std::array<int, board::kSideCount> of{};
  bool reach(int limit) const { return std::min(of[0], of[1]) >= limit; }
};

bool is_forcing(const PlyFacts& facts) { return facts.check || facts.chase; }

// X3.4: a move is effective unless it checks or chases, or answers a move that did.
bool is_effective_limit(const XiangqiHistory& history) {
  if (history.size() < 2 * kEffectiveLimit) return false;
  Counts effective;
  PlyFacts answered = history.start_facts;
  for (int ply = 1; ply <= history.size(); ++ply) {
    const PlyFacts& facts = history.plies[ply - 1].facts;
    if (!is_forcing(facts) && !is_forcing(answered)) ++effective.of[index(mover(history, ply))];
    answered = facts;
  }
  return effective.reach(kEffectiveLimit);
}

bool is_moves_limit(const XiangqiHistory& history) { return history.size() >= 2 * kMovesLimit; }

// X3.5: the progress itself is not counted.
bool is_progress_limit(const XiangqiHistory& history) {
  Counts moves;
  for (int ply = history.size(); ply >= 1 && !history.plies[ply - 1].facts.progress; --ply)
    ++moves.of[index(mover(history, ply))];
  return moves.reach(kProgressLimit);
}

}  // namespace

std::optional<Verdict> Cxq::judge_history(const Position<Cxq>& /*position*/,
                                          const XiangqiHistory& history) {
  if (const auto runs = judge_cxq_runs(history)) return runs;
  if (is_moves_limit(history)) return drawn(Reason::kMoveCount, "X3.3");
  if (is_effective_limit(history)) return drawn(Reason::kMoveCount, "X3.4");
  if (is_progress_limit(history)) return drawn(Reason::kMoveCount, "X3.5");
  return std::nullopt;
}

}  // namespace rules::xiangqi
