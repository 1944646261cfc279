#include "tournament/rating/performance.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <optional>
#include <span>

#include "tournament/rating/fide_table.hpp"

namespace tournament {
namespace {

// Beyond this the table expects everything or nothing.
constexpr int kFarthest = 800;

// a / b to the nearest whole number, a half up. Needs b > 0 and 2a + b >= 0.
int nearest(std::int64_t a, std::int64_t b) { return static_cast<int>((2 * a + b) / (2 * b)); }

bool expects(std::span<const int> opponents, int rating, int halves) {
  int hundredths = 0;
  for (const int opponent : opponents) {
    hundredths += expected_hundredths(rating - opponent);
  }
  return hundredths >= 50 * halves;
}

double expectation(std::span<const int> opponents, double rating) {
  double sum = 0;
  for (const int opponent : opponents) {
    sum += 1.0 / (1.0 + std::pow(10.0, (opponent - rating) / 400.0));
  }
  return sum;
}

}  // namespace

int average_rating(std::span<const int> ratings) {
  return nearest(std::accumulate(ratings.begin(), ratings.end(), std::int64_t{0}),
                 static_cast<std::int64_t>(ratings.size()));
}

int table_performance(std::span<const int> opponents, int halves) {
  const int percent =
      nearest(std::int64_t{100} * halves, 2 * static_cast<std::int64_t>(opponents.size()));
  return average_rating(opponents) + performance_difference(percent);
}

int perfect_performance(std::span<const int> opponents, int halves) {
  const auto [least, greatest] = std::ranges::minmax(opponents);
  if (halves == 0) {
    return least - kFarthest;
  }
  int low = least - kFarthest;
  int high = greatest + kFarthest;
  while (high - low > 1) {
    const int middle = low + (high - low) / 2;
    (expects(opponents, middle, halves) ? high : low) = middle;
  }
  return high;
}

std::optional<double> exact_performance(std::span<const int> opponents, int halves) {
  const double score = halves / 2.0;
  if (opponents.empty() || halves <= 0 || halves >= 2 * static_cast<int>(opponents.size())) {
    return std::nullopt;
  }
  // One game of n at least is not lost, so n to one against the strongest is far enough.
  const double reach = 400.0 * std::log10(2.0 * static_cast<double>(opponents.size())) + 1.0;
  const auto [least, greatest] = std::ranges::minmax(opponents);
  double low = least - reach;
  double high = greatest + reach;
  for (int i = 0; i < 64; ++i) {
    const double middle = (low + high) / 2;
    (expectation(opponents, middle) < score ? low : high) = middle;
  }
  return (low + high) / 2;
}

}  // namespace tournament
