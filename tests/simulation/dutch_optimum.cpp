// Plays a random event by the Dutch system up to a round, pairs that round once more with a
// matching over the whole field at every bracket, and compares pairs and times.
//   dutch_optimum [--players N] [--rounds R] [--seed N]
#include <chrono>
#include <cstdlib>
#include <iostream>

#include <CLI/CLI.hpp>

#include "support/bracket_walk.hpp"
#include "tournament/pairing/detail/bracket.hpp"
#include "tournament/pairing/detail/field.hpp"
#include "tournament/pairing/detail/quick_bracket.hpp"
#include "tournament/pairing/dutch.hpp"
#include "tournament/plan.hpp"
#include "tournament/record.hpp"
#include "tournament/simulate.hpp"

namespace {

using tournament::detail::Bracket;
using tournament::detail::BracketPairing;
using tournament::detail::Field;

struct Tally {
  int brackets = 0;
  int quick = 0;
};

// The event up to the round that is to be paired.
bool play_to_last_round(tournament::Record& record,
                        const tournament::SimulationSettings& settings) {
  for (int round = 1; round < settings.rounds; ++round) {
    tournament::simulate_absences(record, settings);
    const auto plan = tournament::Dutch().next_round(record);
    if (!plan) return false;
    tournament::apply_plan(record, *plan);
    tournament::simulate_results(record, settings, round);
  }
  tournament::simulate_absences(record, settings);
  return tournament::Dutch().next_round(record).has_value();
}

BracketPairing pair_as_dutch_does(const Field& field, const Bracket& bracket, Tally& tally) {
  ++tally.brackets;
  if (auto quick = tournament::detail::pair_quickly(field, bracket)) {
    ++tally.quick;
    return *quick;
  }
  return tournament::detail::pair_exactly(field, bracket);
}

double seconds_since(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("The Dutch system against matchings over the whole field.", "dutch_optimum");
  tournament::SimulationSettings settings;
  settings.players = 200;
  settings.rounds = 5;
  app.add_option("--players", settings.players, "How many players.");
  app.add_option("--rounds", settings.rounds, "The round to be compared, and the last one.");
  app.add_option("--seed", settings.seed, "Seed of the event.");
  CLI11_PARSE(app, argc, argv);

  tournament::Record record = tournament::simulated_field(settings);
  if (!play_to_last_round(record, settings)) {
    std::cerr << "a round of this event has no pairing\n";
    return EXIT_FAILURE;
  }
  const Field field = tournament::detail::make_field(record);
  Tally tally;
  auto start = std::chrono::steady_clock::now();
  const auto by_brackets = support::walk_brackets(
      field, [&](const Field& f, const Bracket& b) { return pair_as_dutch_does(f, b, tally); });
  std::cout << field.size() << " players, round " << field.round << ": " << tally.brackets
            << " brackets, " << tally.quick << " of them paired the fast way\n"
            << "by brackets        " << seconds_since(start) << " s\n"
            << std::flush;
  start = std::chrono::steady_clock::now();
  const auto by_field = support::walk_brackets(field, tournament::detail::pair_by_whole_field);
  std::cout << "by the whole field " << seconds_since(start) << " s\n";
  const bool same = by_brackets == by_field;
  std::cout << (same ? "the same pairs\n" : "DIFFERENT pairs\n");
  return same ? EXIT_SUCCESS : EXIT_FAILURE;
}
