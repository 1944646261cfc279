#include "tournament/pairing/detail/completion.hpp"

#include <cstddef>
#include <numeric>
#include <optional>
#include <vector>

#include "tournament/matching/dense_matching.hpp"
#include "tournament/pairing/detail/field.hpp"
#include "tournament/points.hpp"

namespace tournament::detail {

bool can_be_completed(const Field& field, const std::vector<std::size_t>& players,
                      std::optional<Points> bye_score) {
  // The bye is the first vertex, so that it is among the near ones of somebody who may have it.
  const int byes = bye_score ? 1 : 0;
  const auto player = [&](int vertex) { return players[static_cast<std::size_t>(vertex - byes)]; };
  return has_perfect_matching(static_cast<int>(players.size()) + byes, [&](int a, int b) {
    if (a >= byes && b >= byes) {
      return field.compatible.test(player(a), player(b));
    }
    const Contender& one = field.players[player(a >= byes ? a : b)];
    return one.may_have_bye && one.score == *bye_score;
  });
}

std::optional<Points> lowest_bye_score(const Field& field) {
  std::vector<std::size_t> everybody(field.size());
  std::iota(everybody.begin(), everybody.end(), std::size_t{0});
  for (std::size_t group = field.groups(); group-- > 0;) {
    const Points score = field.players[field.group_begin[group]].score;
    if (can_be_completed(field, everybody, score)) {
      return score;
    }
  }
  return std::nullopt;
}

}  // namespace tournament::detail
