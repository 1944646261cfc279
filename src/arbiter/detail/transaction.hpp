// One action on its way to becoming events. Private to the module.
#pragma once

#include <utility>

#include "arbiter/action.hpp"
#include "arbiter/action_fault.hpp"
#include "arbiter/detail/core.hpp"
#include "arbiter/event.hpp"
#include "arbiter/ruling.hpp"
#include "arbiter/state.hpp"
#include "base/result.hpp"
#include "base/time.hpp"
#include "board/geometry.hpp"
#include "game/game.hpp"

namespace arbiter::detail {

using Acted = base::Result<base::Done, ActionFault>;

// The core and what has happened to it since the transaction began.
class Transaction {
 public:
  Transaction(Core& core, base::Instant now) : core_(core), now_(now) {}

  const Core& core() const { return core_; }
  const State& state() const { return core_.state; }
  const game::Game& game() const { return *core_.game; }
  base::Instant now() const { return now_; }

  // Needs an event that may follow: whoever decides has asked all questions before.
  void emit(Happening what);
  const Events& events() const { return events_; }
  Events take_events() { return std::move(events_); }

 private:
  Core& core_;
  base::Instant now_;
  Events events_;
};

inline Acted refuse(ActionFault::Kind kind) {
  return base::Failure<ActionFault>(ActionFault{kind, {}, {}, {}});
}

// What falls by itself: a late player, a flag (M1.1, M3.3).
void tick(Transaction& transaction);
// What follows by itself from the last event, if there is one: the end of the game.
void settle(Transaction& transaction);

// The actions of players and of the arbiter; all faults come before the first event.
Acted decide_player(Transaction& transaction, board::Side by, const Action& action);
Acted decide_arbiter(Transaction& transaction, const Arbiter& by, const Action& action);

// What the table finds on an incident, over the board: everything but the ruling's id and ply.
base::Result<Ruling, ActionFault> rule_on(const Core& core, const Incident& incident,
                                          base::Instant now);
// Parts of it.
base::Result<Ruling, ActionFault> rule_on_hands(const Core& core, const Incident& incident);
base::Result<Ruling, ActionFault> rule_on_claim(const Core& core, const Incident& incident);
base::Result<Ruling, ActionFault> rule_on_conduct(const Core& core, const Incident& incident,
                                                  base::Instant now);
// Puts the ruling before the arbiter.
Acted propose(Transaction& transaction, const Incident& incident);

}  // namespace arbiter::detail
