#include "tournament/simulate.hpp"

#include <algorithm>
#include <functional>

#include <gtest/gtest.h>

#include "tournament/pairing/dutch.hpp"
#include "tournament/plan.hpp"
#include "tournament/points.hpp"
#include "tournament/record.hpp"

namespace tournament {
namespace {

SimulationSettings settings_of(int players, int rounds) {
  SimulationSettings settings;
  settings.players = players;
  settings.rounds = rounds;
  return settings;
}

// Entries with a mark in a thousand of all.
double per_thousand(const Record& record, Mark mark) {
  double found = 0;
  double all = 0;
  for (const Player& player : record.players) {
    found += static_cast<double>(std::ranges::count(player.rounds, mark, &Entry::mark));
    all += static_cast<double>(player.rounds.size());
  }
  return 1000 * found / all;
}

TEST(Simulate, TheSameSeedGivesTheSameEvent) {
  SimulationSettings settings = settings_of(40, 7);
  const Record once = simulate(Dutch(), settings).record;
  EXPECT_EQ(once, simulate(Dutch(), settings).record);
  settings.seed = 2;
  EXPECT_NE(once.players, simulate(Dutch(), settings).record.players);
}

TEST(Simulate, NoCardContradictsAnother) {
  for (int players = 8; players <= 64; players *= 2) {
    SimulationSettings settings = settings_of(players, 6);
    settings.absences = settings.half_byes = settings.withdrawals = settings.late_entries = 80;
    settings.forfeits = 100;
    EXPECT_FALSE(contradiction_in(simulate(Dutch(), settings).record));
  }
}

TEST(Simulate, PlaysAllRoundsAndTellsEach) {
  int told = 0;
  const auto event = simulate(Dutch(), settings_of(30, 9),
                              [&](const RoundPlan& plan) { EXPECT_EQ(plan.round, ++told); });
  EXPECT_TRUE(event.end);
  EXPECT_EQ(told, 9);
  EXPECT_EQ(rounds_paired(event.record), 9);
  EXPECT_EQ(per_thousand(event.record, Mark::kUnfinished), 0);
}

TEST(Simulate, EndsWhereARoundCannotBePaired) {
  SimulationSettings settings = settings_of(4, 5);
  settings.absences = settings.half_byes = settings.withdrawals = settings.forfeits = 0;
  settings.late_entries = 0;
  const auto event = simulate(Dutch(), settings);
  ASSERT_FALSE(event.end);
  EXPECT_EQ(event.end.error().kind, PairingFault::Kind::kNoLegalPairing);
  EXPECT_LE(rounds_paired(event.record), 3);
}

TEST(Simulate, ByesAndForfeitsComeAsOftenAsAsked) {
  SimulationSettings settings = settings_of(1000, 9);
  settings.withdrawals = 0;
  settings.late_entries = 0;
  settings.absences = 40;
  settings.half_byes = 30;
  settings.forfeits = 60;
  const Record record = simulate(Dutch(), settings).record;
  EXPECT_NEAR(per_thousand(record, Mark::kAbsent), 40, 8);
  EXPECT_NEAR(per_thousand(record, Mark::kHalfBye), 30 * 8.0 / 9, 8);
  EXPECT_NEAR(per_thousand(record, Mark::kForfeitWin), 60 * 0.93 / 2, 8);
}

TEST(Simulate, NobodyAsksForAHalfPointByeInTheLastRound) {
  SimulationSettings settings = settings_of(200, 3);
  settings.half_byes = 300;
  const Record record = simulate(Dutch(), settings).record;
  for (const Player& player : record.players) {
    EXPECT_NE(entry_of(player, 3).mark, Mark::kHalfBye) << player.name;
  }
}

TEST(Simulate, LateEntriesAndWithdrawalsComeAsOftenAsAsked) {
  SimulationSettings settings = settings_of(2000, 5);
  settings.late_entries = 100;
  const Record field = simulated_field(settings);
  EXPECT_NEAR(static_cast<double>(std::ranges::count_if(
                  field.players, [](const Player& player) { return !player.rounds.empty(); })),
              200, 40);
  settings = settings_of(400, 6);
  settings.withdrawals = 50;
  const Record record = simulate(Dutch(), settings).record;
  // Five rounds, in each a twentieth of those still there: 1 - 0.95^5 of all, less what comes late.
  EXPECT_NEAR(static_cast<double>(std::ranges::count(record.players, true, &Player::withdrawn)), 90,
              30);
}

TEST(Simulate, RatingsFallFromTheHighestToTheLowest) {
  SimulationSettings settings = settings_of(50, 5);
  settings.lowest_rating = 1000;
  settings.highest_rating = 2000;
  const Record record = simulated_field(settings);
  EXPECT_EQ(record.players.front().rating, 2000);
  EXPECT_EQ(record.players.back().rating, 1000);
  EXPECT_TRUE(std::ranges::is_sorted(record.players, std::ranges::greater{}, &Player::rating));
}

TEST(Simulate, TheStrongerOnesScoreMore) {
  SimulationSettings settings = settings_of(60, 9);
  const Record record = simulate(Dutch(), settings).record;
  Points upper;
  Points lower;
  for (int number = 1; number <= 60; ++number) {
    (number <= 30 ? upper : lower) += score_after(record, player_number(number), 9);
  }
  EXPECT_GT(upper, lower + whole_points(20));
}

}  // namespace
}  // namespace tournament
