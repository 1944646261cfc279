#include "tournament/pairing/round_robin.hpp"

#include <cstddef>
#include <vector>

#include <gtest/gtest.h>

#include "tournament/pairing/berger.hpp"
#include "tournament/plan.hpp"
#include "tournament/record.hpp"

namespace tournament {
namespace {

Record field(int players) {
  Record record;
  record.players.resize(static_cast<std::size_t>(players));
  return record;
}

// Pairs the next round and lets every first mover win.
void play_round(Record& record, const RoundRobin& system) {
  const auto plan = system.next_round(record);
  ASSERT_TRUE(plan.has_value());
  apply_plan(record, *plan);
  for (const Pairing& board : plan->boards) {
    record.player(board.first).rounds.back().mark = Mark::kWin;
    record.player(board.second).rounds.back().mark = Mark::kLoss;
  }
}

TEST(T2, RoundsFollowTheScheduleUntilItIsThrough) {
  for (const Cycles cycles : {Cycles::kSingle, Cycles::kDouble}) {
    const RoundRobin system(cycles);
    Record record = field(5);
    const auto schedule = system.schedule(record);
    for (const RoundPlan& round : schedule) {
      const auto plan = system.next_round(record);
      ASSERT_TRUE(plan.has_value());
      EXPECT_EQ(plan->boards, round.boards);
      EXPECT_FALSE(plan->bye.has_value());
      EXPECT_EQ(plan->notes.front().kind, NoteKind::kFree);
      play_round(record, system);
    }
    const auto after = system.next_round(record);
    ASSERT_FALSE(after.has_value());
    EXPECT_EQ(after.error().kind, PairingFault::Kind::kRoundsOver);
    EXPECT_EQ(after.error().number, static_cast<int>(schedule.size()));
  }
}

TEST(T2, AFieldOfOneCannotBePaired) {
  const auto plan = RoundRobin(Cycles::kSingle).next_round(field(1));
  ASSERT_FALSE(plan.has_value());
  EXPECT_EQ(plan.error().kind, PairingFault::Kind::kTooFewPlayers);
}

TEST(T2, SeedsAreSpreadOverTheGroupsToAndFro) {
  Record record = field(10);
  spread_groups(record, 3);
  std::vector<int> groups;
  groups.reserve(record.players.size());
  for (const Player& player : record.players) groups.push_back(player.group);
  EXPECT_EQ(groups, (std::vector<int>{1, 2, 3, 3, 2, 1, 1, 2, 3, 3}));
}

TEST(T2, EachGroupPlaysItsOwnTableAndSmallOnesAreThroughEarlier) {
  Record record = field(10);
  spread_groups(record, 3);  // 1 6 7 | 2 5 8 | 3 4 9 10
  const auto schedule = RoundRobin(Cycles::kSingle).schedule(record);
  ASSERT_EQ(schedule.size(), 3U);
  const auto pair = [](int first, int second) {
    return Pairing{player_number(first), player_number(second)};
  };
  EXPECT_EQ(schedule[0].boards,
            (std::vector<Pairing>{pair(6, 7), pair(5, 8), pair(3, 10), pair(4, 9)}));
  EXPECT_EQ(schedule[0].notes.size(), 2U);
  record.players.resize(7);  // 1 6 7 | 2 5 | 3 4
  EXPECT_EQ(RoundRobin(Cycles::kSingle).schedule(record)[1].boards.size(), 1U);
}

TEST(T2, RoundsOfAnotherTableAreRefused) {
  Record record = field(4);
  play_round(record, RoundRobin(Cycles::kSingle));
  for (Player& player : record.players) player.rounds.push_back(player.rounds.front());
  record.player(player_number(3)).rounds.back() = {};
  record.player(player_number(2)).rounds.back() = {};
  // 1-4 has been played twice; the third round of the table follows and is not hurt by it.
  EXPECT_TRUE(RoundRobin(Cycles::kSingle).next_round(record).has_value());
  record.player(player_number(2)).rounds.back() = {Mark::kWin, player_number(4), Color::kFirst};
  record.player(player_number(4)).rounds.back() = {Mark::kLoss, player_number(2), Color::kSecond};
  record.player(player_number(1)).rounds.back() = {};
  const auto plan = RoundRobin(Cycles::kSingle).next_round(record);
  ASSERT_FALSE(plan.has_value());
  EXPECT_EQ(plan.error().kind, PairingFault::Kind::kNotThisSystem);
}

TEST(T2, WithdrawnBeforeHalfOfTheGamesAllAreCancelled) {
  const RoundRobin system(Cycles::kSingle);
  Record record = field(6);
  play_round(record, system);
  play_round(record, system);
  record.player(player_number(2)).withdrawn = true;  // two of five
  play_round(record, system);
  const Record settled = system.settled(record);
  for (const Player& player : settled.players) {
    for (const Entry& entry : player.rounds) EXPECT_NE(entry.opponent, player_number(2));
  }
  for (const Entry& entry : settled.player(player_number(2)).rounds) EXPECT_EQ(entry, Entry{});
  EXPECT_FALSE(contradiction_in(settled).has_value());
}

TEST(T2, WithdrawnLaterGamesStayAndTheRestIsForfeited) {
  const RoundRobin system(Cycles::kSingle);
  Record record = field(6);
  for (int round = 1; round <= 3; ++round) play_round(record, system);
  record.player(player_number(2)).withdrawn = true;  // three of five
  play_round(record, system);
  play_round(record, system);
  const Record settled = system.settled(record);
  for (int round = 1; round <= 3; ++round) {
    EXPECT_EQ(entry_of(settled.player(player_number(2)), round),
              entry_of(record.player(player_number(2)), round));
  }
  EXPECT_EQ(entry_of(settled.player(player_number(2)), 4).mark, Mark::kForfeitLoss);
  EXPECT_EQ(entry_of(settled.player(player_number(3)), 4).mark, Mark::kForfeitWin);
  EXPECT_EQ(entry_of(settled.player(player_number(4)), 5),
            (Entry{Mark::kForfeitWin, player_number(2), Color::kFirst}));
  EXPECT_FALSE(contradiction_in(settled).has_value());
}

}  // namespace
}  // namespace tournament
