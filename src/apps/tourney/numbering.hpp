// The numbers of the players: when a program gives them, and how. Any thread may use it.
#pragma once

#include <cstdint>
#include <optional>

#include "tournament/event/competition.hpp"
#include "tournament/event/event.hpp"

namespace apps {

// The numbers that must be given before the next round is paired, if any: before round 1
// everybody's, later those of late entries where numbers go by strength
// (docs/decisions/0013-event-file.md).
std::optional<tournament::PlayersNumbered> numbers_due(const tournament::Competition& competition);

// Numbers by lots (T3.2). The same seed draws the same numbers; without one nobody can tell them.
tournament::PlayersNumbered draw_lots(const tournament::Competition& competition,
                                      std::optional<std::uint64_t> seed);

}  // namespace apps
