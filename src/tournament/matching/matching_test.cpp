#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <random>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "tournament/matching/dense_matching.hpp"
#include "tournament/matching/weighted_matching.hpp"

namespace tournament {
namespace {

// Every matching of a small graph, by trying each edge in turn.
struct Best {
  std::vector<std::uint64_t> weight;
  int size = 0;
};

void look(const std::vector<std::pair<int, int>>& edges,
          const std::vector<std::vector<std::uint64_t>>& weights, std::size_t next, unsigned used,
          const std::vector<std::uint64_t>& sum, int size, Best& best) {
  best.weight = std::max(best.weight, sum);
  best.size = std::max(best.size, size);
  for (std::size_t i = next; i < edges.size(); ++i) {
    const unsigned both = (1U << edges[i].first) | (1U << edges[i].second);
    if ((used & both) != 0) continue;
    std::vector<std::uint64_t> more = sum;
    for (std::size_t f = 0; f < more.size(); ++f) more[f] += weights[i][f];
    look(edges, weights, i + 1, used | both, more, size + 1, best);
  }
}

struct Random {
  std::vector<std::pair<int, int>> edges;
  std::vector<std::vector<std::uint64_t>> weights;
};

Random random_graph(std::mt19937& random, int vertices, int fields) {
  Random graph;
  for (int a = 0; a < vertices; ++a) {
    for (int b = a + 1; b < vertices; ++b) {
      if (random() % 3 == 0) continue;
      graph.edges.emplace_back(a, b);
      std::vector<std::uint64_t> weight(static_cast<std::size_t>(fields));
      for (auto& field : weight) field = random() % 4;
      graph.weights.push_back(weight);
    }
  }
  return graph;
}

// Weights of the given number of fields, whatever integer they need, are compared field by field.
void expect_optimum(int fields, std::uint64_t largest) {
  std::mt19937 random(static_cast<unsigned>(fields));
  for (int round = 0; round < 60; ++round) {
    const int vertices = 3 + round % 6;
    const Random input = random_graph(random, vertices, fields);
    WeightLayout layout;
    for (int field = 0; field < fields; ++field) layout.add_field(largest);
    WeightedGraph graph(vertices, layout);
    for (std::size_t i = 0; i < input.edges.size(); ++i) {
      graph.add_edge(input.edges[i].first, input.edges[i].second);
      for (int field = 0; field < fields; ++field) {
        graph.add(field, input.weights[i][static_cast<std::size_t>(field)]);
      }
    }
    Best best{std::vector<std::uint64_t>(static_cast<std::size_t>(fields)), 0};
    const std::vector<std::uint64_t> nothing = best.weight;
    look(input.edges, input.weights, 0, 0, nothing, 0, best);
    const std::vector<int> mates = maximum_weight_matching(graph);
    std::vector<std::uint64_t> sum(static_cast<std::size_t>(fields));
    for (std::size_t i = 0; i < input.edges.size(); ++i) {
      const auto [a, b] = input.edges[i];
      if (mates[static_cast<std::size_t>(a)] != b) continue;
      for (std::size_t f = 0; f < sum.size(); ++f) sum[f] += input.weights[i][f];
    }
    EXPECT_EQ(sum, best.weight);
  }
}

TEST(WeightedMatching, IsTheOptimumInSixtyBits) { expect_optimum(3, 15); }
TEST(WeightedMatching, IsTheOptimumIn128Bits) { expect_optimum(6, 100'000); }
TEST(WeightedMatching, IsTheOptimumIn256Bits) { expect_optimum(5, 1ULL << 40U); }
TEST(WeightedMatching, IsTheOptimumIn512Bits) { expect_optimum(10, 1ULL << 45U); }
TEST(WeightedMatching, IsTheOptimumIn1024Bits) { expect_optimum(20, 1ULL << 48U); }

TEST(DenseMatching, LeavesOutAsFewAsCanBe) {
  std::mt19937 random(7);
  int perfect = 0;
  for (int round = 0; round < 200; ++round) {
    const int vertices = 2 + round % 8;
    const Random input = random_graph(random, vertices, 1);
    const auto joined = [&](int a, int b) {
      return std::ranges::find(input.edges, std::pair(std::min(a, b), std::max(a, b))) !=
             input.edges.end();
    };
    Best best{{0}, 0};
    look(input.edges, input.weights, 0, 0, {0}, 0, best);
    EXPECT_EQ(dense_matching(vertices, joined).unmatched, vertices - 2 * best.size);
    EXPECT_EQ(has_perfect_matching(vertices, joined), vertices == 2 * best.size);
    perfect += vertices == 2 * best.size ? 1 : 0;
  }
  EXPECT_GT(perfect, 20);
  EXPECT_LT(perfect, 180);
}

}  // namespace
}  // namespace tournament
