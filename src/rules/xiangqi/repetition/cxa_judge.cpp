#include "rules/xiangqi/repetition/cxa_judge.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "base/fixed_vector.hpp"
#include "board/geometry.hpp"
#include "rules/outcome.hpp"
#include "rules/ply_report.hpp"
#include "rules/position.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"
#include "rules/xiangqi/repetition/captures.hpp"
#include "rules/xiangqi/repetition/cxa_cycle.hpp"
#include "rules/xiangqi/repetition/cxa_report.hpp"
#include "rules/xiangqi/repetition/cxa_threats.hpp"
#include "rules/xiangqi/repetition/replay.hpp"
#include "rules/xiangqi/repetition/reports.hpp"
#include "rules/xiangqi/rulesets/common.hpp"

namespace rules::xiangqi {
namespace {

constexpr int kForbiddenInARow = 9;
constexpr CxaBounds kProbeBounds{3, 400, {2, 200}};

// The plies behind `after`; one that is played again from the same position is the same ply.
Reports distinct_reports(const XiangqiHistory& history, int after, const CxaBounds& bounds) {
  Reports reports;
  std::vector<std::pair<std::uint64_t, Move>> seen;
  Replay replay(history);
  while (replay.next()) {
    if (replay.ply() <= after) continue;
    const std::pair ply(history.key_after(replay.ply() - 1), replay.move());
    if (std::ranges::find(seen, ply) != seen.end()) continue;
    seen.push_back(ply);
    reports.push_back(cxa_report(replay, bounds));
  }
  return reports;
}

// What a side's moves were called, all of them together.
Reason reason_of(const Reports& reports, board::Side loser) {
  const auto all = [&](PlyClass klass) {
    return std::ranges::all_of(
        reports, [&](const Report& ply) { return ply.side != loser || ply.klass == klass; });
  };
  if (all(PlyClass::kCheck)) return Reason::kPerpetualCheck;
  if (all(PlyClass::kKill)) return Reason::kPerpetualKill;
  return all(PlyClass::kChase) ? Reason::kPerpetualChase : Reason::kPerpetualMixed;
}

Verdict verdict_of(const Reports& reports, CycleEvidence plies) {
  const CxaCycle cycle = judge_cxa_cycle(reports);
  plies.offender = cycle.loser;
  if (cycle.loser) {
    const Outcome lost{other(*cycle.loser), reason_of(reports, *cycle.loser)};
    return Verdict{lost, cycle.rule, plies};
  }
  const bool both = cycle.sides[0].is_forbidden && cycle.sides[1].is_forbidden;
  const Reason reason = both ? Reason::kPerpetualMutual : Reason::kRepetition;
  return Verdict{Outcome{std::nullopt, reason}, cycle.rule, plies};
}

// A search that gave up may have missed a mate: does the verdict hang on it?
bool hangs_on_bounds(Reports reports, const Verdict& verdict, CycleEvidence plies) {
  bool any = false;
  for (Report& report : reports) {
    if (!report.bound || report.klass >= PlyClass::kKill) continue;
    any = true;
    report.klass = PlyClass::kKill;
    report.is_light = false;
  }
  return any && verdict_of(reports, plies).outcome != verdict.outcome;
}

// Cheap, and never false where the ply is a check, a kill or a chase.
bool may_be_forbidden(const Replay& replay) {
  if (replay.after().in_check()) return true;
  Board next = passed(replay.after());
  const BitBoard victims = prey(next, other(next.to_move()));
  MoveList<Kit> moves;
  next.legal_moves(moves);
  return std::ranges::any_of(moves, [&](Move move) {
    if (victims.has(move.to())) return true;
    const auto undo = next.make(move);
    const bool checks = next.in_check();
    next.unmake(undo);
    return checks;
  });
}

// The side's last nine moves led to four positions or fewer: they go round, twice at least.
bool goes_round(const XiangqiHistory& history, int first) {
  constexpr std::size_t kMostPositions = kForbiddenInARow / 2;
  base::FixedVector<std::uint64_t, kForbiddenInARow> keys;
  for (int ply = first; ply <= history.size(); ply += 2) {
    const std::uint64_t key = history.key_after(ply);
    if (std::ranges::find(keys, key) == keys.end()) keys.push_back(key);
  }
  return keys.size() <= kMostPositions;
}

// 23.4 without the classes.
bool moves_over_three_points(const XiangqiHistory& history, int first) {
  base::FixedVector<Square, kForbiddenInARow> points;
  for (int ply = first; ply <= history.size(); ++ply) {
    const auto& entry = history.plies[ply - 1];
    if (entry.facts.capture || entry.facts.pawn_move) return false;
    if ((history.size() - ply) % 2 != 0) continue;
    const Square to = entry.move.to();
    if (std::ranges::find(points, to) == points.end()) points.push_back(to);
  }
  return points.size() >= 3;
}

bool all_may_be_forbidden(const XiangqiHistory& history, int first) {
  Replay replay(history);
  while (replay.next()) {
    const bool own = replay.ply() >= first && (history.size() - replay.ply()) % 2 == 0;
    if (own && !may_be_forbidden(replay)) return false;
  }
  return true;
}

}  // namespace

Verdict judge_cxa_repetition(const XiangqiHistory& history, int after,
                             std::string_view pending_rule, const CxaBounds& bounds) {
  const CycleEvidence plies{after + 1, history.size(), std::nullopt};
  const Reports reports = distinct_reports(history, after, bounds);
  const Verdict verdict = verdict_of(reports, plies);
  if (hangs_on_bounds(reports, verdict, plies))
    return undecided(pending_rule, plies.first_ply, plies.last_ply);
  return verdict;
}

std::optional<Verdict> probe_cxa_repetition(const XiangqiHistory& history, int after) {
  const Verdict verdict = judge_cxa_repetition(history, after, "", kProbeBounds);
  if (!verdict.ends_game()) return std::nullopt;
  return verdict;
}

std::optional<Verdict> judge_nine_moves(const XiangqiHistory& history) {
  const int first = history.size() - 2 * (kForbiddenInARow - 1);
  if (first < 1 || !goes_round(history, first)) return std::nullopt;
  if (!moves_over_three_points(history, first)) return std::nullopt;
  if (!all_may_be_forbidden(history, first)) return std::nullopt;
  Verdict verdict = judge_cxa_repetition(history, first - 1, "X5.4");
  if (!verdict.ends_game()) return verdict;
  const board::Side side = mover(history, history.size());
  if (verdict.outcome.winner != other(side)) return std::nullopt;
  verdict.rule = "23.4";
  return verdict;
}

}  // namespace rules::xiangqi
