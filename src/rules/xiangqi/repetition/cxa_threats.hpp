// What a ply threatens under the rules of the Chinese Xiangqi Association (24, 26): mates, captures
// and gains by checks, each with what makes it count or not.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "rules/ply_report.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"
#include "rules/xiangqi/repetition/cxa_gains.hpp"

namespace rules::xiangqi {

struct CxaBounds {
  int mate_checks = 8;
  long mate_nodes = 200'000;
  GainBounds gains;
};

struct CxaThreat {
  Threat<Kit> threat;
  // The piece that moved takes, opened the line, or takes part; not so where the move only removed
  // a danger that made an old capture worthless.
  bool by_moved_piece = true;
};

struct CxaThreats {
  std::vector<CxaThreat> all;
  std::optional<std::string_view> bound;  // the search that gave up first
};

// Needs a legal move that gives no check, and the boards around it.
CxaThreats cxa_threats(const Board& before, Move move, const Board& after, const CxaBounds& bounds);

}  // namespace rules::xiangqi
