// The position Swiss (积分编排制, T3). Immutable; any thread may use it.
#pragma once

#include <cstdint>
#include <optional>

#include "tournament/pairing/lots.hpp"
#include "tournament/plan.hpp"
#include "tournament/record.hpp"

namespace tournament {

// How the numbers meet in the first round (T3.2).
enum class FirstRound : std::uint8_t {
  kNeighbors,  // 1-2, 4-3, 5-6, 8-7 ...
  kEnds,       // 1-N, 2-(N-1) ...
  kHalves,     // 1-(N/2+1), 2-(N/2+2) ...
};

struct PositionSwissOptions {
  FirstRound first_round = FirstRound::kNeighbors;
  // Draws the numbers; without it the players have drawn them themselves, and stand in their order.
  std::optional<std::uint64_t> lots_seed = std::nullopt;
  LotsForm lots_form = LotsForm::kHalves;
  bool clubs_apart = false;  // announced: members of one club do not meet
};

class PositionSwiss final : public PairingSystem {
 public:
  explicit PositionSwiss(const PositionSwissOptions& options = {}) : options_(options) {}

  // Rounds announced in the record tell the last round (T3.1) and the third-last (T3.6). A pairing
  // is found whenever there is one without a rematch, a pair that is kept apart, and a second bye.
  // The notes give the reason of every pair, color, float and bye.
  [[nodiscard]] PlanResult next_round(const Record& record) const override;

 private:
  PositionSwissOptions options_;
};

}  // namespace tournament
