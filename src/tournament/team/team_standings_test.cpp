#include "tournament/team/team_standings.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "tournament/points.hpp"
#include "tournament/record.hpp"
#include "tournament/team/team_event.hpp"
#include "tournament/tiebreak/criterion.hpp"
#include "tournament/tiebreak/standings.hpp"
#include "tournament/tiebreak/value.hpp"

namespace tournament {
namespace {

TeamMatch match(int round, int first, int second, std::string_view results) {
  TeamMatch match{
      .round = round, .first = player_number(first), .second = player_number(second), .games = {}};
  int board = 0;
  for (const char result : results) {
    ++board;
    const bool won = result == '1';
    const bool drawn = result == '=';
    match.games.push_back({.first_member = board,
                           .second_member = board,
                           .first_color = color_of_first_team(board),
                           .first = won ? Mark::kWin : (drawn ? Mark::kDraw : Mark::kLoss),
                           .second = won ? Mark::kLoss : (drawn ? Mark::kDraw : Mark::kWin)});
  }
  return match;
}

TeamEvent event_of(std::vector<TeamMatch> matches, int teams) {
  TeamEvent event;
  event.boards = 2;
  event.teams.resize(static_cast<std::size_t>(teams));
  event.matches = std::move(matches);
  return event;
}

std::string ranks(const std::vector<StandingRow>& rows) {
  std::string text;
  for (const StandingRow& row : rows) {
    text += text.empty() ? "" : " ";
    text += std::to_string(row.rank) + ":" + std::to_string(to_int(row.player));
  }
  return text;
}

std::string codes(const RankingOrder& order) {
  std::string text;
  for (const Criterion& criterion : order.criteria) {
    text += write_criterion(criterion) + " ";
  }
  return text;
}

TEST(TeamStandings, TheOrdersAreThoseOfTheRules) {
  EXPECT_EQ(codes(team_order(TeamOrder::kRoundRobin)), "GPTS WIN GWON DWIN FOUL GBWG GBPG ");
  EXPECT_EQ(codes(team_order(TeamOrder::kSwiss)), "OPP GPTS WIN GWON FOUL PREV ");
  EXPECT_TRUE(team_order(TeamOrder::kSwiss).warned_last);
}

TEST(TeamStandings, InARoundRobinBoardPointsDivideEqualMatchPoints) {
  // Each won one match; 3 won by two boards.
  const TeamEvent event =
      event_of({match(1, 1, 2, "1="), match(2, 2, 3, "1="), match(3, 3, 1, "11")}, 3);
  const auto rows = team_standings(event, TeamOrder::kRoundRobin);
  EXPECT_EQ(ranks(rows), "1:3 2:2 3:1");
  EXPECT_EQ(write_value(*rows[0].values[0]), "2.5");
  EXPECT_EQ(write_value(*rows[1].values[0]), "2.0");
}

TEST(TeamStandings, WinsAsSecondMoverDivideWhatAllElseLeavesLevel) {
  // A drawn match: the team listed second won on board 1, as second mover; the other on board 2, as
  // second mover too. On the boards that follow first movers win.
  const TeamEvent even = event_of({match(1, 1, 2, "01")}, 2);
  EXPECT_EQ(ranks(team_standings(even, TeamOrder::kRoundRobin)), "1:1 1:2");
  const TeamEvent event = event_of({match(1, 1, 2, "0=1")}, 2);
  EXPECT_EQ(ranks(team_standings(event, TeamOrder::kRoundRobin)), "1:2 2:1");
}

TEST(TeamStandings, InASwissTheOpponentsMatchPointsComeFirst) {
  const TeamEvent event = event_of(
      {match(1, 1, 2, "11"), match(1, 3, 4, "1="), match(2, 3, 1, "11"), match(2, 2, 4, "=1")}, 4);
  // 1 and 2 have two match points; 1 met 2 (2) and 3 (4), 2 met 1 (2) and 4 (0).
  EXPECT_EQ(ranks(team_standings(event, TeamOrder::kSwiss)), "1:3 2:1 3:2 4:4");
}

TEST(TeamStandings, FewerFoulsAndNoWarningRankHigher) {
  TeamEvent event = event_of({match(1, 1, 2, "==")}, 2);
  event.teams[0].fouls = 1;
  EXPECT_EQ(ranks(team_standings(event, TeamOrder::kSwiss)), "1:2 2:1");
  event.teams[1].warnings = 1;
  EXPECT_EQ(ranks(team_standings(event, TeamOrder::kSwiss)), "1:1 2:2");
}

std::vector<StandingRow> six_in_order() {
  std::vector<StandingRow> rows;
  for (int rank = 1; rank <= 6; ++rank) {
    rows.push_back({.rank = rank, .player = player_number(rank), .points = whole_points(7 - rank)});
  }
  return rows;
}

MemberTeam members(const std::vector<int>& numbers) {
  MemberTeam team;
  for (const int number : numbers) {
    team.members.push_back(player_number(number));
  }
  return team;
}

TEST(MemberTeams, TheLowerSumOfRanksIsBetter) {
  const std::vector<MemberTeam> teams = {members({2, 3}), members({1, 5}), members({4, 6})};
  const auto standing = standing_by_ranks(six_in_order(), teams, 2);
  ASSERT_EQ(standing.size(), 3U);
  EXPECT_EQ(standing[0].team, 1);
  EXPECT_EQ(standing[0].rank_sum, 5);
  EXPECT_EQ(standing[0].points, whole_points(9));
  EXPECT_EQ(standing[1].team, 2);
  EXPECT_EQ(standing[2].rank, 3);
}

TEST(MemberTeams, TheBestSingleRankDividesEqualSums) {
  const std::vector<MemberTeam> teams = {members({3, 4}), members({2, 5}), members({1, 6})};
  const auto standing = standing_by_ranks(six_in_order(), teams, 2);
  EXPECT_EQ(standing[0].team, 3);
  EXPECT_EQ(standing[1].team, 2);
  EXPECT_EQ(standing[2].team, 1);
}

TEST(MemberTeams, OnlyTheBestCountAndTheMissingAreLast) {
  const std::vector<MemberTeam> teams = {members({1, 2, 6}), members({3})};
  const auto standing = standing_by_ranks(six_in_order(), teams, 2);
  EXPECT_EQ(standing[0].rank_sum, 3);
  EXPECT_EQ(standing[0].counted.size(), 2U);
  EXPECT_EQ(standing[1].rank_sum, 3 + 7);
}

TEST(MemberTeams, ThoseWhomNothingDividesShareTheRank) {
  auto rows = six_in_order();
  rows[1].rank = 1;
  const std::vector<MemberTeam> teams = {members({1}), members({2}), members({3})};
  const auto standing = standing_by_ranks(rows, teams, 1);
  EXPECT_EQ(standing[0].rank, 1);
  EXPECT_EQ(standing[1].rank, 1);
  EXPECT_EQ(standing[2].rank, 3);
}

}  // namespace
}  // namespace tournament
