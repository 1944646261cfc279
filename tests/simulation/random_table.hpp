// A game between two people who do anything at all, at any time, for tests. One seed, one game.
#pragma once

#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "arbiter/action.hpp"
#include "arbiter/duty.hpp"
#include "arbiter/event.hpp"
#include "arbiter/ruling.hpp"
#include "arbiter/settings.hpp"
#include "arbiter/table.hpp"
#include "base/time.hpp"
#include "board/geometry.hpp"

namespace simulation {

// What one action came to.
struct Step {
  arbiter::Actor by;
  arbiter::Action action;
  base::Instant now;
  arbiter::Events events;  // none: it was refused, or nothing fell due
  bool refused = false;
};

// Chooses settings, actions and moments by chance, and gives them to a table.
class RandomTable {
 public:
  explicit RandomTable(std::uint64_t seed);

  const arbiter::Settings& settings() const { return settings_; }
  const arbiter::Table& table() const { return table_; }
  // Acts once.
  Step step();
  // The game has ended, and there has been enough talk after it.
  bool done() const;

 private:
  int below(int n) { return std::uniform_int_distribution(0, n - 1)(random_); }
  bool chance(int percent) { return below(100) < percent; }
  board::Side side() { return chance(50) ? board::Side::kFirst : board::Side::kSecond; }
  arbiter::Settings choose_settings();
  base::Duration choose_pause();
  arbiter::Action choose_action(arbiter::Actor& by);
  arbiter::Action player_action(board::Side by);
  arbiter::Action after_end(arbiter::Actor& by);
  arbiter::Action arbiter_action();
  arbiter::Incident choose_incident();
  arbiter::Penalty choose_penalty();
  arbiter::Duty choose_duty();
  std::string any_square();
  std::string any_move();
  int any_ply() { return below(table_.game().ply() + 2); }
  int any_ruling() { return below(static_cast<int>(table_.state().rulings.size()) + 2); }

  std::mt19937_64 random_;
  arbiter::Settings settings_;
  arbiter::Table table_;
  base::Instant now_;
  int steps_ = 0;
  int steps_after_end_ = 0;
};

// Text of what a failing step was, for people.
std::string describe_step(const Step& step);

}  // namespace simulation
