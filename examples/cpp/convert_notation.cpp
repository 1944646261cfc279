// The moves of a game in another notation:
//   convert_notation chinese "h2e2 h9g7"
// Moves may be in any notation that records hold; the game is Xiangqi.
#include <iostream>
#include <sstream>
#include <string>

#include "game/game.hpp"
#include "notation/dialect.hpp"
#include "text/catalogue.hpp"
#include "text/sentences.hpp"

int main(int count, char** arguments) {
  const auto dialect = notation::parse_dialect(count > 1 ? arguments[1] : "");
  if (!dialect || count != 3) {
    std::cerr << "Usage: convert_notation NOTATION MOVES\nNotations:";
    for (const auto each : notation::kAllDialects) std::cerr << ' ' << notation::dialect_name(each);
    std::cerr << '\n';
    return 2;
  }
  const auto game = game::make_game(game::RulesetId::kCxq).value();
  std::istringstream moves(arguments[2]);
  for (std::string move; moves >> move;) {
    if (const auto played = game->play(move, {}); !played) {
      std::cerr << text::move_fault_sentence(text::Language::kEnglish, game->kit(), move, {},
                                             played.error())
                << '\n';
      return 1;
    }
  }
  for (const auto& text : game->moves(*dialect)) std::cout << text << '\n';
}
