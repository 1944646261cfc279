// Standings, the cross table and the card of a player. Any thread may use it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "apps/context.hpp"
#include "tournament/event/competition.hpp"
#include "tournament/event/event.hpp"
#include "tournament/record.hpp"
#include "tournament/tiebreak/standings.hpp"

namespace apps {

// How a competition ranks after `round`; 0: the last. Withdrawals from a round robin are settled
// (T2).
struct Ranking {
  int round = 0;
  tournament::Record record;
  tournament::RankingOrder order;
  std::vector<tournament::StandingRow> rows;
};
// Reports a tie-break in the head that there is not.
std::optional<Ranking> rank(const Context& context, const tournament::Competition& competition,
                            int round);

std::string standings_text(const Context& context, const tournament::Competition& competition,
                           const Ranking& ranking);
nlohmann::json standings_json(const tournament::Competition& competition, const Ranking& ranking);

std::string cross_table_text(const Context& context, const tournament::Competition& competition,
                             const Ranking& ranking);

std::string card_text(const Context& context, const tournament::Competition& competition,
                      tournament::PlayerId id);
nlohmann::json card_json(const tournament::Competition& competition, tournament::PlayerId id);

}  // namespace apps
