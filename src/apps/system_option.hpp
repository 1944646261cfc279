// The option that names a system of pairing. Used by one thread.
#pragma once

#include <string>

#include <CLI/CLI.hpp>

#include "tournament/pairing/systems.hpp"

namespace apps {

// Adds `--system`, with what `system` holds as the default.
void add_system_option(CLI::App& command, tournament::SystemId& system, const std::string& help);

}  // namespace apps
