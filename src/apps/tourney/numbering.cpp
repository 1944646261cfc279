#include "apps/tourney/numbering.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <random>
#include <vector>

#include "apps/tourney/system_choice.hpp"
#include "tournament/event/competition.hpp"
#include "tournament/event/event.hpp"
#include "tournament/event/state.hpp"
#include "tournament/pairing/lots.hpp"
#include "tournament/record.hpp"

namespace apps {

using tournament::NumberedBy;
using tournament::PlayerId;
using tournament::PlayersNumbered;

std::optional<PlayersNumbered> numbers_due(const tournament::Competition& competition) {
  const tournament::State& state = competition.state();
  if (state.numbered == state.entrants.size()) return std::nullopt;
  const bool is_first = !state.numbered_by && state.rounds.empty();
  if (is_first && numbers_by_lots(competition.head().system))
    return draw_lots(competition, std::nullopt);
  if (!is_first && state.numbered_by != NumberedBy::kStrength) return std::nullopt;
  return PlayersNumbered{NumberedBy::kStrength, tournament::order_of_strength(state, !is_first)};
}

// Everybody draws, in the order of strength; who is away from the first round as well.
PlayersNumbered draw_lots(const tournament::Competition& competition,
                          std::optional<std::uint64_t> seed) {
  const std::vector<PlayerId> seeds = tournament::order_of_strength(competition.state(), false);
  tournament::Record field;
  field.players.resize(seeds.size());
  const auto form = draws_from_one_urn(competition.head()) ? tournament::LotsForm::kWhole
                                                           : tournament::LotsForm::kHalves;
  const std::uint64_t drawn_seed = seed ? *seed : std::uint64_t{std::random_device()()};
  const std::vector<int> drawn = tournament::lots_of(field, drawn_seed, form);
  PlayersNumbered numbered{NumberedBy::kLots, std::vector<PlayerId>(seeds.size())};
  for (std::size_t i = 0; i < seeds.size(); ++i)
    numbered.players[static_cast<std::size_t>(drawn[i]) - 1] = seeds[i];
  return numbered;
}

}  // namespace apps
