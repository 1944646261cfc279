#include "rules/xiangqi/rulesets/wxf.hpp"

#include <optional>

#include "rules/outcome.hpp"
#include "rules/position.hpp"
#include "rules/warning.hpp"
#include "rules/xiangqi/repetition/reports.hpp"
#include "rules/xiangqi/repetition/wxf_cycle.hpp"
#include "rules/xiangqi/rulesets/common.hpp"

namespace rules::xiangqi {
namespace {

// The judge itself takes microseconds.
std::optional<Verdict> probe(const XiangqiHistory& history, int after) {
  return judge_wxf_cycle(history, after);
}

// X6.5: the span from the first to the third occurrence is judged.
constexpr CycleLaw kLaw{3,   QuietCount::kWithoutChecks, "X6.5", "X6.5", judge_wxf_cycle, probe,
                        true};

}  // namespace

std::optional<Verdict> Wxf::judge_history(const Position<Wxf>& position,
                                          const XiangqiHistory& history) {
  return judge_cycle_law(kLaw, position.board(), history);
}

std::optional<Verdict> Wxf::limit(const Position<Wxf>& /*position*/,
                                  const XiangqiHistory& history) {
  return limit_by_cycle_law(kLaw, history);
}

CycleValue Wxf::probe_cycle(const Position<Wxf>& /*position*/, const XiangqiHistory& history) {
  return probe_cycle_law(kLaw, history);
}

Reports Wxf::reports(const XiangqiHistory& history, int first, int last) {
  return wxf_reports(history, first, last);
}

Warnings Wxf::warnings(const Position<Wxf>& /*position*/, const XiangqiHistory& history) {
  return warn_by_cycle_law(kLaw, history);
}

}  // namespace rules::xiangqi
