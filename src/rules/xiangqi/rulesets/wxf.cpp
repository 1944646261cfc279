#include "rules/xiangqi/rulesets/wxf.hpp"

#include <optional>

#include "rules/outcome.hpp"
#include "rules/position.hpp"
#include "rules/xiangqi/rulesets/common.hpp"

namespace rules::xiangqi {

// X6.5: the span from the first to the third occurrence is judged.
std::optional<Verdict> Wxf::judge_history(const Position<Wxf>& position,
                                          const XiangqiHistory& history) {
  constexpr CycleLaw kLaw{3, QuietCount::kWithoutChecks, "X6.5", "X6.5"};
  return judge_cycle_law(kLaw, position.board(), history);
}

}  // namespace rules::xiangqi
