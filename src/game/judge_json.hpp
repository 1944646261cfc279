// A judgement as JSON, the same keys wherever one is written.
#pragma once

#include <string_view>

#include "game/json_object.hpp"
#include "game/judge.hpp"

namespace game {

// Adds plies, result, reason, rule, fen and, where there are such, cycle, undecided,
// moves_after_end and error (docs/formats/judge-output.md). `fen` is where the judgement fell.
void add_judgement(JsonObject& object, const Judgement& judgement, std::string_view fen);

}  // namespace game
