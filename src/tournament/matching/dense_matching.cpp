// Compiled as C++17, as weighted_matching.cpp is.
#include "tournament/matching/dense_matching.hpp"

#include <cstddef>
#include <functional>
#include <vector>

#include <lemon/adaptors.h>
#include <lemon/full_graph.h>
#include <lemon/matching.h>

namespace tournament {
namespace {

// The edges of the complete graph that are there: nothing is stored for an edge.
class Joined {
 public:
  using Key = lemon::FullGraph::Edge;
  using Value = bool;

  Joined(const lemon::FullGraph& graph, const std::function<bool(int, int)>& joined)
      : graph_(graph), joined_(joined) {}

  bool operator[](Key edge) const {
    return joined_(lemon::FullGraph::index(graph_.u(edge)),
                   lemon::FullGraph::index(graph_.v(edge)));
  }

 private:
  const lemon::FullGraph& graph_;
  const std::function<bool(int, int)>& joined_;
};

}  // namespace

DenseMatching dense_matching(int vertices, const std::function<bool(int, int)>& joined) {
  using Graph = lemon::FilterEdges<lemon::FullGraph, Joined>;
  lemon::FullGraph full(vertices);
  Joined filter(full, joined);
  Graph graph(full, filter);
  lemon::MaxMatching<Graph> matching(graph);
  matching.run();
  DenseMatching result{vertices - 2 * matching.matchingSize(), {}};
  for (int vertex = 0; vertex < vertices; ++vertex) {
    result.may_be_left.push_back(matching.status(full(vertex)) == lemon::MaxMatching<Graph>::EVEN);
  }
  return result;
}

}  // namespace tournament
