// Maximum cardinality matching in general graphs. This header hides the library that does it. Plain
// functions; any thread may call them.
#pragma once

#include <utility>
#include <vector>

namespace tournament {

// For each of the vertices 0 ... vertices - 1 its mate, or -1, in a matching with as many edges as
// can be. Deterministic.
std::vector<int> maximum_matching(int vertices, const std::vector<std::pair<int, int>>& edges);

}  // namespace tournament
