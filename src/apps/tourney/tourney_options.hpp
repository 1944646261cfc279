// What the subcommands of `chuhe tourney` share: options, names of players, how a change is made.
#pragma once

#include <functional>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

#include <CLI/CLI.hpp>

#include "apps/context.hpp"
#include "text/tourney_message.hpp"
#include "tournament/event/competition.hpp"
#include "tournament/event/event.hpp"
#include "tournament/event/event_fault.hpp"
#include "tournament/event/state.hpp"

namespace apps {

// The file of a command; `at` for those that change it.
struct FileOptions {
  std::string file;
  std::string at;
  bool json = false;
};

// A subcommand with the file as its first argument and examples under its help.
CLI::App& add_tourney_subcommand(CLI::App& tourney, const Context& words, std::string_view name,
                                 text::TourneyMessage help, FileOptions& options,
                                 std::initializer_list<std::string_view> examples);
// The time of the event, for commands that change the file.
void add_at_option(CLI::App& command, const Context& words, FileOptions& options);

// The time that was given, or that of the machine. Reports one that is none.
std::optional<std::string> event_time(const Context& context, const FileOptions& options);

// The player whose number, `id7` or name it is; reports where there is none, or several.
std::optional<tournament::PlayerId> find_player(const Context& context,
                                                const tournament::State& state,
                                                const std::string& word);

// Reports why an event cannot be and gives the status; what is so already is told and no fault.
int report_fault(const Context& context, const tournament::EventFault& fault);

// What a command makes happen; nothing after it has reported why not, with its status.
using MakeIncident =
    std::function<std::optional<tournament::Incident>(const tournament::Competition&, int& status)>;
// Opens the file, lets one event happen and says its number; gives the status.
int let_happen(const Context& context, const FileOptions& options, const MakeIncident& make);

// `3 王`.
std::string player_label(const tournament::State& state, tournament::PlayerId id);

}  // namespace apps
