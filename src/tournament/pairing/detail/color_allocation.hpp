// Who of a pair moves first in the Dutch system (C.04.3 5). Plain functions; any thread may call
// them.
#pragma once

#include <cstddef>
#include <string_view>

#include "tournament/pairing/detail/field.hpp"
#include "tournament/record.hpp"

namespace tournament::detail {

struct ColorChoice {
  Color higher = Color::kFirst;  // of the higher-ranked player
  std::string_view rule;         // `5.2.1` to `5.2.5`
};

// Needs `higher` ranked above `lower`, both as places in the field.
ColorChoice choose_colors(const Field& field, std::size_t higher, std::size_t lower);

}  // namespace tournament::detail
