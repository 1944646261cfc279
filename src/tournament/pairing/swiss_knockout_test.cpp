#include "tournament/pairing/swiss_knockout.hpp"

#include <cstddef>
#include <memory>

#include <gtest/gtest.h>

#include "tournament/pairing/knockout.hpp"
#include "tournament/pairing/position_swiss.hpp"
#include "tournament/plan.hpp"
#include "tournament/record.hpp"
#include "tournament/scoring.hpp"

namespace tournament {
namespace {

// The smaller number wins.
bool play(Record& record, const SwissKnockout& system) {
  const auto plan = system.next_round(record);
  if (!plan) return false;
  apply_plan(record, *plan);
  for (const Pairing& board : plan->boards) {
    const bool first_wins = to_int(board.first) < to_int(board.second);
    record.player(board.first).rounds.back().mark = first_wins ? Mark::kWin : Mark::kLoss;
    record.player(board.second).rounds.back().mark = first_wins ? Mark::kLoss : Mark::kWin;
  }
  return true;
}

SwissKnockout system_of(int rounds, int qualified) {
  return {std::make_shared<PositionSwiss>(),
          {.swiss_rounds = rounds, .qualified = qualified, .knockout = {.ties = {.games = 1}}}};
}

Record field(int players) {
  Record record;
  record.scoring = two_point_scoring();
  record.players.resize(static_cast<std::size_t>(players));
  return record;
}

TEST(T5, TheBestOfTheSwissPlayOnByTheirStanding) {
  const SwissKnockout system = system_of(5, 4);
  Record record = field(16);
  for (int round = 1; round <= 5; ++round) ASSERT_TRUE(play(record, system));
  const Knockout knockout = system.knockout(record);
  const auto plan = system.next_round(record);
  ASSERT_TRUE(plan.has_value());
  EXPECT_EQ(plan->round, 6);
  EXPECT_EQ(plan->boards.size(), 2U);
  while (play(record, system)) {
  }
  const KnockoutState state = system.knockout(record).state(record);
  EXPECT_TRUE(state.over);
  EXPECT_EQ(state.places.size(), 4U);
  EXPECT_EQ(state.places[0].player, player_number(1));
  EXPECT_EQ(rounds_paired(record), 7);
}

TEST(T5, TheKnockoutWaitsForTheResultsOfTheSwiss) {
  const SwissKnockout system = system_of(3, 4);
  Record record = field(8);
  for (int round = 1; round <= 3; ++round) ASSERT_TRUE(play(record, system));
  Entry& entry = record.player(player_number(1)).rounds.back();
  entry.mark = Mark::kUnfinished;
  record.player(entry.opponent).rounds.back().mark = Mark::kUnfinished;
  const auto plan = system.next_round(record);
  ASSERT_FALSE(plan.has_value());
  EXPECT_EQ(plan.error().kind, PairingFault::Kind::kUnfinished);
}

}  // namespace
}  // namespace tournament
