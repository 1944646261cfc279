// From the top score down: groups, floats, and what is undone when the lowest group cannot be
// finished (T3.1, T3.7). Plain functions; any thread may call them.
#pragma once

#include <vector>

#include "tournament/pairing/position_swiss/choosing.hpp"
#include "tournament/pairing/position_swiss/field.hpp"
#include "tournament/pairing/position_swiss/ground.hpp"
#include "tournament/points.hpp"

namespace tournament::position_swiss {

// What became of one group.
struct Group {
  Points score;
  std::vector<int> members;  // those from above first
  std::vector<Turn> pairs;   // in the order of choosing
};

struct Descent {
  std::vector<Turn> before;  // paired before all others, so that nobody is left (T3.7)
  std::vector<Group> groups;
  std::vector<Turn> broken;  // pairs that had to be broken up
};

// Pairs everybody but the bye. Needs a ground that ground_of has found for the field.
Descent pair_down(const Field& field, const Ground& ground);

}  // namespace tournament::position_swiss
