// Chinese notation, 炮二平五, in simplified and traditional characters.
// docs/formats/chinese-notation.md.
#pragma once

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "notation/text_fault.hpp"
#include "notation/xiangqi/signs.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"

namespace notation::xiangqi {

// The legal move of the side to move that a UTF-8 text names, in either script, with every form
// that files have. Fails with kMove or kTail where the text is none of this notation, kNoSuchMove
// where no legal move fits, kAmbiguous where several do.
[[nodiscard]] base::Result<rules::xiangqi::Move, TextFault> parse_chinese(
    const rules::xiangqi::Board& board, std::string_view text);

// Four characters. Needs a legal move.
std::string write_chinese(const rules::xiangqi::Board& board, rules::xiangqi::Move move,
                          Script script);

}  // namespace notation::xiangqi
