#include "tournament/simulate.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <string>
#include <utility>

#include "base/result.hpp"
#include "tournament/plan.hpp"
#include "tournament/record.hpp"

namespace tournament {
namespace {

constexpr int kThousand = 1000;

// What a number is drawn for; so that one kind of chance does not move another.
enum class Chance : std::uint8_t {
  kLate,
  kLateRound,
  kAway,
  kHalfBye,
  kWithdrawal,
  kForfeit,
  kGame
};

// Mixes numbers into one that looks random (the finaliser of splitmix64).
std::uint64_t mix(std::initializer_list<std::uint64_t> values) {
  std::uint64_t state = 0;
  for (const std::uint64_t value : values) {
    state = (state ^ value) + 0x9e3779b97f4a7c15ULL;
    state = (state ^ (state >> 30U)) * 0xbf58476d1ce4e5b9ULL;
    state = (state ^ (state >> 27U)) * 0x94d049bb133111ebULL;
    state ^= state >> 31U;
  }
  return state;
}

int draw(const SimulationSettings& settings, Chance chance, int player, int round, int below) {
  return static_cast<int>(
      mix({settings.seed, static_cast<std::uint64_t>(chance), static_cast<std::uint64_t>(player),
           static_cast<std::uint64_t>(round)}) %
      static_cast<std::uint64_t>(below));
}

bool happens(const SimulationSettings& settings, Chance chance, int player, int round,
             int of_a_thousand) {
  return draw(settings, chance, player, round, kThousand) < of_a_thousand;
}

// The share of points, of a thousand, that a difference in rating promises.
int expected_share(int difference) {
  return static_cast<int>(std::lround(kThousand / (1 + std::pow(10.0, -difference / 400.0))));
}

// The result of the one who moves first.
Mark game_result(const Record& record, const SimulationSettings& settings, PlayerNumber first,
                 PlayerNumber second, int round) {
  const int expected = expected_share(record.player(first).rating - record.player(second).rating);
  const int draws = settings.draws * std::min(expected, kThousand - expected) / (kThousand / 2);
  const int drawn = draw(settings, Chance::kGame, to_int(first), round, kThousand);
  const int wins = expected - draws / 2;
  if (drawn < wins) {
    return Mark::kWin;
  }
  return drawn < wins + draws ? Mark::kDraw : Mark::kLoss;
}

Mark reverse(Mark mark) {
  switch (mark) {
    case Mark::kWin:
      return Mark::kLoss;
    case Mark::kLoss:
      return Mark::kWin;
    case Mark::kForfeitWin:
      return Mark::kForfeitLoss;
    case Mark::kForfeitLoss:
      return Mark::kForfeitWin;
    default:
      return mark;
  }
}

}  // namespace

Record simulated_field(const SimulationSettings& settings) {
  Record record;
  record.name = "Simulation " + std::to_string(settings.seed);
  record.rounds = settings.rounds;
  record.scoring = settings.scoring;
  record.baku = settings.baku;
  record.initial_color = mix({settings.seed}) % 2 == 0 ? Color::kFirst : Color::kSecond;
  for (int number = 1; number <= settings.players; ++number) {
    Player player;
    player.name = "Player " + std::to_string(number);
    player.rating = settings.highest_rating - (settings.highest_rating - settings.lowest_rating) *
                                                  (number - 1) / std::max(1, settings.players - 1);
    if (settings.rounds > 2 && happens(settings, Chance::kLate, number, 0, settings.late_entries)) {
      const int missed = 1 + draw(settings, Chance::kLateRound, number, 0, settings.rounds / 2);
      player.rounds.resize(static_cast<std::size_t>(missed));
    }
    record.players.push_back(std::move(player));
  }
  return record;
}

void simulate_absences(Record& record, const SimulationSettings& settings) {
  const int round = rounds_paired(record) + 1;
  for (int number = 1; static_cast<std::size_t>(number) <= record.players.size(); ++number) {
    Player& player = record.player(player_number(number));
    if (player.withdrawn || has_entry(player, round)) {
      continue;
    }
    if (round > 1 && happens(settings, Chance::kWithdrawal, number, round, settings.withdrawals)) {
      player.withdrawn = true;
    } else if (happens(settings, Chance::kAway, number, round, settings.absences)) {
      player.rounds.push_back({.mark = Mark::kAbsent});
    } else if (round < settings.rounds &&
               happens(settings, Chance::kHalfBye, number, round, settings.half_byes)) {
      player.rounds.push_back({.mark = Mark::kHalfBye});
    }
  }
}

void simulate_results(Record& record, const SimulationSettings& settings, int round) {
  for (int number = 1; static_cast<std::size_t>(number) <= record.players.size(); ++number) {
    const Entry entry = entry_of(record.player(player_number(number)), round);
    if (entry.mark != Mark::kUnfinished || entry.color != Color::kFirst) {
      continue;
    }
    Mark mark = game_result(record, settings, player_number(number), entry.opponent, round);
    if (happens(settings, Chance::kForfeit, number, round, settings.forfeits)) {
      mark = mark == Mark::kWin ? Mark::kForfeitWin : Mark::kForfeitLoss;
    }
    const auto place = static_cast<std::size_t>(round) - 1;
    record.player(player_number(number)).rounds[place].mark = mark;
    record.player(entry.opponent).rounds[place].mark = reverse(mark);
  }
}

SimulatedEvent simulate(const PairingSystem& system, const SimulationSettings& settings,
                        const std::function<void(const RoundPlan&)>& done) {
  SimulatedEvent event{.record = simulated_field(settings), .end = base::Done{}};
  const int played =
      settings.played == 0 ? settings.rounds : std::min(settings.played, settings.rounds);
  for (int round = 1; round <= played; ++round) {
    simulate_absences(event.record, settings);
    const PlanResult plan = system.next_round(event.record);
    if (!plan) {
      event.end = base::Failure(plan.error());
      break;
    }
    apply_plan(event.record, *plan);
    simulate_results(event.record, settings, round);
    if (done) {
      done(*plan);
    }
  }
  return event;
}

}  // namespace tournament
