#include "rules/xiangqi/rulesets/draft.hpp"

#include <optional>

#include "rules/outcome.hpp"
#include "rules/position.hpp"
#include "rules/xiangqi/rulesets/common.hpp"

namespace rules::xiangqi {

// X4.3: the fourth occurrence is a pending position (待判局面).
std::optional<Verdict> Draft::judge_history(const Position<Draft>& position,
                                            const XiangqiHistory& history) {
  constexpr CycleLaw kLaw{4, QuietCount::kAll, "X4.3", "X4.2"};
  return judge_cycle_law(kLaw, position.board(), history);
}

}  // namespace rules::xiangqi
