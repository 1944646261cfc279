// Qinyu positions as text (Q7.1-Q7.4, docs/formats/fen.md).
#pragma once

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "notation/text_fault.hpp"
#include "rules/qinyu/kit.hpp"

namespace notation::qinyu {

// The setup of a FEN of six fields. Fails where the text is malformed; what it says may still be no
// position.
[[nodiscard]] base::Result<rules::qinyu::Setup, TextFault> parse_fen(std::string_view text);

// The FEN of a setup, hands in the order of Q1.3.
std::string write_fen(const rules::qinyu::Setup& setup);

}  // namespace notation::qinyu
