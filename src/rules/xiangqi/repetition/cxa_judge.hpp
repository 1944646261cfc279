// Repetition under the rules of the Chinese Xiangqi Association (X5, 23-26), as rulesets ask for
// it.
#pragma once

#include <optional>
#include <string_view>

#include "rules/outcome.hpp"
#include "rules/xiangqi/repetition/cxa_threats.hpp"
#include "rules/xiangqi/rulesets/common.hpp"

namespace rules::xiangqi {

// The verdict on the plies behind `after`, which lead back to the position after it. `undecided`
// by `pending_rule` where a search gave up and it matters.
Verdict judge_cxa_repetition(const XiangqiHistory& history, int after,
                             std::string_view pending_rule, const CxaBounds& bounds = {});

// The same with searches so small that it takes microseconds; nothing where they do not suffice.
std::optional<Verdict> probe_cxa_repetition(const XiangqiHistory& history, int after);

// 23.4: the last nine moves of the side that has just moved are all forbidden, over three points or
// more, without a capture or pawn move by either side, and the other side's are not; and they go
// round four positions or fewer (docs/decisions/0008-nine-moves.md).
std::optional<Verdict> judge_nine_moves(const XiangqiHistory& history);

}  // namespace rules::xiangqi
