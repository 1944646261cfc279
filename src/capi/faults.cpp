// What was wrong in the last call that changes a game.
#include <string>

#include "capi/chuhe.h"
#include "capi/handle.hpp"
#include "game/game.hpp"
#include "game/json_object.hpp"
#include "text/catalogue.hpp"
#include "text/sentences.hpp"

namespace {

bool is_of_fen(chuhe_status status) { return status == CHUHE_BAD_FEN || status == CHUHE_BAD_SETUP; }

bool is_of_move(chuhe_status status) {
  return status == CHUHE_BAD_MOVE_TEXT || status == CHUHE_ILLEGAL_MOVE ||
         status == CHUHE_AMBIGUOUS_MOVE;
}

std::string fault_json(const LastFault& last) {
  game::JsonObject object;
  object.add("code", chuhe_status_code(last.status));
  if (last.status == CHUHE_BAD_SETUP) {
    object.add("setup", text::setup_fault_codes(last.fault.setup_faults));
  } else if (last.fault.offset >= 0) {
    object.add("byte", last.fault.offset);
  }
  if (is_of_move(last.status)) object.add("move", last.text);
  if (last.status == CHUHE_AMBIGUOUS_MOVE) object.add("candidates", last.fault.candidates);
  return object.text();
}

std::string fault_sentence(text::Language language, const chuhe_game& game) {
  const auto& last = game.last;
  if (last.status == CHUHE_OK) return "";
  const auto kit = game.game->kit();
  if (is_of_fen(last.status)) return text::fen_fault_sentence(language, kit, last.text, last.fault);
  return text::move_fault_sentence(language, kit, last.text, last.dialect, last.fault);
}

}  // namespace

chuhe_status chuhe_game_fault(const chuhe_game* game) {
  return game == nullptr ? CHUHE_BAD_ARGUMENT : game->last.status;
}

chuhe_status chuhe_game_fault_json(const chuhe_game* game, char** json) {
  if (json != nullptr) *json = nullptr;
  if (game == nullptr) return CHUHE_BAD_ARGUMENT;
  return capi::give_text_of(json, [&] { return fault_json(game->last); });
}

chuhe_status chuhe_game_fault_sentence(const chuhe_game* game, const char* language,
                                       char** sentence) {
  if (sentence != nullptr) *sentence = nullptr;
  if (game == nullptr || language == nullptr) return CHUHE_BAD_ARGUMENT;
  const auto spoken = text::parse_language(language);
  if (!spoken) return CHUHE_UNKNOWN_LANGUAGE;
  return capi::give_text_of(sentence, [&] { return fault_sentence(*spoken, *game); });
}
