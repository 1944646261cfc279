// One game between two people: the procedure of match.md (M1-M8) as a pure state machine. Time is
// an argument; what was done comes in, what happened comes out. On line it enforces the rules
// itself; over the board it rules on what the arbiter tells it. Used by one thread at a time.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>

#include "arbiter/action.hpp"
#include "arbiter/action_fault.hpp"
#include "arbiter/clock.hpp"
#include "arbiter/ending.hpp"
#include "arbiter/event.hpp"
#include "arbiter/settings.hpp"
#include "arbiter/state.hpp"
#include "base/result.hpp"
#include "base/time.hpp"
#include "game/game.hpp"

namespace arbiter {

namespace detail {
struct Core;
}  // namespace detail

// Why a log cannot be what happened: the event, counted from 0, and what is wrong with it.
struct ReplayFault {
  std::size_t event = 0;
  EventFault fault{};
};

class Table {
 public:
  Table(const Table& other);
  Table(Table&& other) noexcept;
  Table& operator=(const Table&) = delete;
  Table& operator=(Table&& other) noexcept;
  ~Table();

  // A table at which nothing has happened. Fails with what is wrong with the start position.
  [[nodiscard]] static base::Result<Table, game::Fault> open(const Settings& settings);
  // The table after these events. Fails like open(), or at an event that cannot have happened.
  [[nodiscard]] static base::Result<Table, ReplayFault> replay(const Settings& settings,
                                                               const Events& events);

  // What the action leads to. The time is looked at first: if it ends the game, the events are
  // those of that, and the action is not done. Fails with nothing changed.
  [[nodiscard]] base::Result<Events, ActionFault> act(const Actor& by, const Action& action,
                                                      base::Instant now);
  // What time alone has led to: a flag, a player who did not come.
  Events tick(base::Instant now);
  // Takes in one event of a log.
  [[nodiscard]] base::Result<base::Done, EventFault> take_in(const Event& event);

  const Settings& settings() const;
  const game::Game& game() const;
  const Clock& clock() const;
  const State& state() const;
  const std::optional<Ending>& ending() const { return state().ending; }
  // When tick() may have something to say at the earliest; nothing while no time runs.
  std::optional<base::Instant> deadline() const;

  // Equal tables have gone the same way and go on alike.
  friend bool operator==(const Table& a, const Table& b);

 private:
  explicit Table(std::unique_ptr<detail::Core> core);

  std::unique_ptr<detail::Core> core_;  // never null, but after a move
};

}  // namespace arbiter
