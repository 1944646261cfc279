// Compiled as C++17, as weighted_matching.cpp is.
#include "tournament/matching/dense_matching.hpp"

#include <cstddef>
#include <functional>
#include <vector>

#include <lemon/adaptors.h>
#include <lemon/full_graph.h>
#include <lemon/matching.h>
#include <lemon/smart_graph.h>

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

// Pairs neighbours, then gives each two who are left the two of one pair. Most often that is
// enough.
class QuickMatching {
 public:
  QuickMatching(int vertices, const std::function<bool(int, int)>& joined)
      : joined_(joined), mates_(static_cast<std::size_t>(vertices), -1) {}

  bool is_perfect() {
    const int vertices = static_cast<int>(mates_.size());
    std::vector<int> left;
    for (int a = 0; a < vertices; ++a) {
      if (mate(a) < 0 && !take_neighbor(a)) left.push_back(a);
    }
    for (std::size_t i = 0; i + 1 < left.size(); i += 2) {
      if (!squeeze_in(left[i], left[i + 1])) return false;
    }
    return left.size() % 2 == 0;
  }

 private:
  int& mate(int vertex) { return mates_[static_cast<std::size_t>(vertex)]; }

  void match(int a, int b) {
    mate(a) = b;
    mate(b) = a;
  }

  bool take_neighbor(int a) {
    for (int b = a + 1; b < static_cast<int>(mates_.size()); ++b) {
      if (mate(b) < 0 && joined_(a, b)) {
        match(a, b);
        return true;
      }
    }
    return false;
  }

  bool squeeze_in(int a, int b) {
    for (int x = static_cast<int>(mates_.size()) - 1; x >= 0; --x) {
      const int y = mate(x);
      if (y >= 0 && joined_(a, x) && joined_(b, y)) {
        match(a, x);
        match(b, y);
        return true;
      }
    }
    return false;
  }

  const std::function<bool(int, int)>& joined_;
  std::vector<int> mates_;
};

// A few edges of each vertex, to those behind it. They serve nearly always where pairing neighbours
// does not, and every matching in them is one in the whole.
bool has_perfect_matching_near(int vertices, const std::function<bool(int, int)>& joined) {
  constexpr int kFew = 32;
  lemon::SmartGraph graph;
  graph.reserveNode(vertices);
  for (int a = 0; a < vertices; ++a) graph.addNode();
  for (int a = 0; a < vertices; ++a) {
    int found = 0;
    for (int b = a + 1; b < vertices && found < kFew; ++b) {
      if (!joined(a, b)) continue;
      graph.addEdge(lemon::SmartGraph::nodeFromId(a), lemon::SmartGraph::nodeFromId(b));
      ++found;
    }
  }
  lemon::MaxMatching<lemon::SmartGraph> matching(graph);
  matching.run();
  return 2 * matching.matchingSize() == vertices;
}

}  // namespace

bool has_perfect_matching(int vertices, const std::function<bool(int, int)>& joined) {
  return vertices % 2 == 0 && (QuickMatching(vertices, joined).is_perfect() ||
                               has_perfect_matching_near(vertices, joined) ||
                               dense_matching(vertices, joined).unmatched == 0);
}

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
