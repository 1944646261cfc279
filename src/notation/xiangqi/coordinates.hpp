// Xiangqi moves as coordinates: `h2e2`, and ICCS `H2-E2` (docs/formats/coordinates.md).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "notation/text_fault.hpp"
#include "rules/xiangqi/kit.hpp"

namespace notation::xiangqi {

// How the ranks are numbered from Red's side.
enum class Ranks : std::uint8_t {
  kFromZero,  // 0-9: UCCI, ICCS
  kFromOne,   // 1-10: some programs' UCI, `h3e3`, `h10g8`
};

// The move that the text names; whether it is legal is not looked at. Fails at the byte that does
// not fit.
[[nodiscard]] base::Result<rules::xiangqi::Move, TextFault> parse_coordinates(
    std::string_view text, Ranks ranks = Ranks::kFromZero);
std::string write_coordinates(rules::xiangqi::Move move, Ranks ranks = Ranks::kFromZero);

// With ranks from 0, as the candidates of a fault are named.
std::string write_square_pair(rules::xiangqi::Move move);

// ICCS, `H2-E2`; read with or without the dash, in capitals or small letters, but not in both: in
// `E0i2` the E is an elephant.
[[nodiscard]] base::Result<rules::xiangqi::Move, TextFault> parse_iccs(std::string_view text);
std::string write_iccs(rules::xiangqi::Move move);

// `h2`, ranks from 0; nothing when the text is not exactly one square.
std::optional<rules::xiangqi::Square> parse_square(std::string_view text);
std::string square_name(rules::xiangqi::Square square);

}  // namespace notation::xiangqi
