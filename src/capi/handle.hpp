// What stands behind a chuhe_game, and what every function of the interface needs: no exception
// may leave it. Private to this folder.
#pragma once

#include <memory>
#include <new>
#include <optional>
#include <string>
#include <string_view>

#include "capi/chuhe.h"
#include "game/game.hpp"
#include "notation/dialect.hpp"

// What was wrong in the last call that changes a game. Text and dialect are what it was given.
struct LastFault {
  chuhe_status status = CHUHE_OK;
  game::Fault fault;
  std::string text;
  game::MoveDialect dialect;
};

struct chuhe_game {
  std::unique_ptr<game::Game> game;
  LastFault last;
};

namespace capi {

// The status of body(), or what it threw as a status.
template <class Body>
chuhe_status guarded(Body body) {
  try {
    return body();
  } catch (const std::bad_alloc&) {
    return CHUHE_OUT_OF_MEMORY;
  } catch (...) {
    return CHUHE_INTERNAL_ERROR;
  }
}

// Sets *out to a copy that chuhe_free takes, or to NULL without memory.
chuhe_status give_text(char** out, std::string_view text);

// The same for body(), which gives a string; *out is NULL where it throws.
template <class Body>
chuhe_status give_text_of(char** out, Body body) {
  if (out == nullptr) return CHUHE_BAD_ARGUMENT;
  *out = nullptr;
  return guarded([&] { return give_text(out, body()); });
}

// The items divided by single spaces.
template <class Items>
std::string joined(const Items& items) {
  std::string text;
  for (const auto& item : items) {
    if (!text.empty()) text += ' ';
    text += item;
  }
  return text;
}

// The status of a fault at the door.
chuhe_status status_of(const game::Fault& fault);

// The dialect of a name, or nothing where the game is not written so.
std::optional<notation::Dialect> dialect_of(const game::Game& game, std::string_view name);

}  // namespace capi
