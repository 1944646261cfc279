// Moves as XBoard writes them: piece letter, square, as little of the origin as tells the piece
// from others, `Che2`, `Rxi5`, `Ade1`, `gf3`. docs/formats/pgn.md.
#pragma once

#include <string_view>

#include "base/result.hpp"
#include "notation/text_fault.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"

namespace notation::xiangqi {

// The legal move of the side to move that a text names, ranks from 0. Fails with kMove where the
// text is none of this notation, kNoSuchMove where no legal move fits, kAmbiguous where several do.
[[nodiscard]] base::Result<rules::xiangqi::Move, TextFault> parse_algebraic(
    const rules::xiangqi::Board& board, std::string_view text);

}  // namespace notation::xiangqi
