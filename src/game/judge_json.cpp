#include "game/judge_json.hpp"

#include <string_view>

#include "board/geometry.hpp"
#include "game/json_object.hpp"
#include "game/judge.hpp"
#include "rules/outcome.hpp"

namespace game {
namespace {

std::string_view side_code(board::Side side) {
  return side == board::Side::kFirst ? "first" : "second";
}

// `-` stands for nothing in text; JSON has a word for it.
void add_code(JsonObject& object, std::string_view key, std::string_view code) {
  if (code == "-") {
    object.add_null(key);
  } else {
    object.add(key, code);
  }
}

JsonObject cycle_object(const rules::CycleEvidence& cycle) {
  JsonObject object;
  object.add("first_ply", cycle.first_ply).add("last_ply", cycle.last_ply);
  if (cycle.offender) object.add("offender", side_code(*cycle.offender));
  return object;
}

}  // namespace

void add_judgement(JsonObject& object, const Judgement& judgement, std::string_view fen) {
  const auto codes = codes_of(judgement);
  object.add("plies", judgement.plies).add("result", codes.result);
  add_code(object, "reason", codes.reason);
  add_code(object, "rule", codes.rule);
  object.add("fen", fen);
  if (judgement.verdict && judgement.verdict->cycle)
    object.add("cycle", cycle_object(*judgement.verdict->cycle));
  if (const auto& undecided = judgement.first_undecided)
    object.add("undecided", JsonObject().add("ply", undecided->ply).add("rule", undecided->rule));
  if (judgement.moves_after_end > 0) object.add("moves_after_end", judgement.moves_after_end);
  if (const auto& fault = judgement.fault) {
    auto error = JsonObject().add("ply", fault->ply).add("move", fault->text);
    if (!fault->fault.candidates.empty()) error.add("candidates", fault->fault.candidates);
    object.add("error", error);
  }
}

}  // namespace game
