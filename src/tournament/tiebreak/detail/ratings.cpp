// Tie-breaks by the ratings of the opponents (C.07 10). They count games over the board with rated
// opponents; the score is 1, 1/2, 0 whatever points the competition gives.
#include <optional>
#include <vector>

#include "tournament/rating/performance.hpp"
#include "tournament/record.hpp"
#include "tournament/tiebreak/criterion.hpp"
#include "tournament/tiebreak/derivation.hpp"
#include "tournament/tiebreak/detail/measures.hpp"
#include "tournament/tiebreak/ledger.hpp"
#include "tournament/tiebreak/value.hpp"

namespace tournament::detail {
namespace {

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

int performance(const Games& games) { return table_performance(games.ratings, games.halves); }

int perfect(const Games& games) { return perfect_performance(games.ratings, games.halves); }

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
    derivation.value = count_value(average_rating(values));
  }
  return derivation;
}

}  // namespace tournament::detail
