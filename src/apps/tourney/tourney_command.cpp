// chuhe tourney: a competition from its first entry to its last list.
#include "apps/tourney/tourney_command.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "apps/commands.hpp"
#include "apps/context.hpp"
#include "apps/tourney/simulate_command.hpp"
#include "apps/tourney/subcommands.hpp"
#include "text/message.hpp"
#include "text/tourney_message.hpp"

namespace apps {

void spell_out_results(std::vector<std::string>& arguments) {
  const auto has = [&](const char* word) {
    return std::ranges::find(arguments, word) != arguments.end();
  };
  if (!has("tourney") || (!has("result") && !has("correct"))) return;
  for (std::string& argument : arguments) {
    if (argument == "-+") argument = "0-1f";
    if (argument == "--") argument = "0-0f";
  }
}

void add_tourney_command(CLI::App& app, const Context& words, Job& job) {
  auto* tourney =
      app.add_subcommand("tourney", std::string(words.say(text::TourneyMessage::kHelpTourney)));
  tourney->require_subcommand(1);
  for (const auto add :
       {add_new_command, add_entry_commands, add_player_commands, add_ruling_commands,
        add_number_command, add_tourney_pair_command, add_result_commands, add_undo_command,
        add_state_commands, add_ranking_commands, add_check_command, add_import_command,
        add_export_command, add_simulate_command})
    add(*tourney, words, job);
  for (auto* command : tourney->get_subcommands(nullptr)) {
    command->fallthrough();
    command->set_help_flag("-h,--help", std::string(words.say(text::Message::kHelpHelp)));
  }
}

}  // namespace apps
