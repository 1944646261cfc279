// chuhe moves: the legal moves of a position, or of each position of a batch.
#include <memory>
#include <ostream>
#include <string>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "apps/commands.hpp"
#include "apps/context.hpp"
#include "apps/line_input.hpp"
#include "apps/position_options.hpp"
#include "game/game.hpp"
#include "game/json_object.hpp"
#include "notation/dialect.hpp"
#include "text/catalogue.hpp"
#include "text/message.hpp"
#include "text/sentences.hpp"

namespace apps {
namespace {

using text::Message;

struct Options {
  std::string game;
  std::string fen;
  std::string batch;
  std::string notation = "coordinates";
  bool study = false;
  bool json = false;

  game::RulesetId ruleset() const { return game::parse_kit(game).value(); }
  notation::Dialect dialect() const { return notation::parse_dialect(notation).value(); }
};

int list_one(const Context& context, const Options& options) {
  const auto game =
      open_position(context, options.ruleset(), options.fen, strictness(options.study));
  if (!game) return kFailed;
  const auto moves = game->legal_moves(options.dialect());
  if (options.json) {
    context.out << nlohmann::json{{"fen", game->fen()}, {"moves", moves}}.dump() << '\n';
    return kOk;
  }
  for (const auto& move : moves) context.out << move << '\n';
  return kOk;
}

void write_line(const Context& context, const Options& options, const std::string& fen,
                const game::Game& game) {
  const auto moves = game.legal_moves(options.dialect());
  if (options.json) {
    context.out << nlohmann::json{{"fen", fen}, {"moves", moves}}.dump() << '\n';
    return;
  }
  context.out << fen << '\t';
  for (const char* gap = ""; const auto& move : moves) {
    context.out << gap << move;
    gap = " ";
  }
  context.out << '\n';
}

int list_batch(const Context& context, const Options& options) {
  auto input = open_batch(context, options.batch);
  if (!input) return kFailed;
  int status = kOk;
  const auto ruleset = options.ruleset();
  while (const auto fen = input->next()) {
    const auto game = game::make_game(ruleset, *fen, strictness(options.study));
    if (game) {
      write_line(context, options, *fen, **game);
      continue;
    }
    status = kFailed;
    const auto kit = game::kit_of(ruleset);
    fail(context, input->at_line(context, text::fen_fault_sentence(context.language, kit, *fen,
                                                                   game.error())));
    const auto fault = text::fen_fault_sentence(text::Language::kEnglish, kit, *fen, game.error());
    if (options.json) {
      context.out << game::JsonObject().add("error", fault).add("fen", *fen).text() << '\n';
    } else {
      context.out << *fen << "\terror: " << fault << '\n';
    }
  }
  return status;
}

int run_moves(const Context& context, const Options& options) {
  if (options.fen.empty() == options.batch.empty())
    return fail(context, context.say(Message::kErrorNeedsOne, {"--fen, --batch"}), kUsage);
  if (!has_notation(context, options.ruleset(), options.notation)) return kUsage;
  return options.batch.empty() ? list_one(context, options) : list_batch(context, options);
}

}  // namespace

void add_moves_command(CLI::App& app, const Context& words, Job& job) {
  auto options = std::make_shared<Options>();
  auto* command = app.add_subcommand("moves", std::string(words.say(Message::kHelpMoves)));
  add_game_option(*command, words, options->game)->required();
  add_fen_option(*command, words, options->fen);
  command->add_option("--batch", options->batch, std::string(words.say(Message::kHelpMovesBatch)));
  add_notation_option(*command, words, options->notation);
  add_study_option(*command, words, options->study);
  add_json_option(*command, words, options->json);
  command->callback([options, &job] {
    job = [options](const Context& context) { return run_moves(context, *options); };
  });
}

}  // namespace apps
