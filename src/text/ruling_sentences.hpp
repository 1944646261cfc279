// Rulings, penalties and duties as sentences (docs/rules/match.md). Immutable; any thread may use
// it.
#pragma once

#include <string>

#include "arbiter/duty.hpp"
#include "arbiter/ruling.hpp"
#include "board/geometry.hpp"
#include "game/game.hpp"
#include "text/catalogue.hpp"

namespace text {

// What is ruled and why, with the number of the rule; squares and moves stand as coordinates. A
// loss that the finding explains is named in short; any other ending with its whole verdict. The
// remark of the arbiter, if any, comes last.
std::string ruling_sentence(Language language, game::KitId kit, const arbiter::Ruling& ruling);

// What a penalty does; `side` is the one that fouls, warnings and time fall on. Of one that does
// nothing, that it does nothing.
std::string penalty_sentence(Language language, game::KitId kit, board::Side side,
                             const arbiter::Penalty& penalty);

// What the next move must be; also that nothing binds it.
std::string duty_sentence(Language language, const arbiter::Duty& duty);

}  // namespace text
