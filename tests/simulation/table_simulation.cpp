// Plays random games at tables of every kind in virtual time and checks what must always hold.
//   table_simulation [--seed N] [--games N]
// A game is a seed; the first that fails is named with the command that plays it again.
#include <array>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>

#include <CLI/CLI.hpp>

#include "arbiter/event.hpp"
#include "arbiter/event_fields.hpp"
#include "arbiter/table.hpp"
#include "simulation/invariants.hpp"
#include "simulation/random_table.hpp"

namespace {

struct Tally {
  std::array<std::int64_t, arbiter::kEventNames.size()> events{};
  std::int64_t steps = 0;
  std::int64_t refused = 0;
};

// What did not hold in the game of the seed, or nothing.
std::optional<std::string> play(std::uint64_t seed, Tally& tally) {
  simulation::RandomTable random(seed);
  simulation::Watch watch(random.table());
  while (!random.done()) {
    const arbiter::Table before = random.table();
    const auto step = random.step();
    ++tally.steps;
    tally.refused += step.refused ? 1 : 0;
    for (const auto& event : step.events) ++tally.events[event.what.index()];
    if (const auto broken = watch.after(step, before, random.table()))
      return *broken + ": " + simulation::describe_step(step);
  }
  return watch.at_end(random.table());
}

void print(const Tally& tally, std::int64_t games) {
  std::cout << games << " games, " << tally.steps << " actions, " << tally.refused
            << " of them refused; events:\n";
  for (std::size_t i = 0; i < tally.events.size(); ++i)
    std::cout << "  " << arbiter::kEventNames[i] << ' ' << tally.events[i] << '\n';
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Random games at tables of every kind, in virtual time.", "table_simulation");
  std::uint64_t seed = 1;
  std::int64_t games = 10'000;
  app.add_option("--seed", seed, "Seed of the first game; the next one is one more.");
  app.add_option("--games", games, "How many games.");
  CLI11_PARSE(app, argc, argv);
  Tally tally;
  for (std::int64_t i = 0; i < games; ++i, ++seed) {
    const auto broken = play(seed, tally);
    if (!broken) continue;
    std::cerr << *broken << "\nagain: table_simulation --seed " << seed << " --games 1\n";
    return EXIT_FAILURE;
  }
  print(tally, games);
  // A simulation in which something never happens shows nothing of it.
  for (std::size_t i = 0; i < tally.events.size(); ++i) {
    if (games < 1000 || tally.events[i] > 0) continue;
    std::cerr << "no event " << arbiter::kEventNames[i] << '\n';
    return EXIT_FAILURE;
  }
  return EXIT_SUCCESS;
}
