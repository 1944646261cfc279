// Qinyu moves as algebraic notation has them: `Rxe5`, `e10=Q`, `P@e5`, `O-O`.
// docs/formats/qinyu-notation.md.
#pragma once

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "notation/text_fault.hpp"
#include "rules/qinyu/board.hpp"
#include "rules/qinyu/kit.hpp"

namespace notation::qinyu {

// The legal move of the side to move that a text names. Fails with kMove or kTail where the text is
// none of this notation, kNoSuchMove where no legal move fits, kAmbiguous where several do. `x`,
// `+` and `#` are not held against the position.
[[nodiscard]] base::Result<rules::qinyu::Move, TextFault> parse_algebraic(
    const rules::qinyu::Board& board, std::string_view text);

// Needs a legal move.
std::string write_algebraic(const rules::qinyu::Board& board, rules::qinyu::Move move);

}  // namespace notation::qinyu
