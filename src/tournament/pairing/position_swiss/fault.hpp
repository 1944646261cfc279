// Why a round of the position Swiss cannot be paired, and what an organiser may give up. Plain
// functions; any thread may call them.
#pragma once

#include "tournament/pairing/position_swiss/field.hpp"
#include "tournament/plan.hpp"

namespace tournament::position_swiss {

// Needs a field that no ground was found for; `met_only` is the same field if nobody but opponents
// were kept apart. Ways out of fields of more than kCloseLook players come without their rounds.
PairingFault no_pairing(const Field& field, const Field& met_only);

}  // namespace tournament::position_swiss
