// Who stands where: points first, then tie-breaks one after the other (T9). Plain values; any
// thread may use them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "tournament/points.hpp"
#include "tournament/record.hpp"
#include "tournament/tiebreak/criterion.hpp"
#include "tournament/tiebreak/ledger.hpp"
#include "tournament/tiebreak/value.hpp"

namespace tournament {

// What decides after the points.
struct RankingOrder {
  std::vector<Criterion> criteria = {};
  bool warned_last = false;  // one who has been warned comes last among those of equal points
};

// The ready-made orders.
enum class OrderKind : std::uint8_t {
  kRoundRobin,  // individual round robin (T9)
  kSwissA,      // individual Swiss, by the opponents' points
  kSwissB,      // individual Swiss, by progressive sums
  kFide,        // BH/C1, BH, SB, PS, DE, WON, BPG
};
// The order for so many rounds: swiss-b has a progressive sum for each.
RankingOrder ready_order(OrderKind kind, int rounds);
// `round-robin`, `swiss-a`, `swiss-b`, `fide`.
std::optional<OrderKind> parse_order(std::string_view name);
std::string_view order_name(OrderKind kind);

struct StandingRow {
  int rank = 0;  // those whom nothing divides share it
  PlayerNumber player = kNobody;
  Points points = {};
  bool warned = false;
  // By the order's criteria; nothing where the value cannot be said. Every row has all of them,
  // whether or not they were needed.
  std::vector<std::optional<Value>> values = {};
};

// All players, the best first; those of equal rank by number. Takes time n log n in the players.
// Needs a record without contradictions.
std::vector<StandingRow> standings(const Record& record, const RankingOrder& order,
                                   const RankingOptions& options = {});

// Those who are level with the player in points and in the first `criteria` of the order's, himself
// among them: the group that DE at that place looks at. `rows` as standings() gave them.
std::vector<PlayerNumber> level_with(std::span<const StandingRow> rows, PlayerNumber player,
                                     const RankingOrder& order, std::size_t criteria);

}  // namespace tournament
