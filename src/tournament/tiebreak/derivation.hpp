// One tie-break of one player, with what it is made of. Plain values; sentences about them are made
// by `text`. Any thread may use them.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "tournament/points.hpp"
#include "tournament/record.hpp"
#include "tournament/tiebreak/criterion.hpp"
#include "tournament/tiebreak/ledger.hpp"
#include "tournament/tiebreak/value.hpp"

namespace tournament {

// Why a round counts as it does.
enum class TermReason : std::uint8_t {
  kPlayed,       // as it stands
  kAdjusted,     // played; the opponent's score has absences counted as draws (C.07 16.3)
  kForfeit,      // not played, counted as if it had been
  kDummy,        // not played: the opponent has the player's own score (C.07 16.4)
  kDummyCapped,  // the same, with the score cut down to the most that 16.4 allows
  kFore,         // the last round, taken as drawn (C.07 8.3)
  kLowest,       // not played: the lowest score among scorers (T9)
  kByResult,     // counts by what the card says, played or not
};

enum class CutReason : std::uint8_t {
  kNone,
  kLow,        // the least value
  kVoluntary,  // cut first, as a voluntary unplayed round (C.07 16.5)
  kHigh,       // the greatest value
};

// What one round gives.
struct Term {
  int round = 0;
  PlayerNumber opponent = kNobody;
  TermReason reason = TermReason::kPlayed;
  CutReason cut = CutReason::kNone;
  Value of_opponent = {};  // his score or rating, or what stands for it
  Points earned = {};      // what the player scored in the round
  Value value = {};        // what counts, unless it is cut
};

struct Derivation {
  Criterion criterion = {};
  PlayerNumber player = kNobody;
  std::optional<Value> value =
      std::nullopt;              // nothing: cannot be said, as the average of no ratings
  std::vector<Term> terms = {};  // by rounds; empty where the value does not come from rounds
  std::vector<PlayerNumber> group = {};  // those still level, where the value depends on them
};

// The tie-break of a player. `group`: those who are level by all that is looked at before, himself
// among them; needed by DE, DWIN and DSECOND. PREV is made by standings() and has no value here.
Derivation derive(const Ledger& ledger, const Criterion& criterion, PlayerNumber player,
                  std::span<const PlayerNumber> group = {});

}  // namespace tournament
