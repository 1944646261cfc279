// Line 001 of a player.
#pragma once

#include "tournament/record.hpp"
#include "tournament/trf/detail/line_writer.hpp"
#include "tournament/trf/trf_file.hpp"

namespace tournament::detail {

// With the byes of later rounds on the card, or without.
LineWriter player_line(const TrfFile& file, PlayerNumber number, bool with_later_byes);

}  // namespace tournament::detail
