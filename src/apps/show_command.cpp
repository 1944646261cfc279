// chuhe show: a position as a board of text.
#include <algorithm>
#include <memory>
#include <string>
#include <string_view>

#include <CLI/CLI.hpp>

#include "apps/commands.hpp"
#include "apps/context.hpp"
#include "apps/line_input.hpp"
#include "apps/position_options.hpp"
#include "game/game.hpp"
#include "text/board_text.hpp"
#include "text/catalogue.hpp"
#include "text/message.hpp"
#include "text/sentences.hpp"

namespace apps {
namespace {

using text::Message;

struct Options {
  std::string fen;
  std::string game;
  std::string glyphs;
  std::string moves;
  std::string notation;
};

// A board of 12 ranks is one of Qinyu chess.
game::RulesetId guess_ruleset(std::string_view fen) {
  const auto board = fen.substr(0, fen.find(' '));
  return std::ranges::count(board, '/') >= 11 ? game::RulesetId::kQinyu : game::RulesetId::kCxq;
}

// Plays the moves as far as they go; false, after a word on it, where one cannot be played.
bool play_moves(const Context& context, const Options& options, game::Game& game) {
  const auto dialect = dialect_of(options.notation);
  for (const auto move : split_spaces(options.moves)) {
    const auto played = game.play(move, dialect);
    if (played) continue;
    const auto sentence =
        text::move_fault_sentence(context.language, game.kit(), move, dialect, played.error());
    const auto ply = std::to_string(game.ply() + 1);
    fail(context, context.say(Message::kErrorPly, {ply, sentence}));
    return false;
  }
  return true;
}

int run_show(const Context& context, const Options& options) {
  const auto ruleset = game::parse_kit(options.game).value_or(guess_ruleset(options.fen));
  const auto game = open_position(context, ruleset, options.fen, game::Strictness::kStudy);
  if (!game || !play_moves(context, options, *game)) return kFailed;
  const bool han = options.glyphs.empty() ? context.language != text::Language::kEnglish
                                          : options.glyphs == "han";
  context.out << text::draw_board(context.language,
                                  han ? text::Glyphs::kHan : text::Glyphs::kWestern, *game);
  return kOk;
}

}  // namespace

void add_show_command(CLI::App& app, const Context& words, Job& job) {
  auto options = std::make_shared<Options>();
  auto* command = app.add_subcommand("show", std::string(words.say(Message::kHelpShow)));
  command->add_option("FEN", options->fen, std::string(words.say(Message::kHelpFen)))->required();
  add_game_option(*command, words, options->game);
  command->add_option("--moves", options->moves, std::string(words.say(Message::kHelpMoveList)));
  add_notation_option(*command, words, options->notation);
  command->add_option("--glyphs", options->glyphs, std::string(words.say(Message::kHelpGlyphs)))
      ->check(CLI::IsMember({"han", "western"}));
  command->callback([options, &job] {
    job = [options](const Context& context) { return run_show(context, *options); };
  });
}

}  // namespace apps
