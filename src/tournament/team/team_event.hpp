// Competitions of teams (T7): who sits where, what the boards bring, and the Record of the teams,
// which every pairing system and tie-break works on. Plain values; any thread may use them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tournament/points.hpp"
#include "tournament/record.hpp"
#include "tournament/scoring.hpp"
#include "tournament/tiebreak/ledger.hpp"

namespace tournament {

enum class TeamForm : std::uint8_t {
  kFixedBoards,  // member n plays on board n
  kReserves,     // any members, but in the order of the list
  kAllPlayAll,   // every member meets every member of the other team
};

// In order of the list, which stands for the whole event.
struct Team {
  std::string name;
  std::string federation;
  std::vector<std::string> members;
  int rating = 0;
  int fouls = 0;
  int warnings = 0;
  bool withdrawn = false;
  friend bool operator==(const Team&, const Team&) = default;
};

// Places in the list, 1 upwards, by boards.
using Lineup = std::vector<int>;

struct LineupFault {
  enum class Kind : std::uint8_t {
    kCount,     // as many as there are boards
    kMember,    // nobody has that place in the list
    kRepeated,  // sits at two boards
    kFixed,     // sits at another board than his own
    kReversed,  // sits below somebody who comes after him in the list
  };
  Kind kind{};
  int board = 0;  // 1 upwards; 0: the line-up as a whole
  friend bool operator==(const LineupFault&, const LineupFault&) = default;
};
// The first fault from the top board down.
std::optional<LineupFault> fault_in(const Team& team, TeamForm form, int boards,
                                    const Lineup& lineup);

// Who moves first on a board, 1 upwards: the team listed first has the odd boards.
Color color_of_first_team(int board);

// One game of a match. The marks are those of the two players, that of the team listed first first.
struct BoardGame {
  int first_member = 0;  // places in the lists
  int second_member = 0;
  Color first_color = Color::kFirst;  // of the player of the team listed first
  Mark first = Mark::kUnfinished;
  Mark second = Mark::kUnfinished;
  friend bool operator==(const BoardGame&, const BoardGame&) = default;
};

// The empty games of a match: one a board, or, where all play all, as many rounds of games as there
// are boards. Needs line-ups without faults.
std::vector<BoardGame> board_games(TeamForm form, const Lineup& first, const Lineup& second);

// What two teams, or one, had in a round. Without games it is not played yet.
struct TeamMatch {
  int round = 1;
  PlayerNumber first = kNobody;   // listed first
  PlayerNumber second = kNobody;  // nobody: a bye or absence
  Mark unpaired = Mark::kAbsent;  // what that was
  std::vector<BoardGame> games;
  friend bool operator==(const TeamMatch&, const TeamMatch&) = default;
};

struct TeamEvent {
  std::string name;
  int rounds = 0;  // announced; 0: not known
  TeamForm form = TeamForm::kFixedBoards;
  int boards = 4;
  Scoring game_scoring = fide_scoring();        // board points
  Scoring match_scoring = two_point_scoring();  // match points
  // Board points of the bye of an odd field; nothing: as a draw on every board.
  std::optional<Points> bye_boards;
  std::vector<Team> teams;
  std::vector<TeamMatch> matches;
};

// Games that a match has.
int games_of_match(const TeamEvent& event);
// Board points of the two.
struct MatchPoints {
  Points first;
  Points second;
  friend bool operator==(const MatchPoints&, const MatchPoints&) = default;
};
MatchPoints board_points(const TeamEvent& event, const TeamMatch& match);

// The teams as players: a match is a game that was won by more board points. Not finished while one
// of its games is not; by forfeit if no game was played. Needs matches of known teams, each at most
// once a round.
Record team_record(const TeamEvent& event);
// What the boards brought, for the same rounds.
BoardSheets board_sheets(const TeamEvent& event);

}  // namespace tournament
