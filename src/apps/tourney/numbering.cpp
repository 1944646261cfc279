#include "apps/tourney/numbering.hpp"

#include <optional>

#include "tournament/event/competition.hpp"
#include "tournament/event/event.hpp"
#include "tournament/event/state.hpp"

namespace apps {

using tournament::NumberedBy;

std::optional<tournament::PlayersNumbered> numbers_due(const tournament::Competition& competition) {
  const tournament::State& state = competition.state();
  if (state.numbered == state.entrants.size()) return std::nullopt;
  const bool is_first = !state.numbered_by && state.rounds.empty();
  if (!is_first && state.numbered_by != NumberedBy::kStrength) return std::nullopt;
  return tournament::PlayersNumbered{NumberedBy::kStrength,
                                     tournament::order_of_strength(state, !is_first)};
}

}  // namespace apps
