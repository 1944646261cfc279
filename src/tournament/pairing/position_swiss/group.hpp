// One group of the position Swiss: its two columns, who chooses first, whom he likes best, and what
// the pairs are worth (T3.3 to T3.5). Plain functions; any thread may call them.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "tournament/pairing/position_swiss/choosing.hpp"
#include "tournament/pairing/position_swiss/field.hpp"
#include "tournament/pairing/position_swiss/worth.hpp"
#include "tournament/points.hpp"

namespace tournament::position_swiss {

enum class Column : std::uint8_t { kFirst, kSecond };

// The column of each member (T3.3). Who has played no game goes to the shorter one.
std::vector<Column> columns_of(const Field& field, const std::vector<int>& members);

// What the pair of two members is worth in a group of that score.
Worth worth_of(const Field& field, Points score, int a, int b);

// The question for a group of that score; some members may be from above, some from below.
// `allowed` says who may be paired. Keeps a reference to the field.
Question question_of(const Field& field, Points score, const std::vector<int>& members,
                     std::function<bool(int, int)> allowed);

}  // namespace tournament::position_swiss
