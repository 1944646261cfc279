// The FIDE (Dutch) system of C.04.3, as in force from 1 February 2026 (T4). Immutable; any thread
// may use it.
#pragma once

#include "tournament/plan.hpp"
#include "tournament/record.hpp"

namespace tournament {

// Which numbers decide colours between players who have not played yet (C.04.3 5.2.5).
enum class Numbering {
  kOfRecord,     // the players' own
  kProvisional,  // counted without those who have not been paired before or in this round: a late
                 // entry gets his number when he arrives (C.04.2 2.4, 2.5)
};

// Pairs bracket by bracket; of all pairings the one that the handbook's sequence reaches first. Any
// field up to kMostPlayers; a thousand players take well under a second as a rule.
class Dutch final : public PairingSystem {
 public:
  explicit Dutch(Numbering numbering = Numbering::kOfRecord) : numbering_(numbering) {}

  // Fails with kNoLegalPairing when C1 to C3 leave no complete pairing: `rule` is then the
  // criterion that cannot be met, and `ways_out` what may be relaxed.
  [[nodiscard]] PlanResult next_round(const Record& record) const override;

 private:
  Numbering numbering_;
};

}  // namespace tournament
