// What a table is made of, and the one way in which it changes. Private to the module.
#pragma once

#include <memory>
#include <optional>
#include <utility>

#include "arbiter/clock.hpp"
#include "arbiter/ending.hpp"
#include "arbiter/event.hpp"
#include "arbiter/settings.hpp"
#include "arbiter/state.hpp"
#include "base/result.hpp"
#include "board/geometry.hpp"
#include "game/game.hpp"

namespace arbiter::detail {

struct Core {
  Settings settings;
  std::unique_ptr<game::Game> game;
  Clock clock;
  State state;

  Core(const Settings& agreed, std::unique_ptr<game::Game> fresh)
      : settings(agreed),
        game(std::move(fresh)),
        clock(agreed.controls, agreed.lag, agreed.free_plies) {}
  Core(const Core& other)
      : settings(other.settings),
        game(other.game->clone()),
        clock(other.clock),
        state(other.state) {}

  bool over_the_board() const { return settings.venue == Venue::kOverTheBoard; }
};

// Changes the core as the event says. On a fault it is unchanged.
[[nodiscard]] base::Result<base::Done, EventFault> apply(Core& core, const Event& event);

// The flag of `side` is down (M3.3).
Ending flag_ending(const game::Game& game, board::Side side);

// The ending that the rules of the game give unasked in this venue (M5.2, X4.3).
std::optional<Ending> automatic_ending(const Core& core);

}  // namespace arbiter::detail
