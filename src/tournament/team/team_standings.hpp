// How teams are ranked (T9). Plain values; any thread may use them.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "tournament/points.hpp"
#include "tournament/record.hpp"
#include "tournament/team/team_event.hpp"
#include "tournament/tiebreak/ledger.hpp"
#include "tournament/tiebreak/standings.hpp"

namespace tournament {

enum class TeamOrder : std::uint8_t {
  kRoundRobin,  // GPTS, WIN, GWON, DWIN, FOUL, GBWG, GBPG
  kSwiss,       // OPP, GPTS, WIN, GWON, FOUL, PREV
};

// What decides after the match points; the warned come last among equals.
RankingOrder team_order(TeamOrder kind);

// The standing of the teams, by their places in the event from 1. `options` as for players; the
// sheets are made here.
std::vector<StandingRow> team_standings(const TeamEvent& event, TeamOrder kind,
                                        RankingOptions options = {});

// Teams in a competition of individuals, ranked by their members' ranks.
struct MemberTeam {
  std::vector<PlayerNumber> members;
};
struct MemberTeamRow {
  int rank = 0;      // those whom nothing divides share it
  int team = 0;      // its place in the list, from 1
  int rank_sum = 0;  // the lower the better
  int best = 0;      // the best single rank; divides equal sums
  Points points;     // of the members that count
  std::vector<PlayerNumber> counted;
};
// The best `counted` members of each team count; for each that is missing, a rank one below the
// last. `rows` as standings() gave them.
std::vector<MemberTeamRow> standing_by_ranks(std::span<const StandingRow> rows,
                                             std::span<const MemberTeam> teams, int counted);

}  // namespace tournament
