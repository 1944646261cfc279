// Tie-breaks by the ratings of the opponents (C.07 10). They count games over the board with rated
// opponents; the score is 1, 1/2, 0 whatever points the competition gives.
#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "tournament/rating/fide_table.hpp"
#include "tournament/record.hpp"
#include "tournament/tiebreak/criterion.hpp"
#include "tournament/tiebreak/derivation.hpp"
#include "tournament/tiebreak/detail/measures.hpp"
#include "tournament/tiebreak/ledger.hpp"
#include "tournament/tiebreak/value.hpp"

namespace tournament::detail {
namespace {

constexpr int kFarthest = 800;

struct Games {
  std::vector<int> ratings;
  int halves = 0;  // scored, in half points
};

Games games_of(const Ledger& ledger, PlayerNumber player) {
  Games games;
  for (int round = 1; round <= ledger.rounds(); ++round) {
    const Entry entry = ledger.entry(player, round);
    if (was_played(entry.mark) && ledger.rating(entry.opponent) > 0) {
      games.ratings.push_back(ledger.rating(entry.opponent));
      games.halves += halves_of(entry.mark);
    }
  }
  return games;
}

int average(const std::vector<int>& ratings) {
  std::int64_t sum = 0;
  for (const int rating : ratings) {
    sum += rating;
  }
  return static_cast<int>(rounded_quotient(sum, static_cast<std::int64_t>(ratings.size())));
}

int performance(const Games& games) {
  const auto games_doubled = 2 * static_cast<std::int64_t>(games.ratings.size());
  const auto percent =
      static_cast<int>(rounded_quotient(std::int64_t{100} * games.halves, games_doubled));
  return average(games.ratings) + performance_difference(percent);
}

bool reaches(const Games& games, int rating) {
  int expected = 0;
  for (const int opponent : games.ratings) {
    expected += expected_hundredths(rating - opponent);
  }
  return expected >= 50 * games.halves;
}

// The lowest rating that could expect what was scored.
int perfect(const Games& games) {
  const auto [least, greatest] = std::ranges::minmax(games.ratings);
  if (games.halves == 0) {
    return least - kFarthest;
  }
  int low = least - kFarthest;  // expects nothing from anybody
  int high = greatest + kFarthest;
  while (high - low > 1) {
    const int middle = low + (high - low) / 2;
    (reaches(games, middle) ? high : low) = middle;
  }
  return high;
}

// What each opponent contributes; nothing where he is not rated or has no value himself.
std::optional<int> of_opponent(const Ledger& ledger, Measure measure, PlayerNumber opponent) {
  if (measure != Measure::kAveragePerformance && measure != Measure::kAveragePerfect) {
    const int rating = ledger.rating(opponent);
    return rating > 0 ? std::optional(rating) : std::nullopt;
  }
  const Games games = games_of(ledger, opponent);
  if (games.ratings.empty()) {
    return std::nullopt;
  }
  return measure == Measure::kAveragePerformance ? performance(games) : perfect(games);
}

std::vector<int> kept_values(const Derivation& derivation) {
  std::vector<int> values;
  for (const Term& term : derivation.terms) {
    if (term.cut == CutReason::kNone) {
      values.push_back(static_cast<int>(term.value.numerator));
    }
  }
  return values;
}

}  // namespace

Derivation ratings(const Ledger& ledger, const Criterion& criterion, PlayerNumber player) {
  Derivation derivation{.criterion = criterion, .player = player};
  for (int round = 1; round <= ledger.rounds(); ++round) {
    const Entry entry = ledger.entry(player, round);
    if (!was_played(entry.mark)) {
      continue;
    }
    if (const auto number = of_opponent(ledger, criterion.measure, entry.opponent)) {
      derivation.terms.push_back({.round = round,
                                  .opponent = entry.opponent,
                                  .of_opponent = count_value(*number),
                                  .earned = ledger.earned(player, round),
                                  .value = count_value(*number)});
    }
  }
  cut_low(derivation, [](const Term&) { return false; });
  cut_high(derivation);
  const std::vector<int> values = kept_values(derivation);
  if (values.empty()) {
    return derivation;
  }
  if (criterion.measure == Measure::kPerformance) {
    derivation.value = count_value(performance(games_of(ledger, player)));
  } else if (criterion.measure == Measure::kPerfect) {
    derivation.value = count_value(perfect(games_of(ledger, player)));
  } else {
    derivation.value = count_value(average(values));
  }
  return derivation;
}

}  // namespace tournament::detail
