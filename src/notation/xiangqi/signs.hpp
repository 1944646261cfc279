// The characters of moves by file: what each means, and how Chinese notation writes it. Private to
// the readers of moves and of records.
#pragma once

#include <cstdint>
#include <string_view>

#include "board/geometry.hpp"
#include "notation/xiangqi/file_words.hpp"
#include "rules/xiangqi/kit.hpp"

namespace notation::xiangqi {

enum class Script : std::uint8_t { kSimplified, kTraditional };

// kLetter: a piece of WXF, which Chinese notation does not know.
enum class SignKind : std::uint8_t { kNone, kRole, kPlace, kNumber, kAction, kLetter };

struct Sign {
  SignKind kind = SignKind::kNone;
  std::uint8_t value = 0;  // a Role (of kLetter too), a Place, an Action, or a number from 1 to 9

  // Each needs a sign of its kind.
  rules::xiangqi::Role role() const { return static_cast<rules::xiangqi::Role>(value); }
  Place place() const { return static_cast<Place>(value); }
  Action action() const { return static_cast<Action>(value); }
};

// Of both scripts, full width and half.
Sign sign_of(char32_t c);

std::string_view role_sign(Script script, board::Side side, rules::xiangqi::Role role);
// Needs kFirst, kMiddle or kLast.
std::string_view place_sign(Script script, Place place);
std::string_view action_sign(Script script, Action action);
// 一 to 九 for Red, １ to ９ for Black. Needs a number from 1 to 9.
std::string_view number_sign(board::Side side, int number);

}  // namespace notation::xiangqi
