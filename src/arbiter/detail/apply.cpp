#include <algorithm>
#include <cstddef>
#include <optional>
#include <variant>

#include "arbiter/clock.hpp"
#include "arbiter/detail/core.hpp"
#include "arbiter/duty.hpp"
#include "arbiter/ending.hpp"
#include "arbiter/event.hpp"
#include "arbiter/ruling.hpp"
#include "arbiter/state.hpp"
#include "arbiter/time_control.hpp"
#include "base/result.hpp"
#include "base/time.hpp"
#include "board/geometry.hpp"
#include "game/game.hpp"
#include "rules/outcome.hpp"

namespace arbiter::detail {
namespace {

using Applied = base::Result<base::Done, EventFault>;
using Fault = EventFault;

Applied refuse(Fault fault) { return base::Failure<Fault>(fault); }
Applied done() { return base::Done{}; }

constexpr int kMostCounted = 99;

// Pieces on the board: a capture or a drop changes it.
int men_on_board(const game::Game& game) {
  const auto squares = game.view().squares;
  return static_cast<int>(
      std::ranges::count_if(squares, [](const auto& s) { return s.has_value(); }));
}

class Applier {
 public:
  Applier(Core& core, base::Instant at) : core_(core), state_(core.state), at_(at) {}

  Applied operator()(const Started&);
  Applied operator()(const Moved& moved);
  Applied operator()(const DrawOffered& offered);
  Applied operator()(const DrawDeclined& declined);
  Applied operator()(const TakeBackAsked& asked);
  Applied operator()(const TakeBackRefused& refused);
  Applied operator()(const TookBack& took);
  Applied operator()(const RematchOffered& offered);
  Applied operator()(const RematchDeclined& declined);
  Applied operator()(const RematchAgreed&);
  Applied operator()(const PresenceChanged& changed);
  Applied operator()(const RulingProposed& proposed);
  Applied operator()(const RulingConfirmed& confirmed);
  Applied operator()(const RulingOverridden& overridden);
  Applied operator()(const WentBack& went);
  Applied operator()(const ClocksStopped&);
  Applied operator()(const ClocksStarted&);
  Applied operator()(const ClockSet& set);
  Applied operator()(const Decided& decided);
  Applied operator()(const Noted&) { return done(); }
  Applied operator()(const Ended& ended);

 private:
  bool has_ply(int ply) const {
    return ply >= 0 && ply <= core_.game->ply() && !state_.marks.empty();
  }
  // Rulings come out of files too.
  bool is_possible(const Penalty& penalty) const {
    const auto is_count = [](int n) { return n >= 0 && n <= kMostCounted; };
    return is_count(penalty.warnings) && is_count(penalty.fouls) && penalty.time_off.ms >= 0 &&
           penalty.time_off <= kMostStageTime && (!penalty.back_to || has_ply(*penalty.back_to)) &&
           (!penalty.begin_again || state_.started);
  }
  KeptRuling* kept(int id) {
    const bool known = id >= 1 && id <= static_cast<int>(state_.rulings.size());
    return known ? &state_.rulings[static_cast<std::size_t>(id) - 1] : nullptr;
  }
  bool is_stretch_kept(int men_before) const { return men_on_board(*core_.game) == men_before; }
  void drop_talk() {
    state_.draw_offer.reset();
    state_.take_back.reset();
  }
  void go_back(int to_ply);
  void begin_again();
  template <class Change>
  void change_clocks(const Change& change);
  void take_off(KeptRuling& kept, base::Duration time);
  void give_back(KeptRuling& kept);
  void carry_out(KeptRuling& kept);
  void release(const KeptRuling& kept);
  bool rests_on_lost_fouls();
  void let_go_on();
  void reopen();

  Core& core_;
  State& state_;
  base::Instant at_;
};

Applied Applier::operator()(const Started&) {
  if (state_.started) return refuse(Fault::kNotStarted);
  state_.started = true;
  state_.started_at = at_;
  for (const auto side : {board::Side::kFirst, board::Side::kSecond})
    state_.late[index(side)] = state_.away[index(side)].has_value();
  core_.clock.start(core_.game->to_move(), at_);
  state_.marks.push_back({core_.clock.state(at_), 0});
  return done();
}

Applied Applier::operator()(const Moved& moved) {
  const auto& game = *core_.game;
  if (!state_.started) return refuse(Fault::kNotStarted);
  if (is_ruling_pending(state_)) return refuse(Fault::kRuling);
  if (moved.by != game.to_move()) return refuse(Fault::kMove);
  const auto moves = game.legal_move_views();
  const auto move = std::ranges::find(moves, moved.move, &game::MoveView::text);
  if (move == moves.end() || !fulfils(state_.duty, *move)) return refuse(Fault::kMove);
  Clock clock = core_.clock;
  if (!clock.press(at_, moved.lag)) return refuse(Fault::kClock);
  if (clock.left(moved.by, at_) != moved.left || clock.periods(moved.by, at_) != moved.periods)
    return refuse(Fault::kClock);
  const int men = men_on_board(game);
  if (!core_.game->play(moved.move)) return refuse(Fault::kMove);
  core_.clock = clock;
  const int stretch = is_stretch_kept(men) ? state_.marks.back().stretch : game.ply();
  state_.marks.push_back({core_.clock.state(at_), stretch});
  state_.duty = {};
  state_.take_back.reset();
  if (state_.draw_offer && *state_.draw_offer != moved.by) state_.draw_offer.reset();
  return done();
}

Applied Applier::operator()(const DrawOffered& offered) {
  if (!state_.started) return refuse(Fault::kNotStarted);
  if (state_.draw_offer) return refuse(Fault::kOffer);
  state_.draw_offer = offered.by;
  ++state_.draw_offers[index(offered.by)];
  return done();
}

Applied Applier::operator()(const DrawDeclined& declined) {
  if (state_.draw_offer != other(declined.by)) return refuse(Fault::kOffer);
  state_.draw_offer.reset();
  return done();
}

Applied Applier::operator()(const TakeBackAsked& asked) {
  if (state_.take_back) return refuse(Fault::kOffer);
  if (!has_ply(asked.to_ply)) return refuse(Fault::kPly);
  state_.take_back = TakeBackRequest{asked.by, asked.to_ply};
  return done();
}

Applied Applier::operator()(const TakeBackRefused& refused) {
  if (!state_.take_back || state_.take_back->by == refused.by) return refuse(Fault::kOffer);
  state_.take_back.reset();
  return done();
}

Applied Applier::operator()(const TookBack& took) {
  if (!state_.take_back || state_.take_back->to_ply != took.to_ply) return refuse(Fault::kOffer);
  go_back(took.to_ply);
  return done();
}

Applied Applier::operator()(const RematchOffered& offered) {
  if (!state_.ending) return refuse(Fault::kNotEnded);
  if (state_.rematch_offer || state_.rematch_agreed) return refuse(Fault::kOffer);
  state_.rematch_offer = offered.by;
  return done();
}

Applied Applier::operator()(const RematchDeclined& declined) {
  if (state_.rematch_offer != other(declined.by)) return refuse(Fault::kOffer);
  state_.rematch_offer.reset();
  return done();
}

Applied Applier::operator()(const RematchAgreed&) {
  if (!state_.rematch_offer) return refuse(Fault::kOffer);
  state_.rematch_offer.reset();
  state_.rematch_agreed = true;
  return done();
}

Applied Applier::operator()(const PresenceChanged& changed) {
  auto& away = state_.away[index(changed.side)];
  if (changed.present != away.has_value()) return refuse(Fault::kPresence);
  if (changed.present) {
    away.reset();
    state_.late[index(changed.side)] = false;
  } else {
    away = at_;
  }
  return done();
}

Applied Applier::operator()(const RulingProposed& proposed) {
  const auto& ruling = proposed.ruling;
  if (ruling.id != static_cast<int>(state_.rulings.size()) + 1) return refuse(Fault::kRuling);
  if (ruling.ply != core_.game->ply()) return refuse(Fault::kPly);
  if (!is_possible(ruling.penalty)) return refuse(Fault::kRuling);
  core_.clock.stop(at_);
  state_.rulings.push_back({ruling, RulingState::kProposed, {}, {}, {}, {}});
  return done();
}

Applied Applier::operator()(const RulingConfirmed& confirmed) {
  auto* ruling = kept(confirmed.ruling);
  if (ruling == nullptr || ruling->state != RulingState::kProposed) return refuse(Fault::kRuling);
  if (state_.ending) return refuse(Fault::kAfterTheEnd);
  if (!is_possible(ruling->ruling.penalty)) return refuse(Fault::kRuling);
  ruling->state = RulingState::kConfirmed;
  ruling->arbiter = confirmed.arbiter;
  carry_out(*ruling);
  let_go_on();
  return done();
}

Applied Applier::operator()(const RulingOverridden& overridden) {
  auto* ruling = kept(overridden.ruling);
  if (ruling == nullptr) return refuse(Fault::kRuling);
  const auto& instead = overridden.instead;
  if (!is_possible(instead)) return refuse(Fault::kRuling);
  const bool came_from_it =
      ruling->effect() != nullptr && state_.ending_ruling == overridden.ruling;
  release(*ruling);
  give_back(*ruling);
  ruling->state = RulingState::kOverridden;
  ruling->arbiter = overridden.arbiter;
  ruling->reason = overridden.reason;
  ruling->instead = instead;
  const bool moves_fall = instead.back_to || instead.begin_again;
  if (state_.ending && (came_from_it || moves_fall || rests_on_lost_fouls())) reopen();
  carry_out(*ruling);
  let_go_on();
  return done();
}

Applied Applier::operator()(const WentBack& went) {
  if (!has_ply(went.to_ply)) return refuse(Fault::kPly);
  if (state_.ending) reopen();
  go_back(went.to_ply);
  state_.duty = went.duty;
  return done();
}

Applied Applier::operator()(const ClocksStopped&) {
  if (!state_.started || state_.stopped) return refuse(Fault::kClock);
  state_.stopped = true;
  core_.clock.stop(at_);
  return done();
}

Applied Applier::operator()(const ClocksStarted&) {
  if (!state_.stopped) return refuse(Fault::kClock);
  state_.stopped = false;
  let_go_on();
  return done();
}

Applied Applier::operator()(const ClockSet& set) {
  if (!state_.started) return refuse(Fault::kNotStarted);
  if (set.left.ms < 0 || set.left > kMostStageTime) return refuse(Fault::kClock);
  core_.clock.set(set.side, set.left, set.periods, at_);
  return done();
}

Applied Applier::operator()(const Decided& decided) {
  if (!decided.outcome) {
    if (!state_.ending) return refuse(Fault::kNotEnded);
    reopen();
    return done();
  }
  core_.clock.stop(at_);
  drop_talk();
  state_.ending = Ending{*decided.outcome, "M8.1", {}};
  state_.ending_ruling = 0;
  return done();
}

Applied Applier::operator()(const Ended& ended) {
  if (state_.ending) return refuse(Fault::kAfterTheEnd);
  core_.clock.stop(at_);
  drop_talk();
  state_.ending = ended.ending;
  state_.ending_ruling = ended.ruling;
  return done();
}

// To the position after a ply, with the clocks as they were when it arose (M3.4). Where no move is
// taken back, the time used since stays used.
void Applier::go_back(int to_ply) {
  drop_talk();
  state_.duty = {};
  if (to_ply == core_.game->ply()) return;
  while (core_.game->ply() > to_ply && core_.game->undo()) {
  }
  state_.marks.resize(static_cast<std::size_t>(to_ply) + 1);
  core_.clock.restore(state_.marks.back().clock, at_);
  core_.clock.stop(at_);
  let_go_on();
}

// The clocks as they stand, and as they stood in the positions that may come back: penalties fall
// on the player, not on a position.
template <class Change>
void Applier::change_clocks(const Change& change) {
  change(core_.clock);
  for (auto& mark : state_.marks) {
    Clock then = core_.clock;
    then.restore(mark.clock, at_);
    change(then);
    mark.clock = then.state(at_);
  }
}

void Applier::begin_again() {
  go_back(0);
  core_.clock = Clock(core_.settings.controls, core_.settings.lag, core_.settings.free_plies);
  core_.clock.start(core_.game->to_move(), at_);
  core_.clock.stop(at_);
  state_.started_at = at_;
  state_.marks.assign(1, {core_.clock.state(at_), 0});
  for (auto& kept : state_.rulings) kept.taken = {};
}

void Applier::take_off(KeptRuling& kept, base::Duration time) {
  if (time.ms <= 0) return;
  const auto side = kept.ruling.incident.by;
  const auto before = core_.clock.state(at_).sides[index(side)];
  change_clocks([&](Clock& clock) { clock.take_off(side, time, at_); });
  const auto after = core_.clock.state(at_).sides[index(side)];
  kept.taken = {before.left - after.left, before.periods - after.periods};
}

void Applier::give_back(KeptRuling& kept) {
  const auto side = index(kept.ruling.incident.by);
  change_clocks([&](Clock& clock) {
    auto state = clock.state(at_);
    state.sides[side].left = state.sides[side].left + kept.taken.left;
    state.sides[side].periods += kept.taken.periods;
    clock.restore(state, at_);
  });
  kept.taken = {};
}

// The game was lost by fouls, and some of them have been taken back.
bool Applier::rests_on_lost_fouls() {
  const auto* behind = kept(state_.ending_ruling);
  const auto& outcome = state_.ending->outcome;
  if (behind == nullptr || outcome.reason != rules::Reason::kFouls || !outcome.winner) return false;
  const auto* effect = behind->effect();
  if (effect != nullptr && effect->ends) return false;
  return fouls_of(state_, other(*outcome.winner)) < core_.settings.fouls_lose;
}

void Applier::carry_out(KeptRuling& kept) {
  const auto& penalty = *kept.effect();
  take_off(kept, penalty.time_off);
  if (penalty.begin_again) begin_again();
  if (penalty.back_to) go_back(*penalty.back_to);
  if (penalty.begin_again || penalty.back_to || penalty.duty.kind != Duty::Kind::kNone)
    state_.duty = penalty.duty;
}

// Takes back the duty that a ruling gave, unless another one gave it too.
void Applier::release(const KeptRuling& kept) {
  const auto* effect = kept.effect();
  if (effect == nullptr || effect->duty != state_.duty) return;
  const bool stays = std::ranges::any_of(state_.rulings, [&](const KeptRuling& other) {
    return &other != &kept && other.effect() != nullptr && other.effect()->duty == state_.duty &&
           other.ruling.ply == core_.game->ply();
  });
  if (!stays) state_.duty = {};
}

void Applier::let_go_on() {
  if (state_.started && !state_.ending && !state_.stopped && !is_ruling_pending(state_))
    core_.clock.go_on(at_);
}

// The arbiter starts the clocks when the players sit again.
void Applier::reopen() {
  state_.ending.reset();
  state_.ending_ruling = 0;
  state_.rematch_offer.reset();
  state_.stopped = state_.started;
}

// What may follow the end of a game, and what may precede its start.
bool comes_after_end(const Happening& what) {
  return std::holds_alternative<RulingOverridden>(what) || std::holds_alternative<WentBack>(what) ||
         std::holds_alternative<Decided>(what) || std::holds_alternative<Noted>(what) ||
         std::holds_alternative<RematchOffered>(what) ||
         std::holds_alternative<RematchDeclined>(what) ||
         std::holds_alternative<RematchAgreed>(what);
}

}  // namespace

Applied apply(Core& core, const Event& event) {
  if (event.at < core.state.last) return refuse(Fault::kTimeRunsBack);
  if (core.state.ending && !comes_after_end(event.what)) return refuse(Fault::kAfterTheEnd);
  const auto applied = std::visit(Applier(core, event.at), event.what);
  if (applied) core.state.last = event.at;
  return applied;
}

}  // namespace arbiter::detail
