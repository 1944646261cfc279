// Tie-breaks by the player's own card.
#include <cstdint>
#include <optional>

#include "tournament/points.hpp"
#include "tournament/record.hpp"
#include "tournament/tiebreak/criterion.hpp"
#include "tournament/tiebreak/derivation.hpp"
#include "tournament/tiebreak/detail/measures.hpp"
#include "tournament/tiebreak/ledger.hpp"
#include "tournament/tiebreak/value.hpp"

namespace tournament::detail {
namespace {

bool is_won(Mark mark) { return mark == Mark::kWin || mark == Mark::kUnratedWin; }

// 1, 1/2 or 0 for a round, whatever points the competition gives (C.07 7.7).
Value standard_points(const Ledger& ledger, PlayerNumber player, int round) {
  const Entry entry = ledger.entry(player, round);
  int halves = halves_of(entry.mark);
  if (ledger.kind(player, round) != RoundKind::kGame) {
    const Points earned = ledger.earned(player, round);
    const Points draw = ledger.record().scoring.draw_first;
    halves = earned > draw ? 2 : static_cast<int>(earned == draw);
  }
  return points_value(half_points(halves));
}

// What a round counts for the measures that count rounds.
bool counts(const Ledger& ledger, Measure measure, PlayerNumber player, int round) {
  const Entry entry = ledger.entry(player, round);
  switch (measure) {
    case Measure::kWins:
      return is_won(entry.mark) || (ledger.kind(player, round) != RoundKind::kGame &&
                                    ledger.earned(player, round) == ledger.record().scoring.win);
    case Measure::kWon:
      return is_won(entry.mark);
    case Measure::kSecondGames:
      return was_played(entry.mark) && entry.color == Color::kSecond;
    case Measure::kSecondWins:
      return is_won(entry.mark) && entry.color == Color::kSecond;
    case Measure::kElected:
      return !ledger.is_voluntary(player, round);
    default:
      return ledger.is_voluntary(player, round);
  }
}

bool is_of_points(Measure measure) {
  return measure == Measure::kPoints || measure == Measure::kProgressive ||
         measure == Measure::kStandardPoints || measure == Measure::kBoardPoints;
}

bool is_of_boards(Measure measure) { return measure >= Measure::kBoardPoints; }

Value board_value(const Ledger& ledger, Measure measure, PlayerNumber player, int round) {
  const BoardSheet sheet = ledger.boards(player, round);
  switch (measure) {
    case Measure::kBoardPoints:
      return points_value(sheet.points);
    case Measure::kBoardWins:
      return count_value(sheet.wins);
    case Measure::kBoardSecondWins:
      return count_value(sheet.second_wins);
    default:
      return count_value(sheet.second_games);
  }
}

Value round_value(const Ledger& ledger, const Criterion& criterion, PlayerNumber player,
                  int round) {
  if (is_of_boards(criterion.measure)) {
    return board_value(ledger, criterion.measure, player, round);
  }
  switch (criterion.measure) {
    case Measure::kProgressive:
      return points_value(score_after(ledger.record(), player, round));
    case Measure::kPoints:
      return points_value(ledger.earned(player, round));
    case Measure::kStandardPoints:
      return standard_points(ledger, player, round);
    default:
      return count_value(counts(ledger, criterion.measure, player, round) ? 1 : 0);
  }
}

// What stands beside the card; nothing where the measure is made of rounds.
std::optional<std::int64_t> beside_card(const Ledger& ledger, Measure measure,
                                        PlayerNumber player) {
  switch (measure) {
    case Measure::kNumber:
      return to_int(player);
    case Measure::kRating:
      return ledger.rating(player);
    case Measure::kFouls:
      return ledger.record().player(player).fouls;
    default:
      return std::nullopt;
  }
}

}  // namespace

Derivation own_record(const Ledger& ledger, const Criterion& criterion, PlayerNumber player) {
  Derivation derivation{.criterion = criterion, .player = player};
  if (const auto number = beside_card(ledger, criterion.measure, player)) {
    const bool unrated = criterion.measure == Measure::kRating && *number == 0;
    derivation.value = unrated ? std::nullopt : std::optional(count_value(*number));
    return derivation;
  }
  if (is_of_boards(criterion.measure) && ledger.options().boards == nullptr) {
    return derivation;
  }
  for (int round = 1; round <= ledger.rounds(); ++round) {
    derivation.terms.push_back(
        {.round = round,
         .opponent = ledger.entry(player, round).opponent,
         .reason = TermReason::kByResult,
         .cut = round <= criterion.cut_low ? CutReason::kLow : CutReason::kNone,
         .of_opponent = {},
         .earned = ledger.earned(player, round),
         .value = round_value(ledger, criterion, player, round)});
  }
  add_up(derivation, is_of_points(criterion.measure) ? points_value({}) : count_value(0));
  if (criterion.measure == Measure::kPoints) {
    derivation.value = points_value(ledger.score(player));  // with what the arbiter added
  }
  return derivation;
}

}  // namespace tournament::detail
