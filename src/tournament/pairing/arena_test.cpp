#include "tournament/pairing/arena.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <random>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tournament/points.hpp"
#include "tournament/record.hpp"

namespace tournament {
namespace {

constexpr ArenaTime kHour = 3'600'000;

Arena arena_of(int players) {
  Arena arena({.start = 0, .duration = kHour});
  for (int i = 0; i < players; ++i) EXPECT_TRUE(arena.join(2000 - i, 0).has_value());
  return arena;
}

std::string text_of(const std::vector<ArenaPairing>& games) {
  std::string text;
  for (const ArenaPairing& game : games) {
    text += text.empty() ? "" : " ";
    text += std::to_string(to_int(game.first));
    text += '-';
    text += std::to_string(to_int(game.second));
  }
  return text;
}

int points_of_player(const Arena& arena, int player) {
  for (const ArenaStanding& row : arena.standings()) {
    if (to_int(row.player) == player) return row.points;
  }
  return -1;
}

// Player 1 wins, or not, game after game against whoever comes.
void play(Arena& arena, ArenaOutcome for_one, bool berserk = false, bool long_enough = true) {
  for (const ArenaPairing& game : arena.pair(0)) {
    const bool first = to_int(game.first) == 1;
    if (berserk) {
      EXPECT_TRUE(arena.berserk(game.game, player_number(1)).has_value());
    }
    const ArenaOutcome mirror = for_one == ArenaOutcome::kDraw  ? ArenaOutcome::kDraw
                                : for_one == ArenaOutcome::kWin ? ArenaOutcome::kLoss
                                                                : ArenaOutcome::kWin;
    EXPECT_TRUE(arena.finish(game.game, first ? for_one : mirror, long_enough, 0).has_value());
  }
}

TEST(T6, WhoIsFreeIsPairedByStandingAndAtOnceAgain) {
  Arena arena = arena_of(6);
  const auto games = arena.pair(0);
  EXPECT_EQ(text_of(games), "2-1 4-3 6-5");
  EXPECT_TRUE(arena.pair(1).empty());
  ASSERT_TRUE(arena.finish(games[0].game, ArenaOutcome::kWin, true, 2).has_value());
  ASSERT_TRUE(arena.finish(games[2].game, ArenaOutcome::kDraw, true, 2).has_value());
  // 2 leads, then 5 and 6 by rating, then 1; nobody meets his last opponent.
  EXPECT_EQ(text_of(arena.pair(2)), "5-2 1-6");
}

TEST(T6, TheLastOpponentComesAgainOnlyIfThereIsNoOther) {
  Arena arena = arena_of(2);
  play(arena, ArenaOutcome::kWin);
  EXPECT_EQ(arena.pair(0).size(), 1U);
}

TEST(T6, ColorsAreTakenInTurn) {
  Arena arena = arena_of(2);
  std::string colors;
  for (int game = 0; game < 6; ++game) {
    colors += text_of(arena.pair(0)) + " ";
    ASSERT_TRUE(
        arena.finish(ArenaGame{static_cast<unsigned>(game) + 1}, ArenaOutcome::kDraw, true, 0)
            .has_value());
  }
  EXPECT_EQ(colors, "2-1 1-2 2-1 1-2 2-1 1-2 ");
}

TEST(T6, AfterTwoWinsRunningResultsAreDoubledUntilOneIsNoWin) {
  Arena arena = arena_of(2);
  std::vector<int> points;
  for (const auto outcome : {ArenaOutcome::kWin, ArenaOutcome::kWin, ArenaOutcome::kWin,
                             ArenaOutcome::kDraw, ArenaOutcome::kDraw, ArenaOutcome::kWin}) {
    play(arena, outcome);
    points.push_back(points_of_player(arena, 1));
  }
  EXPECT_EQ(points, (std::vector<int>{2, 4, 8, 10, 11, 13}));
}

TEST(T6, BerserkAddsAPointToALongEnoughWin) {
  Arena arena = arena_of(2);
  play(arena, ArenaOutcome::kLoss, true);
  EXPECT_EQ(points_of_player(arena, 1), 0);
  play(arena, ArenaOutcome::kWin, true, false);
  EXPECT_EQ(points_of_player(arena, 1), 2);
  play(arena, ArenaOutcome::kWin, true);
  EXPECT_EQ(points_of_player(arena, 1), 5);
}

TEST(T6, BerserkIsGivenOnceAndOnlyWhereItIsAllowed) {
  Arena arena = arena_of(2);
  const auto game = arena.pair(0).front();
  EXPECT_EQ(arena.berserk(game.game, player_number(3)).error(), ArenaFault::kNoSuchPlayer);
  EXPECT_TRUE(arena.berserk(game.game, player_number(1)).has_value());
  EXPECT_EQ(arena.berserk(game.game, player_number(1)).error(), ArenaFault::kNoBerserk);
  Arena strict({.start = 0, .duration = kHour, .berserk_allowed = false});
  ASSERT_TRUE(strict.join(1, 0) && strict.join(2, 0));
  EXPECT_EQ(strict.berserk(strict.pair(0).front().game, player_number(1)).error(),
            ArenaFault::kNoBerserk);
}

TEST(T6, WhoPausesFinishesHisGameAndIsNotPaired) {
  Arena arena = arena_of(3);
  const auto game = arena.pair(0).front();
  ASSERT_TRUE(arena.pause(game.first, 1).has_value());
  ASSERT_TRUE(arena.finish(game.game, ArenaOutcome::kWin, true, 2).has_value());
  EXPECT_EQ(points_of_player(arena, to_int(game.first)), 2);
  EXPECT_EQ(arena.pair(2).size(), 1U);
  ASSERT_TRUE(arena.come_back(game.first, 3).has_value());
  EXPECT_TRUE(arena.pair(3).empty());  // nobody else is free
  EXPECT_EQ(arena.pause(player_number(9), 3).error(), ArenaFault::kNoSuchPlayer);
}

TEST(T6, AfterTheEndNobodyIsPairedAndNothingCounts) {
  Arena arena = arena_of(2);
  const auto game = arena.pair(kHour - 1).front();
  EXPECT_TRUE(arena.finish(game.game, ArenaOutcome::kWin, true, kHour).has_value());
  EXPECT_EQ(points_of_player(arena, to_int(game.first)), 0);
  EXPECT_TRUE(arena.pair(kHour).empty());
  EXPECT_EQ(arena.join(1500, kHour).error(), ArenaFault::kNotOpen);
  EXPECT_EQ(arena.finish(game.game, ArenaOutcome::kWin, true, 1).error(), ArenaFault::kNoSuchGame);
}

TEST(T6, BeforeTheStartPlayersJoinAndWait) {
  Arena arena({.start = 1000, .duration = kHour});
  ASSERT_TRUE(arena.join(1, 0) && arena.join(2, 0));
  EXPECT_TRUE(arena.pair(999).empty());
  EXPECT_EQ(arena.pair(1000).size(), 1U);
}

// A random hour: games end in any order, players come and go.
Arena random_arena(unsigned seed, int players) {
  std::mt19937 random(seed);
  Arena arena = arena_of(players);
  std::vector<ArenaPairing> open;
  for (ArenaTime now = 0; now < kHour; now += 10'000) {
    const auto fresh = arena.pair(now);
    open.insert(open.end(), fresh.begin(), fresh.end());
    for (int ends = 0; ends < 5 && !open.empty(); ++ends) {
      const std::size_t at = random() % open.size();
      const auto outcome = static_cast<ArenaOutcome>(random() % 3);
      EXPECT_TRUE(arena.finish(open[at].game, outcome, true, now).has_value());
      open.erase(open.begin() + static_cast<std::ptrdiff_t>(at));
    }
    const PlayerNumber who =
        player_number(static_cast<int>(random() % static_cast<unsigned>(players)) + 1);
    EXPECT_TRUE(
        (random() % 3 == 0 ? arena.pause(who, now) : arena.come_back(who, now)).has_value());
  }
  return arena;
}

TEST(T6, TheCardsOfAnArenaAgreeAndCountItsPoints) {
  const Arena arena = random_arena(1, 30);
  const Record record = arena.record();
  EXPECT_FALSE(contradiction_in(record).has_value());
  for (const ArenaStanding& row : arena.standings()) {
    const int rounds = static_cast<int>(record.player(row.player).rounds.size());
    EXPECT_EQ(score_after(record, row.player, rounds), whole_points(row.points));
  }
}

TEST(T6, NobodyMeetsHisLastOpponentWhileManyWait) {
  const Record record = random_arena(2, 40).record();
  int games = 0;
  int again = 0;
  for (const Player& player : record.players) {
    PlayerNumber last = kNobody;
    int balance = 0;
    for (const Entry& entry : player.rounds) {
      if (entry.opponent == kNobody) continue;
      ++games;
      again += entry.opponent == last ? 1 : 0;
      last = entry.opponent;
      balance += entry.color == Color::kFirst ? 1 : -1;
    }
    EXPECT_LE(std::abs(balance), 4);
  }
  EXPECT_GT(games, 500);
  EXPECT_LE(again * 50, games);
}

TEST(T6, TheSameEventsGiveTheSameArena) {
  EXPECT_EQ(random_arena(3, 20).standings(), random_arena(3, 20).standings());
  EXPECT_EQ(random_arena(3, 20).record(), random_arena(3, 20).record());
}

}  // namespace
}  // namespace tournament
