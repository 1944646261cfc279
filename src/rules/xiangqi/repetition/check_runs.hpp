// Runs of checks: mating by them, and winning a piece by them (24.2, 24.3).
#pragma once

#include <optional>
#include <vector>

#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"

namespace rules::xiangqi {

struct SearchBound {
  int checks = 0;        // in one run
  long nodes = 0;        // left; counts down
  bool reached = false;  // nodes ran out: the answer may be wrong
};

// The side to move mates by checks alone, whatever the answers: the first check, or nothing. No
// capture of `barred` may be part of it. bound.checks becomes the length of the run that was found.
std::optional<Move> find_mate(const Board& board, SearchBound& bound,
                              const std::vector<Move>& barred = {});

// The side to move has a move that mates at once.
bool mates_at_once(const Board& board);

}  // namespace rules::xiangqi
