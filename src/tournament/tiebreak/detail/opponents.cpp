// Tie-breaks by the scores of the opponents.
#include <algorithm>
#include <cstdint>
#include <optional>

#include "tournament/points.hpp"
#include "tournament/record.hpp"
#include "tournament/scoring.hpp"
#include "tournament/tiebreak/criterion.hpp"
#include "tournament/tiebreak/derivation.hpp"
#include "tournament/tiebreak/detail/measures.hpp"
#include "tournament/tiebreak/ledger.hpp"
#include "tournament/tiebreak/value.hpp"

namespace tournament::detail {
namespace {

bool is_dummy(const Term& term) {
  return term.reason == TermReason::kDummy || term.reason == TermReason::kDummyCapped;
}

Term plain_term(const Ledger& ledger, PlayerNumber player, int round) {
  return {.round = round,
          .opponent = ledger.entry(player, round).opponent,
          .of_opponent = {},
          .earned = ledger.earned(player, round),
          .value = {}};
}

// The score that stands for the opponent of a round that was not played (C.07 16.4).
Points dummy_score(const Ledger& ledger, const Criterion& criterion, const Term& term,
                   PlayerNumber player, bool fore) {
  const Points own = fore ? ledger.fore_score(player) : ledger.score(player);
  if (criterion.edition.value_or(ledger.options().edition) == Edition::k2024) {
    return own;
  }
  if (term.opponent == kNobody) {
    return std::min(own, ledger.record().scoring.draw_first * ledger.all_rounds());
  }
  return std::min(own, fore ? ledger.fore_adjusted(term.opponent) : ledger.adjusted(term.opponent));
}

void meet_dummy(const Ledger& ledger, const Criterion& criterion, PlayerNumber player, bool fore,
                Term& term) {
  const Points score = dummy_score(ledger, criterion, term, player, fore);
  const Points own = fore ? ledger.fore_score(player) : ledger.score(player);
  term.of_opponent = points_value(score);
  term.reason = score == own ? TermReason::kDummy : TermReason::kDummyCapped;
}

void meet_opponent(const Ledger& ledger, PlayerNumber player, bool fore, Term& term) {
  const Points score = fore ? ledger.fore_adjusted(term.opponent) : ledger.adjusted(term.opponent);
  term.of_opponent = points_value(score);
  if (fore && term.round == ledger.rounds()) {
    term.reason = TermReason::kFore;
  } else if (ledger.kind(player, term.round) == RoundKind::kForfeit) {
    term.reason = TermReason::kForfeit;
  } else if (!fore && score != ledger.score(term.opponent)) {
    term.reason = TermReason::kAdjusted;
  }
}

// The round with the score of its opponent, or of who stands for him; nothing where the round does
// not count at all.
std::optional<Term> scored_term(const Ledger& ledger, const Criterion& criterion,
                                PlayerNumber player, int round, bool fore) {
  Term term = plain_term(ledger, player, round);
  const bool last_of_fore = fore && round == ledger.rounds() && term.opponent != kNobody;
  const RoundKind kind = ledger.kind(player, round);
  if (kind == RoundKind::kGame || last_of_fore ||
      (kind == RoundKind::kForfeit && forfeits_count(ledger, criterion))) {
    meet_opponent(ledger, player, fore, term);
    return term;
  }
  if (ledger.options().predetermined) {
    return std::nullopt;
  }
  meet_dummy(ledger, criterion, player, fore, term);
  return term;
}

// Half of the most points that can be made: in a round robin of an odd field everybody is free once
// a cycle.
Value koya_limit(const Ledger& ledger, const Criterion& criterion) {
  const Scoring& scoring = ledger.record().scoring;
  int games = ledger.rounds();
  const int players = std::max(1, ledger.players());
  if (ledger.options().predetermined && players % 2 == 1) {
    games -= games / players;
  }
  const std::int64_t doubled = std::int64_t{scoring.win.tenths} * games +
                               std::int64_t{2} * criterion.koya_halves * scoring.draw_first.tenths;
  return {.numerator = doubled, .denominator = 20};
}

}  // namespace

Derivation buchholz(const Ledger& ledger, const Criterion& criterion, PlayerNumber player) {
  Derivation derivation{.criterion = criterion, .player = player};
  const bool fore = criterion.measure == Measure::kForeBuchholz;
  const bool product = criterion.measure == Measure::kSonnebornBerger;
  for (int round = 1; round <= ledger.rounds(); ++round) {
    if (auto term = scored_term(ledger, criterion, player, round, fore)) {
      term->value = term->of_opponent;
      if (product) {
        term->value = {.numerator = term->of_opponent.numerator * term->earned.tenths,
                       .denominator = 100,
                       .decimals = 2};
      }
      derivation.terms.push_back(*term);
    }
  }
  cut_low(derivation, [&](const Term& term) {
    return is_dummy(term) && ledger.is_voluntary(player, term.round);
  });
  cut_high(derivation);
  add_up(derivation, product ? product_value({}, {}) : points_value({}));
  return derivation;
}

Derivation average_buchholz(const Ledger& ledger, const Criterion& criterion, PlayerNumber player) {
  Derivation derivation{.criterion = criterion, .player = player};
  const Criterion inner{.measure = criterion.fore ? Measure::kForeBuchholz : Measure::kBuchholz,
                        .forfeits_played = criterion.forfeits_played,
                        .edition = criterion.edition};
  Value sum{.denominator = 10, .decimals = 2};
  for (int round = 1; round <= ledger.rounds(); ++round) {
    Term term = plain_term(ledger, player, round);
    if (ledger.kind(player, round) == RoundKind::kGame) {
      term.of_opponent = term.value = *buchholz(ledger, inner, term.opponent).value;
      sum = sum + term.value;
      derivation.terms.push_back(term);
    }
  }
  if (!derivation.terms.empty()) {
    sum.denominator *= static_cast<std::int64_t>(derivation.terms.size());
  }
  derivation.value = sum;
  return derivation;
}

Derivation koya(const Ledger& ledger, const Criterion& criterion, PlayerNumber player) {
  Derivation derivation{.criterion = criterion, .player = player};
  const Value limit = koya_limit(ledger, criterion);
  for (int round = 1; round <= ledger.rounds(); ++round) {
    Term term = plain_term(ledger, player, round);
    if (term.opponent == kNobody) {
      continue;
    }
    term.of_opponent = points_value(ledger.score(term.opponent));
    term.value = points_value(term.earned);
    term.reason = ledger.kind(player, round) == RoundKind::kForfeit ? TermReason::kForfeit
                                                                    : TermReason::kPlayed;
    if (term.of_opponent >= limit) {
      derivation.terms.push_back(term);
    }
  }
  add_up(derivation, points_value({}));
  return derivation;
}

Derivation small_points(const Ledger& ledger, const Criterion& criterion, PlayerNumber player) {
  Derivation derivation{.criterion = criterion, .player = player};
  for (int round = 1; round <= ledger.rounds(); ++round) {
    Term term = plain_term(ledger, player, round);
    const RoundKind kind = ledger.kind(player, round);
    const bool forfeit = kind == RoundKind::kForfeit && forfeits_count(ledger, criterion);
    if (kind != RoundKind::kGame && !forfeit) {
      continue;
    }
    const Points score = ledger.score(term.opponent);
    const auto halves = std::int64_t{halves_of(ledger.entry(player, round).mark)};
    term.of_opponent = points_value(score);
    term.value = {.numerator = halves * score.tenths, .denominator = 20, .decimals = 2};
    term.reason = forfeit ? TermReason::kForfeit : TermReason::kPlayed;
    derivation.terms.push_back(term);
  }
  add_up(derivation, {.denominator = 20, .decimals = 2});
  return derivation;
}

Derivation opponents_points(const Ledger& ledger, const Criterion& criterion, PlayerNumber player) {
  Derivation derivation{.criterion = criterion, .player = player};
  for (int round = 1; round <= ledger.rounds(); ++round) {
    Term term = plain_term(ledger, player, round);
    const bool played = ledger.kind(player, round) == RoundKind::kGame;
    term.of_opponent =
        points_value(played ? ledger.score(term.opponent) : ledger.lowest_of_scorers());
    term.value = term.of_opponent;
    term.reason = played ? TermReason::kPlayed : TermReason::kLowest;
    derivation.terms.push_back(term);
  }
  add_up(derivation, points_value({}));
  return derivation;
}

}  // namespace tournament::detail
