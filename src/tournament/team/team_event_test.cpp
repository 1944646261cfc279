#include "tournament/team/team_event.hpp"

#include <cstddef>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "tournament/points.hpp"
#include "tournament/record.hpp"
#include "tournament/scoring.hpp"
#include "tournament/tiebreak/ledger.hpp"

namespace tournament {
namespace {

Team team_of(int members) {
  Team team;
  team.members.resize(static_cast<std::size_t>(members));
  return team;
}

// Results of the team listed first, from the top board down: `1`, `=`, `0`, `+`, `-`, `*`.
TeamMatch match(int round, int first, int second, std::string_view results) {
  TeamMatch match{
      .round = round, .first = player_number(first), .second = player_number(second), .games = {}};
  int board = 0;
  for (const char result : results) {
    ++board;
    BoardGame game{
        .first_member = board, .second_member = board, .first_color = color_of_first_team(board)};
    game.first = result == '1'   ? Mark::kWin
                 : result == '=' ? Mark::kDraw
                 : result == '0' ? Mark::kLoss
                 : result == '+' ? Mark::kForfeitWin
                 : result == '-' ? Mark::kForfeitLoss
                                 : Mark::kUnfinished;
    game.second = result == '1'   ? Mark::kLoss
                  : result == '0' ? Mark::kWin
                  : result == '+' ? Mark::kForfeitLoss
                  : result == '-' ? Mark::kForfeitWin
                                  : game.first;
    match.games.push_back(game);
  }
  return match;
}

TeamEvent event_of(std::vector<TeamMatch> matches, int teams = 4) {
  TeamEvent event;
  event.teams.resize(static_cast<std::size_t>(teams));
  event.matches = std::move(matches);
  return event;
}

using Kind = LineupFault::Kind;

TEST(Lineup, OnFixedBoardsEverybodyHasHisOwn) {
  EXPECT_FALSE(fault_in(team_of(4), TeamForm::kFixedBoards, 4, {1, 2, 3, 4}));
  EXPECT_EQ(fault_in(team_of(4), TeamForm::kFixedBoards, 4, {1, 3, 2, 4}),
            (LineupFault{Kind::kFixed, 2}));
  EXPECT_EQ(fault_in(team_of(4), TeamForm::kFixedBoards, 4, {1, 2, 3}),
            (LineupFault{Kind::kCount}));
}

TEST(Lineup, WithReservesTheOrderOfTheListStays) {
  EXPECT_FALSE(fault_in(team_of(6), TeamForm::kReserves, 4, {1, 3, 4, 6}));
  EXPECT_EQ(fault_in(team_of(6), TeamForm::kReserves, 4, {1, 5, 4, 6}),
            (LineupFault{Kind::kReversed, 3}));
  EXPECT_EQ(fault_in(team_of(6), TeamForm::kReserves, 4, {1, 2, 2, 6}),
            (LineupFault{Kind::kRepeated, 3}));
  EXPECT_EQ(fault_in(team_of(6), TeamForm::kReserves, 4, {1, 2, 3, 7}),
            (LineupFault{Kind::kMember, 4}));
}

TEST(Lineup, TheTeamListedFirstMovesFirstOnOddBoards) {
  const auto games = board_games(TeamForm::kReserves, {1, 2, 4}, {1, 3, 4});
  ASSERT_EQ(games.size(), 3U);
  EXPECT_EQ(games[0].first_color, Color::kFirst);
  EXPECT_EQ(games[1].first_color, Color::kSecond);
  EXPECT_EQ(games[2].first_color, Color::kFirst);
  EXPECT_EQ(games[1].first_member, 2);
  EXPECT_EQ(games[1].second_member, 3);
}

TEST(Lineup, AllPlayAllMeetsEverybodyOnceWithBalancedColors) {
  const auto games = board_games(TeamForm::kAllPlayAll, {1, 2, 3, 4}, {1, 2, 3, 4});
  std::set<std::pair<int, int>> pairs;
  std::vector<int> firsts(5);
  std::vector<int> seconds(5);
  for (const BoardGame& game : games) {
    pairs.emplace(game.first_member, game.second_member);
    ++(game.first_color == Color::kFirst ? firsts
                                         : seconds)[static_cast<std::size_t>(game.second_member)];
  }
  EXPECT_EQ(games.size(), 16U);
  EXPECT_EQ(pairs.size(), 16U);
  EXPECT_EQ(firsts, (std::vector{0, 2, 2, 2, 2}));
  EXPECT_EQ(seconds, firsts);
}

TEST(TeamRecord, MoreBoardPointsWinTheMatch) {
  const Record record = team_record(
      event_of({match(1, 1, 2, "1=0="), match(1, 3, 4, "1==0"), match(2, 1, 3, "1===")}));
  EXPECT_EQ(entry_of(record.players[0], 1), (Entry{Mark::kDraw, player_number(2), Color::kFirst}));
  EXPECT_EQ(entry_of(record.players[0], 2), (Entry{Mark::kWin, player_number(3), Color::kFirst}));
  EXPECT_EQ(entry_of(record.players[2], 2), (Entry{Mark::kLoss, player_number(1), Color::kSecond}));
  EXPECT_EQ(score_after(record, player_number(1), 2), whole_points(3)) << "2/1/0";
  EXPECT_FALSE(contradiction_in(record));
}

TEST(TeamRecord, AMatchIsUnfinishedWhileAGameIs) {
  const Record record = team_record(event_of({match(1, 1, 2, "11*1"), match(1, 3, 4, "")}));
  EXPECT_EQ(record.players[0].rounds[0].mark, Mark::kUnfinished);
  EXPECT_EQ(record.players[3].rounds[0].mark, Mark::kUnfinished);
  EXPECT_FALSE(contradiction_in(record));
}

TEST(TeamRecord, AMatchWithoutAGamePlayedIsAForfeit) {
  const Record record = team_record(event_of({match(1, 1, 2, "----"), match(1, 3, 4, "+++1")}));
  EXPECT_EQ(record.players[0].rounds[0].mark, Mark::kForfeitLoss);
  EXPECT_EQ(record.players[1].rounds[0].mark, Mark::kForfeitWin);
  EXPECT_EQ(record.players[2].rounds[0].mark, Mark::kWin) << "one game was played";
  EXPECT_FALSE(contradiction_in(record));
}

TEST(TeamRecord, BothAwayBothLose) {
  TeamMatch away = match(1, 1, 2, "----");
  for (BoardGame& game : away.games) {
    game.second = Mark::kForfeitLoss;
  }
  const Record record = team_record(event_of({away}));
  EXPECT_EQ(record.players[0].rounds[0].mark, Mark::kForfeitLoss);
  EXPECT_EQ(record.players[1].rounds[0].mark, Mark::kForfeitLoss);
  EXPECT_FALSE(contradiction_in(record));
}

TEST(TeamRecord, AByeCountsAsADrawOnEveryBoardUnlessTheEventSaysMore) {
  TeamEvent event = event_of(
      {{.round = 1, .first = player_number(1), .unpaired = Mark::kPairingBye, .games = {}}});
  EXPECT_EQ(team_record(event).players[0].rounds[0].mark, Mark::kPairingBye);
  EXPECT_EQ(board_sheets(event)[0][0].points, whole_points(2));
  event.bye_boards = whole_points(3);
  EXPECT_EQ(board_sheets(event)[0][0].points, whole_points(3));
}

TEST(BoardSheets, CountWinsAndGamesAsSecondMover) {
  // Boards 2 and 4 are seconds of the team listed first.
  const BoardSheets sheets = board_sheets(event_of({match(1, 1, 2, "11=+")}));
  EXPECT_EQ(sheets[0][0],
            (BoardSheet{.points = half_points(7), .wins = 3, .second_wins = 1, .second_games = 1}));
  EXPECT_EQ(sheets[1][0],
            (BoardSheet{.points = half_points(1), .wins = 0, .second_wins = 0, .second_games = 2}));
}

TEST(BoardSheets, UnevenDrawsGiveTheSecondMoverMore) {
  TeamEvent event = event_of({match(1, 1, 2, "===")});
  event.game_scoring = uneven_draw_scoring();
  EXPECT_EQ(board_points(event, event.matches[0]), (MatchPoints{whole_points(4), whole_points(5)}));
}

}  // namespace
}  // namespace tournament
