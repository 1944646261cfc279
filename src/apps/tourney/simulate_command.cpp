#include "apps/tourney/simulate_command.hpp"

#include <memory>
#include <string>

#include <CLI/CLI.hpp>

#include "apps/commands.hpp"
#include "apps/context.hpp"
#include "apps/progress.hpp"
#include "apps/system_option.hpp"
#include "text/plan_message.hpp"
#include "text/plan_sentences.hpp"
#include "text/trf_sentences.hpp"
#include "tournament/pairing/systems.hpp"
#include "tournament/plan.hpp"
#include "tournament/record.hpp"
#include "tournament/simulate.hpp"
#include "tournament/trf/trf_file.hpp"
#include "tournament/trf/trf_writer.hpp"

namespace apps {
namespace {

using text::PlanMessage;

struct Options {
  tournament::SystemId system = tournament::SystemId::kDutch;
  tournament::SimulationSettings settings;
};

int run_simulate(const Context& context, const Options& options) {
  Progress progress(context.err, Progress::is_terminal());
  const int played = options.settings.played;
  const int rounds = played == 0 ? options.settings.rounds : played;
  const auto event = tournament::simulate(
      *tournament::make_system(options.system), options.settings,
      [&](const tournament::RoundPlan& plan) {
        progress.show(static_cast<double>(plan.round) / rounds,
                      context.say(PlanMessage::kSimulatedRound,
                                  {std::to_string(plan.round), std::to_string(rounds)}));
      });
  progress.clear();
  tournament::TrfFile file = tournament::trf_file_of(event.record);
  if (options.system == tournament::SystemId::kDutch)
    file.header.type_code = options.settings.baku ? "FIDE_DUTCH_2025_BAKU" : "FIDE_DUTCH_2025";
  const auto written = tournament::write_trf(file, tournament::TrfVersion::kTrf26);
  if (!written) {
    return fail(context, text::trf_fault_sentence(context.language, written.error()));
  }
  context.out << *written;
  if (event.end) return kOk;
  const auto lines = text::pairing_fault_sentences(context.language, event.end.error());
  const auto round = std::to_string(tournament::rounds_paired(event.record) + 1);
  return fail(context, context.say(PlanMessage::kSimulationEnded, {round, lines.front()}));
}

}  // namespace

void add_simulate_command(CLI::App& tourney, const Context& words, Job& job) {
  const auto say = [&](PlanMessage message) { return std::string(words.say(message)); };
  const auto options = std::make_shared<Options>();
  auto& settings = options->settings;
  auto* command = tourney.add_subcommand("simulate", say(PlanMessage::kHelpSimulate));
  add_system_option(*command, options->system, say(PlanMessage::kHelpSimulatedSystem));
  const auto add = [&](const char* name, int& value, PlanMessage help, int least, int most) {
    command->add_option(name, value, say(help))
        ->check(CLI::Range(least, most))
        ->capture_default_str();
  };
  constexpr int kThousand = 1000;
  add("--players", settings.players, PlanMessage::kHelpPlayers, 2, tournament::kMostPlayers);
  add("--rounds", settings.rounds, PlanMessage::kHelpSimulatedRounds, 1,
      tournament::kMostTrfRounds);
  add("--played", settings.played, PlanMessage::kHelpPlayed, 0, tournament::kMostTrfRounds);
  command->add_option("--seed", settings.seed, say(PlanMessage::kHelpSeed))->capture_default_str();
  add("--draws", settings.draws, PlanMessage::kHelpDraws, 0, kThousand);
  add("--absences", settings.absences, PlanMessage::kHelpAbsences, 0, kThousand);
  add("--half-byes", settings.half_byes, PlanMessage::kHelpHalfByes, 0, kThousand);
  add("--withdrawals", settings.withdrawals, PlanMessage::kHelpWithdrawals, 0, kThousand);
  add("--late-entries", settings.late_entries, PlanMessage::kHelpLate, 0, kThousand);
  add("--forfeits", settings.forfeits, PlanMessage::kHelpForfeits, 0, kThousand);
  command->add_flag("--baku", settings.baku, say(PlanMessage::kHelpBaku));
  command->callback([options, &job] {
    job = [options](const Context& context) { return run_simulate(context, *options); };
  });
}

}  // namespace apps
