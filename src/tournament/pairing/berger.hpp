// The tables of round robin: who meets whom in which round (T2). Immutable values; any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "tournament/plan.hpp"
#include "tournament/record.hpp"

namespace tournament {

enum class Cycles : std::uint8_t { kSingle, kDouble };

// One round of a table, its players numbered from 1.
struct TableRound {
  std::vector<Pairing> boards;
  std::optional<PlayerNumber> free;  // of an odd field: has no opponent
  friend bool operator==(const TableRound&, const TableRound&) = default;
};

// How many rounds a field needs; 0 for fewer than two players.
int berger_rounds(int players, Cycles cycles);

// Round `round`, 1 upwards, of the table for a field. In a double round robin the second cycle
// swaps the colours, and the last two rounds of the first cycle change places: otherwise numbers 1
// and N/2+1 would have one colour three times running. Needs 1 <= round <= berger_rounds.
TableRound berger_round(int players, Cycles cycles, int round);

}  // namespace tournament
