// Swiss, then knockout among the best (T5). Immutable; any thread may use it.
#pragma once

#include <memory>
#include <utility>

#include "tournament/pairing/knockout.hpp"
#include "tournament/plan.hpp"
#include "tournament/record.hpp"
#include "tournament/tiebreak/standings.hpp"

namespace tournament {

struct SwissKnockoutOptions {
  int swiss_rounds = 7;
  int qualified = 8;
  OrderKind ranking = OrderKind::kSwissA;  // seeds the bracket; places shared go by number
  KnockoutOptions knockout = {};
};

class SwissKnockout final : public PairingSystem {
 public:
  // Needs a system, which pairs the Swiss rounds.
  SwissKnockout(std::shared_ptr<const PairingSystem> swiss, const SwissKnockoutOptions& options)
      : swiss_(std::move(swiss)), options_(options) {}

  // Rounds of the Swiss, then games of the knockout. Fails as the two do, and before the knockout
  // while a game of the Swiss has no result.
  [[nodiscard]] PlanResult next_round(const Record& record) const override;

  // The Swiss by itself: its rounds and no others.
  [[nodiscard]] Record swiss_part(const Record& record) const;
  // The knockout, seeded by the standings of the Swiss. Who has qualified and withdrawn keeps his
  // place in the bracket, and his opponents go on without a game. Needs a Swiss that is over.
  [[nodiscard]] Knockout knockout(const Record& record) const;

 private:
  std::shared_ptr<const PairingSystem> swiss_;
  SwissKnockoutOptions options_;
};

}  // namespace tournament
