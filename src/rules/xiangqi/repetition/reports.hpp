// The plies of a stretch of a game with their classes and proofs, under each rule book.
#pragma once

#include <vector>

#include "rules/ply_report.hpp"
#include "rules/xiangqi/kit.hpp"
#include "rules/xiangqi/rulesets/common.hpp"

namespace rules::xiangqi {

using Report = PlyReport<Kit>;
using Reports = std::vector<Report>;

// The plies from `first` to `last`, counted from 1. Need 1 <= first <= last <= history.size().
Reports cxq_reports(const XiangqiHistory& history, int first, int last);
Reports wxf_reports(const XiangqiHistory& history, int first, int last);
Reports cxa_reports(const XiangqiHistory& history, int first, int last);

}  // namespace rules::xiangqi
