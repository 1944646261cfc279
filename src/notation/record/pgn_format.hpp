// The tag Format of PGN: how the moves of a game are written. docs/formats/pgn.md.
#pragma once

#include <optional>
#include <string_view>

#include "notation/dialect.hpp"

namespace notation {

// `Chinese`, `WXF`, `ICCS`, `Coordinates`, `UCI`, `SAN`.
std::string_view format_of(Dialect dialect);

// The dialect in which moves must be read for the sake of their tag. Most tell by themselves what
// they are, and many files are wrong about it; only `UCI` must be believed, since its moves look
// like coordinates.
std::optional<Dialect> dialect_by_format(std::string_view format);

}  // namespace notation
