// The Hungarian method: prices on rows and columns, by which no pair is cheaper than their sum, and
// a matching of pairs that cost just that. Once it is perfect, the assignments of least cost are
// the perfect matchings of such tight pairs, so that the first in order is found among these.
#include "tournament/pairing/detail/assignment.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "tournament/pairing/detail/bit_matrix.hpp"

namespace tournament::detail {
namespace {

constexpr auto kNone = static_cast<std::size_t>(-1);
// How often prices may be raised. Costs of few different values need a handful.
constexpr int kMostRaises = 200;

using Words = std::span<const std::uint64_t>;

// Calls `visit` for each number that is in both sets.
template <class Visit>
void for_each_common(Words a, Words b, Visit visit) {
  for (std::size_t word = 0; word < a.size(); ++word) {
    std::uint64_t bits = a[word] & b[word];
    while (bits != 0) {
      visit(word * 64 + static_cast<std::size_t>(std::countr_zero(bits)));
      bits &= bits - 1;
    }
  }
}

class Solver {
 public:
  explicit Solver(const AssignmentProblem& problem)
      : problem_(problem),
        size_(problem.size),
        row_price_(size_, 0),
        column_price_(size_, 0),
        tight_(size_),
        tight_rows_(size_),
        column_of_(size_, kNone),
        row_of_(size_, kNone) {}

  bool solve() {
    if (!set_first_prices()) {
      return false;
    }
    for (int raises = 0;; ++raises) {
      find_tight();
      match_greedily();
      const Forest forest = augment();
      if (std::ranges::find(column_of_, kNone) == column_of_.end()) {
        return true;
      }
      if (raises == kMostRaises || !raise_prices(forest)) {
        return false;
      }
    }
  }

  void put_in_order(std::size_t ordered) {
    BitSet open(size_);
    for (std::size_t row = 0; row < size_; ++row) {
      open.set(row);
    }
    for (std::size_t row = 0; row < ordered; ++row) {
      open.reset(row);
      give_first_column(row, open);
    }
  }

  Assignment result() const {
    Assignment assignment{.column_of = column_of_, .cost = 0};
    for (std::size_t row = 0; row < size_; ++row) {
      assignment.cost += problem_.cost(row, column_of_[row]);
    }
    return assignment;
  }

 private:
  // What the search from unmatched rows reached.
  struct Forest {
    std::vector<bool> rows;
    std::vector<bool> columns;
  };

  bool set_first_prices() {
    std::vector<std::int64_t> least(size_, kForbidden);
    for (std::size_t row = 0; row < size_; ++row) {
      std::int64_t cheapest = kForbidden;
      for (std::size_t column = 0; column < size_; ++column) {
        cheapest = std::min(cheapest, problem_.cost(row, column));
      }
      if (cheapest == kForbidden) {
        return false;
      }
      row_price_[row] = cheapest;
      for (std::size_t column = 0; column < size_; ++column) {
        if (const std::int64_t cost = problem_.cost(row, column); cost != kForbidden) {
          least[column] = std::min(least[column], cost - cheapest);
        }
      }
    }
    column_price_ = least;
    return std::ranges::find(least, kForbidden) == least.end();
  }

  void find_tight() {
    tight_ = BitMatrix(size_);
    tight_rows_ = BitMatrix(size_);
    for (std::size_t row = 0; row < size_; ++row) {
      for (std::size_t column = 0; column < size_; ++column) {
        const std::int64_t cost = problem_.cost(row, column);
        if (cost != kForbidden && cost == row_price_[row] + column_price_[column]) {
          tight_.set(row, column);
          tight_rows_.set(column, row);
        }
      }
    }
  }

  void match(std::size_t row, std::size_t column) {
    column_of_[row] = column;
    row_of_[column] = row;
  }

  void match_greedily() {
    for (std::size_t row = 0; row < size_; ++row) {
      for (std::size_t column = 0; column_of_[row] == kNone && column < size_; ++column) {
        if (row_of_[column] == kNone && tight_.test(row, column)) {
          match(row, column);
        }
      }
    }
  }

  // Lengthens the matching as far as tight pairs allow. What the searches that failed have reached
  // can be left out of later ones.
  Forest augment() {
    Forest forest{.rows = std::vector<bool>(size_, false),
                  .columns = std::vector<bool>(size_, false)};
    BitSet unreached(size_);
    for (std::size_t column = 0; column < size_; ++column) {
      unreached.set(column);
    }
    for (std::size_t row = 0; row < size_; ++row) {
      if (column_of_[row] == kNone) {
        search_from(row, unreached, forest);
      }
    }
    return forest;
  }

  void search_from(std::size_t start, BitSet& unreached, Forest& forest) {
    std::vector<std::size_t> rows = {start};
    std::vector<std::size_t> columns;
    std::vector<std::pair<std::size_t, std::size_t>> came_from;  // column, row
    std::size_t free_column = kNone;
    for (std::size_t next = 0; next < rows.size() && free_column == kNone; ++next) {
      const std::size_t row = rows[next];
      for_each_common(tight_.row(row), unreached.words(), [&](std::size_t column) {
        unreached.reset(column);
        columns.push_back(column);
        came_from.emplace_back(column, row);
        if (row_of_[column] != kNone) {
          rows.push_back(row_of_[column]);
        } else if (free_column == kNone) {
          free_column = column;
        }
      });
    }
    if (free_column == kNone) {
      for (const std::size_t row : rows) {
        forest.rows[row] = true;
      }
      for (const std::size_t column : columns) {
        forest.columns[column] = true;
      }
      return;
    }
    std::vector<std::size_t> row_before(size_, kNone);
    for (const auto& [column, row] : came_from) {
      row_before[column] = row;
    }
    for (std::size_t column = free_column; column != kNone;) {
      const std::size_t row = row_before[column];
      const std::size_t freed = column_of_[row];
      match(row, column);
      column = freed;
    }
    for (const std::size_t column : columns) {
      unreached.set(column);
    }
  }

  // The least raise that makes another pair tight. False when the forest has no way out.
  bool raise_prices(const Forest& forest) {
    std::int64_t raise = kForbidden;
    for (std::size_t row = 0; row < size_; ++row) {
      if (!forest.rows[row]) {
        continue;
      }
      for (std::size_t column = 0; column < size_; ++column) {
        if (forest.columns[column]) {
          continue;
        }
        if (const std::int64_t cost = problem_.cost(row, column); cost != kForbidden) {
          raise = std::min(raise, cost - row_price_[row] - column_price_[column]);
        }
      }
    }
    if (raise == kForbidden) {
      return false;
    }
    for (std::size_t i = 0; i < size_; ++i) {
      row_price_[i] += forest.rows[i] ? raise : 0;
      column_price_[i] -= forest.columns[i] ? raise : 0;
    }
    return true;
  }

  // Gives the row the first column from which the others, of the open rows, can still be served.
  void give_first_column(std::size_t row, const BitSet& open) {
    const std::size_t own = column_of_[row];
    std::vector<std::size_t> wanted;
    for (std::size_t column = 0; column < own; ++column) {
      if (tight_.test(row, column) && open.test(row_of_[column])) {
        wanted.push_back(column);
      }
    }
    if (wanted.empty()) {
      return;
    }
    // Backwards from the row's own column: who could take it, or take what its taker leaves.
    std::vector<std::size_t> takes(size_, kNone);
    BitSet unreached = open;
    std::vector<std::size_t> columns = {own};
    for (std::size_t next = 0; next < columns.size(); ++next) {
      const std::size_t column = columns[next];
      for_each_common(tight_rows_.row(column), unreached.words(), [&](std::size_t taker) {
        unreached.reset(taker);
        takes[taker] = column;
        columns.push_back(column_of_[taker]);
      });
    }
    for (const std::size_t column : wanted) {
      if (takes[row_of_[column]] == kNone) {
        continue;
      }
      std::size_t loser = row_of_[column];
      match(row, column);
      while (true) {
        const std::size_t taken = takes[loser];
        const std::size_t next = row_of_[taken];
        match(loser, taken);
        if (taken == own) {
          return;
        }
        loser = next;
      }
    }
  }

  const AssignmentProblem& problem_;
  std::size_t size_;
  std::vector<std::int64_t> row_price_;
  std::vector<std::int64_t> column_price_;
  BitMatrix tight_;       // by row
  BitMatrix tight_rows_;  // by column
  std::vector<std::size_t> column_of_;
  std::vector<std::size_t> row_of_;
};

}  // namespace

std::optional<Assignment> first_best_assignment(const AssignmentProblem& problem,
                                                std::size_t ordered) {
  Solver solver(problem);
  if (!solver.solve()) {
    return std::nullopt;
  }
  solver.put_in_order(ordered);
  return solver.result();
}

}  // namespace tournament::detail
