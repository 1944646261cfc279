// Xiangqi positions as text, in all the dialects that files hold (docs/formats/fen.md).
#pragma once

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "notation/text_fault.hpp"
#include "rules/xiangqi/kit.hpp"

namespace notation::xiangqi {

// The setup of a FEN. Side `w`, `r` or `b`; `H` and `E` for `N` and `B`; a missing tail is `- - 0
// 1`; an EPD's title behind `;` is passed over. Fails where the text is malformed; what it says may
// still be no position.
[[nodiscard]] base::Result<rules::xiangqi::Setup, TextFault> parse_fen(std::string_view text);

// The FEN of a setup, all six fields.
std::string write_fen(const rules::xiangqi::Setup& setup);

}  // namespace notation::xiangqi
