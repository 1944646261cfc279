// Which part of the law an incident belongs to, and the rulings on conduct and on errors put right
// (M4-M7).
#include <string>
#include <utility>

#include "arbiter/action_fault.hpp"
#include "arbiter/detail/core.hpp"
#include "arbiter/detail/transaction.hpp"
#include "arbiter/ending.hpp"
#include "arbiter/ruling.hpp"
#include "arbiter/state.hpp"
#include "base/result.hpp"
#include "base/time.hpp"
#include "board/geometry.hpp"
#include "game/game.hpp"
#include "rules/outcome.hpp"

namespace arbiter::detail {
namespace {

using Fault = ActionFault::Kind;
using Kind = IncidentKind;
using rules::Reason;
using Ruled = base::Result<Ruling, ActionFault>;

Ruled fault(Fault kind) { return base::Failure<ActionFault>(ActionFault{kind, {}, {}, {}}); }

Ruling ruling(const Incident& incident, Finding finding, std::string rule, Penalty penalty = {}) {
  return {0, incident, finding, std::move(rule), 0, std::move(penalty)};
}

Penalty fouls(int count) {
  Penalty penalty;
  penalty.fouls = count;
  return penalty;
}

Penalty warning() {
  Penalty penalty;
  penalty.warnings = 1;
  return penalty;
}

// The game is lost for the side of the incident.
Penalty loss(const Incident& incident, Reason reason, std::string rule) {
  Penalty penalty;
  penalty.ends = Ending{{board::other(incident.by), reason}, std::move(rule), {}};
  return penalty;
}

// M4.1: four missed entries are a foul, eight or more two.
int fouls_for_entries(int entries) {
  constexpr int kFoulFrom = 4;
  constexpr int kTwoFoulsFrom = 8;
  if (entries < kFoulFrom) return 0;
  return entries < kTwoFoulsFrom ? 1 : 2;
}

// Entries add up over reports until the record is made good.
Ruled rule_on_records(const Core& core, const Incident& incident) {
  if (incident.count < 1 || incident.count > kMostEntries) return fault(Fault::kNeedsCount);
  const int before = missing_records_of(core.state, incident.by);
  const int due = fouls_for_entries(before + incident.count) - fouls_for_entries(before);
  if (due == 0) return ruling(incident, Finding::kRecordsFew, "M4.1");
  return ruling(incident, Finding::kRecordsMissing, "M4.1", fouls(due));
}

// M7.1: found in time, the game is begun again.
Ruled rule_on_colours(const Core& core, const Incident& incident, base::Instant now) {
  if (!core.state.started) return fault(Fault::kNotStarted);
  if (now - core.state.started_at > core.settings.reversed_limit)
    return ruling(incident, Finding::kColoursStand, "M7.1");
  Penalty penalty;
  penalty.begin_again = true;
  return ruling(incident, Finding::kColoursReplayed, "M7.1", penalty);
}

// M7.1: a round is one move of each side.
Ruled rule_on_displaced(const Core& core, const Incident& incident) {
  if (!core.state.started) return fault(Fault::kNotStarted);
  const int plies = core.game->ply() - incident.count;
  if (incident.count < 0 || plies < 0) return fault(Fault::kNoSuchPly);
  if (plies > 2 * core.settings.displaced_limit)
    return ruling(incident, Finding::kPiecesStand, "M7.1");
  Penalty penalty;
  penalty.back_to = incident.count;
  if (plies == 0) penalty.duty = core.state.duty;
  return ruling(incident, Finding::kPiecesRestored, "M7.1", penalty);
}

Ruled rule_on_not_resigning(const Core& core, const Incident& incident) {
  if (core.settings.ruleset != game::RulesetId::kDraft) return fault(Fault::kNotInThisBook);
  return ruling(incident, Finding::kDidNotResign, "M1.1",
                loss(incident, Reason::kNotResigning, "X4.1"));
}

}  // namespace

Ruled rule_on_conduct(const Core& core, const Incident& incident, base::Instant now) {
  switch (incident.kind) {
    case Kind::kPressedEarly:
      return ruling(incident, Finding::kPressedBeforeMoving, "M6.1", fouls(1));
    case Kind::kMissingRecords:
    case Kind::kUnreadableRecords:
      return rule_on_records(core, incident);
    case Kind::kRecordRestored:
      return ruling(incident, Finding::kRecordAccepted, "M4.1");
    case Kind::kDisturbance:
      return ruling(incident, Finding::kDisturbed, "M6.1", fouls(1));
    case Kind::kClockHandled:
      return ruling(incident, Finding::kHandledClock, "M6.1", fouls(1));
    case Kind::kColoursReversed:
      return rule_on_colours(core, incident, now);
    case Kind::kDisplaced:
      return rule_on_displaced(core, incident);
    case Kind::kFallen:
      return ruling(incident, Finding::kFallenRestored, "M7.1");
    case Kind::kConduct:
      if (incident.count > 0) return ruling(incident, Finding::kConductFouled, "M6.3", fouls(1));
      return ruling(incident, Finding::kConductWarned, "M6.3", warning());
    case Kind::kNotResigning:
      return rule_on_not_resigning(core, incident);
    case Kind::kExclusion:
      return ruling(incident, Finding::kExcluded, "M6.2",
                    loss(incident, Reason::kExcluded, "M6.2"));
    case Kind::kExpulsion:
      return ruling(incident, Finding::kExpelled, "M6.2",
                    loss(incident, Reason::kExcluded, "M6.2"));
    default:
      return ruling(incident, Finding::kWarned, "M6.2", warning());
  }
}

Ruled rule_on(const Core& core, const Incident& incident, base::Instant now) {
  switch (incident.kind) {
    case Kind::kTouch:
    case Kind::kAdjust:
    case Kind::kIllegalMove:
    case Kind::kTouchBreach:
    case Kind::kKingCaptured:
      if (!core.state.started) return fault(Fault::kNotStarted);
      return rule_on_hands(core, incident);
    case Kind::kDrawOffer:
    case Kind::kLimitClaim:
    case Kind::kRepetitionClaim:
      if (!core.state.started) return fault(Fault::kNotStarted);
      return rule_on_claim(core, incident);
    default:
      return rule_on_conduct(core, incident, now);
  }
}

}  // namespace arbiter::detail
