#include "tournament/tiebreak/derivation.hpp"

#include <span>

#include "tournament/record.hpp"
#include "tournament/tiebreak/criterion.hpp"
#include "tournament/tiebreak/detail/measures.hpp"
#include "tournament/tiebreak/ledger.hpp"

namespace tournament {

// NOLINTNEXTLINE(readability-function-size): flat switch
Derivation derive(const Ledger& ledger, const Criterion& criterion, PlayerNumber player,
                  std::span<const PlayerNumber> group) {
  switch (criterion.measure) {
    case Measure::kBuchholz:
    case Measure::kForeBuchholz:
    case Measure::kSonnebornBerger:
      return detail::buchholz(ledger, criterion, player);
    case Measure::kAverageBuchholz:
      return detail::average_buchholz(ledger, criterion, player);
    case Measure::kKoya:
      return detail::koya(ledger, criterion, player);
    case Measure::kSmallPoints:
      return detail::small_points(ledger, criterion, player);
    case Measure::kOpponentsPoints:
      return detail::opponents_points(ledger, criterion, player);
    case Measure::kAverageRating:
    case Measure::kPerformance:
    case Measure::kPerfect:
    case Measure::kAveragePerformance:
    case Measure::kAveragePerfect:
      return detail::ratings(ledger, criterion, player);
    case Measure::kDirectEncounter:
    case Measure::kDirectWins:
    case Measure::kDirectSecond:
      return detail::direct(ledger, criterion, player, group);
    case Measure::kPreviousRank:
      return {.criterion = criterion, .player = player};
    default:
      return detail::own_record(ledger, criterion, player);
  }
}

}  // namespace tournament
