// The life of a game: made, set up, played, taken back.
#include "game/game.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "base/result.hpp"
#include "capi/chuhe.h"
#include "capi/handle.hpp"

namespace {

// Keeps what was wrong, and says it as a status.
chuhe_status keep(chuhe_game& game, LastFault last) {
  game.last = std::move(last);
  return game.last.status;
}

// Changes a copy, which takes the place of the game when all went well: without memory the game
// is as it was.
template <class Change>
chuhe_status change(chuhe_game& game, std::string_view text, game::MoveDialect dialect,
                    Change change_copy) {
  auto copy = game.game->clone();
  const base::Result<base::Done, game::Fault> done = change_copy(*copy);
  if (!done) {
    const auto& fault = done.error();
    return keep(game, {capi::status_of(fault), fault, std::string(text), dialect});
  }
  game.game = std::move(copy);
  game.last = {};
  return CHUHE_OK;
}

chuhe_status give_game(chuhe_game** out, std::unique_ptr<game::Game> game, LastFault last = {}) {
  *out = std::make_unique<chuhe_game>(std::move(game), std::move(last)).release();
  return CHUHE_OK;
}

}  // namespace

chuhe_status chuhe_game_new(const char* ruleset, chuhe_game** game) {
  if (game == nullptr) return CHUHE_BAD_ARGUMENT;
  *game = nullptr;
  if (ruleset == nullptr) return CHUHE_BAD_ARGUMENT;
  return capi::guarded([&] {
    const auto id = game::parse_ruleset(ruleset);
    if (!id) return CHUHE_UNKNOWN_RULESET;
    auto made = game::make_game(*id);
    return made ? give_game(game, std::move(*made)) : CHUHE_INTERNAL_ERROR;
  });
}

chuhe_status chuhe_game_clone(const chuhe_game* game, chuhe_game** copy) {
  if (copy == nullptr) return CHUHE_BAD_ARGUMENT;
  *copy = nullptr;
  if (game == nullptr) return CHUHE_BAD_ARGUMENT;
  return capi::guarded([&] { return give_game(copy, game->game->clone(), game->last); });
}

void chuhe_game_free(chuhe_game* game) { const std::unique_ptr<chuhe_game> owned(game); }

chuhe_status chuhe_game_set_up(chuhe_game* game, const char* fen, int strictness) {
  if (game == nullptr || fen == nullptr) return CHUHE_BAD_ARGUMENT;
  if (strictness != CHUHE_STRICT && strictness != CHUHE_STUDY) return CHUHE_BAD_ARGUMENT;
  return capi::guarded([&] {
    auto made = game::make_game(
        game->game->ruleset(), fen,
        strictness == CHUHE_STUDY ? game::Strictness::kStudy : game::Strictness::kRules);
    if (!made) return keep(*game, {capi::status_of(made.error()), made.error(), fen, {}});
    game->game = std::move(*made);
    game->last = {};
    return CHUHE_OK;
  });
}

chuhe_status chuhe_game_play(chuhe_game* game, const char* move, const char* notation) {
  if (game == nullptr || move == nullptr) return CHUHE_BAD_ARGUMENT;
  return capi::guarded([&] {
    game::MoveDialect dialect;
    if (notation != nullptr) {
      dialect = capi::dialect_of(*game->game, notation);
      if (!dialect) return CHUHE_UNKNOWN_NOTATION;
    }
    return change(*game, move, dialect, [&](game::Game& copy) { return copy.play(move, dialect); });
  });
}

chuhe_status chuhe_game_undo(chuhe_game* game) {
  if (game == nullptr) return CHUHE_BAD_ARGUMENT;
  return capi::guarded([&] {
    return change(*game, "", std::nullopt, [](game::Game& copy) { return copy.undo(); });
  });
}
