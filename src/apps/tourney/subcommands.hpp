// The subcommands of `chuhe tourney`, one function a file; each adds what it has. When the user
// names one, `job` is what to do.
#pragma once

#include <CLI/CLI.hpp>

#include "apps/commands.hpp"
#include "apps/context.hpp"

namespace apps {

void add_new_command(CLI::App& tourney, const Context& words, Job& job);
void add_entry_commands(CLI::App& tourney, const Context& words, Job& job);
void add_player_commands(CLI::App& tourney, const Context& words, Job& job);
void add_ruling_commands(CLI::App& tourney, const Context& words, Job& job);
void add_number_command(CLI::App& tourney, const Context& words, Job& job);
void add_tourney_pair_command(CLI::App& tourney, const Context& words, Job& job);
void add_result_commands(CLI::App& tourney, const Context& words, Job& job);
void add_undo_command(CLI::App& tourney, const Context& words, Job& job);
void add_state_commands(CLI::App& tourney, const Context& words, Job& job);
void add_ranking_commands(CLI::App& tourney, const Context& words, Job& job);
void add_check_command(CLI::App& tourney, const Context& words, Job& job);
void add_import_command(CLI::App& tourney, const Context& words, Job& job);
void add_export_command(CLI::App& tourney, const Context& words, Job& job);

}  // namespace apps
