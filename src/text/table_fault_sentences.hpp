// Why an action at a table was refused, and what is wrong with a log, as sentences. Immutable; any
// thread may use it.
#pragma once

#include <string>
#include <string_view>

#include "arbiter/action_fault.hpp"
#include "arbiter/event.hpp"
#include "arbiter/table_log.hpp"
#include "game/game.hpp"
#include "text/catalogue.hpp"

namespace text {

// Why an action was refused. `move` is what was typed as a move, if that is what failed, and
// `dialect` how it was read.
std::string action_fault_sentence(Language language, game::KitId kit,
                                  const arbiter::ActionFault& fault, std::string_view move,
                                  game::MoveDialect dialect = {});

// What is wrong with `line`, which a LogReader refused. Columns are counted in characters from 1.
std::string log_fault_sentence(Language language, game::KitId kit, const arbiter::LogFault& fault,
                               std::string_view line);

// Why an event cannot follow what happened before it.
std::string event_fault_sentence(Language language, arbiter::EventFault fault);

}  // namespace text
