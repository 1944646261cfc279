// `chuhe tourney`: what the command line needs of it beside its subcommands.
#pragma once

#include <string>
#include <vector>

namespace apps {

// Results such as `-+` and `--` look like options: where they are arguments of `chuhe tourney
// result` or `correct`, `0-1f` and `0-0f` take their place.
void spell_out_results(std::vector<std::string>& arguments);

}  // namespace apps
