// What a set of pairs is worth: the goals of T3.1 in their order. Plain values.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

namespace tournament::position_swiss {

enum class Goal : std::uint8_t {
  kPairs,     // as many pairs as possible
  kKept,      // not left over: floaters from above, and who may float no more
  kUnbroken,  // T3.1 for colors, where it is no bar (last round)
  kBalance,   // balance of firsts and seconds
  kFloats,    // floats spread over the players
  kChange,    // another color than in the last round
};
inline constexpr int kGoals = 6;

// One number a goal, the first goal first; more is better. No number of a pair is below 0 or above
// kLargestGoal.
struct Worth {
  std::array<int, kGoals> goals{};

  int& operator[](Goal goal) { return goals[static_cast<std::size_t>(goal)]; }
  int operator[](Goal goal) const { return goals[static_cast<std::size_t>(goal)]; }
  Worth& operator+=(const Worth& other) {
    for (std::size_t i = 0; i < goals.size(); ++i) goals[i] += other.goals[i];
    return *this;
  }
  friend auto operator<=>(const Worth&, const Worth&) = default;
};
inline constexpr int kLargestGoal = 40;

// The best that pairs among some cards can add up to. Needs `allowed` to be symmetric.
Worth best_worth(const std::vector<int>& cards, const std::function<bool(int, int)>& allowed,
                 const std::function<Worth(int, int)>& worth);

}  // namespace tournament::position_swiss
