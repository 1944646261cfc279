// Line 001: a player and his card, as it stands in the text.
#pragma once

#include <optional>
#include <vector>

#include "base/result.hpp"
#include "tournament/record.hpp"
#include "tournament/trf/detail/line_reader.hpp"
#include "tournament/trf/trf_fault.hpp"
#include "tournament/trf/trf_file.hpp"

namespace tournament::detail {

inline constexpr int kFirstRoundColumn = 92;
inline constexpr int kRoundWidth = 10;

// The first column of a round on the card, 1 upwards.
constexpr int round_column(int round) { return kFirstRoundColumn + kRoundWidth * (round - 1); }

struct CardEntry {
  int opponent = 0;  // his number in the file; 0: none
  std::optional<Color> color;
  Mark mark = Mark::kAbsent;
  bool is_blank = true;
};

struct PlayerLine {
  int line = 0;
  int number = 0;
  Player player;  // without rounds
  TrfStanding standing;
  std::vector<CardEntry> card;
};

// Needs a line that begins with 001. Columns are characters, unless the text shows that they are
// bytes.
base::Result<PlayerLine, TrfFault> read_player_line(NumberedLine line);

}  // namespace tournament::detail
