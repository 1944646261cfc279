// The letters of the Qinyu pieces (Q1.3), in the order of their roles.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "board/geometry.hpp"
#include "notation/fen_fields.hpp"
#include "rules/qinyu/kit.hpp"

namespace notation::qinyu {

inline constexpr std::string_view kLetters = "qaebnrgsdhmjcwpk";

// The letter of a piece in FEN.
constexpr char letter_of(board::Side side, rules::qinyu::Role role) {
  const char letter = kLetters[static_cast<std::size_t>(role)];
  return side == board::Side::kFirst ? to_upper(letter) : letter;
}

// Of either case.
constexpr std::optional<rules::qinyu::Role> role_of(char letter) {
  const auto found = kLetters.find(to_lower(letter));
  if (found == std::string_view::npos) return std::nullopt;
  return static_cast<rules::qinyu::Role>(found);
}

}  // namespace notation::qinyu
