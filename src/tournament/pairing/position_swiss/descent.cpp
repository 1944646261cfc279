#include "tournament/pairing/position_swiss/descent.hpp"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <iterator>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "tournament/matching/dense_matching.hpp"
#include "tournament/pairing/position_swiss/choosing.hpp"
#include "tournament/pairing/position_swiss/field.hpp"
#include "tournament/pairing/position_swiss/ground.hpp"
#include "tournament/pairing/position_swiss/group.hpp"
#include "tournament/points.hpp"

namespace tournament::position_swiss {
namespace {

// T3.7: "not too far up". A lowest group that cannot be finished reaches for the pairs of this many
// groups above it.
constexpr int kGroupsReached = 2;

bool same_pair(const Turn& a, const Turn& b) {
  return (a.chooser == b.chooser && a.chosen == b.chosen) ||
         (a.chooser == b.chosen && a.chosen == b.chooser);
}

class Walk {
 public:
  Walk(const Field& field, const Ground& ground) : field_(field), ground_(ground) {
    for (const auto& [a, b] : ground.exceptions) {
      descent_.before.push_back({a, b, "T3.1"});
    }
  }

  Descent walk() {
    for (std::vector<int> left = go_down(); !left.empty(); left = go_down()) {
      if (reach_up(left)) break;
      pair_first(left);
    }
    forget_remade();
    return std::move(descent_);
  }

 private:
  bool may_pair(int a, int b) const { return allowed(field_, ground_, a, b); }
  const Card& card(int index) const { return field_.cards[static_cast<std::size_t>(index)]; }

  // Who is neither away with the bye nor paired before all others.
  std::vector<int> waiting() const {
    std::vector<bool> gone(field_.cards.size());
    if (ground_.bye) gone[static_cast<std::size_t>(*ground_.bye)] = true;
    for (const Turn& turn : descent_.before) {
      gone[static_cast<std::size_t>(turn.chooser)] = true;
      gone[static_cast<std::size_t>(turn.chosen)] = true;
    }
    std::vector<int> waiting;
    for (int i = 0; i < static_cast<int>(field_.cards.size()); ++i) {
      if (!gone[static_cast<std::size_t>(i)]) waiting.push_back(i);
    }
    return waiting;
  }

  Answer choose(Points score, const std::vector<int>& members) const {
    return choose_in_turn(
        question_of(field_, score, members, [this](int a, int b) { return may_pair(a, b); }));
  }

  // All groups; gives who is left of the lowest one.
  std::vector<int> go_down() {
    descent_.groups.clear();
    std::map<Points, std::vector<int>, std::greater<>> groups;
    for (const int i : waiting()) groups[card(i).score].push_back(i);
    std::vector<int> left;
    for (const auto& [score, natives] : groups) {
      Group group{score, std::exchange(left, {}), {}};
      std::ranges::copy(natives, std::back_inserter(group.members));
      Answer answer = choose(score, group.members);
      for (const Turn& turn : answer.turns) {
        if (turn.chosen == kLeft) {
          left.push_back(turn.chooser);
        } else {
          group.pairs.push_back(turn);
        }
      }
      std::ranges::copy(answer.broken, std::back_inserter(descent_.broken));
      descent_.groups.push_back(std::move(group));
    }
    return left;
  }

  // T3.7: merges the lowest group with the last pairs of those above it, as few as will do.
  bool reach_up(const std::vector<int>& left) {
    std::vector<int> members = left;
    for (const Turn& turn : descent_.groups.back().pairs) {
      members.push_back(turn.chooser);
      members.push_back(turn.chosen);
    }
    const std::vector<Turn> above = last_pairs_above();
    const auto few = fewest(members, above);
    if (!few) {
      return false;
    }
    for (std::size_t i = 0; i < *few; ++i) {
      members.push_back(above[i].chooser);
      members.push_back(above[i].chosen);
    }
    take_out(std::vector<Turn>(above.begin(), above.begin() + static_cast<std::ptrdiff_t>(*few)));
    Group& lowest = descent_.groups.back();
    std::ranges::copy(lowest.pairs, std::back_inserter(descent_.broken));
    lowest.members = std::move(members);
    lowest.pairs = choose(lowest.score, lowest.members).turns;
    for (Turn& turn : lowest.pairs) turn.rule = "T3.7";
    return true;
  }

  // The pairs that may be broken, the one made last first.
  std::vector<Turn> last_pairs_above() const {
    std::vector<Turn> pairs;
    const auto& groups = descent_.groups;
    for (std::size_t up = 1; up <= kGroupsReached && up < groups.size(); ++up) {
      const auto& group = groups[groups.size() - 1 - up];
      std::ranges::reverse_copy(group.pairs, std::back_inserter(pairs));
    }
    return pairs;
  }

  bool can_finish(std::vector<int> members, const std::vector<Turn>& above,
                  std::size_t count) const {
    for (std::size_t i = 0; i < count; ++i) {
      members.push_back(above[i].chooser);
      members.push_back(above[i].chosen);
    }
    const auto joined = [&](int a, int b) {
      return may_pair(members[static_cast<std::size_t>(a)], members[static_cast<std::size_t>(b)]);
    };
    return has_perfect_matching(static_cast<int>(members.size()), joined);
  }

  // More pairs never make it worse: they could stay as they are.
  std::optional<std::size_t> fewest(const std::vector<int>& members,
                                    const std::vector<Turn>& above) const {
    std::size_t high = 1;
    while (high < above.size() && !can_finish(members, above, high)) high *= 2;
    high = std::min(high, above.size());
    if (high == 0 || !can_finish(members, above, high)) {
      return std::nullopt;
    }
    std::size_t low = high / 2;  // does not do, unless it is 0: then the lowest group is finished
    while (high - low > 1) {
      const std::size_t middle = low + (high - low) / 2;
      (can_finish(members, above, middle) ? high : low) = middle;
    }
    return high;
  }

  void take_out(const std::vector<Turn>& pairs) {
    for (Group& group : descent_.groups) {
      std::erase_if(group.pairs, [&](const Turn& turn) {
        return std::ranges::any_of(pairs,
                                   [&](const Turn& other) { return same_pair(turn, other); });
      });
    }
    std::ranges::copy(pairs, std::back_inserter(descent_.broken));
  }

  // T3.7, the hard cases: the blocked player gets the lowest opponent with whom all the rest can be
  // paired, and then all begins anew from the top.
  void pair_first(const std::vector<int>& left) {
    const int blocked = left.front();
    std::vector<int> others = waiting();
    std::erase(others, blocked);
    const auto joined = [&](int a, int b) {
      return may_pair(others[static_cast<std::size_t>(a)], others[static_cast<std::size_t>(b)]);
    };
    const DenseMatching matching = dense_matching(static_cast<int>(others.size()), joined);
    int partner = kLeft;
    for (std::size_t i = 0; i < others.size(); ++i) {
      if (!matching.may_be_left[i] || !may_pair(blocked, others[i])) continue;
      if (partner == kLeft || lower(others[i], partner)) partner = others[i];
    }
    for (const Group& group : descent_.groups) {
      std::ranges::copy(group.pairs, std::back_inserter(descent_.broken));
    }
    descent_.before.push_back({blocked, partner, "T3.7"});
  }

  bool lower(int a, int b) const {
    return card(a).score != card(b).score ? card(a).score < card(b).score : field_.before(b, a);
  }

  // Whoever was broken up and found together again was not broken up.
  void forget_remade() {
    std::vector<Turn> kept;
    for (const Turn& turn : descent_.broken) {
      const auto same = [&](const Turn& other) { return same_pair(turn, other); };
      const bool remade = std::ranges::any_of(descent_.groups, [&](const Group& group) {
        return std::ranges::any_of(group.pairs, same);
      });
      if (!remade && std::ranges::none_of(descent_.before, same) &&
          std::ranges::none_of(kept, same)) {
        kept.push_back(turn);
      }
    }
    descent_.broken = std::move(kept);
  }

  const Field& field_;
  const Ground& ground_;
  Descent descent_;
};

}  // namespace

Descent pair_down(const Field& field, const Ground& ground) { return Walk(field, ground).walk(); }

}  // namespace tournament::position_swiss
