// Options that several commands share: which game or ruleset, and from which position.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include <CLI/CLI.hpp>

#include "apps/context.hpp"
#include "game/game.hpp"

namespace apps {

CLI::Option* add_game_option(CLI::App& command, const Context& words, std::string& value);
CLI::Option* add_ruleset_option(CLI::App& command, const Context& words, std::string& value);
// The same, or `all`.
CLI::Option* add_ruleset_or_all_option(CLI::App& command, const Context& words, std::string& value);
CLI::Option* add_fen_option(CLI::App& command, const Context& words, std::string& value);
CLI::Option* add_study_option(CLI::App& command, const Context& words, bool& value);
CLI::Option* add_notation_option(CLI::App& command, const Context& words, std::string& value);
CLI::Option* add_json_option(CLI::App& command, const Context& words, bool& value);

// The names of all rulesets, divided by commas.
std::string ruleset_names();

inline game::Strictness strictness(bool study) {
  return study ? game::Strictness::kStudy : game::Strictness::kRules;
}

// Takes the names of dialects.
CLI::Validator is_notation();
// What `--notation` names; nothing where it was not given.
game::MoveDialect dialect_of(const std::string& notation);
// Whether moves of the game are written so.
bool has_dialect(const game::Game& game, game::MoveDialect dialect);
// The same of a ruleset, and a word on it where they are not.
bool has_notation(const Context& context, game::RulesetId ruleset, const std::string& notation);

// The game, or none after the fault of the FEN has been reported.
std::unique_ptr<game::Game> open_position(const Context& context, game::RulesetId ruleset,
                                          std::string_view fen, game::Strictness strictness);

}  // namespace apps
