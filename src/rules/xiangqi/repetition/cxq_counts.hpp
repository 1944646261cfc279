// What the CXQ rules count (X3.3-X3.5).
#pragma once

#include <string_view>

#include "board/geometry.hpp"
#include "rules/xiangqi/rulesets/common.hpp"

namespace rules::xiangqi {

// A side's moves since the game or set-up began, whatever the FEN says.
struct CxqCounts {
  int moves = 0;      // X3.3
  int effective = 0;  // X3.4: neither a check or chase nor an answer to one
  int progress = 0;   // X3.5: since the last progress, that itself left out
};

// A draw falls when the counts of both sides have come so far.
inline constexpr CxqCounts kCxqLimits{300, 120, 30};

CxqCounts cxq_counts(const XiangqiHistory& history, board::Side side);

// The limit that falls first if every move counts, and after how many plies; none left: it has
// fallen. The earlier rule where two fall on one ply (X3.7).
struct CxqNearest {
  std::string_view rule;
  int plies = 0;
};
CxqNearest nearest_cxq_limit(const XiangqiHistory& history);

}  // namespace rules::xiangqi
