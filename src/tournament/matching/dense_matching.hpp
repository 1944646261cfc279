// Maximum cardinality matching in a graph of nearly all edges, which is given by a question instead
// of a list. This header hides the library that does it. Plain functions; any thread may call them.
#pragma once

#include <functional>
#include <vector>

namespace tournament {

struct DenseMatching {
  int unmatched = 0;  // how many vertices a maximum matching leaves out
  // Whether some maximum matching leaves the vertex out (it is in D of Gallai and Edmonds).
  std::vector<bool> may_be_left;
};

// Whether all vertices can be matched. Quick where nearly all edges are there.
bool has_perfect_matching(int vertices, const std::function<bool(int, int)>& joined);

// Needs `joined` to be symmetric, as above; it is asked for pairs of 0 ... vertices - 1 only.
DenseMatching dense_matching(int vertices, const std::function<bool(int, int)>& joined);

}  // namespace tournament
