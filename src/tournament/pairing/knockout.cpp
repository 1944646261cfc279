#include "tournament/pairing/knockout.hpp"

#include <bit>
#include <cstddef>
#include <optional>
#include <vector>

#include "base/result.hpp"
#include "tournament/pairing/knockout/stages.hpp"
#include "tournament/pairing/knockout/tie.hpp"
#include "tournament/plan.hpp"
#include "tournament/record.hpp"

namespace tournament {
namespace {

Bracket bracket_of(const std::vector<PlayerNumber>& seeds) {
  const std::size_t places = std::bit_ceil(seeds.size());
  Bracket bracket;
  for (const int seed : bracket_order(static_cast<int>(places))) {
    const auto index = static_cast<std::size_t>(seed) - 1;
    bracket.push_back(index < seeds.size() ? std::optional(seeds[index]) : std::nullopt);
  }
  return bracket;
}

base::Failure<PairingFault> fail(PairingFault::Kind kind, const std::vector<PlayerNumber>& players,
                                 int number) {
  return base::Failure<PairingFault>(
      {.kind = kind, .rule = "T5", .players = players, .number = number, .ways_out = {}});
}

}  // namespace

std::vector<int> bracket_order(int places) {
  std::vector<int> order{1};
  while (static_cast<int>(order.size()) < places) {
    const int sum = 2 * static_cast<int>(order.size()) + 1;
    std::vector<int> next;
    for (std::size_t i = 0; i < order.size(); ++i) {
      const int seed = order[i];
      next.push_back(i % 2 == 0 ? seed : sum - seed);
      next.push_back(i % 2 == 0 ? sum - seed : seed);
    }
    order = next;
  }
  return order;
}

KnockoutState Knockout::state(const Record& record) const {
  std::vector<PlayerNumber> seeds;
  if (seeds_) {
    seeds = *seeds_;
  } else {
    for (std::size_t i = 0; i < record.players.size(); ++i) {
      seeds.push_back(player_number(static_cast<int>(i) + 1));
    }
  }
  if (seeds.size() < 2) {
    return {.stages = {}, .places = {}, .over = true};
  }
  const Bracket bracket = bracket_of(seeds);
  return options_.elimination == Elimination::kSingle
             ? read_single(record, bracket, first_round_, options_)
             : read_double(record, bracket, first_round_, options_);
}

PlanResult Knockout::next_round(const Record& record) const {
  const KnockoutState state = this->state(record);
  if (state.stages.empty()) {
    return fail(PairingFault::Kind::kTooFewPlayers, {}, static_cast<int>(record.players.size()));
  }
  if (state.over) {
    return fail(PairingFault::Kind::kRoundsOver, {}, rounds_paired(record));
  }
  const StageState& stage = state.stages.back();
  if (!stage.unfinished.empty()) {
    return fail(PairingFault::Kind::kUnfinished, stage.unfinished, stage.next_round - 1);
  }
  RoundPlan plan = plan_of(record, stage, options_.ties);
  if (plan.boards.empty()) {
    return fail(PairingFault::Kind::kTooFewPlayers, {}, 0);
  }
  return plan;
}

}  // namespace tournament
