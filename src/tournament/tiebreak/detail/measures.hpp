// The families of tie-breaks behind derive(). Private to the folder.
#pragma once

#include <functional>
#include <span>
#include <vector>

#include "tournament/record.hpp"
#include "tournament/tiebreak/criterion.hpp"
#include "tournament/tiebreak/derivation.hpp"
#include "tournament/tiebreak/ledger.hpp"
#include "tournament/tiebreak/value.hpp"

namespace tournament::detail {

// BH, FB and SB; AOB; KS; SMALL; OPP.
Derivation buchholz(const Ledger& ledger, const Criterion& criterion, PlayerNumber player);
Derivation average_buchholz(const Ledger& ledger, const Criterion& criterion, PlayerNumber player);
Derivation koya(const Ledger& ledger, const Criterion& criterion, PlayerNumber player);
Derivation small_points(const Ledger& ledger, const Criterion& criterion, PlayerNumber player);
Derivation opponents_points(const Ledger& ledger, const Criterion& criterion, PlayerNumber player);

// PTS, WIN, WON, BPG, BWG, REP, VUR, STD, PS; the player's number, rating and fouls.
Derivation own_record(const Ledger& ledger, const Criterion& criterion, PlayerNumber player);

// ARO, TPR, PTP, APRO, APPO.
Derivation ratings(const Ledger& ledger, const Criterion& criterion, PlayerNumber player);

// DE, DWIN, DSECOND.
Derivation direct(const Ledger& ledger, const Criterion& criterion, PlayerNumber player,
                  std::span<const PlayerNumber> group);
// The value of DE for each of a group, in its order: 0 where it divides nobody, else the place in
// the group, from 1.
std::vector<int> direct_places(const Ledger& ledger, const Criterion& criterion,
                               std::span<const PlayerNumber> group);

// 2 for a win, 1 for a draw or what is not finished, 0 for the rest; forfeits as what they are
// worth.
int halves_of(Mark mark);
// Forfeits count as games for this criterion: by its modifier or in a round robin.
bool forfeits_count(const Ledger& ledger, const Criterion& criterion);
// Sets the value to the sum of the terms that are not cut; `empty` where there are none.
void add_up(Derivation& derivation, const Value& empty);
// Cuts the greatest terms, as many as the modifier says.
void cut_high(Derivation& derivation);
// Cuts the least ones. `is_voluntary` tells the terms that 16.5 cuts first.
void cut_low(Derivation& derivation, const std::function<bool(const Term&)>& is_voluntary);

}  // namespace tournament::detail
