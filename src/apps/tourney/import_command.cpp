// chuhe tourney import: an event file from a report file.
#include <filesystem>
#include <memory>
#include <ostream>
#include <string>

#include <CLI/CLI.hpp>

#include "apps/commands.hpp"
#include "apps/context.hpp"
#include "apps/position_options.hpp"
#include "apps/tourney/event_store.hpp"
#include "apps/tourney/subcommands.hpp"
#include "apps/tourney/system_choice.hpp"
#include "apps/tourney/tourney_options.hpp"
#include "apps/trf_input.hpp"
#include "text/tourney_message.hpp"
#include "text/tourney_sentences.hpp"
#include "tournament/event/from_record.hpp"
#include "tournament/event/head.hpp"
#include "tournament/trf/trf_file.hpp"

namespace apps {
namespace {

using text::TourneyMessage;

struct ImportOptions : FileOptions {
  std::string output;
  std::string system = "dutch";
  std::string ruleset = "none";
};

tournament::Head head_of(const ImportOptions& options, const tournament::TrfFile& report) {
  tournament::Head head;
  head.name = std::filesystem::path(options.file).stem().string();
  head.system = options.system;
  head.ruleset = options.ruleset;
  if (const auto order = usual_tie_breaks(options.system); order != "none")
    head.tie_breaks = {std::string(order)};
  const auto tag = [&](const char* name, const std::string& value) {
    if (!value.empty()) head.tags.emplace_back(name, value);
  };
  tag("Site", report.header.city);
  tag("Federation", report.header.federation);
  tag("Date", report.header.start_date);
  tag("EndDate", report.header.end_date);
  tag("Arbiter", report.header.chief_arbiter);
  tag("TimeControl", report.header.time_control);
  return head;
}

int run_import(const Context& context, const ImportOptions& options) {
  const auto at = event_time(context, options);
  if (!at) return kUsage;
  const auto report = read_trf_input(context, options.file);
  if (!report) return kFailed;
  const auto competition = tournament::competition_of(report->record, report->later_byes,
                                                      head_of(options, *report), *at);
  if (!competition) {
    const auto sentence = text::event_fault_sentence(context.language, competition.error());
    return fail(context, options.file + ": " + sentence);
  }
  std::string output = options.output;
  if (output.empty())
    output = std::filesystem::path(options.file).replace_extension(".tourney").string();
  if (const int status = create_competition(context, output, *competition); status != kOk)
    return status;
  const auto& state = competition->state();
  context.out << context.say(TourneyMessage::kImported,
                             {output, std::to_string(state.entrants.size()),
                              std::to_string(state.rounds_paired())})
              << '\n';
  return kOk;
}

}  // namespace

void add_import_command(CLI::App& tourney, const Context& words, Job& job) {
  auto options = std::make_shared<ImportOptions>();
  const auto say = [&](TourneyMessage message) { return std::string(words.say(message)); };
  CLI::App& command = add_tourney_subcommand(tourney, words, "import", TourneyMessage::kHelpImport,
                                             *options, {"open.trf -o open.tourney"});
  command.get_option("FILE")->description(say(TourneyMessage::kHelpReport));
  const auto systems = system_names();
  std::string list;
  for (const auto& system : systems) list.append(list.empty() ? "" : ", ").append(system);
  command.add_option("--system", options->system, words.say(TourneyMessage::kHelpSystem, {list}))
      ->check(CLI::IsMember(systems));
  add_ruleset_option(command, words, options->ruleset);
  command.add_option("-o,--output", options->output, say(TourneyMessage::kHelpImportOutput));
  add_at_option(command, words, *options);
  command.callback([options, &job] {
    job = [options](const Context& context) { return run_import(context, *options); };
  });
}

}  // namespace apps
