// Round robin (T2): single or double, in one field or in groups. Immutable; any thread may use it.
#pragma once

#include <vector>

#include "tournament/pairing/berger.hpp"
#include "tournament/plan.hpp"
#include "tournament/record.hpp"

namespace tournament {

// Puts the players into groups 1 to `groups`, seeds spread to and fro: 1 2 3 | 3 2 1 | 1 2 3.
// Needs groups >= 1.
void spread_groups(Record& record, int groups);

// Every group (Player::group) plays its own table; a player's place in it is his rank among the
// numbers of the group. Whoever has no opponent is free: no bye, no points.
class RoundRobin final : public PairingSystem {
 public:
  explicit RoundRobin(Cycles cycles) : cycles_(cycles) {}

  // Who has withdrawn, or whose card already has the round, is not paired, nor is his opponent.
  // Fails when the table is through, and when two would meet more often than the table has it: then
  // earlier rounds were not of this table.
  [[nodiscard]] PlanResult next_round(const Record& record) const override;

  // All rounds, as if everybody came. Groups that are smaller are through earlier.
  [[nodiscard]] std::vector<RoundPlan> schedule(const Record& record) const;

  // The record as it counts after withdrawals: who has withdrawn with fewer than half of his games
  // played has none at all, on both cards; anybody else's games stay, and those that he has missed
  // since are forfeited.
  [[nodiscard]] Record settled(const Record& record) const;

 private:
  Cycles cycles_;
};

}  // namespace tournament
