// Why a round is planned as it is, and why there is no plan, in words. Immutable; any thread may
// use it.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "text/catalogue.hpp"
#include "tournament/plan.hpp"
#include "tournament/record.hpp"

namespace text {

// What players are called: their numbers, or their names.
using PlayerNaming = std::function<std::string(tournament::PlayerNumber)>;
// `7`.
std::string number_of_player(tournament::PlayerNumber player);

// What a rule or criterion is about: `no two meet twice` for C1.
std::string_view rule_name(Language language, std::string_view rule);

// `11 floats down from the group of 1.5 points, and not 14 (C8: the next group pairs best).`
std::string note_sentence(Language language, const tournament::Note& note,
                          const PlayerNaming& naming = number_of_player);

// Why there is no plan, and what the organiser may give up: a line each.
std::vector<std::string> pairing_fault_sentences(Language language,
                                                 const tournament::PairingFault& fault,
                                                 const PlayerNaming& naming = number_of_player);

}  // namespace text
