// The letters of the Xiangqi pieces, in the order of their roles.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "board/geometry.hpp"
#include "notation/fen_fields.hpp"
#include "rules/xiangqi/kit.hpp"

namespace notation::xiangqi {

inline constexpr std::string_view kLetters = "kabrncp";

// The letter of a piece in FEN.
constexpr char letter_of(board::Side side, rules::xiangqi::Role role) {
  const char letter = kLetters[static_cast<std::size_t>(role)];
  return side == board::Side::kFirst ? to_upper(letter) : letter;
}

// Of either case; `h` is the knight and `e` the elephant too (X1.1).
constexpr std::optional<rules::xiangqi::Role> role_of(char letter) {
  const char lower = to_lower(letter);
  const char plain = lower == 'h' ? 'n' : lower == 'e' ? 'b' : lower;
  const auto found = kLetters.find(plain);
  if (found == std::string_view::npos) return std::nullopt;
  return static_cast<rules::xiangqi::Role>(found);
}

}  // namespace notation::xiangqi
