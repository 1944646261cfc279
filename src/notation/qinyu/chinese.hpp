// Qinyu moves in Chinese characters: 車a1-a5, 兵e9-e10升后, 兵打e5. docs/formats/qinyu-notation.md.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "notation/text_fault.hpp"
#include "rules/qinyu/board.hpp"
#include "rules/qinyu/kit.hpp"

namespace notation::qinyu {

// The characters of the mainland, or those of Taiwan and Hong Kong.
enum class Script : std::uint8_t { kSimplified, kTraditional };

// The legal move of the side to move that a UTF-8 text names, in either script; the square that
// the piece comes from may be left out. Fails with kMove or kTail where the text is none of this
// notation, kNoSuchMove where no legal move fits, kAmbiguous where several do.
[[nodiscard]] base::Result<rules::qinyu::Move, TextFault> parse_chinese(
    const rules::qinyu::Board& board, std::string_view text);

// Needs a legal move.
std::string write_chinese(const rules::qinyu::Board& board, rules::qinyu::Move move, Script script);

}  // namespace notation::qinyu
