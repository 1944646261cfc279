#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "tournament/pairing/knockout.hpp"
#include "tournament/pairing/knockout/stages.hpp"
#include "tournament/pairing/knockout/tie.hpp"
#include "tournament/record.hpp"

namespace tournament {
namespace {

// Some who play for the places from `place` on among themselves.
struct Contest {
  int place = 1;
  Bracket players;
};

// Winners go on for the better half of the places. Losers play for the other half if it begins
// within the places that are played for, or share it.
void split(const Contest& contest, const StageState& stage, std::size_t first_tie, int last_place,
           std::vector<Contest>& next, std::vector<KnockoutPlace>& places) {
  const int half = static_cast<int>(contest.players.size()) / 2;
  Contest winners{contest.place, {}};
  Contest losers{contest.place + half, {}};
  for (int i = 0; i < half; ++i) {
    const TieState& state = stage.ties[first_tie + static_cast<std::size_t>(i)];
    winners.players.push_back(state.winner);
    losers.players.push_back(state.loser);
  }
  const bool play = losers.place <= last_place;
  for (Contest* const part : {&winners, &losers}) {
    if (part->players.size() > 1 && (part == &winners || play)) {
      next.push_back(std::move(*part));
      continue;
    }
    for (const auto& player : part->players) {
      if (player) places.push_back({*player, part->place, part->place + half - 1});
    }
  }
}

}  // namespace

KnockoutState read_single(const Record& record, const Bracket& bracket, int first_round,
                          const KnockoutOptions& options) {
  KnockoutState state;
  std::vector<Contest> contests{{1, bracket}};
  while (!contests.empty()) {
    std::vector<Tie> ties;
    for (const Contest& contest : contests) {
      for (std::size_t i = 0; i < contest.players.size(); i += 2) {
        ties.push_back({.upper = contest.players[i],
                        .lower = contest.players[i + 1],
                        .place = contest.place,
                        .players = static_cast<int>(contest.players.size())});
      }
    }
    state.stages.push_back(read_stage(record, ties, first_round, options.ties));
    const StageState& stage = state.stages.back();
    if (!stage.decided()) {
      break;
    }
    first_round = stage.next_round;
    std::vector<Contest> next;
    std::size_t first_tie = 0;
    for (const Contest& contest : contests) {
      split(contest, stage, first_tie, options.last_place, next, state.places);
      first_tie += contest.players.size() / 2;
    }
    contests = std::move(next);
  }
  state.over = contests.empty();
  std::ranges::sort(state.places, {}, &KnockoutPlace::first);
  return state;
}

}  // namespace tournament
