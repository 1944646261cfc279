#include "rules/xiangqi/repetition/cxq_probe.hpp"

#include <algorithm>
#include <optional>

#include "board/geometry.hpp"
#include "rules/outcome.hpp"
#include "rules/xiangqi/repetition/cxq_counts.hpp"
#include "rules/xiangqi/repetition/cxq_runs.hpp"
#include "rules/xiangqi/rulesets/common.hpp"

namespace rules::xiangqi {
namespace {

// A run that outlasts the whole loop: it goes on as long as the loop does.
std::optional<CxqRun> endless_run(const XiangqiHistory& history, board::Side side, int before) {
  const int own_plies = (history.size() - before) / 2;
  const auto lasts = [&](const std::optional<CxqRun>& run) {
    return run && run->moves >= own_plies;
  };
  const CxqOpenRuns open = cxq_open_runs(history, side);
  if (lasts(open.check)) return open.check;
  if (lasts(open.chase)) return open.chase;
  return std::nullopt;
}

// The loop can go on for so many moves of each side, at least, before a limit falls.
int moves_left(const XiangqiHistory& history) {
  const CxqCounts a = cxq_counts(history, board::Side::kFirst);
  const CxqCounts b = cxq_counts(history, board::Side::kSecond);
  return std::min({kCxqLimits.moves - std::max(a.moves, b.moves),
                   kCxqLimits.effective - std::max(a.effective, b.effective),
                   kCxqLimits.progress - std::max(a.progress, b.progress)});
}

}  // namespace

CycleValue probe_cxq_cycle(const XiangqiHistory& history) {
  const Occurrences met = find_occurrences(history);
  if (met.count < 2) return CycleValue::kNone;
  // A longer loop may hold a run of the other side that is full without being endless (X3.2).
  constexpr int kLongestLoop = 12;
  if (history.size() - met.last_before > kLongestLoop) return CycleValue::kNone;
  const board::Side us = mover(history, history.size() + 1);
  const auto ours = endless_run(history, us, met.last_before);
  const auto theirs = endless_run(history, other(us), met.last_before);
  if (ours && theirs) return CycleValue::kNone;
  if (!ours && !theirs) return CycleValue::kDraw;
  const CxqRun& run = ours ? *ours : *theirs;
  // One move more than the allowance, and one loop more where it has not stood twice within the
  // run.
  const int needed =
      std::max(run.allowance() + 1 - run.moves, 0) + (history.size() - met.last_before) / 2 + 1;
  if (needed >= moves_left(history)) return CycleValue::kNone;
  return ours ? CycleValue::kBad : CycleValue::kGood;
}

}  // namespace rules::xiangqi
