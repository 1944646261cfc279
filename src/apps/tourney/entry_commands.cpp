// chuhe tourney add: players enter, before the first round or late.
#include <istream>  // IWYU pragma: keep
#include <iterator>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

#include "apps/commands.hpp"
#include "apps/context.hpp"
#include "apps/tourney/event_store.hpp"
#include "apps/tourney/player_csv.hpp"
#include "apps/tourney/subcommands.hpp"
#include "apps/tourney/tourney_options.hpp"
#include "apps/whole_file.hpp"
#include "base/result.hpp"
#include "text/message.hpp"
#include "text/tourney_message.hpp"
#include "text/tourney_sentences.hpp"
#include "tournament/event/event.hpp"

namespace apps {
namespace {

using text::Message;
using text::TourneyMessage;
using tournament::ByeKind;
using tournament::PlayerData;

struct AddOptions : FileOptions {
  PlayerData data;
  std::string csv;
  std::string missed = "zero";
};

constexpr std::string_view kStandardInput = "-";

std::string csv_sentence(const Context& context, const CsvFault& fault) {
  switch (fault.kind) {
    case CsvFault::Kind::kColumn:
      return context.say(TourneyMessage::kCsvColumn, {fault.word, csv_columns()});
    case CsvFault::Kind::kNoName:
      return std::string(context.say(TourneyMessage::kCsvNoName));
    case CsvFault::Kind::kCells:
      return context.say(TourneyMessage::kCsvCells,
                         {std::to_string(fault.found), std::to_string(fault.expected)});
    case CsvFault::Kind::kQuote:
      return std::string(context.say(TourneyMessage::kCsvQuote));
    case CsvFault::Kind::kValue:
      break;
  }
  return context.say(TourneyMessage::kHeadValue, {fault.column, "0 1 2 ..."});
}

// The players of the CSV file; nothing after a fault has been reported.
std::optional<std::vector<PlayerData>> read_csv(const Context& context, const std::string& path) {
  base::Result<std::string, std::string> text;
  if (path == kStandardInput) {
    text = std::string(std::istreambuf_iterator<char>(context.in), {});
  } else {
    text = read_whole_file(path);
  }
  if (!text) {
    fail(context, context.say(Message::kErrorOpen, {path, text.error()}));
    return std::nullopt;
  }
  auto players = read_player_csv(*text);
  if (players) return std::move(*players);
  fail(context, context.say(Message::kErrorLine, {path, std::to_string(players.error().line),
                                                  csv_sentence(context, players.error())}));
  return std::nullopt;
}

ByeKind kind_of(std::string_view word) {
  if (word == "half") return ByeKind::kHalf;
  return word == "full" ? ByeKind::kFull : ByeKind::kZero;
}

// All of them enter, or none.
int enter(const Context& context, const AddOptions& options,
          const std::vector<PlayerData>& players) {
  auto at = event_time(context, options);
  if (!at) return kUsage;
  auto store = EventStore::open(context, options.file, std::move(*at));
  if (!store) return kFailed;
  for (const PlayerData& data : players) {
    const auto id = static_cast<int>(store->competition().state().entrants.size()) + 1;
    const auto added = store->add(
        tournament::PlayerAdded{tournament::player_id(id), data, kind_of(options.missed)});
    if (added) continue;
    const auto sentence = text::event_fault_sentence(context.language, added.error());
    return fail(context, data.name + ": " + sentence);
  }
  if (const int status = store->commit(context); status != kOk) return status;
  const auto& state = store->competition().state();
  if (players.size() == 1) {
    const auto number = std::to_string(state.numbers.size());
    context.out << context.say(TourneyMessage::kEntered, {number, players.front().name}) << '\n';
  } else {
    context.out << context.say(TourneyMessage::kEnteredMany, {std::to_string(players.size())})
                << '\n';
  }
  return kOk;
}

int run_add(const Context& context, const AddOptions& options) {
  if (options.csv.empty() == options.data.name.empty()) {
    const auto needed = context.say(TourneyMessage::kNeedsNameOrCsv);
    return fail(context, context.say(Message::kErrorNeeds, {"add", needed}), kUsage);
  }
  if (options.csv.empty()) return enter(context, options, {options.data});
  const auto players = read_csv(context, options.csv);
  return players ? enter(context, options, *players) : kFailed;
}

}  // namespace

void add_entry_commands(CLI::App& tourney, const Context& words, Job& job) {
  auto options = std::make_shared<AddOptions>();
  const auto say = [&](TourneyMessage message) { return std::string(words.say(message)); };
  CLI::App& command = add_tourney_subcommand(
      tourney, words, "add", TourneyMessage::kHelpAdd, *options,
      {"evening.tourney \"Li Wei\" --rating 1850 --club North", "evening.tourney --csv players.csv",
       "evening.tourney \"Late Entry\" --missed half"});
  PlayerData& data = options->data;
  command.add_option("NAME", data.name, say(TourneyMessage::kHelpPlayerName));
  command.add_option("--csv", options->csv, say(TourneyMessage::kHelpCsv));
  command.add_option("--rating", data.rating, say(TourneyMessage::kHelpRating));
  command.add_option("--title", data.title, say(TourneyMessage::kHelpTitle));
  command.add_option("--federation", data.federation, say(TourneyMessage::kHelpFederation));
  command.add_option("--club", data.club, say(TourneyMessage::kHelpClub));
  command.add_option("--id", data.federation_id, say(TourneyMessage::kHelpId));
  command.add_option("--birth", data.birth, say(TourneyMessage::kHelpBirth));
  command.add_option("--sex", data.sex, say(TourneyMessage::kHelpSex))
      ->check(CLI::IsMember({"m", "w"}));
  command.add_option("--group", data.group, say(TourneyMessage::kHelpGroup));
  command.add_option("--missed", options->missed, say(TourneyMessage::kHelpMissed))
      ->check(CLI::IsMember({"zero", "half", "full"}));
  add_at_option(command, words, *options);
  command.callback([options, &job] {
    job = [options](const Context& context) { return run_add(context, *options); };
  });
}

}  // namespace apps
