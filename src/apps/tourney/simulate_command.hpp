// chuhe tourney simulate: random competitions.
#pragma once

#include <CLI/CLI.hpp>

#include "apps/commands.hpp"
#include "apps/context.hpp"

namespace apps {

// Adds the subcommand to `tourney`.
void add_simulate_command(CLI::App& tourney, const Context& words, Job& job);

}  // namespace apps
