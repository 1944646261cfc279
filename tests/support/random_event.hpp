// Random competitions for the tests of pairing systems: results by strength, absences, withdrawals,
// late arrivals, byes, games that are finished late. For tests only.
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <random>

#include "tournament/plan.hpp"
#include "tournament/record.hpp"
#include "tournament/scoring.hpp"

namespace tournament {

class RandomEvent {
 public:
  RandomEvent(int players, int rounds, std::uint32_t seed) : random_(seed) {
    record_.scoring = two_point_scoring();
    record_.rounds = rounds;
    record_.players.resize(static_cast<std::size_t>(players));
  }

  const Record& record() const { return record_; }

  // Absences, late arrivals and withdrawals before the next round. The rates are per thousand.
  void come_and_go(unsigned rate) {
    const int round = rounds_paired(record_) + 1;
    for (Player& player : record_.players) {
      if (player.withdrawn || has_entry(player, round) || !one_of_thousand(rate)) {
        continue;
      }
      const unsigned what = random_() % 4;
      if (what == 0 && round > 1) {
        player.withdrawn = true;
      } else {
        player.rounds.resize(static_cast<std::size_t>(round));
        player.rounds.back().mark = what == 1 ? Mark::kHalfBye : Mark::kAbsent;
      }
    }
  }

  // Puts the plan on the cards and plays it; finishes what was unfinished before.
  void play(const RoundPlan& plan) {
    finish_games();
    apply_plan(record_, plan);
    for (const Pairing& board : plan.boards) {
      if (!one_of_thousand(15)) finish(board.first, plan.round);
    }
  }

  void finish_games() {
    for (int round = 1; round <= rounds_paired(record_); ++round) {
      for (std::size_t i = 0; i < record_.players.size(); ++i) {
        const Entry entry = entry_of(record_.players[i], round);
        if (entry.mark == Mark::kUnfinished && entry.color == Color::kFirst) {
          finish(player_number(static_cast<int>(i) + 1), round);
        }
      }
    }
  }

 private:
  bool one_of_thousand(unsigned rate) { return random_() % 1000 < rate; }

  void finish(PlayerNumber first, int round) {
    Entry& mine = record_.player(first).rounds[static_cast<std::size_t>(round) - 1];
    const double gap = to_int(mine.opponent) - to_int(first);
    const auto field = static_cast<double>(record_.players.size());
    const double expected = 1 / (1 + std::exp(-4 * gap / field));
    const auto luck = static_cast<double>(random_() % 10000) / 10000;
    Entry& theirs = record_.player(mine.opponent).rounds[static_cast<std::size_t>(round) - 1];
    if (one_of_thousand(15)) {
      mine.mark = Mark::kForfeitWin;
      theirs.mark = Mark::kForfeitLoss;
    } else if (one_of_thousand(350)) {
      mine.mark = Mark::kDraw;
      theirs.mark = Mark::kDraw;
    } else {
      mine.mark = luck < expected ? Mark::kWin : Mark::kLoss;
      theirs.mark = luck < expected ? Mark::kLoss : Mark::kWin;
    }
  }

  Record record_;
  std::mt19937 random_;
};

}  // namespace tournament
