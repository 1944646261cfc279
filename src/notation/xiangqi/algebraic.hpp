// Algebraic moves as XBoard writes them, ranks from 0: piece letter, as little of the origin as
// tells the piece from others, square: `Che2`, `Rxi5`, `Ade1`, `gf3`. docs/formats/algebraic.md.
#pragma once

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "notation/text_fault.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"

namespace notation::xiangqi {

// The legal move of the side to move that a text names. Fails with kMove where the text is none of
// this notation, kNoSuchMove where no legal move fits, kAmbiguous where several do. `+` and `#` at
// the end are not held against the position.
[[nodiscard]] base::Result<rules::xiangqi::Move, TextFault> parse_algebraic(
    const rules::xiangqi::Board& board, std::string_view text);

// Needs a legal move.
std::string write_algebraic(const rules::xiangqi::Board& board, rules::xiangqi::Move move);

}  // namespace notation::xiangqi
