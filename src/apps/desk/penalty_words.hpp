// Penalties as an arbiter types them, when he overrides a ruling.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "arbiter/ruling.hpp"
#include "board/geometry.hpp"

namespace apps {

// `none`, `warning`, `foul`, `fouls N`, `time M:SS`, `back PLY`, `again`, `move SQUARE`,
// `capture SQUARE`, `take SQUARE SQUARE`, `loses [REASON]`, `draw [REASON]`, one behind the other.
// The reason is a code of docs/rules/reasons.md. Nothing for any other words.
std::optional<arbiter::Penalty> read_penalty(const std::vector<std::string>& words,
                                             board::Side side);

}  // namespace apps
