// Where a competition stands after its events, by the ids of its players. Plain values; any thread
// may read them.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <vector>

#include "tournament/event/event.hpp"
#include "tournament/event/game_result.hpp"
#include "tournament/record.hpp"

namespace tournament {

// A player as he stands.
struct Entrant {
  PlayerData data;
  int entered_after = 0;  // so many rounds had been paired
  ByeKind missed = ByeKind::kZero;
  bool withdrawn = false;
  int fouls = 0;
  int warnings = 0;
  std::map<int, ByeKind> byes;  // by round; never kNone
  std::vector<Adjustment> adjustments;
  friend bool operator==(const Entrant&, const Entrant&) = default;
};

struct Board {
  PlayerId first{};
  PlayerId second{};
  std::optional<GameResult> result;
  friend bool operator==(const Board&, const Board&) = default;
};

struct PairedRound {
  std::vector<Board> boards;
  std::optional<PlayerId> bye;
  friend bool operator==(const PairedRound&, const PairedRound&) = default;
};

struct ForbiddenMeetings {
  std::vector<PlayerId> players;
  int from = 1;
  std::optional<int> to;
  friend bool operator==(const ForbiddenMeetings&, const ForbiddenMeetings&) = default;
};

struct State {
  std::vector<Entrant> entrants;  // by id
  // By number. The order of entry until numbers are given; whoever comes later is put at the end.
  std::vector<PlayerId> numbers;
  std::optional<NumberedBy> numbered_by;
  std::size_t numbered = 0;  // so many had entered when numbers were given last
  std::vector<ForbiddenMeetings> forbidden;
  std::vector<Acceleration> accelerations;
  std::vector<PairedRound> rounds;

  // Needs the id of an entrant.
  const Entrant& entrant(PlayerId id) const {
    return entrants[static_cast<std::size_t>(to_int(id)) - 1];
  }
  Entrant& entrant(PlayerId id) { return entrants[static_cast<std::size_t>(to_int(id)) - 1]; }
  int rounds_paired() const { return static_cast<int>(rounds.size()); }
  // Needs 1 <= round <= rounds_paired().
  const PairedRound& round(int number) const {
    return rounds[static_cast<std::size_t>(number) - 1];
  }
  friend bool operator==(const State&, const State&) = default;
};

// The player's number in the competition, and whose number it is. Both need one that there is.
PlayerNumber number_of(const State& state, PlayerId id);
PlayerId id_of(const State& state, PlayerNumber number);

// The boards of a round that have no result, from 1. Needs a round that has been paired.
std::vector<int> boards_without_result(const State& state, int round);
// Whether every board of every round has a result, if only that it is adjourned.
bool all_results_in(const State& state);

// The order that C.04.2 2.2 gives: rating, title, name, then entry. `keep`: whoever had a number
// keeps his order among the others, and only those who came since are put in their places.
std::vector<PlayerId> order_of_strength(const State& state, bool keep);

}  // namespace tournament
