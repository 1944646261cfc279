// Glicko-2 (M. Glickman, "Example of the Glicko-2 system"). Floating point, no clock: time is an
// argument. Any thread may call these.
#pragma once

#include <span>

namespace tournament {

// A rating, how sure it is, and how steady the player. Sound: all within the bounds that follow.
struct Glicko {
  double rating = 1500;
  double deviation = 350;
  double volatility = 0.06;
  friend bool operator==(const Glicko&, const Glicko&) = default;
};

// One game of a period, with the opponent as he was before it.
struct GlickoGame {
  Glicko opponent;
  double score = 0;  // 1, 0.5 or 0
};

struct GlickoSystem {
  double tau = 0.5;  // how fast volatility may change: 0.3 to 1.2
  // No value leaves these bounds, so that neither a long series nor a long absence breaks one.
  double least_rating = 100;
  double greatest_rating = 4000;
  double least_deviation = 30;
  double greatest_deviation = 500;
  double greatest_volatility = 0.1;
};

// The score that `a` may expect against `b`, as the system sees it: between 0 and 1.
double expected_score(const Glicko& a, const Glicko& b);

// After a period. `periods` tells how much time has gone since the last change, in periods: 1 for
// periods of fixed length, and any fraction where each game is rated at once, so that a player who
// plays ten games a day does not become ten periods less sure. Without games only the deviation
// grows. Needs a sound player, sound opponents and periods >= 0; what is not a number counts as the
// nearest bound.
Glicko rate_period(const Glicko& player, std::span<const GlickoGame> games, double periods = 1,
                   const GlickoSystem& system = {});

// Both players after a game between them, rated at once. `score`: of the first.
struct GlickoPair {
  Glicko first;
  Glicko second;
};
GlickoPair rate_game(const Glicko& first, double first_periods, const Glicko& second,
                     double second_periods, double score, const GlickoSystem& system = {});

}  // namespace tournament
