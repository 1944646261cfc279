// The legal moves that a text fits, until it is known whether there is exactly one. Private to the
// readers of moves.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>

#include "base/fixed_vector.hpp"
#include "base/result.hpp"
#include "notation/text_fault.hpp"

namespace notation {

// Needs no more than Most moves.
template <class Move, std::size_t Most>
class Matches {
 public:
  void add(Move move) { moves_.push_back(move); }
  bool empty() const { return moves_.empty(); }

  // The move, if it is one; else kNoSuchMove or kAmbiguous. Allocates only for the latter.
  base::Result<Move, TextFault> only(std::string (*write_coordinates)(Move)) const {
    if (moves_.size() == 1) return moves_[0];
    if (moves_.empty()) return base::Failure<TextFault>({TextFault::Part::kNoSuchMove, 0});
    TextFault fault{TextFault::Part::kAmbiguous, 0};
    for (const Move move : moves_) fault.candidates.push_back(write_coordinates(move));
    std::ranges::sort(fault.candidates);
    return base::Failure<TextFault>(std::move(fault));
  }

 private:
  base::FixedVector<Move, Most> moves_;
};

}  // namespace notation
