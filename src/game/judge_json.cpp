#include "game/judge_json.hpp"

#include <string_view>

#include <nlohmann/json.hpp>

#include "board/geometry.hpp"
#include "game/judge.hpp"
#include "rules/outcome.hpp"

namespace game {
namespace {

std::string_view side_code(board::Side side) {
  return side == board::Side::kFirst ? "first" : "second";
}

// `-` stands for nothing in text; JSON has a word for it.
nlohmann::ordered_json code_or_null(std::string_view code) {
  if (code == "-") return nullptr;
  return code;
}

}  // namespace

void add_judgement(nlohmann::ordered_json& object, const Judgement& judgement,
                   std::string_view fen) {
  const auto codes = codes_of(judgement);
  object["plies"] = judgement.plies;
  object["result"] = codes.result;
  object["reason"] = code_or_null(codes.reason);
  object["rule"] = code_or_null(codes.rule);
  object["fen"] = fen;
  if (judgement.verdict && judgement.verdict->cycle) {
    const auto& cycle = *judgement.verdict->cycle;
    object["cycle"] = {{"first_ply", cycle.first_ply}, {"last_ply", cycle.last_ply}};
    if (cycle.offender) object["cycle"]["offender"] = side_code(*cycle.offender);
  }
  if (const auto& undecided = judgement.first_undecided)
    object["undecided"] = {{"ply", undecided->ply}, {"rule", undecided->rule}};
  if (judgement.moves_after_end > 0) object["moves_after_end"] = judgement.moves_after_end;
  if (const auto& fault = judgement.fault)
    object["error"] = {{"ply", fault->ply}, {"move", fault->text}};
}

}  // namespace game
