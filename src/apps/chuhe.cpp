#include "apps/chuhe.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <initializer_list>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

#include "apps/commands.hpp"
#include "apps/context.hpp"
#include "apps/tourney/tourney_command.hpp"
#include "text/catalogue.hpp"
#include "text/message.hpp"

namespace apps {
namespace {

using text::Message;

// The help is written before the command line is read, so its language is looked up beforehand.
std::optional<text::Language> find_language(const std::vector<std::string>& arguments) {
  constexpr std::string_view kOption = "--lang";
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::string_view argument = arguments[i];
    if (argument == kOption && i + 1 < arguments.size())
      return text::parse_language(arguments[i + 1]);
    if (argument.starts_with("--lang=")) return text::parse_language(argument.substr(7));
  }
  return std::nullopt;
}

void add_commands(CLI::App& app, const Context& context, Job& job) {
  app.require_subcommand(1);
  for (const auto add :
       {add_moves_command, add_perft_command, add_judge_command, add_convert_command,
        add_show_command, add_play_command, add_desk_command, add_pair_command, add_tourney_command,
        add_prove_dead_command, add_tiebreaks_command, add_bench_command})
    add(app, context, job);
  for (auto* command : app.get_subcommands(nullptr)) {
    command->fallthrough();
    command->set_help_flag("-h,--help", std::string(context.say(Message::kHelpHelp)));
  }
}

int end_of_parse(const CLI::App& app, const CLI::ParseError& error, const Context& context) {
  const bool is_answer = error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success);
  if (is_answer) {
    app.exit(error, context.out, context.err);
    return kOk;
  }
  const auto chosen = app.get_subcommands();
  const std::string name =
      chosen.empty() ? app.get_name() : app.get_name() + " " + chosen.front()->get_name();
  fail(context, error.what());
  context.err << context.say(Message::kTryHelp, {name}) << '\n';
  return kUsage;
}

}  // namespace

text::Language language_of_environment() {
  for (const auto* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe): before any thread
    if (value != nullptr && *value != '\0') return text::language_of_locale(value);
  }
  return text::Language::kEnglish;
}

int run_chuhe(std::vector<std::string> arguments, std::string_view version, Context context) {
  context.language = find_language(arguments).value_or(context.language);
  CLI::App app{std::string(context.say(Message::kHelpProgram)), "chuhe"};
  app.set_help_flag("-h,--help", std::string(context.say(Message::kHelpHelp)));
  app.set_version_flag("--version", "chuhe " + std::string(version),
                       std::string(context.say(Message::kHelpVersion)));
  std::string language;
  app.add_option("--lang", language, std::string(context.say(Message::kHelpLang)))
      ->check(CLI::IsMember({"en", "zh-Hans", "zh-Hant"}));
  spell_out_results(arguments);
  Job job;
  add_commands(app, context, job);
  try {
    std::ranges::reverse(arguments);  // as CLI11 wants them
    app.parse(std::move(arguments));
  } catch (const CLI::ParseError& error) {
    return end_of_parse(app, error, context);
  }
  const int status = job(context);
  context.out.flush();
  return context.out ? status : kFailed;
}

}  // namespace apps
