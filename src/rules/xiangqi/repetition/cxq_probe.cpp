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

// The side can make so many moves at least before a limit falls: both sides must have come so far.
int moves_left(const XiangqiHistory& history, board::Side side) {
  const CxqCounts counts = cxq_counts(history, side);
  return std::min({kCxqLimits.moves - counts.moves, kCxqLimits.effective - counts.effective,
                   kCxqLimits.progress - counts.progress});
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
  // It exceeds when it is longer than its allowance and than one loop (X3.1); on one ply that goes
  // before a limit (X3.7).
  const int loop_moves = (history.size() - met.last_before) / 2;
  const int needed = std::max({run.allowance(), loop_moves, run.moves}) + 1 - run.moves;
  if (needed > moves_left(history, run.side)) return CycleValue::kNone;
  return ours ? CycleValue::kBad : CycleValue::kGood;
}

}  // namespace rules::xiangqi
