// Tie-breaks and how they came about, in words. Immutable; any thread may use it.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "text/catalogue.hpp"
#include "tournament/record.hpp"
#include "tournament/tiebreak/criterion.hpp"
#include "tournament/tiebreak/derivation.hpp"

namespace text {

// What people call it: `Buchholz`.
std::string_view measure_name(Language language, tournament::Measure measure);

// How a report calls a player: his number, his name, or both.
using NameOf = std::function<std::string(tournament::PlayerNumber)>;

// A heading `BH/C1, Buchholz: 28.0`, who the player is level with where that counts, then a line
// for every round that the derivation has: `round 3, 17 Li: 5.5 (cut as the lowest)`.
std::vector<std::string> derivation_sentences(Language language,
                                              const tournament::Derivation& derivation,
                                              const NameOf& name_of);

}  // namespace text
