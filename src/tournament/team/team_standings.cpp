#include "tournament/team/team_standings.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <tuple>
#include <vector>

#include "tournament/team/team_event.hpp"
#include "tournament/tiebreak/criterion.hpp"
#include "tournament/tiebreak/ledger.hpp"
#include "tournament/tiebreak/standings.hpp"

namespace tournament {
namespace {

constexpr std::array kRoundRobinMeasures = {Measure::kBoardPoints,     Measure::kWins,
                                            Measure::kBoardWins,       Measure::kDirectWins,
                                            Measure::kFouls,           Measure::kBoardSecondWins,
                                            Measure::kBoardSecondGames};
constexpr std::array kSwissMeasures = {
    Measure::kOpponentsPoints, Measure::kBoardPoints, Measure::kWins,
    Measure::kBoardWins,       Measure::kFouls,       Measure::kPreviousRank};

RankingOrder order_of(std::span<const Measure> measures) {
  RankingOrder order{.warned_last = true};
  for (const Measure measure : measures) {
    order.criteria.push_back({.measure = measure});
  }
  return order;
}

// The rows of a team's members, the best first, as many as count.
std::vector<const StandingRow*> counted_rows(std::span<const StandingRow> rows,
                                             const MemberTeam& team, int counted) {
  std::vector<const StandingRow*> own;
  for (const StandingRow& row : rows) {
    if (std::ranges::find(team.members, row.player) != team.members.end()) {
      own.push_back(&row);
    }
  }
  if (own.size() > static_cast<std::size_t>(counted)) {
    own.resize(static_cast<std::size_t>(counted));
  }
  return own;
}

MemberTeamRow member_row(std::span<const StandingRow> rows, const MemberTeam& team, int number,
                         int counted) {
  const int below = static_cast<int>(rows.size()) + 1;
  const auto own = counted_rows(rows, team, counted);
  MemberTeamRow row;
  row.team = number;
  row.best = own.empty() ? below : own.front()->rank;
  row.rank_sum = below * (counted - static_cast<int>(own.size()));
  for (const StandingRow* member : own) {
    row.rank_sum += member->rank;
    row.points += member->points;
    row.counted.push_back(member->player);
  }
  return row;
}

}  // namespace

RankingOrder team_order(TeamOrder kind) {
  return kind == TeamOrder::kSwiss ? order_of(kSwissMeasures) : order_of(kRoundRobinMeasures);
}

std::vector<StandingRow> team_standings(const TeamEvent& event, TeamOrder kind,
                                        RankingOptions options) {
  const BoardSheets sheets = board_sheets(event);
  options.boards = &sheets;
  options.predetermined = options.predetermined || kind == TeamOrder::kRoundRobin;
  return standings(team_record(event), team_order(kind), options);
}

std::vector<MemberTeamRow> standing_by_ranks(std::span<const StandingRow> rows,
                                             std::span<const MemberTeam> teams, int counted) {
  std::vector<MemberTeamRow> standing;
  standing.reserve(teams.size());
  for (std::size_t i = 0; i < teams.size(); ++i) {
    standing.push_back(member_row(rows, teams[i], static_cast<int>(i) + 1, counted));
  }
  const auto key = [](const MemberTeamRow& row) { return std::tuple(row.rank_sum, row.best); };
  std::ranges::sort(standing, [&](const MemberTeamRow& a, const MemberTeamRow& b) {
    return std::tuple(key(a), a.team) < std::tuple(key(b), b.team);
  });
  for (std::size_t i = 0; i < standing.size(); ++i) {
    const bool level = i > 0 && key(standing[i]) == key(standing[i - 1]);
    standing[i].rank = level ? standing[i - 1].rank : static_cast<int>(i) + 1;
  }
  return standing;
}

}  // namespace tournament
