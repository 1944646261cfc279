#include "tournament/pairing/position_swiss/worth.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "tournament/matching/weighted_matching.hpp"

namespace tournament::position_swiss {

Worth best_worth(const std::vector<int>& cards, const std::function<bool(int, int)>& allowed,
                 const std::function<Worth(int, int)>& worth) {
  if (cards.size() < 2) {
    return {};
  }
  WeightLayout layout;
  for (int goal = 0; goal < kGoals; ++goal) {
    layout.add_field(cards.size() / 2 * kLargestGoal);
  }
  const int vertices = static_cast<int>(cards.size());
  WeightedGraph graph(vertices, layout);
  for (std::size_t a = 0; a < cards.size(); ++a) {
    for (std::size_t b = a + 1; b < cards.size(); ++b) {
      if (!allowed(cards[a], cards[b])) {
        continue;
      }
      graph.add_edge(static_cast<int>(a), static_cast<int>(b));
      const Worth edge = worth(cards[a], cards[b]);
      for (int goal = 0; goal < kGoals; ++goal) {
        graph.add(goal, static_cast<std::uint64_t>(edge.goals[static_cast<std::size_t>(goal)]));
      }
    }
  }
  const std::vector<int> mates = maximum_weight_matching(graph);
  Worth sum;
  for (int a = 0; a < vertices; ++a) {
    const int b = mates[static_cast<std::size_t>(a)];
    if (b > a) {
      sum += worth(cards[static_cast<std::size_t>(a)], cards[static_cast<std::size_t>(b)]);
    }
  }
  return sum;
}

}  // namespace tournament::position_swiss
