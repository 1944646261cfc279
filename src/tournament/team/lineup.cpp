// Who sits where (T7).
#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

#include "tournament/record.hpp"
#include "tournament/team/team_event.hpp"

namespace tournament {
namespace {

std::optional<LineupFault::Kind> fault_at(const Team& team, TeamForm form, const Lineup& lineup,
                                          std::size_t board) {
  using Kind = LineupFault::Kind;
  const int member = lineup[board];
  if (member < 1 || static_cast<std::size_t>(member) > team.members.size()) {
    return Kind::kMember;
  }
  const auto end = lineup.begin() + static_cast<std::ptrdiff_t>(board);
  if (std::find(lineup.begin(), end, member) != end) {
    return Kind::kRepeated;
  }
  if (form == TeamForm::kFixedBoards && member != static_cast<int>(board) + 1) {
    return Kind::kFixed;
  }
  const bool reversed = board > 0 && lineup[board - 1] > member;
  return form == TeamForm::kReserves && reversed ? std::optional(Kind::kReversed) : std::nullopt;
}

}  // namespace

std::optional<LineupFault> fault_in(const Team& team, TeamForm form, int boards,
                                    const Lineup& lineup) {
  if (lineup.size() != static_cast<std::size_t>(boards)) {
    return LineupFault{LineupFault::Kind::kCount};
  }
  for (std::size_t board = 0; board < lineup.size(); ++board) {
    if (const auto kind = fault_at(team, form, lineup, board)) {
      return LineupFault{*kind, static_cast<int>(board) + 1};
    }
  }
  return std::nullopt;
}

Color color_of_first_team(int board) { return board % 2 == 1 ? Color::kFirst : Color::kSecond; }

std::vector<BoardGame> board_games(TeamForm form, const Lineup& first, const Lineup& second) {
  std::vector<BoardGame> games;
  const std::size_t boards = std::min(first.size(), second.size());
  const std::size_t rounds = form == TeamForm::kAllPlayAll ? boards : 1;
  for (std::size_t round = 0; round < rounds; ++round) {
    for (std::size_t board = 0; board < boards; ++board) {
      // Where all play all, colors change from round to round for a whole team: changing from board
      // to board as well would give every member of one team the same color throughout.
      const auto turn = static_cast<int>(rounds > 1 ? round : board) + 1;
      games.push_back({.first_member = first[board],
                       .second_member = second[(board + round) % boards],
                       .first_color = color_of_first_team(turn)});
    }
  }
  return games;
}

}  // namespace tournament
