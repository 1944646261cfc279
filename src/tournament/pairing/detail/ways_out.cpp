#include "tournament/pairing/detail/ways_out.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "tournament/matching/weighted_matching.hpp"
#include "tournament/pairing/detail/color_allocation.hpp"
#include "tournament/pairing/detail/field.hpp"
#include "tournament/plan.hpp"
#include "tournament/record.hpp"

namespace tournament::detail {
namespace {

// How many ways are shown for colours.
constexpr std::size_t kMostWays = 5;
// In larger fields only players this close in order are looked at first.
constexpr std::size_t kNear = 100;

using PlacePairs = std::vector<std::pair<std::size_t, std::size_t>>;

struct Relaxed {
  Relaxation relaxation{};
  std::string_view rule;
  Field field;
};

struct Solution {
  PlacePairs pairs;  // the higher player first
  std::optional<std::size_t> bye;
};

// Pairs a relaxed field with as few pairs as can be that the strict one forbids, between players as
// close in order as can be.
class RelaxedPairing {
 public:
  RelaxedPairing(const Field& strict, const Field& relaxed) : strict_(strict), relaxed_(relaxed) {}

  std::optional<Solution> solve(const PlacePairs& without) const {
    std::optional<Solution> near = solve_within(without, kNear);
    return near || relaxed_.size() <= kNear ? near : solve_within(without, relaxed_.size());
  }

  bool is_against(std::size_t a, std::size_t b) const { return !strict_.compatible.test(a, b); }
  bool is_second_bye(std::size_t player) const { return !strict_.players[player].may_have_bye; }

 private:
  std::optional<Solution> solve_within(const PlacePairs& without, std::size_t distance) const {
    const std::size_t size = relaxed_.size();
    WeightLayout layout;
    const int complete = layout.add_field(size);
    const int kept = layout.add_field(size);
    const int close = layout.add_field(size * size);
    WeightedGraph graph(static_cast<int>(size) + (relaxed_.is_odd() ? 1 : 0), layout);
    for (std::size_t a = 0; a < size; ++a) {
      for (std::size_t b = a + 1; b < std::min(size, a + 1 + distance); ++b) {
        if (!relaxed_.compatible.test(a, b) ||
            std::ranges::find(without, std::pair(a, b)) != without.end()) {
          continue;
        }
        graph.add_edge(static_cast<int>(a), static_cast<int>(b));
        graph.add(complete, 1);
        graph.add(kept, is_against(a, b) ? 0 : 1);
        graph.add(close, size - (b - a));
      }
      if (relaxed_.is_odd() && relaxed_.players[a].may_have_bye) {
        graph.add_edge(static_cast<int>(a), static_cast<int>(size));
        graph.add(complete, 1);
        graph.add(kept, is_second_bye(a) ? 0 : 1);
        graph.add(close, a);
      }
    }
    return solution_of(maximum_weight_matching(graph));
  }

  std::optional<Solution> solution_of(const std::vector<int>& mates) const {
    Solution solution;
    for (std::size_t a = 0; a < relaxed_.size(); ++a) {
      if (mates[a] < 0) {
        return std::nullopt;
      }
      const auto mate = static_cast<std::size_t>(mates[a]);
      if (mate == relaxed_.size()) {
        solution.bye = a;
      } else if (mate > a) {
        solution.pairs.emplace_back(a, mate);
      }
    }
    return solution;
  }

  const Field& strict_;
  const Field& relaxed_;
};

Pairing board_of(const Field& field, const std::pair<std::size_t, std::size_t>& pair) {
  const PlayerNumber high = field.players[pair.first].number;
  const PlayerNumber low = field.players[pair.second].number;
  const bool high_is_first = choose_colors(field, pair.first, pair.second).higher == Color::kFirst;
  return high_is_first ? Pairing{high, low} : Pairing{low, high};
}

WayOut way_of(const Relaxed& relaxed, const RelaxedPairing& pairing, const Solution& solution) {
  WayOut way{.relaxation = relaxed.relaxation, .against = {}, .bye = std::nullopt, .boards = {}};
  for (const auto& pair : solution.pairs) {
    const Pairing board = board_of(relaxed.field, pair);
    way.boards.push_back(board);
    if (pairing.is_against(pair.first, pair.second)) {
      way.against.push_back(board);
    }
  }
  if (solution.bye) {
    way.bye = relaxed.field.players[*solution.bye].number;
  }
  return way;
}

// The best way, and others that differ from it in a pair.
std::vector<WayOut> ways_of(const Field& strict, const Relaxed& relaxed) {
  const RelaxedPairing pairing(strict, relaxed.field);
  const auto best = pairing.solve({});
  if (!best) {
    return {};
  }
  std::vector<WayOut> ways = {way_of(relaxed, pairing, *best)};
  if (relaxed.relaxation != Relaxation::kColors || relaxed.field.size() > kNear) {
    return ways;
  }
  for (const auto& pair : best->pairs) {
    const auto other = pairing.solve({pair});
    if (!other || ways.size() >= kMostWays) {
      continue;
    }
    WayOut way = way_of(relaxed, pairing, *other);
    const bool is_new =
        std::ranges::none_of(ways, [&](const WayOut& known) { return known.boards == way.boards; });
    if (is_new) {
      ways.push_back(std::move(way));
    }
  }
  return ways;
}

Field without_bye_rule(const Record& record) {
  Field field = make_field(record);
  for (Contender& player : field.players) {
    player.may_have_bye = true;
  }
  return field;
}

Field without_forbidden_pairs(Record record) {
  record.forbidden.clear();
  return make_field(record);
}

// Only colours and pairs that are kept apart count.
Field with_rematches(const Record& record) {
  Field field = make_field(record);
  for (std::size_t a = 0; a < field.size(); ++a) {
    for (std::size_t b = 0; b < field.size(); ++b) {
      if (a != b && !colors_clash(field, a, b) &&
          !is_forbidden_pair(record, field.round, field.players[a].number,
                             field.players[b].number)) {
        field.compatible.set(a, b);
      }
    }
  }
  return field;
}

std::vector<PlayerNumber> players_of(const WayOut& way) {
  std::vector<PlayerNumber> players;
  for (const Pairing& pairing : way.against) {
    players.push_back(pairing.first);
    players.push_back(pairing.second);
  }
  if (players.empty() && way.bye) {
    players.push_back(*way.bye);
  }
  std::ranges::sort(players);
  return players;
}

}  // namespace

PairingFault no_legal_pairing(const Record& record) {
  PairingFault fault{
      .kind = PairingFault::Kind::kNoLegalPairing, .rule = {}, .players = {}, .ways_out = {}};
  const Field strict = make_field(record);
  const std::array relaxed = {
      Relaxed{Relaxation::kColors, "C3", make_field(record, false)},
      Relaxed{Relaxation::kSecondBye, "C2", without_bye_rule(record)},
      Relaxed{Relaxation::kForbiddenPair, "forbidden", without_forbidden_pairs(record)},
      Relaxed{Relaxation::kRematch, "C1", with_rematches(record)}};
  for (const Relaxed& one : relaxed) {
    std::vector<WayOut> ways = ways_of(strict, one);
    if (!ways.empty() && fault.rule.empty()) {
      fault.rule = one.rule;
      fault.players = players_of(ways.front());
    }
    std::ranges::move(ways, std::back_inserter(fault.ways_out));
  }
  if (fault.rule.empty()) {
    fault.rule = "C1";
  }
  fault.ways_out.push_back(
      {.relaxation = Relaxation::kFewerRounds, .against = {}, .bye = std::nullopt, .boards = {}});
  return fault;
}

}  // namespace tournament::detail
