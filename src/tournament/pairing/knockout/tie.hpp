// Ties of a knockout: two players, one or more games, one of whom plays on (T5). A round of the
// record is one game of every tie that is not decided yet. Plain functions; any thread may call
// them.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "tournament/plan.hpp"
#include "tournament/points.hpp"
#include "tournament/record.hpp"

namespace tournament {

struct Tie {
  // The one higher in the bracket, or unbeaten in a grand final; nobody: a bye for the other.
  std::optional<PlayerNumber> upper = std::nullopt;
  std::optional<PlayerNumber> lower = std::nullopt;
  int place = 1;             // the best place that is still open to the winner
  int players = 2;           // how many still play for places from there on
  bool second_life = false;  // of those who have lost once (double elimination)
  bool grand_final = false;
};

struct TieOptions {
  // Games with the full time; game 2 swaps colors, faster games follow until one leads.
  int games = 2;
  // Of the lot for the first move in game 1. Without it the upper one of odd ties and the lower one
  // of even ties has it.
  std::optional<std::uint64_t> lots_seed = std::nullopt;
};

// A tie as far as it has been played.
struct TieState {
  Tie tie;
  int games = 0;
  Points upper_points = {};
  Points lower_points = {};
  int upper_wins = 0;
  int lower_wins = 0;
  bool decided = false;
  std::optional<PlayerNumber> winner = std::nullopt;  // nobody where both places are empty
  std::optional<PlayerNumber> loser = std::nullopt;
  std::optional<Color> upper_color = std::nullopt;  // in the next game, if it is not decided
};

// The ties that are played side by side, and what the record says of them.
struct StageState {
  std::vector<TieState> ties = {};
  int first_round = 1;
  int next_round = 1;  // the first round that is not theirs, or is still to be paired
  std::vector<PlayerNumber> unfinished = {};  // whose games have no result yet
  bool decided() const;
};

// Reads the stage from its first round on. A player who has withdrawn loses at once what is not
// decided; if both have, who has played since goes on, else the upper one.
StageState read_stage(const Record& record, const std::vector<Tie>& ties, int first_round,
                      const TieOptions& options);

// The next game of every tie that needs one and whose players are there.
RoundPlan plan_of(const Record& record, const StageState& stage, const TieOptions& options);

}  // namespace tournament
