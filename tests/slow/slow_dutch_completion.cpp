#include "slow/slow_dutch_completion.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "slow/slow_dutch_sequence.hpp"

namespace slow::dutch {
namespace {

unsigned bit(int place) { return 1U << static_cast<unsigned>(place); }

unsigned bits(const Numbers& places) {
  unsigned set = 0;
  for (const int place : places) set |= bit(place);
  return set;
}

}  // namespace

std::optional<int> Completion::lowest_bye(const Numbers& places) {
  return lowest_bye_of(bits(places));
}

std::optional<int> Completion::lowest_bye_of(Set set) {
  if (set == 0) return 0;
  if (const auto known = known_.find(set); known != known_.end()) return known->second;
  const int first = std::countr_zero(set);
  const bool is_odd = std::popcount(set) % 2 != 0;
  std::optional<int> lowest;
  const auto take = [&](std::optional<int> found) {
    if (found && (!lowest || *found < *lowest)) lowest = found;
  };
  for (int other = first + 1; (set >> static_cast<unsigned>(other)) != 0; ++other) {
    if ((set & bit(other)) != 0 && may_meet(first, other)) {
      take(lowest_bye_of(set & ~bit(first) & ~bit(other)));
    }
  }
  if (is_odd && gathering_.people[static_cast<std::size_t>(first)].may_have_bye &&
      lowest_bye_of(set & ~bit(first))) {
    take(score(first));
  }
  known_[set] = lowest;
  return lowest;
}

std::vector<int> Completion::best_following(const Numbers& moved, const Numbers& residents,
                                            const Numbers& below, int bye) {
  std::vector<int>& known = known_following_[{moved, residents}];
  if (!known.empty()) return known;
  Following following;
  following.players = moved;
  following.players.insert(following.players.end(), residents.begin(), residents.end());
  following.moved = moved.size();
  following.rest = bits(below) & ~bits(residents);
  following.bye = bye;
  Numbers floaters;
  try_pairs(following, floaters, 0, 0);
  known = std::move(*following.best);
  return known;
}

void Completion::try_pairs(Following& following, Numbers& floaters, Set used, std::size_t next) {
  while (next < following.players.size() && (used & bit(following.players[next])) != 0) ++next;
  if (next == following.players.size()) {
    if (lowest_bye_of(following.rest | bits(floaters)) != following.bye) return;
    std::vector<int> failures = {static_cast<int>(floaters.size())};
    for (const int place : floaters) failures.push_back(score(place));
    if (!following.best || failures < *following.best) following.best = std::move(failures);
    return;
  }
  const int player = following.players[next];
  for (std::size_t i = std::max(next + 1, following.moved); i < following.players.size(); ++i) {
    const int other = following.players[i];
    if ((used & bit(other)) == 0 && may_meet(player, other)) {
      try_pairs(following, floaters, used | bit(player) | bit(other), next + 1);
    }
  }
  floaters.push_back(player);
  try_pairs(following, floaters, used | bit(player), next + 1);
  floaters.pop_back();
}

}  // namespace slow::dutch
