// chuhe tourney new: a competition in a new file.
#include <memory>
#include <optional>
#include <ostream>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

#include "apps/commands.hpp"
#include "apps/context.hpp"
#include "apps/position_options.hpp"
#include "apps/tourney/event_store.hpp"
#include "apps/tourney/subcommands.hpp"
#include "apps/tourney/system_choice.hpp"
#include "apps/tourney/tourney_options.hpp"
#include "text/tourney_message.hpp"
#include "text/tourney_sentences.hpp"
#include "tournament/event/competition.hpp"
#include "tournament/event/event.hpp"
#include "tournament/event/head.hpp"
#include "tournament/record.hpp"

namespace apps {
namespace {

using text::TourneyMessage;
using tournament::Color;
using tournament::Head;

struct NewOptions : FileOptions {
  std::string name;
  std::string system;
  std::string ruleset = "none";
  int rounds = 0;
  std::string scoring;
  std::string tie_breaks;
  int unplayed = 2026;
  std::string initial_color;
  bool baku = false;
  std::vector<std::string> options;
  std::vector<std::string> tags;
};

// `NAME=VALUE` each.
tournament::NamedValues named_values(const std::vector<std::string>& texts) {
  tournament::NamedValues values;
  for (const std::string& text : texts) {
    const auto sign = text.find('=');
    values.emplace_back(text.substr(0, sign),
                        sign == std::string::npos ? "" : text.substr(sign + 1));
  }
  return values;
}

std::vector<std::string> codes_of(std::string_view text) {
  std::vector<std::string> codes;
  if (text == "none") return codes;
  while (true) {
    const auto comma = text.find(',');
    codes.emplace_back(text.substr(0, comma));
    if (comma == std::string_view::npos) return codes;
    text.remove_prefix(comma + 1);
  }
}

std::optional<Color> color_of(const NewOptions& options) {
  std::string word = options.initial_color;
  if (word.empty()) word = has_initial_color(options.system) ? "lot" : "none";
  if (word == "lot") word = std::random_device()() % 2 == 0 ? "first" : "second";
  if (word == "none") return std::nullopt;
  return word == "first" ? Color::kFirst : Color::kSecond;
}

// The head, or nothing after a value that is none has been reported.
std::optional<Head> head_of(const Context& context, const NewOptions& options) {
  const auto or_usual = [](const std::string& given, std::string_view usual) {
    return given.empty() ? std::string(usual) : given;
  };
  Head head;
  head.name = options.name;
  head.ruleset = options.ruleset;
  head.system = options.system;
  head.rounds = options.rounds;
  const std::string scoring = or_usual(options.scoring, usual_scoring(options.system));
  if (const auto read = tournament::parse_scoring(scoring)) {
    head.scoring = *read;
  } else {
    fail(context,
         context.say(TourneyMessage::kNoSuchWord, {scoring, "1/0.5/0, 2/1/0, 3/1/0, 3/1:2/0"}));
    return std::nullopt;
  }
  head.tie_breaks = codes_of(or_usual(options.tie_breaks, usual_tie_breaks(options.system)));
  std::string wrong;
  if (!ranking_order(head, wrong)) {
    fail(context, context.say(TourneyMessage::kNoSuchWord,
                              {wrong, "swiss-a, swiss-b, round-robin, fide, BH, SB, WIN ..."}));
    return std::nullopt;
  }
  head.options = named_values(options.options);
  if (const auto option = wrong_option(head)) {
    fail(context, context.say(TourneyMessage::kNoSuchWord, {*option, option_forms(head.system)}));
    return std::nullopt;
  }
  head.unplayed_rules = options.unplayed;
  head.initial_color = color_of(options);
  head.baku = options.baku;
  head.tags = named_values(options.tags);
  return head;
}

int run_new(const Context& context, const NewOptions& options) {
  auto head = head_of(context, options);
  if (!head) return kUsage;
  const auto competition = tournament::Competition::open(std::move(*head));
  if (!competition)
    return fail(context, text::head_fault_sentence(context.language, competition.error()), kUsage);
  const int status = create_competition(context, options.file, *competition);
  if (status != kOk) return status;
  context.out << context.say(TourneyMessage::kBegun, {options.name}) << '\n';
  const auto color = competition->head().initial_color;
  if (color && (options.initial_color.empty() || options.initial_color == "lot")) {
    const auto word =
        context.say(color == Color::kFirst ? TourneyMessage::kFirst : TourneyMessage::kSecond);
    context.out << context.say(TourneyMessage::kLotFell, {word}) << '\n';
  }
  return kOk;
}

}  // namespace

void add_new_command(CLI::App& tourney, const Context& words, Job& job) {
  auto options = std::make_shared<NewOptions>();
  const auto say = [&](TourneyMessage message) { return std::string(words.say(message)); };
  CLI::App& command = add_tourney_subcommand(
      tourney, words, "new", TourneyMessage::kHelpNew, *options,
      {"evening.tourney --name \"Club evening\" --system dutch --rounds 5 --ruleset cxa",
       "league.tourney --name League --system double-round-robin --scoring 3/1/0"});
  const auto systems = system_names();
  std::string list;
  for (const auto& system : systems) list.append(list.empty() ? "" : ", ").append(system);
  command.add_option("--name", options->name, say(TourneyMessage::kHelpName))->required();
  command.add_option("--system", options->system, words.say(TourneyMessage::kHelpSystem, {list}))
      ->required()
      ->check(CLI::IsMember(systems));
  command.add_option("--rounds", options->rounds, say(TourneyMessage::kHelpRounds))
      ->check(CLI::Range(0, tournament::kMostRounds));
  add_ruleset_option(command, words, options->ruleset);
  command.add_option("--scoring", options->scoring, say(TourneyMessage::kHelpScoring));
  command.add_option("--tie-breaks", options->tie_breaks, say(TourneyMessage::kHelpTieBreaks));
  command.add_option("--unplayed", options->unplayed, say(TourneyMessage::kHelpUnplayed))
      ->check(CLI::IsMember({2024, 2026}));
  command
      .add_option("--initial-color", options->initial_color, say(TourneyMessage::kHelpInitialColor))
      ->check(CLI::IsMember({"first", "second", "lot", "none"}));
  command.add_flag("--baku", options->baku, say(TourneyMessage::kHelpBaku));
  command.add_option("--option", options->options, say(TourneyMessage::kHelpOption));
  command.add_option("--tag", options->tags, say(TourneyMessage::kHelpTag));
  command.callback([options, &job] {
    job = [options](const Context& context) { return run_new(context, *options); };
  });
}

}  // namespace apps
