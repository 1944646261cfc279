// The Dutch system against the slow reference, which goes through the candidates one by one: random
// small competitions of every kind, round by round.
#include <algorithm>
#include <cstdint>
#include <optional>
#include <ostream>

#include <gtest/gtest.h>

#include "slow/slow_dutch.hpp"
#include "support/random_cards.hpp"
#include "tournament/pairing/dutch.hpp"
#include "tournament/plan.hpp"
#include "tournament/record.hpp"
#include "tournament/trf/trf_file.hpp"
#include "tournament/trf/trf_writer.hpp"

namespace slow::dutch {

// The name that GoogleTest asks for.
void PrintTo(const Round& round, std::ostream* out) {  // NOLINT(readability-identifier-naming)
  for (const auto& [first, second] : round.pairs) *out << first << '-' << second << ' ';
  *out << "bye " << round.bye;
}

namespace {

Round round_of(const tournament::RoundPlan& plan) {
  Round round;
  for (const tournament::Pairing& pairing : plan.boards) {
    round.pairs.emplace_back(to_int(pairing.first), to_int(pairing.second));
  }
  std::ranges::sort(round.pairs);
  if (plan.bye) round.bye = to_int(*plan.bye);
  return round;
}

struct Tally {
  int rounds = 0;
  int without_pairing = 0;
};

// Whether both systems give the same for the next round, and whether the competition goes on.
bool agree(const tournament::Record& record, const tournament::PlanResult& plan, Tally& tally) {
  ++tally.rounds;
  const std::optional<Round> slow = pair(record);
  if (plan) {
    EXPECT_EQ(slow, round_of(*plan));
    return slow == round_of(*plan);
  }
  ++tally.without_pairing;
  using Kind = tournament::PairingFault::Kind;
  if (plan.error().kind == Kind::kTooFewPlayers) return true;
  EXPECT_EQ(plan.error().kind, Kind::kNoLegalPairing);
  EXPECT_EQ(slow, std::nullopt);
  return !slow;
}

void play_event(std::uint64_t seed, Tally& tally) {
  support::RandomCards event(seed, 3, 9);
  const tournament::Dutch dutch;
  for (int round = 1; round <= event.record().rounds; ++round) {
    event.send_away(round);
    const tournament::PlanResult plan = dutch.next_round(event.record());
    if (!agree(event.record(), plan, tally)) {
      ADD_FAILURE() << "seed " << seed << ", round " << round << '\n'
                    << tournament::write_trf(tournament::trf_file_of(event.record()),
                                             tournament::TrfVersion::kTrf26)
                           .value_or("");
      return;
    }
    if (!plan) return;
    tournament::apply_plan(event.record(), *plan);
    event.play(round);
  }
}

TEST(DutchSmall, PairsAsTheSlowReferenceDoes) {
  constexpr std::uint64_t kEvents = 8000;
  Tally tally;
  for (std::uint64_t seed = 1; seed <= kEvents && !HasFailure(); ++seed) play_event(seed, tally);
  EXPECT_GT(tally.rounds, 24000);
  EXPECT_GT(tally.without_pairing, 800);
}

}  // namespace
}  // namespace slow::dutch
