// What happened at a table, as sentences for reports and logs that people read. Immutable; any
// thread may use it.
#pragma once

#include <string>
#include <string_view>

#include "arbiter/event.hpp"
#include "game/game.hpp"
#include "text/catalogue.hpp"

namespace text {

// What happened, in one line without its time. `move` is the move of a Moved in the notation that
// the reader likes; empty: as coordinates. Moves inside rulings are always coordinates.
std::string event_sentence(Language language, game::KitId kit, const arbiter::Event& event,
                           std::string_view move = {});

}  // namespace text
