// What waits at a table, and its clocks, as lines for people. Immutable; any thread may use it.
#pragma once

#include <string>

#include "apps/context.hpp"
#include "arbiter/table.hpp"
#include "base/time.hpp"
#include "board/geometry.hpp"

namespace apps {

// A line for each matter that waits, or one that says that nothing does. Each ends with a line end.
std::string pending_text_of(const Context& context, const arbiter::Table& table);
// `Red 59:47`, with the byo-yomi periods left.
std::string clock_text_of(const Context& context, const arbiter::Table& table, board::Side side,
                          base::Instant now);

}  // namespace apps
