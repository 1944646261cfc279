// The report of one ply under the rules of the Chinese Xiangqi Association (24, 26).
#pragma once

#include "rules/xiangqi/repetition/cxa_threats.hpp"
#include "rules/xiangqi/repetition/replay.hpp"
#include "rules/xiangqi/repetition/reports.hpp"

namespace rules::xiangqi {

// The last ply that was played. Where a search gave up the report names its bound.
Report cxa_report(const Replay& replay, const CxaBounds& bounds);

}  // namespace rules::xiangqi
