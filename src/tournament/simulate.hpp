// Random competitions, for tests and studies. The same seed gives the same event on every machine.
// Plain functions; any thread may call them.
#pragma once

#include <cstdint>
#include <functional>

#include "base/result.hpp"
#include "tournament/plan.hpp"
#include "tournament/record.hpp"
#include "tournament/scoring.hpp"

namespace tournament {

// What happens in a random event, in players of a thousand a round unless said otherwise.
struct SimulationSettings {
  int players = 100;
  int rounds = 9;  // announced
  int played = 0;  // only the first so many of them; 0: all
  std::uint64_t seed = 1;
  Scoring scoring = fide_scoring();
  bool baku = false;
  int lowest_rating = 1400;
  int highest_rating = 2600;
  int draws = 300;        // games of a thousand that end level between equals
  int absences = 20;      // zero-point byes
  int half_byes = 10;     // requested half-point byes, not in the last round
  int withdrawals = 5;    // for good
  int late_entries = 20;  // of a thousand players: first paired in a later round
  int forfeits = 5;       // games of a thousand that are not played
};

// The field before round 1: names, ratings in order, who comes late.
Record simulated_field(const SimulationSettings& settings);

// Whoever is away from the next round, and results for a round that has been put on the cards; each
// a function of the settings, the record and the round alone.
void simulate_absences(Record& record, const SimulationSettings& settings);
void simulate_results(Record& record, const SimulationSettings& settings, int round);

// A whole event: paired by the system, round after round. `done` is told each finished round. Where
// a round cannot be paired, the event as far as it went, and why.
struct SimulatedEvent {
  Record record;
  base::Result<base::Done, PairingFault> end;
};
SimulatedEvent simulate(const PairingSystem& system, const SimulationSettings& settings,
                        const std::function<void(const RoundPlan&)>& done = {});

}  // namespace tournament
