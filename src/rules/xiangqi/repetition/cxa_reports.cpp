#include <algorithm>
#include <optional>

#include "rules/ply_report.hpp"
#include "rules/xiangqi/kit.hpp"
#include "rules/xiangqi/repetition/cxa_idle.hpp"
#include "rules/xiangqi/repetition/cxa_report.hpp"
#include "rules/xiangqi/repetition/cxa_threats.hpp"
#include "rules/xiangqi/repetition/replay.hpp"
#include "rules/xiangqi/repetition/report_parts.hpp"
#include "rules/xiangqi/repetition/reports.hpp"
#include "rules/xiangqi/rulesets/common.hpp"

namespace rules::xiangqi {
namespace {

bool counts(const CxaThreat& found) { return found.threat.status == ThreatStatus::kCounts; }

PlyClass class_of(const Threat<Kit>& threat) {
  return threat.kind == ThreatKind::kMate ? PlyClass::kKill : PlyClass::kChase;
}

// What the piece that moved does goes before what its move merely set free; of several chases the
// heaviest counts.
bool is_light(const CxaThreats& found) {
  const auto is_own = [](const CxaThreat& t) { return counts(t) && t.by_moved_piece; };
  const bool own = std::ranges::any_of(found.all, is_own);
  return std::ranges::none_of(found.all, [&](const CxaThreat& t) {
    const bool light = t.threat.is_joint || t.threat.is_underprotected;
    return counts(t) && (t.by_moved_piece || !own) && !light;
  });
}

}  // namespace

Report cxa_report(const Replay& replay, const CxaBounds& bounds) {
  Report report = begin_report(replay);
  if (report.klass == PlyClass::kCheck) return report;
  const auto found = cxa_threats(replay.before(), replay.move(), replay.after(), bounds);
  report.bound = found.bound;
  for (const CxaThreat& threat : found.all) {
    report.threats.push_back(threat.threat);
    if (counts(threat)) report.klass = std::max(report.klass, class_of(threat.threat));
  }
  put_proof_first(report);
  if (report.klass == PlyClass::kIdle) {
    report.klass = cxa_idle_class(replay.after(), replay.move().to());
  } else if (report.klass == PlyClass::kChase) {
    report.is_light = is_light(found);
  }
  return report;
}

Reports cxa_reports(const XiangqiHistory& history, int first, int last) {
  return reports_of(history, first, last,
                    [](const Replay& replay) { return cxa_report(replay, CxaBounds{}); });
}

}  // namespace rules::xiangqi
