// chuhe convert: the command line; the work is in convert_records.cpp.
#include <memory>
#include <string>

#include <CLI/CLI.hpp>

#include "apps/commands.hpp"
#include "apps/context.hpp"
#include "apps/convert.hpp"
#include "apps/position_options.hpp"
#include "game/game.hpp"
#include "text/message.hpp"

namespace apps {
namespace {

using text::Message;

constexpr int kMostJobs = 1024;

int run_convert(const Context& context, const ConvertOptions& options) {
  if (options.json && options.output == "-")
    return fail(context, context.say(Message::kErrorNeeds, {"--json", "-o"}), kUsage);
  const auto kit = game::parse_kit(options.game);
  const auto ruleset = game::parse_ruleset(options.ruleset);
  if (kit && ruleset && game::kit_of(*kit) != game::kit_of(*ruleset)) {
    return fail(context, context.say(Message::kErrorKitMismatch, {"--ruleset", options.ruleset}),
                kUsage);
  }
  const auto chosen = ruleset ? ruleset : kit;
  if (chosen && !has_notation(context, *chosen, options.notation)) return kUsage;
  return convert_records(context, options);
}

}  // namespace

void add_convert_command(CLI::App& app, const Context& words, Job& job) {
  const auto say = [&words](Message message) { return std::string(words.say(message)); };
  auto options = std::make_shared<ConvertOptions>();
  auto* command = app.add_subcommand("convert", say(Message::kHelpConvert));
  command->add_option("PATH", options->paths, say(Message::kHelpConvertPaths))->required();
  command->add_option("-o,--output", options->output, say(Message::kHelpOutput));
  add_notation_option(*command, words, options->notation)->required();
  command->add_option("--encoding", options->encoding, say(Message::kHelpEncoding))
      ->check(CLI::IsMember({"utf-8", "utf-8-bom", "gb18030", "big5"}));
  add_game_option(*command, words, options->game);
  add_ruleset_option(*command, words, options->ruleset);
  command->add_option("--from-notation", options->from_notation, say(Message::kHelpFromNotation))
      ->check(is_notation());
  command->add_option("--from-encoding", options->from_encoding, say(Message::kHelpFromEncoding))
      ->check(CLI::IsMember({"utf-8", "gb18030", "big5"}));
  command->add_option("--jobs", options->jobs, say(Message::kHelpJobs))
      ->check(CLI::Range(0, kMostJobs));
  command->add_flag("--force", options->force, say(Message::kHelpForce));
  command->add_flag("--progress", options->progress, say(Message::kHelpProgress));
  add_json_option(*command, words, options->json);
  command->callback([options, &job] {
    job = [options](const Context& context) { return run_convert(context, *options); };
  });
}

}  // namespace apps
