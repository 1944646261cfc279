#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "arbiter/action.hpp"
#include "arbiter/action_fault.hpp"
#include "arbiter/detail/core.hpp"
#include "arbiter/detail/transaction.hpp"
#include "arbiter/duty.hpp"
#include "arbiter/event.hpp"
#include "arbiter/ruling.hpp"
#include "arbiter/state.hpp"
#include "arbiter/time_control.hpp"
#include "base/result.hpp"
#include "base/time.hpp"
#include "board/geometry.hpp"
#include "game/game.hpp"

namespace arbiter::detail {
namespace {

using Fault = ActionFault::Kind;

// One action of the arbiter, or of the house.
class ArbiterDecision {
 public:
  ArbiterDecision(Transaction& transaction, const Arbiter& by)
      : transaction_(transaction), by_(by) {}

  Acted operator()(const Start&);
  Acted operator()(const SetPresence& action);
  Acted operator()(const Report& action);
  Acted operator()(const Confirm& action);
  Acted operator()(const Override& action);
  Acted operator()(const GoBack& action);
  Acted operator()(const StopClocks& action);
  Acted operator()(const StartClocks&);
  Acted operator()(const SetClock& action);
  Acted operator()(const Decide& action);
  Acted operator()(const Note& action);
  Acted operator()(const ClaimRepetition&);
  Acted operator()(const ClaimLimit&);
  template <class OfPlayer>
  Acted operator()(const OfPlayer&) {
    return refuse(Fault::kNotForArbiter);
  }

 private:
  const State& state() const { return transaction_.state(); }
  const game::Game& game() const { return transaction_.game(); }
  Acted emit(Happening what) {
    transaction_.emit(std::move(what));
    return base::Done{};
  }
  Acted found(IncidentKind kind);
  const KeptRuling* kept(int id) const {
    const bool known = id >= 1 && id <= static_cast<int>(state().rulings.size());
    return known ? &state().rulings[static_cast<std::size_t>(id) - 1] : nullptr;
  }
  // What an arbiter decides on his own is signed, and says why (M8.1).
  std::optional<Fault> unsigned_fault(const std::string& reason) const {
    if (by_.name.empty()) return Fault::kNeedsName;
    if (reason.empty()) return Fault::kNeedsReason;
    return std::nullopt;
  }
  bool is_ply(int ply) const { return state().started && ply >= 0 && ply <= game().ply(); }
  std::optional<Fault> penalty_fault(const Penalty& penalty) const;
  std::optional<Fault> duty_fault(const Duty& duty, int ply) const;
  std::optional<Fault> clock_fault(const SetClock& action) const;

  Transaction& transaction_;
  const Arbiter& by_;
};

Acted ArbiterDecision::operator()(const Start&) {
  if (state().ending) return refuse(Fault::kOver);
  if (state().started) return refuse(Fault::kStarted);
  return emit(Started{});
}

Acted ArbiterDecision::operator()(const SetPresence& action) {
  if (state().ending) return refuse(Fault::kOver);
  if (state().away[index(action.side)].has_value() != action.present)
    return refuse(Fault::kPresence);
  return emit(PresenceChanged{action.side, action.present});
}

Acted ArbiterDecision::operator()(const Report& action) {
  if (!transaction_.core().over_the_board()) return refuse(Fault::kOverTheBoardOnly);
  if (state().ending) return refuse(Fault::kOver);
  return propose(transaction_, action.incident);
}

Acted ArbiterDecision::operator()(const Confirm& action) {
  if (by_.name.empty()) return refuse(Fault::kNeedsName);
  if (state().ending) return refuse(Fault::kOver);
  const auto* ruling = kept(action.ruling);
  if (ruling == nullptr) return refuse(Fault::kNoSuchRuling);
  if (ruling->state != RulingState::kProposed) return refuse(Fault::kRulingSettled);
  if (const auto fault = penalty_fault(ruling->ruling.penalty)) return refuse(*fault);
  return emit(RulingConfirmed{action.ruling, by_.name});
}

std::optional<Fault> ArbiterDecision::penalty_fault(const Penalty& penalty) const {
  constexpr int kMost = 99;
  if (penalty.back_to && !is_ply(*penalty.back_to)) return Fault::kNoSuchPly;
  if (penalty.begin_again && !state().started) return Fault::kNotStarted;
  if (penalty.warnings < 0 || penalty.warnings > kMost || penalty.fouls < 0 ||
      penalty.fouls > kMost)
    return Fault::kNeedsCount;
  if (penalty.time_off.ms < 0 || penalty.time_off > kMostStageTime) return Fault::kClockValue;
  return duty_fault(penalty.duty, penalty.begin_again ? 0 : penalty.back_to.value_or(game().ply()));
}

// A duty that cannot be done would hold the game up for ever.
std::optional<Fault> ArbiterDecision::duty_fault(const Duty& duty, int ply) const {
  if (duty.kind == Duty::Kind::kNone) return std::nullopt;
  const auto then = game().clone();
  while (then->ply() > ply && then->undo()) {
  }
  if (is_possible(duty, *then)) return std::nullopt;
  return Fault::kImpossibleDuty;
}

Acted ArbiterDecision::operator()(const Override& action) {
  const auto* ruling = kept(action.ruling);
  if (ruling == nullptr) return refuse(Fault::kNoSuchRuling);
  if (const auto fault = unsigned_fault(action.reason)) return refuse(*fault);
  if (const auto fault = penalty_fault(action.instead)) return refuse(*fault);
  return emit(RulingOverridden{action.ruling, by_.name, action.reason, action.instead});
}

Acted ArbiterDecision::operator()(const GoBack& action) {
  if (!is_ply(action.to_ply)) return refuse(Fault::kNoSuchPly);
  if (const auto fault = unsigned_fault(action.reason)) return refuse(*fault);
  if (const auto fault = duty_fault(action.duty, action.to_ply)) return refuse(*fault);
  return emit(WentBack{action.to_ply, action.duty, by_.name, action.reason});
}

Acted ArbiterDecision::operator()(const StopClocks& action) {
  if (state().ending) return refuse(Fault::kOver);
  if (!state().started) return refuse(Fault::kNotStarted);
  if (state().stopped) return refuse(Fault::kClocksStand);
  return emit(ClocksStopped{by_.name, action.reason});
}

Acted ArbiterDecision::operator()(const StartClocks&) {
  if (state().ending) return refuse(Fault::kOver);
  if (!state().stopped) return refuse(Fault::kClocksRun);
  return emit(ClocksStarted{by_.name});
}

std::optional<Fault> ArbiterDecision::clock_fault(const SetClock& action) const {
  const auto& controls = transaction_.core().settings.controls;
  const auto& control = action.side == board::Side::kFirst ? controls.first : controls.second;
  if (control.kind == TimeControl::Kind::kNone) return Fault::kClockValue;
  const int most = control.byo_yomi.periods > 0 ? kMostPeriods : 0;
  const int periods = action.periods.value_or(0);
  const bool fits =
      action.left.ms >= 0 && action.left <= kMostStageTime && periods >= 0 && periods <= most;
  return fits ? std::nullopt : std::optional(Fault::kClockValue);
}

Acted ArbiterDecision::operator()(const SetClock& action) {
  if (state().ending) return refuse(Fault::kOver);
  if (!state().started) return refuse(Fault::kNotStarted);
  if (const auto fault = unsigned_fault(action.reason)) return refuse(*fault);
  if (const auto fault = clock_fault(action)) return refuse(*fault);
  return emit(ClockSet{action.side, action.left, action.periods, by_.name, action.reason});
}

Acted ArbiterDecision::operator()(const Decide& action) {
  if (const auto fault = unsigned_fault(action.reason)) return refuse(*fault);
  if (!action.outcome && !state().ending) return refuse(Fault::kNotOver);
  return emit(Decided{action.outcome, by_.name, action.reason});
}

Acted ArbiterDecision::operator()(const Note& action) {
  if (action.text.empty()) return refuse(Fault::kNeedsReason);
  return emit(Noted{by_.name, action.text});
}

// The arbiter may see it himself; then there is no claim that could be untrue.
Acted ArbiterDecision::found(IncidentKind kind) {
  if (!transaction_.core().over_the_board()) return refuse(Fault::kOverTheBoardOnly);
  if (state().ending) return refuse(Fault::kOver);
  if (!state().started) return refuse(Fault::kNotStarted);
  const Incident seen{kind, game().to_move(), {}, {}, 0, true, {}};
  const auto ruling = rule_on(transaction_.core(), seen, transaction_.now());
  if (!ruling) return base::Failure<ActionFault>(ruling.error());
  const bool something =
      ruling->finding == Finding::kClaimProven || ruling->finding == Finding::kClaimUndecided;
  if (!something) return refuse(Fault::kNothingToClaim);
  return propose(transaction_, seen);
}

Acted ArbiterDecision::operator()(const ClaimRepetition&) {
  return found(IncidentKind::kRepetitionClaim);
}

Acted ArbiterDecision::operator()(const ClaimLimit&) { return found(IncidentKind::kLimitClaim); }

}  // namespace

Acted decide_arbiter(Transaction& transaction, const Arbiter& by, const Action& action) {
  return std::visit(ArbiterDecision(transaction, by), action);
}

Acted propose(Transaction& transaction, const Incident& incident) {
  auto ruling = rule_on(transaction.core(), incident, transaction.now());
  if (!ruling) return base::Failure<ActionFault>(ruling.error());
  ruling->id = static_cast<int>(transaction.state().rulings.size()) + 1;
  ruling->ply = transaction.game().ply();
  transaction.emit(RulingProposed{std::move(*ruling)});
  return base::Done{};
}

}  // namespace arbiter::detail
