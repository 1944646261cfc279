// The two clocks of a game (M3). Time is always an argument: nothing here reads a clock of the
// machine. A moment earlier than the last one is taken as the last one. Not to be shared between
// threads.
#pragma once

#include <array>
#include <optional>

#include "arbiter/time_control.hpp"
#include "base/time.hpp"
#include "board/geometry.hpp"

namespace arbiter {

// How much measured network delay is given back to a player (M3.2).
struct LagQuota {
  base::Duration most = base::seconds(1);           // in hand, and at the start; 1 s at most
  base::Duration refill = base::milliseconds(300);  // after each own move
  friend bool operator==(const LagQuota&, const LagQuota&) = default;
};

// The quota of a game over the board: none.
inline constexpr LagQuota kNoLagQuota{.most = {}, .refill = {}};

// The clock of one side as it stood when its present move began, or, while the other side is on
// move, as it stands.
struct SideClock {
  base::Duration left;  // main time, or time for the present move by correspondence
  int stage = 0;        // counted from 0
  int moves_in_stage = 0;
  int periods = 0;       // of byo-yomi, the present one included
  base::Duration quota;  // of lag, in hand
  friend bool operator==(const SideClock&, const SideClock&) = default;
};

// Both clocks of a game. Its rules:
//   - the flag is down when all of the main time is used; with byo-yomi, when the last period is
//     exceeded, that is one millisecond later;
//   - a move costs the time used less the credit for lag: the least of the lag reported, the quota
//     in hand and the time used;
//   - a move adds the increment of its stage; the move that ends a stage adds the time of the next;
//   - a control without main time that adds an increment begins with one increment in hand;
//   - free plies cost nothing and add no increment, but count as moves of a stage;
//   - a side without limit never flags, and its clock shows nothing.
class Clock {
 public:
  // A clock at an instant without that instant: what a take-back brings back.
  struct State {
    std::array<SideClock, board::kSideCount> sides{};
    std::optional<board::Side> on_move;
    bool running = false;
    base::Duration used;  // in the present move
    int plies = 0;        // pressed so far
    friend bool operator==(const State&, const State&) = default;
  };

  // Needs valid controls. A quota beyond 1 s, or below nothing, is brought to that limit. The first
  // `free_plies` plies are free.
  Clock(const TimeControls& controls, LagQuota quota, int free_plies);

  // The clock of a side begins to run on a new move.
  void start(board::Side to_move, base::Instant now);

  // Both clocks stand; the time used so far in the present move stays used.
  void stop(base::Instant now);

  // The clock of the side on move runs again, if it stood. Nothing happens before start().
  void go_on(base::Instant now);

  // The running side has moved: its clock is charged and the other one begins to run. False, with
  // nothing changed, if its time was over (even if flag_at() still waits for a better reported
  // lag), or if no clock runs.
  [[nodiscard]] bool press(base::Instant now, base::Duration lag);

  // Takes a penalty off a side (M5.2): off what is left of its main time, then off whole periods of
  // byo-yomi, as many as cover the rest. Gives true if nothing is left: its flag is down at once,
  // whoever is on move. A penalty that is not positive, or on a side without limit, does nothing.
  // The time of a move by correspondence comes back whole after that move.
  bool take_off(board::Side side, base::Duration penalty, base::Instant now);

  // The arbiter sets a clock: the main time, from now on, and the periods if given. A present
  // period of byo-yomi is whole again. Values beyond a year or kMostPeriods, or below nothing, are
  // brought to the limit; no main time and no byo-yomi is a flag. Nothing happens to a side without
  // limit.
  void set(board::Side side, base::Duration left, std::optional<int> periods, base::Instant now);

  // The state as the running stretch began; and as it is now. Restoring goes on from `now`,
  // exactly.
  State state() const;
  State state(base::Instant now) const;
  void restore(const State& state, base::Instant now);

  const TimeControls& controls() const { return controls_; }
  bool running() const { return state_.running; }
  std::optional<board::Side> on_move() const { return state_.on_move; }

  // What the clock of a side shows: main time, or time in the present period of byo-yomi. Never
  // below nothing; lag is not credited in advance.
  base::Duration left(board::Side side, base::Instant now) const;

  // The periods of byo-yomi left, the present one included; 0 when all are exceeded.
  int periods(board::Side side, base::Instant now) const;

  // Whether a side has used all of its main time and byo-yomi counts.
  bool in_byo_yomi(board::Side side, base::Instant now) const;

  // The moment from which the flag of the running side is down, if its clock runs and can run out.
  // The quota in hand is included: a move still on its way could be credited with all of it.
  std::optional<base::Instant> flag_at() const;

  // The side whose flag is down; the running side's first. A penalty can bring down the flag of the
  // other side.
  std::optional<board::Side> fallen(base::Instant now) const;
  bool flag_down(base::Instant now) const { return fallen(now).has_value(); }

  // Equal clocks go on alike.
  friend bool operator==(const Clock&, const Clock&) = default;

 private:
  const TimeControl& control(board::Side side) const;
  SideClock& clock(board::Side side);
  const SideClock& clock(board::Side side) const;
  base::Duration used(board::Side side, base::Instant now) const;
  int usable_periods(board::Side side) const;
  int exceeded_periods(board::Side side, base::Duration used) const;
  bool is_free() const { return state_.plies < free_plies_; }
  bool is_limited(board::Side side) const;
  bool is_spent(board::Side side) const;
  bool is_over(board::Side side, base::Duration used) const;
  void charge(board::Side side, base::Duration used);
  void count_move(board::Side side, bool is_free);
  void settle(base::Instant now);

  TimeControls controls_;
  LagQuota quota_;
  int free_plies_ = 0;
  State state_;
  base::Instant since_;  // when the running stretch began
};

}  // namespace arbiter
