#include "rules/xiangqi/rulesets/cxa.hpp"

#include <algorithm>
#include <optional>

#include "base/fixed_vector.hpp"
#include "rules/history.hpp"
#include "rules/outcome.hpp"
#include "rules/position.hpp"
#include "rules/warning.hpp"
#include "rules/xiangqi/kit.hpp"
#include "rules/xiangqi/repetition/reports.hpp"
#include "rules/xiangqi/rulesets/common.hpp"

namespace rules::xiangqi {
namespace {

Verdict judge_cycle(const XiangqiHistory& history, int after) {
  return undecided("X5.4", after + 1, history.size());
}

std::optional<Verdict> probe(const XiangqiHistory& /*history*/, int /*after*/) { return {}; }

constexpr CycleLaw kLaw{4, QuietCount::kWithoutChecks, "X5.4", "X5.5", judge_cycle, probe, true};

constexpr int kForbiddenInARow = 9;

// X5.4, the part of its second clause that needs no judge: the last nine moves of the side that
// has just moved all check, come to three points or more, and nobody captured or moved a pawn.
bool checks_nine_times(const XiangqiHistory& history) {
  const int first = history.size() - 2 * (kForbiddenInARow - 1);
  if (first < 1) return false;
  base::FixedVector<Square, kForbiddenInARow> points;
  for (int ply = first; ply <= history.size(); ++ply) {
    const auto& entry = history.plies[ply - 1];
    if (entry.facts.capture || entry.facts.pawn_move) return false;
    if ((history.size() - ply) % 2 != 0) continue;
    if (!entry.facts.check) return false;
    const Square to = entry.move.to();
    if (std::ranges::find(points, to) == points.end()) points.push_back(to);
  }
  return points.size() >= 3;
}

}  // namespace

std::optional<Verdict> Cxa::judge_history(const Position<Cxa>& position,
                                          const XiangqiHistory& history) {
  if (checks_nine_times(history))
    return undecided("X5.4", history.size() - 2 * (kForbiddenInARow - 1), history.size());
  return judge_cycle_law(kLaw, position.board(), history);
}

CycleValue Cxa::probe_cycle(const Position<Cxa>& /*position*/, const XiangqiHistory& history) {
  return probe_cycle_law(kLaw, history);
}

Reports Cxa::reports(const XiangqiHistory& history, int first, int last) {
  return cxa_reports(history, first, last);
}

Warnings Cxa::warnings(const Position<Cxa>& /*position*/, const XiangqiHistory& history) {
  return warn_by_cycle_law(kLaw, history);
}

}  // namespace rules::xiangqi
