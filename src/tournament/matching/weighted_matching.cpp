// LEMON uses what C++20 took out of the library: this file is compiled as C++17 with the compiler's
// extensions, which give numeric_limits of 128-bit integers.
#include "tournament/matching/weighted_matching.hpp"

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include <boost/multiprecision/cpp_int.hpp>
#include <lemon/core.h>
#include <lemon/fractional_matching.h>
#include <lemon/matching.h>
#include <lemon/smart_graph.h>

// The library declares these without defining them; wide integers take them by reference.
namespace lemon {
template <typename Graph, typename Weights>
const int MaxWeightedMatching<Graph, Weights>::dualScale;
template <typename Graph, typename Weights>
const int MaxWeightedFractionalMatching<Graph, Weights>::dualScale;
}  // namespace lemon

namespace tournament {
namespace {

using Int128 = __int128;
// NOLINTBEGIN(misc-include-cleaner): cpp_int.hpp is the library's door.
template <unsigned Bits>
using Fixed = boost::multiprecision::number<
    boost::multiprecision::cpp_int_backend<Bits, Bits, boost::multiprecision::signed_magnitude,
                                           boost::multiprecision::unchecked, void>,
    boost::multiprecision::et_off>;
// NOLINTEND(misc-include-cleaner)

static_assert(std::numeric_limits<Int128>::max() > 0, "needs the compiler's extensions");

template <class Value>
Value value_of(const WeightedGraph& graph, int edge) {
  Value value = 0;
  const std::uint64_t* const words = graph.weight(edge);
  for (std::size_t word = graph.layout().words(); word-- > 0;) {
    if constexpr (sizeof(Value) > sizeof(std::uint64_t)) {
      value <<= 64;
    }
    value |= static_cast<Value>(words[word]);
  }
  return value;
}

// Needs room for four times the weight and its sign: the algorithm keeps its numbers doubled twice.
template <class Value>
std::vector<int> solve(const WeightedGraph& graph) {
  using Graph = lemon::SmartGraph;
  Graph lemon_graph;
  lemon_graph.reserveNode(graph.vertices());
  lemon_graph.reserveEdge(graph.edges());
  for (int vertex = 0; vertex < graph.vertices(); ++vertex) {
    lemon_graph.addNode();
  }
  Graph::EdgeMap<Value> weights(lemon_graph);
  for (int edge = 0; edge < graph.edges(); ++edge) {
    const Graph::Edge added = lemon_graph.addEdge(Graph::nodeFromId(graph.end_a(edge)),
                                                  Graph::nodeFromId(graph.end_b(edge)));
    weights[added] = value_of<Value>(graph, edge);
  }
  lemon::MaxWeightedMatching<Graph, Graph::EdgeMap<Value>> matching(lemon_graph, weights);
  matching.run();
  std::vector<int> mates(static_cast<std::size_t>(graph.vertices()), -1);
  for (int vertex = 0; vertex < graph.vertices(); ++vertex) {
    const Graph::Node mate = matching.mate(Graph::nodeFromId(vertex));
    mates[static_cast<std::size_t>(vertex)] = mate == lemon::INVALID ? -1 : Graph::id(mate);
  }
  return mates;
}

}  // namespace

std::vector<int> maximum_weight_matching(const WeightedGraph& graph) {
  const int bits = graph.layout().bits();
  assert(bits <= kMostWeightBits);
  if (bits <= 60) {
    return solve<std::int64_t>(graph);
  }
  if (bits <= 124) {
    return solve<Int128>(graph);
  }
  if (bits <= 250) {
    return solve<Fixed<256>>(graph);
  }
  if (bits <= 500) {
    return solve<Fixed<512>>(graph);
  }
  return solve<Fixed<1024>>(graph);
}

}  // namespace tournament
