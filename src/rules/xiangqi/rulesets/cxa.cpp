#include "rules/xiangqi/rulesets/cxa.hpp"

#include <optional>

#include "rules/outcome.hpp"
#include "rules/position.hpp"
#include "rules/warning.hpp"
#include "rules/xiangqi/repetition/cxa_judge.hpp"
#include "rules/xiangqi/repetition/reports.hpp"
#include "rules/xiangqi/rulesets/common.hpp"

namespace rules::xiangqi {
namespace {

Verdict judge_cycle(const XiangqiHistory& history, int after) {
  return judge_cxa_repetition(history, after, "X5.4");
}

// X5.4: the cycle three times.
constexpr CycleLaw kLaw{4,           QuietCount::kWithoutChecks, "X5.4", "X5.5",
                        judge_cycle, probe_cxa_repetition,       true};

}  // namespace

std::optional<Verdict> Cxa::judge_history(const Position<Cxa>& position,
                                          const XiangqiHistory& history) {
  const auto verdict = judge_cycle_law(kLaw, position.board(), history);
  if (verdict && verdict->ends_game()) return verdict;
  const auto nine = judge_nine_moves(history);
  return nine ? nine : verdict;
}

std::optional<Verdict> Cxa::limit(const Position<Cxa>& /*position*/,
                                  const XiangqiHistory& history) {
  return limit_by_cycle_law(kLaw, history);
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
