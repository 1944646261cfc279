// chuhe pair: the next round of a tournament report file, and checks of the rounds that it has.
#include <algorithm>
#include <cstdint>
#include <memory>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "apps/commands.hpp"
#include "apps/context.hpp"
#include "apps/pair_check.hpp"
#include "apps/system_option.hpp"
#include "apps/trf_input.hpp"
#include "text/plan_message.hpp"
#include "text/plan_sentences.hpp"
#include "tournament/checker.hpp"
#include "tournament/pairing/position_swiss.hpp"
#include "tournament/pairing/systems.hpp"
#include "tournament/plan.hpp"
#include "tournament/record.hpp"
#include "tournament/trf/trf_file.hpp"

namespace apps {
namespace {

using text::PlanMessage;
using tournament::FirstRound;
using tournament::PlayerNumber;
using tournament::Record;
using tournament::RoundPlan;
using tournament::SystemId;

struct Options {
  SystemId system = SystemId::kDutch;
  std::vector<std::string> files;
  bool check = false;
  bool explain = false;
  bool json = false;
  bool unfinished_as_draws = false;
  int rounds = 0;
  FirstRound first_round = FirstRound::kNeighbors;
  std::uint64_t lots = 0;
  bool has_lots = false;
  bool clubs_apart = false;
};

FirstRound first_round_of(std::string_view name) {
  if (name == "ends") return FirstRound::kEnds;
  return name == "halves" ? FirstRound::kHalves : FirstRound::kNeighbors;
}

std::shared_ptr<const tournament::PairingSystem> system_of(const Options& options) {
  tournament::SystemOptions system;
  system.position.first_round = options.first_round;
  system.position.clubs_apart = options.clubs_apart;
  if (options.has_lots) system.position.lots_seed = options.lots;
  return tournament::make_system(options.system, system);
}

text::PlayerNaming naming_of(const tournament::TrfFile& file) {
  return [&file](PlayerNumber player) {
    return std::to_string(tournament::file_number(file, player));
  };
}

// Games of the last round that have no result, as the file numbers them; each once.
std::vector<std::string> unfinished_games(const Context& context, const tournament::TrfFile& file) {
  const int round = tournament::rounds_paired(file.record);
  const auto naming = naming_of(file);
  std::vector<std::string> games;
  for (const auto& board : tournament::round_on_cards(file.record, round).boards) {
    const auto entry = tournament::entry_of(file.record.player(board.first), round);
    if (entry.mark != tournament::Mark::kUnfinished) continue;
    games.push_back(
        context.say(PlanMessage::kMissingResult, {naming(board.first), naming(board.second)}));
  }
  return games;
}

void write_lines(const Context& context, const Options& options, const RoundPlan& plan,
                 const text::PlayerNaming& naming) {
  for (const auto& board : plan.boards)
    context.out << naming(board.first) << ' ' << naming(board.second) << '\n';
  if (plan.bye) context.out << naming(*plan.bye) << " 0\n";
  if (!options.explain) return;
  for (const auto& note : plan.notes)
    context.out << "# " << text::note_sentence(context.language, note, naming) << '\n';
}

void write_json(const Context& context, const Options& options, const RoundPlan& plan,
                const tournament::TrfFile& file) {
  const auto number = [&](PlayerNumber player) { return tournament::file_number(file, player); };
  nlohmann::ordered_json json = {{"round", plan.round}, {"boards", nlohmann::json::array()}};
  for (const auto& board : plan.boards)
    json["boards"].push_back({number(board.first), number(board.second)});
  json["bye"] = plan.bye ? nlohmann::ordered_json(number(*plan.bye)) : nlohmann::ordered_json();
  if (options.explain) {
    json["notes"] = nlohmann::json::array();
    for (const auto& note : plan.notes) {
      json["notes"].push_back(
          {{"rule", note.rule},
           {"text", text::note_sentence(context.language, note, naming_of(file))}});
    }
  }
  context.out << json.dump() << '\n';
}

int plan_next(const Context& context, const Options& options) {
  auto file = read_trf_input(context, options.files.front());
  if (!file) return kFailed;
  if (file->record.rounds == 0) file->record.rounds = options.rounds;
  const auto games = unfinished_games(context, *file);
  if (!games.empty() && !options.unfinished_as_draws) {
    const auto round = std::to_string(tournament::rounds_paired(file->record));
    fail(context, context.say(PlanMessage::kPairedBefore, {round, std::to_string(games.size())}));
    for (const auto& game : games) context.err << game << '\n';
    return kFailed;
  }
  const auto plan = system_of(options)->next_round(file->record);
  if (!plan) {
    const auto lines =
        text::pairing_fault_sentences(context.language, plan.error(), naming_of(*file));
    fail(context, options.files.front() + ": " + lines.front());
    for (auto line = lines.begin() + 1; line != lines.end(); ++line) context.err << *line << '\n';
    return kFailed;
  }
  if (options.json) {
    write_json(context, options, *plan, *file);
  } else {
    write_lines(context, options, *plan, naming_of(*file));
  }
  return kOk;
}

int check_all(const Context& context, const Options& options) {
  RoundCheck check = tournament::check_dutch_round;
  if (options.system != SystemId::kDutch) {
    check = [system = system_of(options)](const Record& record, int round) {
      return tournament::check_round(*system, record, round);
    };
  }
  int status = kOk;
  for (const auto& name : options.files) {
    auto file = read_trf_input(context, name);
    if (!file) {
      status = kFailed;
      continue;
    }
    if (file->record.rounds == 0) file->record.rounds = options.rounds;
    status = std::max(status, check_file(context, name, *file, check));
  }
  return status;
}

int run_pair(const Context& context, const Options& options) {
  if (options.check) return check_all(context, options);
  if (options.files.size() > 1)
    return fail(context, context.say(PlanMessage::kOneFileOnly), kUsage);
  return plan_next(context, options);
}

}  // namespace

void add_pair_command(CLI::App& app, const Context& words, Job& job) {
  const auto say = [&](PlanMessage message) { return std::string(words.say(message)); };
  const auto options = std::make_shared<Options>();
  auto* command = app.add_subcommand("pair", say(PlanMessage::kHelpPair));
  add_system_option(*command, options->system, say(PlanMessage::kHelpSystem));
  command->add_flag("--check", options->check, say(PlanMessage::kHelpCheck));
  command->add_flag("--explain", options->explain, say(PlanMessage::kHelpExplain));
  command->add_flag("--json", options->json, say(PlanMessage::kHelpJson));
  command->add_flag("--unfinished-as-draws", options->unfinished_as_draws,
                    say(PlanMessage::kHelpUnfinished));
  command->add_option("--rounds", options->rounds, say(PlanMessage::kHelpRounds))
      ->check(CLI::Range(1, tournament::kMostTrfRounds));
  command
      ->add_option_function<std::string>(
          "--first-round",
          [options](const std::string& name) { options->first_round = first_round_of(name); },
          say(PlanMessage::kHelpFirstRound))
      ->check(CLI::IsMember({"neighbors", "ends", "halves"}))
      ->default_str("neighbors");
  auto* lots = command->add_option("--lots", options->lots, say(PlanMessage::kHelpLots));
  command->add_flag("--clubs-apart", options->clubs_apart, say(PlanMessage::kHelpClubs));
  command->add_option("FILE", options->files, say(PlanMessage::kHelpTrf))->required();
  command->callback([options, lots, &job] {
    options->has_lots = lots->count() > 0;
    job = [options](const Context& context) { return run_pair(context, *options); };
  });
}

}  // namespace apps
