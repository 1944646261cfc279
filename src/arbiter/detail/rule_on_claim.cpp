// Rulings on what players say: claims that the judge of the ruleset checks, and draw offers that
// were not allowed (M4.1, M5.1-M5.3).
#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "arbiter/action_fault.hpp"
#include "arbiter/detail/core.hpp"
#include "arbiter/detail/transaction.hpp"
#include "arbiter/ending.hpp"
#include "arbiter/ruling.hpp"
#include "arbiter/state.hpp"
#include "base/result.hpp"
#include "board/geometry.hpp"
#include "game/game.hpp"
#include "rules/outcome.hpp"

namespace arbiter::detail {
namespace {

using Kind = IncidentKind;
using rules::Reason;
using Ruled = base::Result<Ruling, ActionFault>;

// From this many entries on a record is too incomplete (M4.1).
constexpr int kTooIncomplete = 4;

Ruling ruling(const Incident& incident, Finding finding, std::string rule, Penalty penalty = {}) {
  return {0, incident, finding, std::move(rule), 0, std::move(penalty)};
}

Ruling proven(const Incident& incident, std::string rule, const rules::Verdict& verdict) {
  Penalty penalty;
  penalty.ends = ending_of(verdict);
  return ruling(incident, Finding::kClaimProven, std::move(rule), penalty);
}

// Untrue claims of the side since the count began anew.
int untrue_claims(const State& state, board::Side side) {
  const int stretch = state.marks.back().stretch;
  return static_cast<int>(std::ranges::count_if(state.rulings, [&](const KeptRuling& kept) {
    const auto* effect = kept.effect();
    return kept.ruling.incident.by == side && effect != nullptr && effect->fouls > 0 &&
           kept.ruling.finding == Finding::kClaimUntrue && kept.ruling.ply >= stretch;
  }));
}

Ruled rule_on_limit(const Core& core, const Incident& incident) {
  if (const auto limit = core.game->limit()) return proven(incident, "M5.2", *limit);
  Penalty penalty;
  if (untrue_claims(core.state, incident.by) > 0) {
    penalty.ends = Ending{{board::other(incident.by), Reason::kUntrueClaim}, "M1.1", {}};
    return ruling(incident, Finding::kClaimUntrueAgain, "M5.2", penalty);
  }
  penalty.fouls = 1;
  penalty.time_off = core.settings.claim_penalty;
  return ruling(incident, Finding::kClaimUntrue, "M5.2", penalty);
}

bool is_repetition(Reason reason) {
  return reason == Reason::kRepetition ||
         (reason >= Reason::kPerpetualCheck && reason <= Reason::kPerpetualMutual);
}

Ruled rule_on_repetition(const Core& core, const Incident& incident) {
  const auto verdict = core.game->claim();
  if (verdict && verdict->outcome.reason == Reason::kUndecided)
    return ruling(incident, Finding::kClaimUndecided, "M5.3");
  if (verdict && is_repetition(verdict->outcome.reason)) return proven(incident, "M5.3", *verdict);
  return ruling(incident, Finding::kClaimTooEarly, "M5.3");
}

Ruled rule_on_offer(const Core& core, const Incident& incident) {
  const bool own_time = incident.by == core.game->to_move();
  Penalty penalty;
  penalty.fouls = 1;
  const auto finding = own_time ? Finding::kOfferOverLimit : Finding::kOfferOutOfTurn;
  return ruling(incident, finding, "M5.1", penalty);
}

}  // namespace

Ruled rule_on_claim(const Core& core, const Incident& incident) {
  if (incident.kind == Kind::kDrawOffer) return rule_on_offer(core, incident);
  const bool by_player = !incident.announced;
  if (by_player && missing_records_of(core.state, incident.by) >= kTooIncomplete)
    return ruling(incident, Finding::kClaimNotHeard, "M4.1");
  if (incident.kind == Kind::kLimitClaim) return rule_on_limit(core, incident);
  return rule_on_repetition(core, incident);
}

}  // namespace arbiter::detail
