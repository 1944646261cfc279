// Any words as moves of every ruleset: what a dialect reads it writes and reads again; what can be
// played is played and taken back.
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "game/game.hpp"
#include "notation/dialect.hpp"

namespace {

using notation::Dialect;

constexpr int kMostPlies = 200;
constexpr std::size_t kMostDepth = 8;  // moves at which every dialect is tried; it takes long

// Where texts are hard: pieces of a kind on one file, pawns on several, hands full of everything.
constexpr std::array<std::string_view, 4> kXiangqiStarts = {
    "start", "3k5/9/2P1P4/2P1P4/2P6/9/9/9/9/5K3 w",
    "4k4/9/3a1a3/2r1c4/2n1c4/2n6/2b1p4/4p4/2r1p4/1K7 b",
    "3ak4/4P4/4P4/4P4/4P4/2B1P4/9/3A5/9/2BAK4 w"};
constexpr std::array<std::string_view, 3> kQinyuStarts = {
    "start",
    "4k7/PPP9/3PpP6/12/Q4Q6/6Q5/12/R~10R/12/12/12/4K7[QAEBNRGSDHMJCWPqaebnrgsdhmjcwp] w - - 0 1",
    "k11/12/N3N7/12/2N1N7/12/12/12/12/ppp9/2p9/6K5[NPnp] b - - 0 1"};

std::string_view start_of(game::KitId kit, std::size_t number) {
  return kit == game::KitId::kXiangqi ? kXiangqiStarts[number % kXiangqiStarts.size()]
                                      : kQinyuStarts[number % kQinyuStarts.size()];
}

// The text is refused, or is a move that each dialect writes in a text of its own.
void check_word(const game::Game& game, std::string_view word, game::MoveDialect dialect) {
  const auto move = game.rewrite(word, dialect, Dialect::kCoordinates);
  if (!move) {
    const bool ambiguous = move.error().kind == game::Fault::Kind::kAmbiguousMove;
    if (ambiguous != (move.error().candidates.size() > 1)) std::abort();
    return;
  }
  for (const auto to : game.dialects()) {
    const auto text = game.rewrite(word, dialect, to);
    if (!text) std::abort();
    const auto again = game.rewrite(*text, to, Dialect::kCoordinates);
    if (!again || *again != *move) std::abort();
    if (to == Dialect::kUci) continue;
    const auto guessed = game.rewrite(*text, game::MoveDialect(), Dialect::kCoordinates);
    if (!guessed || *guessed != *move) std::abort();
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const auto rulesets = game::all_rulesets();
  const auto ruleset = rulesets[data[0] % rulesets.size()];
  const auto start = start_of(game::kit_of(ruleset), data[0] / rulesets.size());
  const auto made = game::make_game(ruleset, start, game::Strictness::kStudy);
  if (!made) std::abort();
  const auto& game = *made;
  std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  for (std::size_t words = 0; !text.empty() && game->ply() < kMostPlies; ++words) {
    const auto end = text.find_first_of(" \n");
    const auto word = text.substr(0, end);
    if (words < kMostDepth) {
      for (const auto dialect : game->dialects()) check_word(*game, word, dialect);
      check_word(*game, word, game::MoveDialect());
    }
    const std::string before = game->fen();
    const auto done = game->play(word, game::MoveDialect());
    if (!done && game->fen() != before) std::abort();
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  while (game->ply() > 0)
    if (!game->undo()) std::abort();
  if (game->fen() != game->start_fen()) std::abort();
  return 0;
}
