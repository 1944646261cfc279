// A judgement as JSON, the same keys wherever one is written.
#pragma once

#include <string_view>

#include <nlohmann/json.hpp>

#include "apps/judge_game.hpp"

namespace apps {

// Adds plies, result, reason, rule, fen and, where there are such, winner, cycle, undecided,
// moves_after_end and error.
void add_judgement(nlohmann::ordered_json& object, const Judgement& judgement,
                   std::string_view fen);

}  // namespace apps
