#include "tournament/pairing/position_swiss/choosing.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

#include "tournament/matching/dense_matching.hpp"
#include "tournament/pairing/position_swiss/worth.hpp"

namespace tournament::position_swiss {
namespace {

using Turns = std::vector<Turn>;

class Chooser {
 public:
  explicit Chooser(const Question& question) : question_(question) {
    for (const int card : question.turns) most_ = std::max(most_, card);
  }

  Answer answer() {
    const Turns first = run({});
    const Worth target = find_target(first);
    Turns turns = first;
    std::size_t settled = 0;
    while (worth_of(turns, turns.size()) != target) {
      settled = longest_prefix(turns, settled, target);
      turns = run(turned_otherwise(turns, settled, target));
      ++settled;
    }
    Answer answer{turns, {}};
    std::ranges::copy_if(first, std::back_inserter(answer.broken), [&](const Turn& turn) {
      return turn.chosen != kLeft && std::ranges::none_of(turns, [&](const Turn& other) {
               return (other.chooser == turn.chooser && other.chosen == turn.chosen) ||
                      (other.chooser == turn.chosen && other.chosen == turn.chooser);
             });
    });
    return answer;
  }

 private:
  std::vector<bool> taken_by(const Turns& turns, std::size_t count) const {
    std::vector<bool> taken(static_cast<std::size_t>(most_) + 1);
    for (std::size_t i = 0; i < count; ++i) {
      taken[static_cast<std::size_t>(turns[i].chooser)] = true;
      if (turns[i].chosen != kLeft) taken[static_cast<std::size_t>(turns[i].chosen)] = true;
    }
    return taken;
  }

  std::vector<int> free_after(const Turns& turns, std::size_t count) const {
    const auto taken = taken_by(turns, count);
    std::vector<int> free;
    std::ranges::copy_if(question_.by_number, std::back_inserter(free),
                         [&](int card) { return !taken[static_cast<std::size_t>(card)]; });
    return free;
  }

  // Goes on from some turns; everybody gets the one he likes best.
  Turns run(Turns turns) const {
    std::vector<bool> taken = taken_by(turns, turns.size());
    std::vector<int> free = free_after(turns, turns.size());
    std::vector<Liking> likings;
    for (const int chooser : question_.turns) {
      if (taken[static_cast<std::size_t>(chooser)]) {
        continue;
      }
      question_.like(chooser, free, likings);
      const Turn turn = best_turn(chooser, free, likings);
      taken[static_cast<std::size_t>(chooser)] = true;
      if (turn.chosen != kLeft) taken[static_cast<std::size_t>(turn.chosen)] = true;
      std::erase_if(free, [&](int card) { return taken[static_cast<std::size_t>(card)]; });
      turns.push_back(turn);
    }
    return turns;
  }

  Turn best_turn(int chooser, const std::vector<int>& free,
                 const std::vector<Liking>& likings) const {
    std::optional<Liking> best;
    std::optional<Liking> first;
    int chosen = kLeft;
    for (std::size_t i = 0; i < free.size(); ++i) {
      if (free[i] == chooser) continue;
      if (!first || likings[i] < *first) first = likings[i];
      if ((!best || likings[i] < *best) && question_.allowed(chooser, free[i])) {
        best = likings[i];
        chosen = free[i];
      }
    }
    return {chooser, chosen, best ? question_.rule_of(*best, best == first) : "T3.5e"};
  }

  Worth worth_of(const Turns& turns, std::size_t count) const {
    Worth sum;
    for (std::size_t i = 0; i < count; ++i) {
      if (turns[i].chosen != kLeft) sum += question_.worth(turns[i].chooser, turns[i].chosen);
    }
    return sum;
  }

  Worth best_after(const Turns& turns, std::size_t count) const {
    Worth sum = worth_of(turns, count);
    sum += best_worth(free_after(turns, count), question_.allowed, question_.worth);
    return sum;
  }

  int most_pairs() const {
    const auto& cards = question_.by_number;
    const DenseMatching matching =
        dense_matching(static_cast<int>(cards.size()),
                       [&](int a, int b) { return question_.allowed(cards[a], cards[b]); });
    return (static_cast<int>(cards.size()) - matching.unmatched) / 2;
  }

  // Undoes the last turns, twice as many each time, as far as kReach; farther only for more pairs.
  Worth find_target(const Turns& turns) const {
    Worth best = worth_of(turns, turns.size());
    std::optional<int> pairs;
    for (std::size_t undone = 2; best != question_.bound; undone *= 2) {
      const std::size_t kept = undone >= turns.size() ? 0 : turns.size() - undone;
      if (2 * undone > kReach) {
        if (!pairs) pairs = most_pairs();
        if (best[Goal::kPairs] == *pairs && 2 * (turns.size() - kept) > kReach) break;
      }
      best = std::max(best, best_after(turns, kept));
      if (kept == 0) break;
    }
    return best;
  }

  // How many turns can stand; `settled` of them can.
  std::size_t longest_prefix(const Turns& turns, std::size_t settled, const Worth& target) const {
    std::size_t low = settled;
    std::size_t high = turns.size();  // does not reach the target
    for (std::size_t step = 1; high - low > 1 && step < high - low; step *= 2) {
      // Most often the trouble lies near the end, where looking is cheap.
      if (best_after(turns, high - step) == target) {
        low = high - step;
        break;
      }
      high -= step;
    }
    while (high - low > 1) {
      const std::size_t middle = low + (high - low) / 2;
      (best_after(turns, middle) == target ? low : high) = middle;
    }
    return low;
  }

  // The turns up to `count`, and the next one otherwise: the first of the others who does.
  Turns turned_otherwise(const Turns& turns, std::size_t count, const Worth& target) const {
    const int chooser = turns[count].chooser;
    std::vector<int> free = free_after(turns, count);
    std::vector<Liking> likings;
    question_.like(chooser, free, likings);
    std::vector<std::pair<Liking, int>> others;
    for (std::size_t i = 0; i < free.size(); ++i) {
      if (free[i] != chooser && free[i] != turns[count].chosen &&
          question_.allowed(chooser, free[i])) {
        others.emplace_back(likings[i], free[i]);
      }
    }
    std::ranges::sort(others);
    Turns tried(turns.begin(), turns.begin() + static_cast<std::ptrdiff_t>(count));
    tried.push_back({chooser, kLeft, "T3.7"});
    for (const auto& [liking, card] : others) {
      tried.back().chosen = card;
      if (best_after(tried, tried.size()) == target) {
        return tried;
      }
    }
    tried.back().chosen = kLeft;
    return tried;
  }

  const Question& question_;
  int most_ = 0;
};

}  // namespace

Answer choose_in_turn(const Question& question) { return Chooser(question).answer(); }

}  // namespace tournament::position_swiss
