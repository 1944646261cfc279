#include "rules/xiangqi/rulesets/cxq.hpp"

#include <optional>
#include <vector>

#include "board/geometry.hpp"
#include "rules/outcome.hpp"
#include "rules/ply_report.hpp"
#include "rules/position.hpp"
#include "rules/warning.hpp"
#include "rules/xiangqi/repetition/cxq_counts.hpp"
#include "rules/xiangqi/repetition/cxq_probe.hpp"
#include "rules/xiangqi/repetition/cxq_runs.hpp"
#include "rules/xiangqi/repetition/reports.hpp"
#include "rules/xiangqi/rulesets/common.hpp"

namespace rules::xiangqi {
namespace {

// A run that stands at its allowance: one move more may lose.
void warn_of_run(const std::optional<CxqRun>& run, WarningKind kind, Warnings& warnings) {
  if (run && run->is_full()) warnings.push_back({kind, "X3.1", run->side, 2});
}

}  // namespace

std::optional<Verdict> Cxq::judge_history(const Position<Cxq>& position,
                                          const XiangqiHistory& history) {
  if (const auto runs = judge_cxq_runs(history)) return runs;
  return limit(position, history);
}

std::optional<Verdict> Cxq::limit(const Position<Cxq>& /*position*/,
                                  const XiangqiHistory& history) {
  // No limit can fall earlier (X3.5).
  if (history.size() < 2 * kCxqLimits.progress) return std::nullopt;
  const CxqNearest nearest = nearest_cxq_limit(history);
  if (nearest.plies <= 0) return drawn(Reason::kMoveCount, nearest.rule);
  return std::nullopt;
}

CycleValue Cxq::probe_cycle(const Position<Cxq>& /*position*/, const XiangqiHistory& history) {
  return probe_cxq_cycle(history);
}

Reports Cxq::reports(const XiangqiHistory& history, int first, int last) {
  return cxq_reports(history, first, last);
}

std::vector<SideCounts> Cxq::counts(const XiangqiHistory& history) {
  const CxqCounts a = cxq_counts(history, board::Side::kFirst);
  const CxqCounts b = cxq_counts(history, board::Side::kSecond);
  return {{"moves", {a.moves, b.moves}, kCxqLimits.moves},
          {"effective", {a.effective, b.effective}, kCxqLimits.effective},
          {"progress", {a.progress, b.progress}, kCxqLimits.progress}};
}

Warnings Cxq::warnings(const Position<Cxq>& /*position*/, const XiangqiHistory& history) {
  Warnings warnings;
  for (const auto side : {board::Side::kFirst, board::Side::kSecond}) {
    const CxqOpenRuns open = cxq_open_runs(history, side);
    warn_of_run(open.check, WarningKind::kLastCheck, warnings);
    warn_of_run(open.chase, WarningKind::kLastChase, warnings);
  }
  const CxqNearest nearest = nearest_cxq_limit(history);
  if (nearest.plies > 0 && nearest.plies <= kCountNotice)
    warnings.push_back({WarningKind::kCount, nearest.rule, std::nullopt, nearest.plies});
  return warnings;
}

}  // namespace rules::xiangqi
