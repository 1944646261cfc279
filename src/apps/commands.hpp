// The subcommands of `chuhe`. Each function adds one to the command line; when the user names it,
// `job` is what to do.
#pragma once

#include <functional>

#include <CLI/CLI.hpp>

#include "apps/context.hpp"

namespace apps {

using Job = std::function<int(const Context&)>;

void add_moves_command(CLI::App& app, const Context& words, Job& job);
void add_perft_command(CLI::App& app, const Context& words, Job& job);
void add_judge_command(CLI::App& app, const Context& words, Job& job);
void add_convert_command(CLI::App& app, const Context& words, Job& job);
void add_show_command(CLI::App& app, const Context& words, Job& job);
void add_play_command(CLI::App& app, const Context& words, Job& job);
void add_desk_command(CLI::App& app, const Context& words, Job& job);
void add_pair_command(CLI::App& app, const Context& words, Job& job);
void add_tourney_command(CLI::App& app, const Context& words, Job& job);
void add_prove_dead_command(CLI::App& app, const Context& words, Job& job);
void add_tiebreaks_command(CLI::App& app, const Context& words, Job& job);
void add_bench_command(CLI::App& app, const Context& words, Job& job);

}  // namespace apps
