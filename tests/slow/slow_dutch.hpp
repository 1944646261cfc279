// The Dutch system of C.04.3 a second time, for clarity only: it builds the candidates of each
// bracket one by one in the handbook's sequence and takes the first of the best. For at most a
// dozen players. Used by one thread.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "tournament/record.hpp"

namespace slow::dutch {

struct Round {
  std::vector<std::pair<int, int>> pairs;  // numbers, the one who moves first in front; sorted
  int bye = 0;
  friend bool operator==(const Round&, const Round&) = default;
};

// The next round; nothing when no pairing keeps C1 to C3.
std::optional<Round> pair(const tournament::Record& record);

}  // namespace slow::dutch
