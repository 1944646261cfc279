#include "tournament/pairing/detail/assignment.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <optional>
#include <random>
#include <vector>

#include <gtest/gtest.h>

namespace tournament::detail {
namespace {

using Costs = std::vector<std::vector<std::int64_t>>;

AssignmentProblem problem_of(const Costs& costs) {
  return {.size = costs.size(),
          .cost = [&costs](std::size_t row, std::size_t column) { return costs[row][column]; }};
}

std::optional<std::int64_t> cost_of(const Costs& costs, const std::vector<std::size_t>& columns) {
  std::int64_t sum = 0;
  for (std::size_t row = 0; row < costs.size(); ++row) {
    if (costs[row][columns[row]] == kForbidden) return std::nullopt;
    sum += costs[row][columns[row]];
  }
  return sum;
}

// All permutations in lexicographic order; the first of the cheapest.
std::optional<Assignment> by_brute_force(const Costs& costs) {
  std::vector<std::size_t> columns(costs.size());
  std::iota(columns.begin(), columns.end(), std::size_t{0});
  std::optional<Assignment> best;
  do {
    const auto cost = cost_of(costs, columns);
    if (cost && (!best || *cost < best->cost)) best = Assignment{columns, *cost};
  } while (std::ranges::next_permutation(columns).found);
  return best;
}

Costs random_costs(std::mt19937& random, std::size_t size, unsigned most, unsigned forbidden) {
  Costs costs(size, std::vector<std::int64_t>(size));
  for (auto& row : costs) {
    for (auto& cost : row) cost = random() % 100 < forbidden ? kForbidden : random() % (most + 1);
  }
  return costs;
}

TEST(Assignment, IsTheFirstOfTheCheapest) {
  std::mt19937 random(1);
  int without = 0;
  for (int trial = 0; trial < 3000; ++trial) {
    const Costs costs = random_costs(random, 1 + random() % 6, random() % 5, random() % 70);
    const auto expected = by_brute_force(costs);
    const auto found = first_best_assignment(problem_of(costs), costs.size());
    ASSERT_EQ(found.has_value(), expected.has_value());
    without += expected ? 0 : 1;
    if (!expected) continue;
    EXPECT_EQ(found->cost, expected->cost);
    EXPECT_EQ(found->column_of, expected->column_of);
  }
  EXPECT_GT(without, 300);
}

TEST(Assignment, IsTheFirstOfTheCheapestOfSeven) {
  std::mt19937 random(2);
  for (int trial = 0; trial < 100; ++trial) {
    const Costs costs = random_costs(random, 7, 2, 30);
    const auto expected = by_brute_force(costs);
    const auto found = first_best_assignment(problem_of(costs), 7);
    ASSERT_EQ(found.has_value(), expected.has_value());
    if (!expected) continue;
    EXPECT_EQ(found->column_of, expected->column_of);
  }
}

// Only the first rows are in order; the others make it no dearer.
TEST(Assignment, OnlyTheRowsAskedForAreInOrder) {
  std::mt19937 random(3);
  for (int trial = 0; trial < 1000; ++trial) {
    const Costs costs = random_costs(random, 2 + random() % 5, 3, 20);
    const std::size_t ordered = random() % costs.size();
    const auto expected = by_brute_force(costs);
    const auto found = first_best_assignment(problem_of(costs), ordered);
    ASSERT_EQ(found.has_value(), expected.has_value());
    if (!expected) continue;
    EXPECT_EQ(found->cost, expected->cost);
    EXPECT_EQ(cost_of(costs, found->column_of), expected->cost);
    for (std::size_t row = 0; row < ordered; ++row) {
      EXPECT_EQ(found->column_of[row], expected->column_of[row]);
    }
  }
}

TEST(Assignment, OfNothingCostsNothing) {
  const auto found = first_best_assignment({.size = 0, .cost = {}}, 0);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->cost, 0);
}

}  // namespace
}  // namespace tournament::detail
