// The numbers of the players: when a program gives them, and how. Any thread may use it.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "tournament/event/competition.hpp"
#include "tournament/event/event.hpp"

namespace apps {

// The numbers that must be given before the next round is paired, if any: before round 1
// everybody's, later those of late entries where numbers go by strength
// (docs/decisions/0013-event-file.md).
std::optional<tournament::PlayersNumbered> numbers_due(const tournament::Competition& competition);

}  // namespace apps
