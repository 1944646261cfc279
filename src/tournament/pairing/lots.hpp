// Lots: the numbers that players draw before the first round (T3.2). Plain functions; any thread
// may call them.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "tournament/record.hpp"

namespace tournament {

enum class LotsForm : std::uint8_t {
  kHalves,  // the upper half draws the odd numbers, the lower half the even ones
  kWhole,   // everybody draws from one urn
};

// For each player of the record, in its order, his number: 1 upwards, none twice. The players of
// the first round come first; who joined later has the next numbers, in the order of joining.
// Without a seed nothing is drawn: the players of the first round are numbered as they stand in the
// record. The same seed draws the same numbers on every machine, and they stay the same from round
// to round.
std::vector<int> lots_of(const Record& record, std::optional<std::uint64_t> seed, LotsForm form);

// A coin for two players: heads or tails by the seed and their numbers, whenever it is thrown.
bool throw_coin(std::uint64_t seed, PlayerNumber a, PlayerNumber b);

}  // namespace tournament
