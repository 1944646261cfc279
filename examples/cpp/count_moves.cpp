// How many ways there are to play on from a position:
//   count_moves cxq 4
//   count_moves qinyu 2 "FEN"
#include <cstdlib>
#include <iostream>

#include "game/game.hpp"
#include "rules/perft.hpp"
#include "text/catalogue.hpp"
#include "text/sentences.hpp"

int main(int count, char** arguments) {
  const auto ruleset = game::parse_ruleset(count > 1 ? arguments[1] : "");
  if (!ruleset || count < 3) {
    std::cerr << "Usage: count_moves RULESET DEPTH [FEN]\n";
    return 2;
  }
  const char* fen = count > 3 ? arguments[3] : "start";
  const auto game = game::make_game(*ruleset, fen);
  if (!game) {
    std::cerr << text::fen_fault_sentence(text::Language::kEnglish, game::kit_of(*ruleset), fen,
                                          game.error())
              << '\n';
    return 1;
  }
  const int depth = std::atoi(arguments[2]);
  for (int plies = 0; plies <= depth; ++plies)
    std::cout << plies << ' ' << (*game)->perft(plies, rules::Bulk::kOn) << '\n';
}
