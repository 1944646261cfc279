// Random small competitions of every kind, for tests of pairing systems: scoring, byes, absences,
// late entries, withdrawals, forfeits, accelerations, forbidden pairs, penalties. Used by one
// thread.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "tournament/points.hpp"
#include "tournament/record.hpp"
#include "tournament/scoring.hpp"

namespace support {

class RandomCards {
 public:
  // The same seed gives the same competition on every machine.
  RandomCards(std::uint64_t seed, int fewest_players, int most_players) : random_(seed) {
    const int players = between(fewest_players, most_players);
    record_.rounds = between(3, 7);
    record_.scoring = scoring();
    if (chance(70)) {
      record_.initial_color = chance(50) ? tournament::Color::kFirst : tournament::Color::kSecond;
    }
    draws_ = pick({10, 40, 80});
    byes_ = pick({0, 0, 4, 12});
    forfeits_ = pick({0, 5, 20});
    for (int number = 1; number <= players; ++number) {
      tournament::Player player;
      player.name = "Player " + std::to_string(number);
      player.rating = 2500 - 10 * number;
      if (chance(byes_)) player.rounds.resize(static_cast<std::size_t>(between(1, 2)));
      if (chance(3)) player.adjustments.push_back({tournament::half_points(-1), between(0, 2)});
      record_.players.push_back(player);
    }
    accelerate();
    forbid();
  }

  tournament::Record& record() { return record_; }
  const tournament::Record& record() const { return record_; }

  // Who is away from the round that is to be paired, and why.
  void send_away(int round) {
    using tournament::Mark;
    for (tournament::Player& player : record_.players) {
      if (player.withdrawn || player.rounds.size() >= static_cast<std::size_t>(round)) continue;
      if (round > 1 && chance(byes_ / 4)) {
        player.withdrawn = true;
      } else if (chance(byes_)) {
        constexpr std::array kMarks = {Mark::kAbsent, Mark::kHalfBye, Mark::kFullBye};
        player.rounds.push_back({.mark = kMarks[static_cast<std::size_t>(between(0, 2))]});
      }
    }
  }

  // Results for the round that is on the cards.
  void play(int round) {
    const auto place = static_cast<std::size_t>(round) - 1;
    for (tournament::Player& player : record_.players) {
      if (player.rounds.size() <= place) continue;
      tournament::Entry& mine = player.rounds[place];
      if (mine.mark != tournament::Mark::kUnfinished || mine.color != tournament::Color::kFirst) {
        continue;
      }
      set_result(mine, record_.player(mine.opponent).rounds[place]);
    }
  }

 private:
  // Uniform enough; the distributions of the library differ from machine to machine.
  int between(int low, int high) {
    return low + static_cast<int>(random_() % static_cast<std::uint64_t>(high - low + 1));
  }
  bool chance(int percent) { return between(1, 100) <= percent; }
  int pick(std::vector<int> values) {
    return values[static_cast<std::size_t>(between(0, static_cast<int>(values.size()) - 1))];
  }

  tournament::Scoring scoring() {
    tournament::Scoring scoring = tournament::fide_scoring();
    if (chance(40)) {
      scoring = chance(50) ? tournament::three_point_scoring() : tournament::two_point_scoring();
    }
    if (chance(10)) scoring = tournament::uneven_draw_scoring();
    if (chance(20)) scoring.pairing_bye = scoring.draw_first;
    if (chance(5)) scoring.pairing_bye = {};
    return scoring;
  }

  // Not in the last round: no handbook says what a topscorer is then.
  void accelerate() {
    record_.baku = chance(15);
    if (!chance(15)) return;
    const int players = static_cast<int>(record_.players.size());
    for (int left = between(1, 2); left > 0; --left) {
      const int first = between(1, players);
      record_.accelerations.push_back({.points = tournament::half_points(between(1, 4)),
                                       .first_round = between(1, record_.rounds - 2),
                                       .last_round = between(1, record_.rounds - 1),
                                       .first = tournament::player_number(first),
                                       .last = tournament::player_number(between(first, players))});
    }
  }

  void forbid() {
    const int players = static_cast<int>(record_.players.size());
    while (chance(20)) {
      tournament::ForbiddenGroup group;
      group.first_round = between(1, 2);
      group.last_round = between(group.first_round, record_.rounds);
      for (int number = 1; number <= players; ++number) {
        if (chance(25)) group.players.push_back(tournament::player_number(number));
      }
      record_.forbidden.push_back(group);
    }
  }

  void set_result(tournament::Entry& first, tournament::Entry& second) {
    using tournament::Mark;
    if (chance(2)) return;  // still to be finished
    if (chance(forfeits_)) {
      const int kind = between(1, 5);
      first.mark = kind <= 2 ? Mark::kForfeitWin : Mark::kForfeitLoss;
      second.mark = kind <= 2 || kind == 5 ? Mark::kForfeitLoss : Mark::kForfeitWin;
    } else if (chance(draws_)) {
      first.mark = second.mark = Mark::kDraw;
    } else {
      const bool first_wins = chance(55);
      first.mark = first_wins ? Mark::kWin : Mark::kLoss;
      second.mark = first_wins ? Mark::kLoss : Mark::kWin;
    }
  }

  std::mt19937_64 random_;
  tournament::Record record_;
  int draws_ = 0;  // percents
  int byes_ = 0;
  int forfeits_ = 0;
};

}  // namespace support
