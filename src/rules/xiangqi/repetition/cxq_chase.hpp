// Chases under the CXQ rules (X2.2, X2.3).
#pragma once

#include <optional>

#include "base/fixed_vector.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"

namespace rules::xiangqi {

// One attacker on one victim.
struct CxqChase {
  Move capture;
  std::optional<Move> recapture;  // a legal one
  // X2.3: a recapture protects, but not a rook from a cannon or a knight.
  bool is_protected = false;
};

// The piece that moved has at most eight victims, another cannon four.
using CxqChases = base::FixedVector<CxqChase, 16>;

// The chases of a legal move, from the boards before and after it.
CxqChases cxq_chases(const Board& before, Move move, const Board& after);

// Whether there is any: the same as !cxq_chases(...).empty(), but without looking for recaptures.
bool is_cxq_chase(const Board& before, Move move, const Board& after);

}  // namespace rules::xiangqi
