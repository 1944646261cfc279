// What a move threatens to capture, under the rules of the World and Asian Xiangqi Federations
// (X2.4, X6.4), and whether that makes it a chase.
#pragma once

#include <optional>

#include "base/fixed_vector.hpp"
#include "rules/ply_report.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"

namespace rules::xiangqi {

struct WxfThreat {
  Move capture;
  ThreatStatus status{};
  std::optional<Move> recapture;  // the root, counted as one or not
};

// Fifteen attackers of at most eight victims each, and no more than fifteen victims in all.
using WxfThreats = base::FixedVector<WxfThreat, 120>;

// The threats of a legal move, from the boards before and after it.
WxfThreats wxf_threats(const Board& before, Move move, const Board& after);

}  // namespace rules::xiangqi
