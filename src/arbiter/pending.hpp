// What waits at a table, for an arbiter's list (M8.1). Plain values.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "arbiter/duty.hpp"
#include "arbiter/ending.hpp"
#include "arbiter/table.hpp"
#include "base/time.hpp"
#include "board/geometry.hpp"

namespace arbiter {

struct Pending {
  enum class Kind : std::uint8_t {
    kRuling,       // `number` waits to be confirmed or overridden
    kStart,        // the clocks have not been started
    kClocksStand,  // the arbiter has stopped them
    kAbsent,       // `side` is away since `at`
    kLate,         // `side` has not come and forfeits at `at`
    kDrawOffer,    // `side` has offered
    kTakeBack,     // `side` has asked; `number` is the ply to go back to
    kRematch,      // `side` has offered
    kDuty,         // of `side`, the one to move
    kClaimable,    // `ending` would be proven if somebody claimed it
    kUndecided,    // a repetition that the judge cannot decide
    kFouls,        // `side` has `number` of them
    kTime,         // the flag of `side` falls at `at`
  };
  Kind kind{};
  std::optional<board::Side> side;
  int number = 0;
  std::optional<base::Instant> at;
  Duty duty;
  std::optional<Ending> ending;
};

// `ruling`, `draw-offer`, for programs.
std::string_view pending_code(Pending::Kind kind);

// All that waits, what waits for the arbiter first. After the end nothing but a rematch.
std::vector<Pending> pending(const Table& table);

}  // namespace arbiter
