#include "tournament/team/team_event.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "tournament/points.hpp"
#include "tournament/record.hpp"
#include "tournament/tiebreak/ledger.hpp"

namespace tournament {
namespace {

bool is_win(Mark mark) {
  return mark == Mark::kWin || mark == Mark::kUnratedWin || mark == Mark::kForfeitWin;
}

Points worth(const TeamEvent& event, Mark mark, Color color) {
  return points_of(event.game_scoring,
                   {.mark = mark, .opponent = player_number(1), .color = color});
}

struct Marks {
  Mark first;
  Mark second;
};

// What the match is on the cards of the two teams.
Marks marks_of(const TeamEvent& event, const TeamMatch& match) {
  const auto unfinished = [](const BoardGame& game) { return game.first == Mark::kUnfinished; };
  if (match.games.empty() || std::ranges::any_of(match.games, unfinished)) {
    return {Mark::kUnfinished, Mark::kUnfinished};
  }
  const auto [first, second] = board_points(event, match);
  const bool played = std::ranges::any_of(
      match.games, [](const BoardGame& game) { return was_played(game.first); });
  if (first == second) {
    return played ? Marks{Mark::kDraw, Mark::kDraw} : Marks{Mark::kForfeitLoss, Mark::kForfeitLoss};
  }
  const Mark won = played ? Mark::kWin : Mark::kForfeitWin;
  const Mark lost = played ? Mark::kLoss : Mark::kForfeitLoss;
  return first > second ? Marks{won, lost} : Marks{lost, won};
}

// What stands for the boards of a round without an opponent.
Points unpaired_points(const TeamEvent& event, Mark mark) {
  const Points drawn = event.game_scoring.draw_first * games_of_match(event);
  switch (mark) {
    case Mark::kFullBye:
      return event.game_scoring.win * games_of_match(event);
    case Mark::kPairingBye:
      return event.bye_boards.value_or(drawn);
    case Mark::kHalfBye:
      return drawn;
    default:
      return {};
  }
}

// The sheet of one team of a match.
BoardSheet sheet_of(const TeamEvent& event, const TeamMatch& match, bool first) {
  BoardSheet sheet{.points = {}};
  for (const BoardGame& game : match.games) {
    const Mark mark = first ? game.first : game.second;
    const Color color = first ? game.first_color : !game.first_color;
    const bool second_game = was_played(mark) && color == Color::kSecond;
    sheet.points += worth(event, mark, color);
    sheet.wins += static_cast<int>(is_win(mark));
    sheet.second_games += static_cast<int>(second_game);
    sheet.second_wins += static_cast<int>(second_game && is_win(mark));
  }
  return sheet;
}

template <class T>
T& cell(std::vector<T>& rounds, int round) {
  const auto at = static_cast<std::size_t>(round);
  if (rounds.size() < at) {
    rounds.resize(at);
  }
  return rounds[at - 1];
}

Player player_of(const Team& team) {
  Player player;
  player.name = team.name;
  player.federation = team.federation;
  player.rating = team.rating;
  player.fouls = team.fouls;
  player.warnings = team.warnings;
  player.withdrawn = team.withdrawn;
  return player;
}

}  // namespace

int games_of_match(const TeamEvent& event) {
  return event.form == TeamForm::kAllPlayAll ? event.boards * event.boards : event.boards;
}

MatchPoints board_points(const TeamEvent& event, const TeamMatch& match) {
  return {.first = sheet_of(event, match, true).points,
          .second = sheet_of(event, match, false).points};
}

Record team_record(const TeamEvent& event) {
  Record record;
  record.name = event.name;
  record.rounds = event.rounds;
  record.scoring = event.match_scoring;
  for (const Team& team : event.teams) {
    record.players.push_back(player_of(team));
  }
  for (const TeamMatch& match : event.matches) {
    Entry& first = cell(record.player(match.first).rounds, match.round);
    if (match.second == kNobody) {
      first = {.mark = match.unpaired};
      continue;
    }
    const Marks marks = marks_of(event, match);
    first = {.mark = marks.first, .opponent = match.second, .color = Color::kFirst};
    cell(record.player(match.second).rounds, match.round) = {
        .mark = marks.second, .opponent = match.first, .color = Color::kSecond};
  }
  return record;
}

BoardSheets board_sheets(const TeamEvent& event) {
  BoardSheets sheets(event.teams.size());
  const auto of_team = [&sheets](PlayerNumber team) -> std::vector<BoardSheet>& {
    return sheets[static_cast<std::size_t>(to_int(team)) - 1];
  };
  for (const TeamMatch& match : event.matches) {
    BoardSheet& first = cell(of_team(match.first), match.round);
    if (match.second == kNobody) {
      first.points = unpaired_points(event, match.unpaired);
      continue;
    }
    first = sheet_of(event, match, true);
    cell(of_team(match.second), match.round) = sheet_of(event, match, false);
  }
  return sheets;
}

}  // namespace tournament
