// What repeating leads to under the CXQ rules, for search (X3.1, X3.5).
#pragma once

#include "rules/outcome.hpp"
#include "rules/xiangqi/rulesets/common.hpp"

namespace rules::xiangqi {

// See Ruleset::probe_cycle. Decides where exactly one side checks on every move of the loop, or
// chases one victim on every move, and no limit falls first; says draw where neither does.
CycleValue probe_cxq_cycle(const XiangqiHistory& history);

}  // namespace rules::xiangqi
