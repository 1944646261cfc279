// A cycle under the rules of the World and Asian Xiangqi Federations (X6.1-X6.4).
#pragma once

#include "rules/outcome.hpp"
#include "rules/xiangqi/rulesets/common.hpp"

namespace rules::xiangqi {

// The verdict on the plies behind `after` up to the last one, which end in the position that stood
// after `after`.
Verdict judge_wxf_cycle(const XiangqiHistory& history, int after);

}  // namespace rules::xiangqi
