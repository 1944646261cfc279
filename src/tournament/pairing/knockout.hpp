// Knockout, single and double (T5). The rounds of the record are games: each undecided tie plays
// one a round, and the next stage begins when all ties of the last one are decided. Immutable; any
// thread may use it.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "tournament/pairing/knockout/tie.hpp"
#include "tournament/plan.hpp"
#include "tournament/record.hpp"

namespace tournament {

enum class Elimination : std::uint8_t {
  kSingle,  // who loses is out, or plays off for a place
  kDouble,  // who loses twice is out
};

struct KnockoutOptions {
  Elimination elimination = Elimination::kSingle;
  int last_place = 8;  // single: places are played for down to this one; 1: for none but the first
  TieOptions ties = {};
};

// The seeds of a bracket of 2, 4, 8, 16 ... places from top to bottom: T5's for 16 and 32, and by
// the same rule for the others. Needs a power of two.
std::vector<int> bracket_order(int places);

// A place, or the places that several share because nobody played for them.
struct KnockoutPlace {
  PlayerNumber player{};
  int first = 1;
  int last = 1;
  friend bool operator==(const KnockoutPlace&, const KnockoutPlace&) = default;
};

struct KnockoutState {
  std::vector<StageState> stages;     // the last one is in play, unless all is over
  std::vector<KnockoutPlace> places;  // those that are known, best first
  bool over = false;
};

class Knockout final : public PairingSystem {
 public:
  // All players of the record, by number; byes go to the first.
  explicit Knockout(const KnockoutOptions& options = {}) : options_(options) {}
  // Those seeds, best first, from a later round on.
  Knockout(const KnockoutOptions& options, std::vector<PlayerNumber> seeds, int first_round)
      : options_(options), seeds_(std::move(seeds)), first_round_(first_round) {}

  // The next game of every undecided tie. Fails while games have no result, and when all is over.
  [[nodiscard]] PlanResult next_round(const Record& record) const override;

  // What the record says: ties, winners, places.
  [[nodiscard]] KnockoutState state(const Record& record) const;

 private:
  KnockoutOptions options_;
  std::optional<std::vector<PlayerNumber>> seeds_;
  int first_round_ = 1;
};

}  // namespace tournament
