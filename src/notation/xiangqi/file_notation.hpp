// Moves told by piece, file and direction, as players write them: Chinese 炮二平五, with every
// character that files use, and its western form C2=5 (WXF). docs/formats/chinese-notation.md.
#pragma once

#include <string_view>

#include "base/result.hpp"
#include "notation/text_fault.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"

namespace notation::xiangqi {

// The legal move of the side to move that a UTF-8 text names. Fails with kMove where the text is
// none of this notation, kNoSuchMove where no legal move fits, kAmbiguous where several do.
[[nodiscard]] base::Result<rules::xiangqi::Move, TextFault> parse_file_notation(
    const rules::xiangqi::Board& board, std::string_view text);

// Whatever game records hold: the above, coordinates with ranks from 0, ICCS, or algebraic moves.
// Coordinates may come back illegal.
[[nodiscard]] base::Result<rules::xiangqi::Move, TextFault> parse_record_move(
    const rules::xiangqi::Board& board, std::string_view text);

}  // namespace notation::xiangqi
