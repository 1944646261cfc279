#include "tournament/rating/elo.hpp"

#include <algorithm>
#include <cstdint>
#include <span>

#include "tournament/rating/fide_table.hpp"

namespace tournament {
namespace {

constexpr int kCap = 400;
constexpr int kNewcomersGames = 30;
constexpr int kMostChange = 700;

// a / b to the nearest whole number, a half up, for any sign of a. Needs b > 0.
std::int64_t nearest(std::int64_t a, std::int64_t b) {
  const std::int64_t doubled = 2 * a + b;
  return doubled / (2 * b) - static_cast<std::int64_t>(doubled < 0 && doubled % (2 * b) != 0);
}

int base_factor(const EloPlayer& player, RatedPlay play) {
  if (play != RatedPlay::kStandard) {
    return 20;
  }
  const bool young = player.turns && *player.turns <= 18 && player.rating < 2300;
  if (player.games < kNewcomersGames || young) {
    return 40;
  }
  return player.was_2400 || player.rating >= 2400 ? 10 : 20;
}

}  // namespace

int counted_difference(int own, int opponent, int uncapped_from) {
  const int difference = own - opponent;
  return own >= uncapped_from ? difference : std::clamp(difference, -kCap, kCap);
}

int k_factor(const EloPlayer& player, RatedPlay play, int games) {
  const int factor = base_factor(player, play);
  return games > 0 ? std::min(factor, kMostChange / games) : factor;
}

EloChange rate_fide_period(const EloPlayer& player, std::span<const EloGame> games, RatedPlay play,
                           int uncapped_from) {
  std::int64_t over = 0;  // scored over expectation, in hundredths
  for (const EloGame& game : games) {
    const int difference = counted_difference(player.rating, game.opponent, uncapped_from);
    over += 50 * game.halves - expected_hundredths(difference);
  }
  EloChange change;
  change.k = k_factor(player, play, static_cast<int>(games.size()));
  change.hundredths = over * change.k;
  change.tenths = static_cast<int>(nearest(change.hundredths, 10));
  change.rating = player.rating + static_cast<int>(nearest(change.hundredths, 100));
  return change;
}

}  // namespace tournament
