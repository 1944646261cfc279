// The record of a game at a table: PGN with what happened as comments, and a sheet to be signed.
// Immutable; any thread may use it.
#pragma once

#include <string>

#include "arbiter/event.hpp"
#include "arbiter/table_log.hpp"
#include "notation/dialect.hpp"
#include "notation/record/game_tree.hpp"
#include "text/catalogue.hpp"

namespace apps {

// The game that the log tells: moves in the dialect, what was taken back as variations, clocks as
// `[%clk h:mm:ss]`, everything else that happened as comments in the language. Needs events that
// belong to the head, and a dialect of the game.
notation::GameTree game_tree_of(text::Language language, notation::Dialect dialect,
                                const arbiter::LogHead& head, const arbiter::Events& events);

// A line for each event with its time, as people read it. Needs the same.
std::string log_text_of(text::Language language, notation::Dialect dialect,
                        const arbiter::LogHead& head, const arbiter::Events& events);

// The same as a sheet for people: who played what under which rules, the moves with the time that
// each left, rulings with the arbiter's name, the result, and where to sign.
std::string report_of(text::Language language, notation::Dialect dialect,
                      const arbiter::LogHead& head, const arbiter::Events& events);

}  // namespace apps
