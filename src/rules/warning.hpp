// What is about to happen by a counting or repetition rule, so that nobody is taken by surprise.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "board/geometry.hpp"

namespace rules {

// Numbers are stored and sent for ever: never changed, never used again.
enum class WarningKind : std::uint8_t {
  kRepetition = 1,   // the position stands once more: the rule falls
  kLastCheck = 2,    // the side's run of checks stands at its allowance (X3.1)
  kLastChase = 3,    // its run of chases does
  kCount = 4,        // a limit of moves is near
  kFacingKings = 5,  // the side to move must end the facing (Q5.3)
};

// One rule that is about to fall, and on whom.
struct Warning {
  WarningKind kind{};
  std::string_view rule;            // its number in docs/rules
  std::optional<board::Side> side;  // who has to vary or loses; nobody: it would be a draw
  int plies = 0;                    // until it falls at the earliest
  friend bool operator==(const Warning&, const Warning&) = default;
};

using Warnings = std::vector<Warning>;

// From this many plies before a limit on, a count is warned of.
inline constexpr int kCountNotice = 10;

}  // namespace rules
