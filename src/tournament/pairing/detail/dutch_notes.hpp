// Why the Dutch system pairs a bracket as it does, as notes of the plan. Plain functions; any
// thread may call them.
#pragma once

#include <cstddef>
#include <vector>

#include "tournament/pairing/detail/bracket.hpp"
#include "tournament/pairing/detail/field.hpp"
#include "tournament/plan.hpp"

namespace tournament::detail {

// Who is in the bracket; who leaves it, and by which criterion it is he and not somebody ranked
// below him; which criteria it fails, and how often. Needs the pairing that was chosen for the
// bracket.
std::vector<Note> bracket_notes(const Field& field, const Bracket& bracket,
                                const BracketPairing& pairing);

// Who moves first in each pair and by which rule, and whose preference that denies.
std::vector<Note> color_notes(const Field& field, std::size_t higher, std::size_t lower);

}  // namespace tournament::detail
