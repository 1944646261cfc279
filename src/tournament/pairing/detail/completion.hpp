// Whether those who are left can all be paired (C.04.3 C4). Plain functions; any thread may call
// them.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "tournament/pairing/detail/field.hpp"
#include "tournament/points.hpp"

namespace tournament::detail {

// Whether all players can be paired, each with one compatible; if `bye_score` is given, but for one
// with that score who may have the bye.
bool can_be_completed(const Field& field, const std::vector<std::size_t>& players,
                      std::optional<Points> bye_score);

// The lowest score that leaves the rest pairable when one who has it gets the bye (C5). Needs an
// odd field; nothing when no pairing is complete.
std::optional<Points> lowest_bye_score(const Field& field);

}  // namespace tournament::detail
