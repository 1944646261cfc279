// Assignments of rows to columns at least cost, and the first of them in order. Used by one thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <vector>

namespace tournament::detail {

inline constexpr std::int64_t kForbidden = std::numeric_limits<std::int64_t>::max();

// A square problem: what it costs to give a row a column; kForbidden where it must not be. Costs
// are at least 0 and small enough to be added up over all rows.
struct AssignmentProblem {
  std::size_t size = 0;
  std::function<std::int64_t(std::size_t row, std::size_t column)> cost;
};

struct Assignment {
  std::vector<std::size_t> column_of;  // by row
  std::int64_t cost = 0;
};

// Of all assignments of least cost the one in which row 0 has the least column, among these the one
// in which row 1 has, and so on for the first `ordered` rows. Nothing when there is no assignment,
// or when the search for one takes too many steps.
std::optional<Assignment> first_best_assignment(const AssignmentProblem& problem,
                                                std::size_t ordered);

}  // namespace tournament::detail
