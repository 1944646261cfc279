#include "tournament/checker.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "support/tournament_cards.hpp"
#include "tournament/pairing/dutch.hpp"
#include "tournament/plan.hpp"
#include "tournament/record.hpp"
#include "tournament/simulate.hpp"

namespace tournament {
namespace {

using support::cards;

Pairing pairing(int first, int second) { return {player_number(first), player_number(second)}; }

Record simulated() {
  SimulationSettings settings;
  settings.players = 21;
  settings.rounds = 7;
  settings.seed = 3;
  settings.absences = 50;
  settings.half_byes = 50;
  settings.forfeits = 50;
  return simulate(Dutch(), settings).record;
}

TEST(Checker, ReadsBoardsAndTheByeFromTheCards) {
  const Record record = cards({"2b1 -", "1w0 3b+", "U 2w-", "H -"});
  EXPECT_EQ(round_on_cards(record, 1).boards, (std::vector{pairing(2, 1)}));
  EXPECT_EQ(round_on_cards(record, 1).bye, player_number(3));
  EXPECT_EQ(round_on_cards(record, 2).boards, (std::vector{pairing(3, 2)}));
  EXPECT_FALSE(round_on_cards(record, 2).bye);
}

TEST(Checker, TheOrderOfBoardsDoesNotMatterButColorsDo) {
  const RoundPlan plan{
      .round = 1, .boards = {pairing(1, 2), pairing(3, 4)}, .bye = {}, .notes = {}};
  RoundPlan other = plan;
  std::ranges::reverse(other.boards);
  EXPECT_TRUE(same_pairings(plan, other));
  std::swap(other.boards[0].first, other.boards[0].second);
  EXPECT_FALSE(same_pairings(plan, other));
  other = plan;
  other.bye = player_number(5);
  EXPECT_FALSE(same_pairings(plan, other));
  other = plan;
  other.boards.pop_back();
  EXPECT_FALSE(same_pairings(plan, other));
}

TEST(Checker, FindsNothingInWhatTheSystemPaired) {
  const Record record = simulated();
  ASSERT_EQ(rounds_paired(record), 7);
  for (int round = 1; round <= 7; ++round) {
    EXPECT_FALSE(check_round(Dutch(), record, round)) << round;
  }
}

// Which round is the last matters for topscorers; without an announcement it is the last one there.
TEST(Checker, TakesTheLastRoundOnTheCardsForTheLastOne) {
  Record record = simulated();
  record.rounds = 0;
  EXPECT_FALSE(check_round(Dutch(), record, 7));
}

TEST(Checker, FindsTurnedColors) {
  Record record = simulated();
  const Pairing board = round_on_cards(record, 4).boards.front();
  std::swap(record.player(board.first).rounds[3].color,
            record.player(board.second).rounds[3].color);
  const auto difference = check_round(Dutch(), record, 4);
  ASSERT_TRUE(difference);
  EXPECT_EQ(difference->round, 4);
  ASSERT_TRUE(difference->planned);
  EXPECT_EQ(difference->planned->boards.size(), difference->on_cards.size());
  EXPECT_TRUE(
      std::ranges::count(difference->on_cards, pairing(to_int(board.second), to_int(board.first))));
  EXPECT_TRUE(std::ranges::count(difference->planned->boards, board));
  EXPECT_FALSE(check_round(Dutch(), record, 3));
}

// Round 1 of four players is 1-3, 4-2; the cards have 1-4, 3-2.
TEST(Checker, FindsOtherOpponents) {
  Record record = cards({"4w1", "3b0", "2w1", "1b0"});
  record.initial_color = Color::kFirst;
  const auto difference = check_round(Dutch(), record, 1);
  ASSERT_TRUE(difference);
  EXPECT_EQ(difference->on_cards, (std::vector{pairing(1, 4), pairing(3, 2)}));
  ASSERT_TRUE(difference->planned);
  EXPECT_EQ(difference->planned->boards, (std::vector{pairing(1, 3), pairing(4, 2)}));
}

// 1 and 2 have met, and there is nobody else.
TEST(Checker, FindsAPairingWhereTheSystemHasNone) {
  const Record record = cards({"2w1 2b1", "1b0 1w0"});
  const auto difference = check_round(Dutch(), record, 2);
  ASSERT_TRUE(difference);
  ASSERT_FALSE(difference->planned);
  EXPECT_EQ(difference->planned.error().kind, PairingFault::Kind::kNoLegalPairing);
}

}  // namespace
}  // namespace tournament
