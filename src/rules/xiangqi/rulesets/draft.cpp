#include "rules/xiangqi/rulesets/draft.hpp"

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
  return judge_cxa_repetition(history, after, "X4.3");
}

// X4.3: the fourth occurrence is a pending position (待判局面).
constexpr CycleLaw kLaw{4,           QuietCount::kAll,     "X4.3", "X4.2",
                        judge_cycle, probe_cxa_repetition, false};

}  // namespace

std::optional<Verdict> Draft::judge_history(const Position<Draft>& position,
                                            const XiangqiHistory& history) {
  return judge_cycle_law(kLaw, position.board(), history);
}

std::optional<Verdict> Draft::claim(const Position<Draft>& position,
                                    const XiangqiHistory& history) {
  return judge_claim(kLaw, position.board(), history);
}

std::optional<Verdict> Draft::limit(const Position<Draft>& /*position*/,
                                    const XiangqiHistory& history) {
  return limit_by_cycle_law(kLaw, history);
}

CycleValue Draft::probe_cycle(const Position<Draft>& /*position*/, const XiangqiHistory& history) {
  return probe_cycle_law(kLaw, history);
}

Reports Draft::reports(const XiangqiHistory& history, int first, int last) {
  return cxa_reports(history, first, last);
}

Warnings Draft::warnings(const Position<Draft>& /*position*/, const XiangqiHistory& history) {
  return warn_by_cycle_law(kLaw, history);
}

}  // namespace rules::xiangqi
