#include "rules/xiangqi/repetition/report_parts.hpp"

#include <algorithm>
#include <functional>
#include <iterator>
#include <utility>
#include <vector>

#include "rules/ply_report.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"
#include "rules/xiangqi/repetition/captures.hpp"
#include "rules/xiangqi/repetition/replay.hpp"
#include "rules/xiangqi/repetition/reports.hpp"

namespace rules::xiangqi {

Report begin_report(const Replay& replay) {
  Report report;
  report.ply = replay.ply();
  report.side = replay.mover();
  const Board& after = replay.after();
  const Square king = after.king(after.to_move());
  for (const Square checker : checkers(after)) {
    Threat<Kit> threat{checker, king};
    threat.kind = ThreatKind::kCheck;
    report.threats.push_back(threat);
    report.klass = PlyClass::kCheck;
  }
  return report;
}

Threat<Kit> capture_threat(const Board& board, Move capture, ThreatStatus status) {
  Threat<Kit> threat{capture.from(), capture.to()};
  threat.kind = ThreatKind::kCapture;
  threat.status = status;
  threat.line = {capture};
  threat.is_rook = board.at(capture.to()).role() == Role::kRook;
  return threat;
}

void put_proof_first(Report& report) {
  const auto counts = [](const Threat<Kit>& threat) {
    return threat.status == ThreatStatus::kCounts;
  };
  std::vector<Threat<Kit>> ordered;
  ordered.reserve(report.threats.size());
  std::ranges::copy_if(report.threats, std::back_inserter(ordered), counts);
  std::ranges::copy_if(report.threats, std::back_inserter(ordered), std::not_fn(counts));
  report.threats = std::move(ordered);
}

}  // namespace rules::xiangqi
