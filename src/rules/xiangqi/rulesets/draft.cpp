#include "rules/xiangqi/rulesets/draft.hpp"

#include <optional>

#include "rules/outcome.hpp"
#include "rules/position.hpp"
#include "rules/xiangqi/rulesets/common.hpp"

namespace rules::xiangqi {
namespace {

Verdict judge_cycle(const XiangqiHistory& history, int after) {
  return undecided("X4.3", after + 1, history.size());
}

}  // namespace

// X4.3: the fourth occurrence is a pending position (待判局面).
std::optional<Verdict> Draft::judge_history(const Position<Draft>& position,
                                            const XiangqiHistory& history) {
  constexpr CycleLaw kLaw{4, QuietCount::kAll, "X4.2", judge_cycle, false};
  return judge_cycle_law(kLaw, position.board(), history);
}

}  // namespace rules::xiangqi
