// What is agreed before a game begins. Plain values.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "arbiter/clock.hpp"
#include "arbiter/time_control.hpp"
#include "base/time.hpp"
#include "game/game.hpp"

namespace arbiter {

// Where a game is played: on line the table itself keeps to the rules; over the board people do
// what they do, and the arbiter tells the table of it.
enum class Venue : std::uint8_t { kOnLine, kOverTheBoard };

// `line`, `board`.
std::string_view venue_name(Venue venue);

struct Settings {
  Venue venue = Venue::kOnLine;
  game::RulesetId ruleset = game::RulesetId::kCxa;
  std::string start = "start";  // a FEN, or the word
  TimeControls controls;
  LagQuota lag;
  int free_plies = 0;   // the first plies cost no time
  bool casual = false;  // moves may be taken back by consent (M2.4)
  // Over the board.
  int illegal_moves_lose = 1;                         // 1: national level, 2: below it (M1.1)
  int fouls_lose = 3;                                 // M6.1
  base::Duration late_limit = base::minutes(15);      // M1.1
  base::Duration claim_penalty = base::minutes(5);    // M5.2
  base::Duration reversed_limit = base::minutes(20);  // M7.1
  int displaced_limit = 5;                            // rounds (M7.1)
  friend bool operator==(const Settings&, const Settings&) = default;
};

// The usual settings of each venue: on line lag is credited (M3.2) and the first move of each side
// is free, over the board neither.
Settings on_line(game::RulesetId ruleset, const TimeControls& controls);
Settings over_the_board(game::RulesetId ruleset, const TimeControls& controls);

// The same game again with colours changed: each player keeps his time control (M3.1).
Settings rematch_of(Settings settings);

}  // namespace arbiter
