// The fast way to pair a bracket against the exact one, in random competitions.
#include "tournament/pairing/detail/quick_bracket.hpp"

#include <algorithm>
#include <cstdint>

#include <gtest/gtest.h>

#include "support/bracket_walk.hpp"
#include "tournament/pairing/detail/bracket.hpp"
#include "tournament/pairing/detail/field.hpp"
#include "tournament/pairing/dutch.hpp"
#include "tournament/plan.hpp"
#include "tournament/record.hpp"
#include "tournament/scoring.hpp"
#include "tournament/simulate.hpp"

namespace tournament::detail {
namespace {

struct Tally {
  int brackets = 0;
  int quick = 0;
  int large = 0;  // of at least ten players
  int large_quick = 0;
};

bool is_same(BracketPairing a, BracketPairing b) {
  std::ranges::sort(a.pairs);
  std::ranges::sort(b.pairs);
  return a.pairs == b.pairs && a.floaters == b.floaters;
}

// Pairs the next round both ways, bracket by bracket.
void compare_round(const Record& record, Tally& tally) {
  support::walk_brackets(make_field(record), [&](const Field& field, const Bracket& bracket) {
    BracketPairing exact = pair_exactly(field, bracket);
    const auto quick = pair_quickly(field, bracket);
    const bool is_large = bracket.moved_down.size() + bracket.residents.size() >= 10;
    ++tally.brackets;
    tally.quick += quick ? 1 : 0;
    tally.large += is_large ? 1 : 0;
    tally.large_quick += is_large && quick ? 1 : 0;
    EXPECT_TRUE(!quick || is_same(*quick, exact)) << "group of " << bracket.residents.size();
    return exact;
  });
}

SimulationSettings settings_of(std::uint64_t seed) {
  SimulationSettings settings;
  settings.seed = seed;
  settings.players = 10 + static_cast<int>(seed * 37 % 111);
  settings.rounds = 5 + static_cast<int>(seed % 5);
  settings.baku = seed % 4 == 0;
  settings.draws = seed % 3 == 0 ? 800 : 300;
  settings.absences = seed % 2 == 0 ? 60 : 10;
  settings.forfeits = 20;
  if (seed % 5 == 0) settings.scoring = three_point_scoring();
  return settings;
}

void compare_event(std::uint64_t seed, Tally& tally) {
  const SimulationSettings settings = settings_of(seed);
  SCOPED_TRACE(seed);
  Record record = simulated_field(settings);
  for (int round = 1; round <= settings.rounds; ++round) {
    simulate_absences(record, settings);
    const PlanResult plan = Dutch().next_round(record);
    if (!plan) return;
    compare_round(record, tally);
    apply_plan(record, *plan);
    simulate_results(record, settings, round);
  }
}

TEST(QuickBracket, GivesWhatTheExactWayGives) {
  Tally tally;
  for (std::uint64_t seed = 1; seed <= 24; ++seed) compare_event(seed, tally);
  RecordProperty("brackets", tally.brackets);
  RecordProperty("quick", tally.quick);
  RecordProperty("large", tally.large);
  RecordProperty("large_quick", tally.large_quick);
  EXPECT_GT(tally.quick, tally.brackets / 3);
  EXPECT_GT(tally.large_quick, tally.large / 2);
}

}  // namespace
}  // namespace tournament::detail
