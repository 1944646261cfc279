// The first round of the position Swiss (T3.2). Plain functions; any thread may call them.
#pragma once

#include "tournament/pairing/position_swiss.hpp"
#include "tournament/pairing/position_swiss/choosing.hpp"
#include "tournament/pairing/position_swiss/field.hpp"
#include "tournament/pairing/position_swiss/ground.hpp"

namespace tournament::position_swiss {

// The pairs in the order of boards; the chooser of each has the smaller number. Where the form
// brings two together who are kept apart, the next number in order takes the place.
Answer pair_first_round(const Field& field, const Ground& ground, FirstRound form);

}  // namespace tournament::position_swiss
