#include "tournament/pairing/detail/completion.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

#include "tournament/matching/cardinality_matching.hpp"
#include "tournament/pairing/detail/field.hpp"
#include "tournament/points.hpp"

namespace tournament::detail {
namespace {

using Edges = std::vector<std::pair<int, int>>;

// Compatible pairs, at most `nearest` below each player. A few are nearly always enough, and every
// matching in them is one in the whole.
Edges edges_of(const Field& field, const std::vector<std::size_t>& players, std::size_t nearest) {
  Edges edges;
  for (std::size_t a = 0; a < players.size(); ++a) {
    std::size_t found = 0;
    for (std::size_t b = a + 1; b < players.size() && found < nearest; ++b) {
      if (field.compatible.test(players[a], players[b])) {
        edges.emplace_back(static_cast<int>(a), static_cast<int>(b));
        ++found;
      }
    }
  }
  return edges;
}

std::optional<std::vector<int>> perfect_matching(const Field& field,
                                                 const std::vector<std::size_t>& players,
                                                 std::optional<Points> bye_score,
                                                 std::size_t nearest) {
  Edges edges = edges_of(field, players, nearest);
  const int bye = static_cast<int>(players.size());
  if (bye_score) {
    for (std::size_t i = 0; i < players.size(); ++i) {
      const Contender& player = field.players[players[i]];
      if (player.may_have_bye && player.score == *bye_score) {
        edges.emplace_back(static_cast<int>(i), bye);
      }
    }
  }
  std::vector<int> mates = maximum_matching(bye + (bye_score ? 1 : 0), edges);
  if (std::ranges::find(mates, -1) != mates.end()) {
    return std::nullopt;
  }
  if (bye_score) {
    mates[static_cast<std::size_t>(mates.back())] = -1;
    mates.pop_back();
  }
  return mates;
}

}  // namespace

std::optional<std::vector<int>> complete_pairing(const Field& field,
                                                 const std::vector<std::size_t>& players,
                                                 std::optional<Points> bye_score) {
  if ((players.size() + (bye_score ? 1 : 0)) % 2 != 0) {
    return std::nullopt;
  }
  constexpr std::size_t kFew = 32;
  if (players.size() > 2 * kFew) {
    if (auto mates = perfect_matching(field, players, bye_score, kFew)) {
      return mates;
    }
  }
  return perfect_matching(field, players, bye_score, players.size());
}

std::optional<Points> lowest_bye_score(const Field& field) {
  std::vector<std::size_t> everybody(field.size());
  std::iota(everybody.begin(), everybody.end(), std::size_t{0});
  for (std::size_t group = field.groups(); group-- > 0;) {
    const Points score = field.players[field.group_begin[group]].score;
    if (complete_pairing(field, everybody, score)) {
      return score;
    }
  }
  return std::nullopt;
}

}  // namespace tournament::detail
