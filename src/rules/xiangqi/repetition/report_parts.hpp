// Pieces that the reports of all rule books are made of. Private to this folder.
#pragma once

#include "rules/ply_report.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"
#include "rules/xiangqi/repetition/replay.hpp"
#include "rules/xiangqi/repetition/reports.hpp"
#include "rules/xiangqi/rulesets/common.hpp"

namespace rules::xiangqi {

// The report of the last ply played: ply, side, and if it checks the checks and their class.
Report begin_report(const Replay& replay);

// A capture that is threatened.
Threat<Kit> capture_threat(const Board& board, Move capture, ThreatStatus status);

// Puts the threats that make the class before the others.
void put_proof_first(Report& report);

// Calls report(replay) for each ply from `first` to `last`.
template <class ReportPly>
Reports reports_of(const XiangqiHistory& history, int first, int last, const ReportPly& report) {
  Reports found;
  Replay replay(history);
  while (replay.ply() < last && replay.next())
    if (replay.ply() >= first) found.push_back(report(replay));
  return found;
}

}  // namespace rules::xiangqi
