#include "arbiter/settings.hpp"

#include <string_view>
#include <utility>

#include "arbiter/clock.hpp"
#include "arbiter/time_control.hpp"
#include "game/game.hpp"

namespace arbiter {

std::string_view venue_name(Venue venue) { return venue == Venue::kOnLine ? "line" : "board"; }

Settings on_line(game::RulesetId ruleset, const TimeControls& controls) {
  Settings settings;
  settings.ruleset = ruleset;
  settings.controls = controls;
  settings.free_plies = 2;
  return settings;
}

Settings over_the_board(game::RulesetId ruleset, const TimeControls& controls) {
  Settings settings;
  settings.venue = Venue::kOverTheBoard;
  settings.ruleset = ruleset;
  settings.controls = controls;
  settings.lag = {{0}, {0}};
  return settings;
}

Settings rematch_of(Settings settings) {
  std::swap(settings.controls.first, settings.controls.second);
  return settings;
}

}  // namespace arbiter
