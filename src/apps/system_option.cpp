#include "apps/system_option.hpp"

#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "tournament/pairing/systems.hpp"

namespace apps {

void add_system_option(CLI::App& command, tournament::SystemId& system, const std::string& help) {
  std::vector<std::string> names;
  names.reserve(tournament::kSystems.size());
  for (const auto id : tournament::kSystems) names.emplace_back(tournament::system_name(id));
  command
      .add_option_function<std::string>(
          "--system",
          [&system](const std::string& name) {
            system = tournament::parse_system(name).value_or(system);
          },
          help)
      ->check(CLI::IsMember(names))
      ->default_str(std::string(tournament::system_name(system)));
}

}  // namespace apps
