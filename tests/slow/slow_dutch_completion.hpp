// What can still become of those who are not paired yet (C4, C5, C8), for the slow Dutch system.
// Used by one thread.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "slow/slow_dutch_players.hpp"
#include "slow/slow_dutch_sequence.hpp"

namespace slow::dutch {

class Completion {
 public:
  // Needs the gathering to outlive it.
  explicit Completion(const Gathering& gathering) : gathering_(gathering) {}

  // The lowest score with which one of these can have the bye while all others are paired; when
  // they are even, zero if all can be paired. Nothing when that cannot be done. Places in `people`.
  std::optional<int> lowest_bye(const Numbers& places);

  // How far the best pairing of the next bracket fails C6 and C7: how many float, and their scores
  // from the highest down. It keeps C1 to C4, and the bye at its score.
  std::vector<int> best_following(const Numbers& moved, const Numbers& residents,
                                  const Numbers& below, int bye);

 private:
  using Set = unsigned;  // bits by place

  std::optional<int> lowest_bye_of(Set set);
  bool may_meet(int a, int b) const {
    return gathering_.may_meet[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)];
  }
  int score(int place) const { return gathering_.people[static_cast<std::size_t>(place)].score; }
  struct Following {
    Numbers players;        // those moved down, then residents
    std::size_t moved = 0;  // how many; they are not paired with each other
    Set rest = 0;           // everybody below
    int bye = 0;
    std::optional<std::vector<int>> best;
  };
  // Goes through all pairings of `players` from `next` on.
  void try_pairs(Following& following, Numbers& floaters, Set used, std::size_t next);

  const Gathering& gathering_;
  std::map<Set, std::optional<int>> known_;
  std::map<std::pair<Numbers, Numbers>, std::vector<int>> known_following_;
};

}  // namespace slow::dutch
