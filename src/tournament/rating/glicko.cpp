#include "tournament/rating/glicko.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <span>

namespace tournament {
namespace {

constexpr double kScale = 173.7178;  // of ratings to the units of the system
constexpr double kCentre = 1500;
constexpr double kTolerance = 1e-6;
constexpr int kMostSteps = 100;

double square(double x) { return x * x; }

// How much less a result says against an opponent who is not sure himself.
double weight(double deviation) {
  return 1.0 / std::sqrt(1.0 + 3.0 * square(deviation) / square(std::numbers::pi));
}

double expectation(double rating, double opponent, double opponents_weight) {
  return 1.0 / (1.0 + std::exp(-opponents_weight * (rating - opponent)));
}

// What the games of a period say about a rating.
struct Evidence {
  double variance = 0;  // of the estimate
  double excess = 0;    // weighted score over expectation
};

Evidence evidence_of(double rating, std::span<const GlickoGame> games) {
  double information = 0;
  Evidence evidence;
  for (const GlickoGame& game : games) {
    const double g = weight(game.opponent.deviation / kScale);
    const double e = expectation(rating, (game.opponent.rating - kCentre) / kScale, g);
    information += square(g) * e * (1.0 - e);
    evidence.excess += g * (game.score - e);
  }
  evidence.variance = 1.0 / information;
  return evidence;
}

// Step 5 of the paper: the new volatility is the zero of a falling function of its logarithm,
// found by the Illinois form of regula falsi.
double new_volatility(const Glicko& player, double phi, const Evidence& evidence, double tau) {
  const double delta = evidence.variance * evidence.excess;
  const double a = std::log(square(player.volatility));
  const auto f = [&](double x) {
    const double spread = square(phi) + evidence.variance + std::exp(x);
    return std::exp(x) * (square(delta) - spread) / (2.0 * square(spread)) - (x - a) / square(tau);
  };
  double low = a;
  double high = std::log(square(delta) - square(phi) - evidence.variance);
  if (square(delta) <= square(phi) + evidence.variance) {
    high = a - tau;
    for (int i = 0; i < kMostSteps && f(high) < 0; ++i) {
      high -= tau;
    }
  }
  double f_low = f(low);
  double f_high = f(high);
  for (int i = 0; i < kMostSteps && std::abs(high - low) > kTolerance; ++i) {
    const double next = low + (low - high) * f_low / (f_high - f_low);
    const double f_next = f(next);
    if (f_next * f_high <= 0) {
      low = high;
      f_low = f_high;
    } else {
      f_low /= 2;
    }
    high = next;
    f_high = f_next;
  }
  return std::exp(low / 2);
}

double bounded(double value, double least, double greatest) {
  return std::isnan(value) ? greatest : std::clamp(value, least, greatest);
}

Glicko bounded(const Glicko& player, const GlickoSystem& system) {
  return {.rating = bounded(player.rating, system.least_rating, system.greatest_rating),
          .deviation = bounded(player.deviation, system.least_deviation, system.greatest_deviation),
          .volatility = bounded(player.volatility, kTolerance, system.greatest_volatility)};
}

}  // namespace

double expected_score(const Glicko& a, const Glicko& b) {
  const double both = std::hypot(a.deviation, b.deviation) / kScale;
  return expectation(a.rating / kScale, b.rating / kScale, weight(both));
}

Glicko rate_period(const Glicko& player, std::span<const GlickoGame> games, double periods,
                   const GlickoSystem& system) {
  const Glicko before = bounded(player, system);
  const double phi = before.deviation / kScale;
  if (games.empty()) {
    const double rested = std::sqrt(square(phi) + periods * square(before.volatility));
    return bounded({before.rating, rested * kScale, before.volatility}, system);
  }
  const double mu = (before.rating - kCentre) / kScale;
  const Evidence evidence = evidence_of(mu, games);
  const double sigma =
      std::min(new_volatility(before, phi, evidence, system.tau), system.greatest_volatility);
  const double rested = square(phi) + periods * square(sigma);
  const double after = 1.0 / std::sqrt(1.0 / rested + 1.0 / evidence.variance);
  const double moved = mu + square(after) * evidence.excess;
  return bounded({moved * kScale + kCentre, after * kScale, sigma}, system);
}

GlickoPair rate_game(const Glicko& first, double first_periods, const Glicko& second,
                     double second_periods, double score, const GlickoSystem& system) {
  const std::array of_first = {GlickoGame{.opponent = second, .score = score}};
  const std::array of_second = {GlickoGame{.opponent = first, .score = 1.0 - score}};
  return {.first = rate_period(first, of_first, first_periods, system),
          .second = rate_period(second, of_second, second_periods, system)};
}

}  // namespace tournament
