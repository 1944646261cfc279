// Qinyu moves as coordinates (Q7.5, docs/formats/coordinates.md): `e3e6`, promotion `e9e10q`, drop
// `P@e5`, castling `g1i1`.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "notation/fen_fields.hpp"
#include "notation/text_fault.hpp"
#include "rules/qinyu/kit.hpp"

namespace notation::qinyu {

// The move that the text names; whether it is legal is not looked at. Fails at the byte that does
// not fit.
[[nodiscard]] base::Result<rules::qinyu::Move, TextFault> parse_coordinates(std::string_view text);
std::string write_coordinates(rules::qinyu::Move move);

// `l12`; nothing, the cursor on the byte that does not fit, when the text holds no square.
std::optional<rules::qinyu::Square> read_square(Cursor& cursor);
// The same of a text that is exactly one square.
std::optional<rules::qinyu::Square> parse_square(std::string_view text);
std::string square_name(rules::qinyu::Square square);

}  // namespace notation::qinyu
