// Pairs the finished rounds of a record anew and compares. Plain functions; any thread may call
// them.
#pragma once

#include <optional>
#include <vector>

#include "tournament/plan.hpp"
#include "tournament/record.hpp"

namespace tournament {

// A round whose pairing on the cards is not the one that the system makes.
struct RoundDifference {
  int round = 1;
  std::vector<Pairing> on_cards;  // by board as the plan would order them
  std::optional<PlayerNumber> bye_on_cards;
  PlanResult planned;
};

// What the cards say of a round, in the order of the players who move first.
RoundPlan round_on_cards(const Record& record, int round);
// Whether two plans have the same pairs, colours and bye; the order of boards does not matter.
bool same_pairings(const RoundPlan& a, const RoundPlan& b);

// The round as the cards have it against the round as the system pairs it from what was known
// before; nothing when they agree. Needs 1 <= round <= rounds_paired(record). Where the record does
// not say how many rounds there are, the last one on the cards is the last one.
std::optional<RoundDifference> check_round(const PairingSystem& system, const Record& record,
                                           int round);

// The same by the Dutch system. A colour that 5.2.5 gave is right by the players' own numbers, or
// by those that they had before late entries came (C.04.2 2.5): a file does not say which were in
// force.
std::optional<RoundDifference> check_dutch_round(const Record& record, int round);

}  // namespace tournament
