// Xiangqi played backwards: from a position to one with a piece more. Any thread.
#pragma once

#include <cstddef>
#include <optional>

#include "proof/xiangqi/kinds.hpp"

namespace proof::xiangqi {

// A position from which legal moves lead to `goal`, the first of them taking a piece of the kind
// and none of the others taking anything; nothing where there is none among so many positions, the
// nearest. Needs a setup that is a position.
std::optional<Setup> trace_back(const Setup& goal, std::size_t kind, std::size_t most_positions);

}  // namespace proof::xiangqi
