// Chases under the rules of the World and Asian Xiangqi Federations (X2.4, X6.4).
#pragma once

#include <optional>

#include "base/fixed_vector.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"

namespace rules::xiangqi {

struct WxfChase {
  Move capture;
  std::optional<Move> recapture;
};

using WxfChases = base::FixedVector<WxfChase, 64>;

// The chases of a legal move, from the boards before and after it.
WxfChases wxf_chases(const Board& before, Move move, const Board& after);

}  // namespace rules::xiangqi
