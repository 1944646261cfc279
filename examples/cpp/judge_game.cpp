// Whether the moves of a game are legal, and how it ended:
//   judge_game cxq "h2e2 h9g7 h0g2"
// Moves may be in any notation that records hold.
#include <iostream>
#include <sstream>
#include <string>

#include "game/game.hpp"
#include "game/judge.hpp"
#include "game/judge_json.hpp"
#include "text/catalogue.hpp"
#include "text/sentences.hpp"

namespace {

// What came out, for a person.
std::string sentence(const game::GameJudge& judge) {
  const auto language = text::Language::kEnglish;
  const auto kit = judge.game().kit();
  const auto& judgement = judge.judgement();
  if (const auto& fault = judgement.fault) {
    return "ply " + std::to_string(fault->ply) + ": " +
           text::move_fault_sentence(language, kit, fault->text, {}, fault->fault);
  }
  if (!judgement.verdict) return "The game goes on.";
  return text::verdict_sentence(language, kit, *judgement.verdict);
}

}  // namespace

int main(int count, char** arguments) {
  const auto ruleset = game::parse_ruleset(count > 1 ? arguments[1] : "");
  if (!ruleset || count != 3) {
    std::cerr << "Usage: judge_game RULESET MOVES\n";
    return 2;
  }
  const auto game = game::make_game(*ruleset).value();
  game::GameJudge judge(*game);
  std::istringstream moves(arguments[2]);
  for (std::string move; moves >> move;)
    if (!judge.play(move, {})) break;

  game::JsonObject object;
  game::add_judgement(object, judge.judgement(), game->fen());
  std::cout << sentence(judge) << '\n' << object.text() << '\n';
  return judge.judgement().fault ? 1 : 0;
}
