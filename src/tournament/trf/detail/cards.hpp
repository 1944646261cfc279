// From the lines of players to a Record. In this order: number_players, fill_cards, put_byes.
#pragma once

#include <optional>

#include "tournament/record.hpp"
#include "tournament/trf/detail/reading.hpp"
#include "tournament/trf/trf_fault.hpp"

namespace tournament::detail {

// The order of the record and the places of the numbers in the file.
std::optional<TrfFault> number_players(Reading& reading);
// The players with their cards, which then do not contradict each other. Needs the scoring to be
// read.
std::optional<TrfFault> fill_cards(Reading& reading);
// The byes of other lines: onto the card where it has come so far, beside it for later rounds.
std::optional<TrfFault> put_byes(Reading& reading);
// The colour of the highest-ranked player who was paired in round 1.
std::optional<Color> first_color(const Record& record);

}  // namespace tournament::detail
