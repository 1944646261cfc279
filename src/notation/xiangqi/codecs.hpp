// All ways of writing a Xiangqi move.
#pragma once

#include <span>
#include <string_view>

#include "base/result.hpp"
#include "notation/move_codec.hpp"
#include "notation/text_fault.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"

namespace notation::xiangqi {

// In the order of Dialect.
std::span<const MoveCodec<rules::xiangqi::Board, rules::xiangqi::Move>> codecs();

// The legal move that a text names in whatever dialect records hold: any but coordinates with ranks
// from 1, which look like those with ranks from 0. No text means different moves in two dialects.
// Fails like a codec.
[[nodiscard]] base::Result<rules::xiangqi::Move, TextFault> parse_record_move(
    const rules::xiangqi::Board& board, std::string_view text);

}  // namespace notation::xiangqi
