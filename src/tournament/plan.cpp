#include "tournament/plan.hpp"

#include <cstddef>

#include "tournament/record.hpp"

namespace tournament {
namespace {

void put(Record& record, PlayerNumber number, int round, const Entry& entry) {
  auto& rounds = record.player(number).rounds;
  rounds.resize(static_cast<std::size_t>(round));
  rounds.back() = entry;
}

}  // namespace

void apply_plan(Record& record, const RoundPlan& plan) {
  for (const Pairing& pairing : plan.boards) {
    put(record, pairing.first, plan.round,
        {.mark = Mark::kUnfinished, .opponent = pairing.second, .color = Color::kFirst});
    put(record, pairing.second, plan.round,
        {.mark = Mark::kUnfinished, .opponent = pairing.first, .color = Color::kSecond});
  }
  if (plan.bye) {
    put(record, *plan.bye, plan.round, {.mark = Mark::kPairingBye});
  }
  // Whoever is not in the plan is away from this round, and cannot be paired into it later.
  for (Player& player : record.players) {
    if (player.rounds.size() < static_cast<std::size_t>(plan.round)) {
      player.rounds.resize(static_cast<std::size_t>(plan.round));
    }
  }
}

}  // namespace tournament
