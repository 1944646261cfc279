#include "rules/xiangqi/repetition/reports.hpp"

#include "rules/ply_report.hpp"
#include "rules/xiangqi/kit.hpp"
#include "rules/xiangqi/repetition/cxq_chase.hpp"
#include "rules/xiangqi/repetition/replay.hpp"
#include "rules/xiangqi/repetition/report_parts.hpp"
#include "rules/xiangqi/repetition/wxf_threats.hpp"
#include "rules/xiangqi/rulesets/common.hpp"

namespace rules::xiangqi {
namespace {

void add_chase(Report& report) {
  if (report.klass == PlyClass::kCheck) {
    report.also_chases = true;
  } else {
    report.klass = PlyClass::kChase;
  }
}

// A chase of a protected piece is a chase by class, but none that a run counts (X3.1).
Report cxq_report(const Replay& replay) {
  Report report = begin_report(replay);
  for (const auto& chase : cxq_chases(replay.before(), replay.move(), replay.after())) {
    auto threat =
        capture_threat(replay.after(), chase.capture,
                       chase.is_protected ? ThreatStatus::kProtected : ThreatStatus::kCounts);
    threat.recapture = chase.recapture;
    report.threats.push_back(threat);
    add_chase(report);
  }
  put_proof_first(report);
  return report;
}

Report wxf_report(const Replay& replay) {
  Report report = begin_report(replay);
  for (const auto& found : wxf_threats(replay.before(), replay.move(), replay.after())) {
    auto threat = capture_threat(replay.after(), found.capture, found.status);
    threat.recapture = found.recapture;
    report.threats.push_back(threat);
    if (found.status == ThreatStatus::kCounts) add_chase(report);
  }
  put_proof_first(report);
  return report;
}

}  // namespace

Reports cxq_reports(const XiangqiHistory& history, int first, int last) {
  return reports_of(history, first, last, cxq_report);
}

Reports wxf_reports(const XiangqiHistory& history, int first, int last) {
  return reports_of(history, first, last, wxf_report);
}

}  // namespace rules::xiangqi
