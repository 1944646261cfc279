#include <algorithm>
#include <functional>
#include <iterator>
#include <tuple>
#include <vector>

#include "tournament/record.hpp"
#include "tournament/tiebreak/criterion.hpp"
#include "tournament/tiebreak/derivation.hpp"
#include "tournament/tiebreak/detail/measures.hpp"
#include "tournament/tiebreak/ledger.hpp"
#include "tournament/tiebreak/value.hpp"

namespace tournament::detail {
namespace {

std::vector<Term*> kept_terms(Derivation& derivation) {
  std::vector<Term*> kept;
  for (Term& term : derivation.terms) {
    if (term.cut == CutReason::kNone) {
      kept.push_back(&term);
    }
  }
  return kept;
}

// The least significant one is that of the lowest opponent; among several of these, the least.
bool is_less(const Term* a, const Term* b) {
  return std::tie(a->of_opponent, a->value) < std::tie(b->of_opponent, b->value);
}

}  // namespace

bool forfeits_count(const Ledger& ledger, const Criterion& criterion) {
  return criterion.forfeits_played || ledger.options().predetermined;
}

int halves_of(Mark mark) {
  switch (mark) {
    case Mark::kWin:
    case Mark::kUnratedWin:
    case Mark::kForfeitWin:
      return 2;
    case Mark::kDraw:
    case Mark::kUnratedDraw:
    case Mark::kUnfinished:
      return 1;
    default:
      return 0;
  }
}

void add_up(Derivation& derivation, const Value& empty) {
  Value sum = empty;
  for (const Term& term : derivation.terms) {
    if (term.cut == CutReason::kNone) {
      sum = sum + term.value;
    }
  }
  derivation.value = sum;
}

void cut_high(Derivation& derivation) {
  for (int i = 0; i < derivation.criterion.cut_high; ++i) {
    const std::vector<Term*> kept = kept_terms(derivation);
    if (kept.empty()) {
      return;
    }
    (*std::ranges::max_element(kept, is_less))->cut = CutReason::kHigh;
  }
}

void cut_low(Derivation& derivation, const std::function<bool(const Term&)>& is_voluntary) {
  for (int i = 0; i < derivation.criterion.cut_low; ++i) {
    const std::vector<Term*> kept = kept_terms(derivation);
    if (kept.empty()) {
      return;
    }
    Term* const least = *std::ranges::min_element(kept, is_less);
    std::vector<Term*> voluntary;
    std::ranges::copy_if(kept, std::back_inserter(voluntary),
                         [&](const Term* term) { return is_voluntary(*term); });
    const auto first = std::ranges::min_element(voluntary, [](const Term* a, const Term* b) {
      return std::tie(a->value, a->of_opponent) < std::tie(b->value, b->of_opponent);
    });
    if (first != voluntary.end() && *first != least && (*first)->value >= least->value) {
      (*first)->cut = CutReason::kVoluntary;
    } else {
      least->cut = CutReason::kLow;
    }
  }
}

}  // namespace tournament::detail
