#include "arbiter/clock.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "arbiter/time_control.hpp"
#include "base/time.hpp"
#include "board/geometry.hpp"

namespace arbiter {
namespace {

using base::Duration;
using base::Instant;
using board::Side;
using Kind = TimeControl::Kind;

constexpr Duration kNothing;
constexpr Duration kMostLagInHand = base::seconds(1);
constexpr Duration kMostSet = base::days(365);

SideClock full_clock(const TimeControl& control, Duration quota) {
  SideClock clock;
  clock.quota = quota;
  if (control.kind == Kind::kCorrespondence) clock.left = control.per_move;
  if (control.kind != Kind::kClock) return clock;
  const Stage& first = control.stages.front();
  clock.left = first.time > kNothing ? first.time : first.increment;
  clock.periods = control.byo_yomi.periods;
  return clock;
}

std::int64_t periods_for(Duration duration, Duration length) {
  return (duration.ms + length.ms - 1) / length.ms;
}

}  // namespace

Clock::Clock(const TimeControls& controls, LagQuota quota, int free_plies)
    : controls_(controls),
      quota_{.most = std::clamp(quota.most, kNothing, kMostLagInHand),
             .refill = std::clamp(quota.refill, kNothing, kMostLagInHand)},
      free_plies_(free_plies) {
  clock(Side::kFirst) = full_clock(controls.first, quota_.most);
  clock(Side::kSecond) = full_clock(controls.second, quota_.most);
}

void Clock::start(Side to_move, Instant now) {
  state_.on_move = to_move;
  state_.running = true;
  state_.used = kNothing;
  since_ = now;
}

void Clock::stop(Instant now) {
  settle(now);
  state_.running = false;
}

void Clock::go_on(Instant now) {
  if (state_.running || !state_.on_move) return;
  state_.running = true;
  since_ = now;
}

bool Clock::press(Instant now, Duration lag) {
  if (!state_.running) return false;
  const Side side = *state_.on_move;
  if (is_spent(side)) return false;
  const bool free = is_free();
  if (is_limited(side) && !free) {
    const Duration gross = used(side, now);
    const Duration credit = std::min({std::max(lag, kNothing), clock(side).quota, gross});
    if (is_over(side, gross - credit)) return false;
    charge(side, gross - credit);
    clock(side).quota = std::min(quota_.most, clock(side).quota - credit + quota_.refill);
  }
  count_move(side, free);
  ++state_.plies;
  start(other(side), std::max(now, since_));
  return true;
}

bool Clock::take_off(Side side, Duration penalty, Instant now) {
  if (!is_limited(side) || penalty <= kNothing) return is_spent(side);
  settle(now);
  SideClock& own = clock(side);
  const Duration used_now = used(side, now);
  const Duration main = std::max(own.left - used_now, kNothing);
  const Duration rest = penalty - std::min(penalty, main);
  own.left = own.left - (penalty - rest);
  const int usable = usable_periods(side);
  if (usable > 0) {
    const auto lost = periods_for(rest, control(side).byo_yomi.length);
    own.periods = static_cast<int>(std::max<std::int64_t>(usable - lost, 0));
  }
  if (!is_over(side, used_now)) return false;
  own.left = kNothing;
  if (usable > 0) own.periods = 0;
  return true;
}

void Clock::set(Side side, Duration left, std::optional<int> periods, Instant now) {
  if (!is_limited(side)) return;
  settle(now);
  if (state_.on_move == side) state_.used = kNothing;
  clock(side).left = std::clamp(left, kNothing, kMostSet);
  if (periods && control(side).byo_yomi.periods > 0)
    clock(side).periods = std::clamp(*periods, 0, kMostPeriods);
}

Clock::State Clock::state() const { return state_; }

Clock::State Clock::state(Instant now) const {
  State state = state_;
  if (state.on_move) state.used = used(*state.on_move, now);
  return state;
}

void Clock::restore(const State& state, Instant now) {
  state_ = state;
  since_ = now;
}

Duration Clock::left(Side side, Instant now) const {
  if (!is_limited(side)) return kNothing;
  const Duration used_now = used(side, now);
  const Duration main = clock(side).left - used_now;
  if (!in_byo_yomi(side, now)) return std::max(main, kNothing);
  const int present = exceeded_periods(side, used_now) + 1;
  return std::max(main + control(side).byo_yomi.length * present, kNothing);
}

int Clock::periods(Side side, Instant now) const {
  if (usable_periods(side) == 0) return clock(side).periods;
  return usable_periods(side) - exceeded_periods(side, used(side, now));
}

bool Clock::in_byo_yomi(Side side, Instant now) const {
  return periods(side, now) > 0 && usable_periods(side) > 0 && used(side, now) >= clock(side).left;
}

std::optional<Instant> Clock::flag_at() const {
  if (!state_.running) return std::nullopt;
  const Side side = *state_.on_move;
  if (is_spent(side)) return since_;
  if (!is_limited(side) || is_free()) return std::nullopt;
  const SideClock& own = clock(side);
  const int usable = usable_periods(side);
  Duration most = own.left + own.quota;
  if (usable > 0) most = most + control(side).byo_yomi.length * usable + base::milliseconds(1);
  return since_ + std::max(most - state_.used, kNothing);
}

std::optional<Side> Clock::fallen(Instant now) const {
  const auto at = flag_at();
  if (at && now >= *at) return state_.on_move;
  if (is_spent(Side::kFirst)) return Side::kFirst;
  if (is_spent(Side::kSecond)) return Side::kSecond;
  return std::nullopt;
}

const TimeControl& Clock::control(Side side) const {
  return side == Side::kFirst ? controls_.first : controls_.second;
}

SideClock& Clock::clock(Side side) { return state_.sides[static_cast<std::size_t>(index(side))]; }

const SideClock& Clock::clock(Side side) const {
  return state_.sides[static_cast<std::size_t>(index(side))];
}

// Of a free ply nothing counts as used.
Duration Clock::used(Side side, Instant now) const {
  if (state_.on_move != side || is_free()) return kNothing;
  return state_.running ? state_.used + std::max(now - since_, kNothing) : state_.used;
}

// Periods count in the last stage only.
int Clock::usable_periods(Side side) const {
  const bool in_last_stage = clock(side).stage + 1 == static_cast<int>(control(side).stages.size());
  return in_last_stage ? clock(side).periods : 0;
}

// The periods that a move has exceeded; all of them, if it takes too long.
int Clock::exceeded_periods(Side side, Duration used) const {
  const Duration over = used - clock(side).left;
  const int usable = usable_periods(side);
  if (over <= kNothing || usable == 0) return 0;
  const auto exceeded = periods_for(over, control(side).byo_yomi.length) - 1;
  return static_cast<int>(std::min<std::int64_t>(exceeded, usable));
}

bool Clock::is_limited(Side side) const { return control(side).kind != Kind::kNone; }

// Whether nothing is left for a new move: only a penalty or the arbiter leaves a clock like that.
bool Clock::is_spent(Side side) const {
  return is_limited(side) && clock(side).left <= kNothing && usable_periods(side) == 0;
}

bool Clock::is_over(Side side, Duration used) const {
  const int usable = usable_periods(side);
  if (usable == 0) return used >= clock(side).left;
  return exceeded_periods(side, used) >= usable;
}

void Clock::charge(Side side, Duration used) {
  SideClock& own = clock(side);
  own.periods -= exceeded_periods(side, used);
  own.left = std::max(own.left - used, kNothing);
}

void Clock::count_move(Side side, bool is_free) {
  SideClock& own = clock(side);
  const TimeControl& rule = control(side);
  if (rule.kind == Kind::kCorrespondence) own.left = rule.per_move;
  if (rule.kind != Kind::kClock) return;
  const Stage& stage = rule.stages[static_cast<std::size_t>(own.stage)];
  if (!is_free) own.left = own.left + stage.increment;
  if (++own.moves_in_stage != stage.moves) return;
  own.moves_in_stage = 0;
  if (own.stage + 1 < static_cast<int>(rule.stages.size())) ++own.stage;
  own.left = own.left + rule.stages[static_cast<std::size_t>(own.stage)].time;
}

// Books the running stretch as used, and begins a new one.
void Clock::settle(Instant now) {
  if (!state_.running) return;
  state_.used = used(*state_.on_move, now);
  since_ = std::max(since_, now);
}

}  // namespace arbiter
