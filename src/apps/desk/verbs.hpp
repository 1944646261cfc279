// The words of a desk that become actions: who says them, what must follow, and what they make.
// Immutable; any thread may use it.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "apps/desk/words.hpp"
#include "arbiter/action.hpp"
#include "arbiter/table.hpp"
#include "board/geometry.hpp"

namespace apps {

// What stands behind a word, up to `because`, and the reason behind that.
struct Arguments {
  std::vector<std::string> words;
  std::string rest;    // all of it as it was typed
  std::string reason;  // behind `because`
};

// Whose word it is, and what the table needs to make an action of it.
struct Speaker {
  const arbiter::Table& table;
  board::Side side{};  // that was named, or the one to move
  bool named = false;
};

// Nothing: the arguments do not fit the word.
using Made = std::optional<arbiter::Action>;
using Make = Made (*)(const Speaker& speaker, const Arguments& arguments);

// Whose action it is; a player's follows the side, `black resign`.
enum class Who : std::uint8_t { kPlayer, kArbiter };

struct Verb {
  DeskWord word;
  Who who;
  Make make;
};

// In the order of help.
std::span<const Verb> desk_verbs();

}  // namespace apps
