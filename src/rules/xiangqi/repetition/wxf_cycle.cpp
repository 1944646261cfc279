#include "rules/xiangqi/repetition/wxf_cycle.hpp"

#include <array>
#include <optional>
#include <string_view>

#include "board/geometry.hpp"
#include "rules/outcome.hpp"
#include "rules/ply_report.hpp"
#include "rules/xiangqi/repetition/replay.hpp"
#include "rules/xiangqi/repetition/wxf_threats.hpp"
#include "rules/xiangqi/rulesets/common.hpp"

namespace rules::xiangqi {
namespace {

constexpr PieceSet kEveryPiece = ~PieceSet{0};

// What a side did on every one of its plies.
struct Always {
  bool checks = true;
  PieceSet chased = kEveryPiece;  // the victims that it chased each time
};

PieceSet chased_by(const Replay& replay) {
  PieceSet set = 0;
  for (const auto& threat : wxf_threats(replay.before(), replay.move(), replay.after()))
    if (threat.status == ThreatStatus::kCounts) set |= replay.piece(threat.capture.to());
  return set;
}

}  // namespace

Verdict judge_wxf_cycle(const XiangqiHistory& history, int after) {
  std::array<Always, board::kSideCount> sides;
  Replay replay(history);
  while (replay.next()) {
    if (replay.ply() <= after) continue;
    Always& side = sides[index(replay.mover())];
    if (!replay.after().in_check()) side.checks = false;
    if (side.chased != 0) side.chased &= chased_by(replay);
  }
  const auto verdict = [&](std::optional<board::Side> loser, Reason reason, std::string_view rule) {
    const auto winner = loser ? std::optional(other(*loser)) : std::nullopt;
    return Verdict{Outcome{winner, reason}, rule, CycleEvidence{after + 1, history.size(), loser}};
  };
  const auto [first, second] = sides;
  if (first.checks && second.checks) return verdict(std::nullopt, Reason::kPerpetualMutual, "X6.1");
  if (first.checks || second.checks) {
    const bool answered_by_chase = (first.checks ? second : first).chased != 0;
    return verdict(first.checks ? board::Side::kFirst : board::Side::kSecond,
                   Reason::kPerpetualCheck, answered_by_chase ? "X6.3" : "X6.1");
  }
  if (first.chased != 0 && second.chased != 0)
    return verdict(std::nullopt, Reason::kPerpetualMutual, "X6.3");
  if (first.chased != 0 || second.chased != 0) {
    return verdict(first.chased != 0 ? board::Side::kFirst : board::Side::kSecond,
                   Reason::kPerpetualChase, "X6.2");
  }
  return verdict(std::nullopt, Reason::kRepetition, "X6.3");
}

}  // namespace rules::xiangqi
