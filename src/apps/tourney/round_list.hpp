// A round as it is hung up: boards, who moves first, points, results. Any thread may use it.
#pragma once

#include <string>

#include <nlohmann/json_fwd.hpp>

#include "apps/context.hpp"
#include "tournament/event/competition.hpp"
#include "tournament/event/event.hpp"
#include "tournament/event/state.hpp"

namespace apps {

// The list with its title. Needs a round that has been paired.
std::string round_text(const Context& context, const tournament::Competition& competition,
                       int round);
// The same for programs, one object (docs/formats/tourney-output.md).
nlohmann::json round_json(const tournament::Competition& competition, int round);

// `{"number":1,"id":4,"name":"..."}`.
nlohmann::json player_json(const tournament::State& state, tournament::PlayerId id);

// Writes one of the two.
void show_round(const Context& context, const tournament::Competition& competition, int round,
                bool json);

}  // namespace apps
