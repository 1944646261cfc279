#include "apps/position_options.hpp"

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

#include "apps/context.hpp"
#include "game/game.hpp"
#include "notation/dialect.hpp"
#include "text/message.hpp"
#include "text/sentences.hpp"

namespace apps {

using text::Message;

namespace {

std::vector<std::string> ruleset_list() {
  std::vector<std::string> names;
  for (const auto ruleset : game::all_rulesets()) names.emplace_back(game::ruleset_name(ruleset));
  return names;
}

}  // namespace

CLI::Option* add_game_option(CLI::App& command, const Context& words, std::string& value) {
  return command.add_option("--game", value, std::string(words.say(Message::kHelpGame)))
      ->check(CLI::IsMember({"xiangqi", "qinyu"}));
}

CLI::Option* add_ruleset_option(CLI::App& command, const Context& words, std::string& value) {
  return command.add_option("--ruleset", value, std::string(words.say(Message::kHelpRuleset)))
      ->check(CLI::IsMember(ruleset_list()));
}

CLI::Option* add_ruleset_or_all_option(CLI::App& command, const Context& words,
                                       std::string& value) {
  auto names = ruleset_list();
  names.emplace_back("all");
  return command.add_option("--ruleset", value, std::string(words.say(Message::kHelpRulesetOrAll)))
      ->check(CLI::IsMember(std::move(names)));
}

std::string ruleset_names() {
  std::string names;
  for (const auto ruleset : game::all_rulesets())
    names.append(names.empty() ? "" : ", ").append(game::ruleset_name(ruleset));
  return names;
}

CLI::Option* add_fen_option(CLI::App& command, const Context& words, std::string& value) {
  return command.add_option("--fen", value, std::string(words.say(Message::kHelpFen)));
}

CLI::Option* add_study_option(CLI::App& command, const Context& words, bool& value) {
  return command.add_flag("--study", value, std::string(words.say(Message::kHelpStudy)));
}

CLI::Validator is_notation() {
  std::vector<std::string> names;
  names.reserve(notation::kAllDialects.size());
  for (const auto dialect : notation::kAllDialects)
    names.emplace_back(notation::dialect_name(dialect));
  return CLI::IsMember(std::move(names));
}

CLI::Option* add_notation_option(CLI::App& command, const Context& words, std::string& value) {
  return command.add_option("--notation", value, std::string(words.say(Message::kHelpNotation)))
      ->check(is_notation());
}

game::MoveDialect dialect_of(const std::string& notation) {
  return notation::parse_dialect(notation);
}

bool has_dialect(const game::Game& game, game::MoveDialect dialect) {
  return !dialect || std::ranges::count(game.dialects(), *dialect) > 0;
}

bool has_notation(const Context& context, game::RulesetId ruleset, const std::string& notation) {
  const auto game = game::make_game(ruleset);
  if (game && has_dialect(**game, dialect_of(notation))) return true;
  fail(context, context.say(Message::kFaultNoSuchDialect, {notation}));
  return false;
}

CLI::Option* add_json_option(CLI::App& command, const Context& words, bool& value) {
  return command.add_flag("--json", value, std::string(words.say(Message::kHelpJson)));
}

std::unique_ptr<game::Game> open_position(const Context& context, game::RulesetId ruleset,
                                          std::string_view fen, game::Strictness strictness) {
  auto game = game::make_game(ruleset, fen, strictness);
  if (game) return std::move(*game);
  const auto sentence =
      text::fen_fault_sentence(context.language, game::kit_of(ruleset), fen, game.error());
  fail(context, "FEN: " + sentence);
  return nullptr;
}

}  // namespace apps
