// FIDE's rating of a period (B.02 8.3). Whole numbers only; any thread may call these.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

namespace tournament {

enum class RatedPlay : std::uint8_t { kStandard, kRapid, kBlitz };

// Who is rated, as the list before the period has him.
struct EloPlayer {
  int rating = 0;
  int games = 0;               // rated so far
  bool was_2400 = false;       // a list has had him at 2400 or more
  std::optional<int> turns{};  // the age that he reaches this year
};

struct EloGame {
  int opponent = 0;  // his rating
  int halves = 0;    // scored: 2, 1 or 0
};

// From this rating on a difference counts in full (since October 2025).
inline constexpr int kUncappedFrom = 2650;

// 8.3.1: the difference that counts, at most 400 either way for one below `uncapped_from`.
int counted_difference(int own, int opponent, int uncapped_from = kUncappedFrom);

// 8.3.3: 40, 20 or 10; less where so many games times K would pass 700.
int k_factor(const EloPlayer& player, RatedPlay play, int games);

// The change of a period.
struct EloChange {
  int k = 0;
  std::int64_t hundredths = 0;  // K times what was scored over expectation, exactly
  int tenths = 0;               // that to one decimal, a half up
  int rating = 0;               // the new one: the change to the nearest whole number, a half up
};
// Needs a player with a rating, and games against opponents with one.
EloChange rate_fide_period(const EloPlayer& player, std::span<const EloGame> games,
                           RatedPlay play = RatedPlay::kStandard,
                           int uncapped_from = kUncappedFrom);

}  // namespace tournament
