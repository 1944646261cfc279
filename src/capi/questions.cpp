// What a game is asked: its position, its moves, how it stands.
#include <cstdint>
#include <optional>
#include <string>

#include "board/geometry.hpp"
#include "capi/chuhe.h"
#include "capi/handle.hpp"
#include "game/game.hpp"
#include "game/json_object.hpp"
#include "game/judge.hpp"
#include "game/judge_json.hpp"
#include "rules/perft.hpp"
#include "text/catalogue.hpp"
#include "text/message.hpp"
#include "text/sentences.hpp"

namespace {

// Sets *out to what body(game) gives.
template <class Body>
chuhe_status answer(const chuhe_game* game, char** out, Body body) {
  if (out != nullptr) *out = nullptr;
  if (game == nullptr) return CHUHE_BAD_ARGUMENT;
  return capi::give_text_of(out, [&] { return std::string(body(*game->game)); });
}

constexpr const char* kDefaultNotation = "coordinates";

// Sets *out to what body(game, dialect) gives.
template <class Body>
chuhe_status answer_in(const chuhe_game* game, const char* notation, char** out, Body body) {
  if (out == nullptr) return CHUHE_BAD_ARGUMENT;
  *out = nullptr;
  if (game == nullptr) return CHUHE_BAD_ARGUMENT;
  return capi::guarded([&] {
    const auto& g = *game->game;
    const auto dialect = capi::dialect_of(g, notation != nullptr ? notation : kDefaultNotation);
    return dialect ? capi::give_text(out, body(g, *dialect)) : CHUHE_UNKNOWN_NOTATION;
  });
}

std::string verdict_sentence(text::Language language, const game::Game& game) {
  const auto judgement = game::judgement_of(game);
  if (judgement.verdict) return text::verdict_sentence(language, game.kit(), *judgement.verdict);
  return std::string(text::message(language, text::Message::kGoesOn));
}

}  // namespace

chuhe_status chuhe_game_ruleset(const chuhe_game* game, char** name) {
  return answer(game, name, [](const auto& g) { return game::ruleset_name(g.ruleset()); });
}

chuhe_status chuhe_game_fen(const chuhe_game* game, char** fen) {
  return answer(game, fen, [](const auto& g) { return g.fen(); });
}

int chuhe_game_to_move(const chuhe_game* game) {
  if (game == nullptr) return -1;
  return game->game->to_move() == board::Side::kFirst ? CHUHE_FIRST : CHUHE_SECOND;
}

int chuhe_game_in_check(const chuhe_game* game) {
  if (game == nullptr) return -1;
  return game->game->in_check() ? 1 : 0;
}

int chuhe_game_ply(const chuhe_game* game) { return game == nullptr ? -1 : game->game->ply(); }

chuhe_status chuhe_game_legal_moves(const chuhe_game* game, const char* notation, char** moves) {
  return answer_in(game, notation, moves, [](const auto& g, auto dialect) {
    return capi::joined(g.legal_moves(dialect));
  });
}

chuhe_status chuhe_game_moves(const chuhe_game* game, const char* notation, char** moves) {
  return answer_in(game, notation, moves,
                   [](const auto& g, auto dialect) { return capi::joined(g.moves(dialect)); });
}

chuhe_status chuhe_game_rewrite(const chuhe_game* game, const char* move, const char* from,
                                const char* to, char** text) {
  if (text == nullptr) return CHUHE_BAD_ARGUMENT;
  *text = nullptr;
  if (game == nullptr || move == nullptr) return CHUHE_BAD_ARGUMENT;
  return capi::guarded([&] {
    const auto& g = *game->game;
    const auto read = from != nullptr ? capi::dialect_of(g, from) : std::nullopt;
    const auto written = capi::dialect_of(g, to != nullptr ? to : kDefaultNotation);
    if ((from != nullptr && !read) || !written) return CHUHE_UNKNOWN_NOTATION;
    const auto rewritten = g.rewrite(move, read, *written);
    return rewritten ? capi::give_text(text, *rewritten) : capi::status_of(rewritten.error());
  });
}

chuhe_status chuhe_game_perft(const chuhe_game* game, int depth, std::uint64_t* nodes) {
  if (nodes == nullptr) return CHUHE_BAD_ARGUMENT;
  *nodes = 0;
  if (game == nullptr || depth < 0) return CHUHE_BAD_ARGUMENT;
  return capi::guarded([&] {
    *nodes = game->game->perft(depth, rules::Bulk::kOn);
    return CHUHE_OK;
  });
}

chuhe_status chuhe_game_verdict_json(const chuhe_game* game, char** json) {
  return answer(game, json, [](const auto& g) {
    const auto judgement = game::judgement_of(g);
    game::JsonObject object;
    game::add_judgement(object, judgement, judgement.ended() ? judgement.end_fen : g.fen());
    return object.text();
  });
}

chuhe_status chuhe_game_verdict_sentence(const chuhe_game* game, const char* language,
                                         char** sentence) {
  if (sentence != nullptr) *sentence = nullptr;
  if (language == nullptr) return CHUHE_BAD_ARGUMENT;
  const auto spoken = text::parse_language(language);
  if (!spoken) return CHUHE_UNKNOWN_LANGUAGE;
  return answer(game, sentence, [&](const auto& g) { return verdict_sentence(*spoken, g); });
}
