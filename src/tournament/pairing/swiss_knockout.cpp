#include "tournament/pairing/swiss_knockout.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "base/result.hpp"
#include "tournament/pairing/knockout.hpp"
#include "tournament/plan.hpp"
#include "tournament/record.hpp"
#include "tournament/tiebreak/standings.hpp"

namespace tournament {
namespace {

std::vector<PlayerNumber> without_result(const Record& record) {
  std::vector<PlayerNumber> players;
  for (std::size_t i = 0; i < record.players.size(); ++i) {
    const auto& rounds = record.players[i].rounds;
    if (std::ranges::any_of(rounds, [](const Entry& e) { return e.mark == Mark::kUnfinished; })) {
      players.push_back(player_number(static_cast<int>(i) + 1));
    }
  }
  return players;
}

}  // namespace

PlanResult SwissKnockout::next_round(const Record& record) const {
  const Record swiss = swiss_part(record);
  if (rounds_paired(record) < options_.swiss_rounds) {
    return swiss_->next_round(swiss);
  }
  if (auto players = without_result(swiss); !players.empty()) {
    return base::Failure<PairingFault>({.kind = PairingFault::Kind::kUnfinished,
                                        .rule = "T5",
                                        .players = players,
                                        .number = options_.swiss_rounds,
                                        .ways_out = {}});
  }
  return knockout(record).next_round(record);
}

Record SwissKnockout::swiss_part(const Record& record) const {
  Record swiss = record;
  swiss.rounds = options_.swiss_rounds;
  const auto most = static_cast<std::size_t>(options_.swiss_rounds);
  for (Player& player : swiss.players) {
    player.rounds.resize(std::min(player.rounds.size(), most));
    std::erase_if(player.adjustments, [this](const Adjustment& adjustment) {
      return adjustment.round > options_.swiss_rounds;
    });
  }
  return swiss;
}

Knockout SwissKnockout::knockout(const Record& record) const {
  const Record swiss = swiss_part(record);
  std::vector<PlayerNumber> seeds;
  for (const StandingRow& row :
       standings(swiss, ready_order(options_.ranking, options_.swiss_rounds))) {
    if (static_cast<int>(seeds.size()) < options_.qualified) {
      seeds.push_back(row.player);
    }
  }
  return {options_.knockout, seeds, options_.swiss_rounds + 1};
}

}  // namespace tournament
