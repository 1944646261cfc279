// Compiled as C++17, as weighted_matching.cpp is.
#include "tournament/matching/cardinality_matching.hpp"

#include <cstddef>
#include <utility>
#include <vector>

#include <lemon/core.h>
#include <lemon/matching.h>
#include <lemon/smart_graph.h>

namespace tournament {

std::vector<int> maximum_matching(int vertices, const std::vector<std::pair<int, int>>& edges) {
  using Graph = lemon::SmartGraph;
  Graph graph;
  graph.reserveNode(vertices);
  graph.reserveEdge(static_cast<int>(edges.size()));
  for (int vertex = 0; vertex < vertices; ++vertex) {
    graph.addNode();
  }
  for (const auto& [a, b] : edges) {
    graph.addEdge(Graph::nodeFromId(a), Graph::nodeFromId(b));
  }
  lemon::MaxMatching<Graph> matching(graph);
  matching.run();
  std::vector<int> mates(static_cast<std::size_t>(vertices), -1);
  for (int vertex = 0; vertex < vertices; ++vertex) {
    const Graph::Node mate = matching.mate(Graph::nodeFromId(vertex));
    mates[static_cast<std::size_t>(vertex)] = mate == lemon::INVALID ? -1 : Graph::id(mate);
  }
  return mates;
}

}  // namespace tournament
