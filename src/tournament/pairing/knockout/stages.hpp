// The stages of single and double elimination (T5). Plain functions; any thread may call them.
#pragma once

#include <optional>
#include <vector>

#include "tournament/pairing/knockout.hpp"
#include "tournament/record.hpp"

namespace tournament {

// The places of a bracket from top to bottom; nobody: a bye.
using Bracket = std::vector<std::optional<PlayerNumber>>;

// Needs a bracket of a power of two, at least two places.
KnockoutState read_single(const Record& record, const Bracket& bracket, int first_round,
                          const KnockoutOptions& options);
KnockoutState read_double(const Record& record, const Bracket& bracket, int first_round,
                          const KnockoutOptions& options);

}  // namespace tournament
