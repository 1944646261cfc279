// The rules on what players do, by ruleset (docs/rules/reasons.md). Any thread may use it.
#pragma once

#include <string_view>

#include "game/game.hpp"

namespace arbiter {

// The numbers of the rules by which a game ends on a resignation, and on an agreement.
struct PlayerRules {
  std::string_view resignation;
  std::string_view agreement;
};

constexpr PlayerRules player_rules(game::RulesetId ruleset) {
  switch (ruleset) {
    case game::RulesetId::kQinyu:
      return {"Q5.7", "Q5.7"};
    case game::RulesetId::kCxq:
      return {"X3.6", "X3.6"};
    case game::RulesetId::kDraft:
      return {"X4.1", "X4.2"};
    default:  // books that leave it to the procedure of any game between two players
      return {"M1.1", "M1.2"};
  }
}

}  // namespace arbiter
