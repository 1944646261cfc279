// All ways of writing a move of Qinyu chess.
#pragma once

#include <span>
#include <string_view>

#include "base/result.hpp"
#include "notation/move_codec.hpp"
#include "notation/text_fault.hpp"
#include "rules/qinyu/board.hpp"
#include "rules/qinyu/kit.hpp"

namespace notation::qinyu {

// In the order of Dialect.
std::span<const MoveCodec<rules::qinyu::Board, rules::qinyu::Move>> codecs();

// The legal move that a text names in any of these dialects. No text means different moves in two
// of them. Fails like a codec.
[[nodiscard]] base::Result<rules::qinyu::Move, TextFault> parse_record_move(
    const rules::qinyu::Board& board, std::string_view text);

}  // namespace notation::qinyu
