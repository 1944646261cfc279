// What rating a result amounts to. Any thread may call these.
#pragma once

#include <optional>
#include <span>

namespace tournament {

// The mean of the ratings to the nearest whole number, a half up. Needs one at least.
int average_rating(std::span<const int> ratings);

// FIDE's performance: the average of the opponents and what the table adds for the share of the
// points, in whole per cent, a half up (C.07 10.2, B.02 8.1.1). `halves`: the score in half points.
// Needs one opponent at least and 0 <= halves <= 2 * opponents.
int table_performance(std::span<const int> opponents, int halves);

// The lowest rating that could expect the score by FIDE's table (C.07 10.3); 800 below the lowest
// opponent where nothing was scored. Needs the same.
int perfect_performance(std::span<const int> opponents, int halves);

// The rating whose expectations, each 1 / (1 + 10^(difference / 400)), add up to the score. Nothing
// where every game was won, or every one lost, or there is none: no rating is high or low enough.
std::optional<double> exact_performance(std::span<const int> opponents, int halves);

}  // namespace tournament
