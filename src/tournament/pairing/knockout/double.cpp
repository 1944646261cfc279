#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "tournament/pairing/knockout.hpp"
#include "tournament/pairing/knockout/stages.hpp"
#include "tournament/pairing/knockout/tie.hpp"
#include "tournament/record.hpp"

namespace tournament {
namespace {

// Walks through the stages: each stage of the unbeaten, then two of those who have lost once. The
// first of the two halves them, the second one lets those in who have just lost.
class DoubleElimination {
 public:
  DoubleElimination(const Record& record, Bracket bracket, int first_round,
                    const KnockoutOptions& options)
      : record_(record), options_(options), round_(first_round), unbeaten_(std::move(bracket)) {
    open_ = static_cast<int>(unbeaten_.size());
  }

  KnockoutState walk() {
    if (play_first() && play_middle()) {
      play_grand_final();
    }
    std::ranges::sort(state_.places, {}, &KnockoutPlace::first);
    return std::move(state_);
  }

 private:
  // Of the ties that a stage has: those of the unbeaten come first.
  bool play(const std::vector<Tie>& ties) {
    state_.stages.push_back(read_stage(record_, ties, round_, options_.ties));
    round_ = state_.stages.back().next_round;
    return state_.stages.back().decided();
  }

  std::vector<Tie> ties_of(const Bracket& players, bool second_life) const {
    std::vector<Tie> ties;
    for (std::size_t i = 0; i + 1 < players.size(); i += 2) {
      ties.push_back({.upper = players[i],
                      .lower = players[i + 1],
                      .players = open_,
                      .second_life = second_life});
    }
    return ties;
  }

  // Takes the winners of some ties of the last stage; gives the losers.
  Bracket advance(std::size_t first, std::size_t count, Bracket& players) const {
    players.clear();
    Bracket losers;
    for (std::size_t i = first; i < first + count; ++i) {
      players.push_back(state_.stages.back().ties[i].winner);
      losers.push_back(state_.stages.back().ties[i].loser);
    }
    return losers;
  }

  // They have lost twice, and share the last places that are open.
  void knock_out(const Bracket& losers) {
    const int last = open_;
    open_ -= static_cast<int>(losers.size());
    for (const auto& loser : losers) {
      if (loser) state_.places.push_back({*loser, open_ + 1, last});
    }
  }

  bool play_first() {
    const auto ties = ties_of(unbeaten_, false);
    if (!play(ties)) {
      return false;
    }
    beaten_ = advance(0, ties.size(), unbeaten_);
    return true;
  }

  // Until one is unbeaten and one has lost once.
  bool play_middle() {
    bool crossed = true;
    while (unbeaten_.size() > 1) {
      auto ties = ties_of(unbeaten_, false);
      const std::size_t upper = ties.size();
      const auto second = ties_of(beaten_, true);
      ties.insert(ties.end(), second.begin(), second.end());
      if (!play(ties)) {
        return false;
      }
      Bracket fallen = advance(0, upper, unbeaten_);
      knock_out(advance(upper, second.size(), beaten_));
      // From the other end, so that those who met above do not meet again at once.
      if (crossed) std::ranges::reverse(fallen);
      crossed = !crossed;
      if (!play_fallen(fallen)) {
        return false;
      }
    }
    return true;
  }

  bool play_fallen(const Bracket& fallen) {
    Bracket both;
    for (std::size_t i = 0; i < fallen.size(); ++i) {
      both.push_back(fallen[i]);
      both.push_back(beaten_[i]);
    }
    const auto ties = ties_of(both, true);
    if (!play(ties)) {
      return false;
    }
    knock_out(advance(0, ties.size(), beaten_));
    return true;
  }

  void play_grand_final() {
    if (!play({{.upper = unbeaten_.front(), .lower = beaten_.front(), .grand_final = true}})) {
      return;
    }
    const TieState& last = state_.stages.back().ties.front();
    if (last.winner) state_.places.push_back({*last.winner, 1, 1});
    if (last.loser) state_.places.push_back({*last.loser, 2, 2});
    state_.over = true;
  }

  const Record& record_;
  const KnockoutOptions& options_;
  int round_;
  int open_ = 0;  // how many are still in
  Bracket unbeaten_;
  Bracket beaten_;
  KnockoutState state_;
};

}  // namespace

KnockoutState read_double(const Record& record, const Bracket& bracket, int first_round,
                          const KnockoutOptions& options) {
  return DoubleElimination(record, bracket, first_round, options).walk();
}

}  // namespace tournament
