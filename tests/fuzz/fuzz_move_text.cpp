// Any words as moves of every ruleset, played as far as they go and taken back.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>

#include "game/game.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const auto rulesets = game::all_rulesets();
  const auto game = *game::make_game(rulesets[data[0] % rulesets.size()]);
  std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  while (!text.empty() && game->ply() < 200) {
    const auto end = text.find_first_of(" \n");
    const std::string before = game->fen();
    const auto done = game->play(text.substr(0, end), std::nullopt);
    if (!done && game->fen() != before) std::abort();
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  while (game->ply() > 0)
    if (!game->undo()) std::abort();
  if (game->fen() != game->start_fen()) std::abort();
  return 0;
}
