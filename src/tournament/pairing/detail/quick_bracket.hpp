// A fast way to pair a bracket that knows when it is right. Used by one thread.
#pragma once

#include <optional>

#include "tournament/pairing/detail/bracket.hpp"
#include "tournament/pairing/detail/field.hpp"

namespace tournament::detail {

// What pair_exactly() gives, or nothing when that cannot be shown this way. It takes the bracket as
// it stands, everybody paired but for an odd one, no exchange between S1 and S2, and compares the
// best such candidate with a bound that no candidate at all can pass. Large brackets nearly always
// pass, for they have many equal candidates.
std::optional<BracketPairing> pair_quickly(const Field& field, const Bracket& bracket);

}  // namespace tournament::detail
