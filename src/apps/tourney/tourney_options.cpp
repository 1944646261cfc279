#include "apps/tourney/tourney_options.hpp"

#include <charconv>
#include <chrono>
#include <ctime>
#include <initializer_list>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include <CLI/CLI.hpp>

#include "apps/context.hpp"
#include "apps/tourney/event_store.hpp"
#include "text/tourney_message.hpp"
#include "text/tourney_sentences.hpp"
#include "tournament/event/event.hpp"
#include "tournament/event/event_fault.hpp"
#include "tournament/event/event_text.hpp"
#include "tournament/event/state.hpp"
#include "tournament/record.hpp"

namespace apps {
namespace {

using text::TourneyMessage;
using tournament::EventFault;
using tournament::PlayerId;
using tournament::State;

std::string now() {
  const auto now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
  std::tm parts{};
  ::localtime_r(&now, &parts);
  char text[32];
  const auto length = std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%S", &parts);
  return {text, length};
}

std::optional<int> whole_number(std::string_view text) {
  int number = 0;
  const auto* const end = text.data() + text.size();
  const auto read = std::from_chars(text.data(), end, number);
  if (read.ec != std::errc() || read.ptr != end) return std::nullopt;
  return number;
}

std::optional<PlayerId> player_of_number(const State& state, std::string_view word) {
  constexpr std::string_view kId = "id";
  const bool is_id = word.starts_with(kId);
  const auto number = whole_number(word.substr(is_id ? kId.size() : 0));
  const auto count = static_cast<int>(state.numbers.size());
  if (!number || *number < 1 || *number > count) return std::nullopt;
  return is_id ? tournament::player_id(*number)
               : tournament::id_of(state, tournament::player_number(*number));
}

}  // namespace

CLI::App& add_tourney_subcommand(CLI::App& tourney, const Context& words, std::string_view name,
                                 TourneyMessage help, FileOptions& options,
                                 std::initializer_list<std::string_view> examples) {
  auto* command = tourney.add_subcommand(std::string(name), std::string(words.say(help)));
  command->add_option("FILE", options.file, std::string(words.say(TourneyMessage::kHelpFile)))
      ->required();
  std::string footer(words.say(TourneyMessage::kExamples));
  for (const auto example : examples)
    footer.append("\n  chuhe tourney ").append(name).append(" ").append(example);
  command->footer(footer);
  return *command;
}

void add_at_option(CLI::App& command, const Context& words, FileOptions& options) {
  command.add_option("--at", options.at, std::string(words.say(TourneyMessage::kHelpAt)));
}

std::optional<std::string> event_time(const Context& context, const FileOptions& options) {
  if (options.at.empty()) return now();
  if (tournament::is_event_time(options.at)) return options.at;
  fail(context, context.say(TourneyMessage::kBadTime, {options.at}));
  return std::nullopt;
}

std::optional<PlayerId> find_player(const Context& context, const State& state,
                                    const std::string& word) {
  if (const auto player = player_of_number(state, word)) return player;
  std::optional<PlayerId> found;
  for (const PlayerId id : state.numbers) {
    if (state.entrant(id).data.name != word) continue;
    if (found) {
      fail(context, context.say(TourneyMessage::kSeveralPlayers, {word}));
      return std::nullopt;
    }
    found = id;
  }
  if (!found) fail(context, context.say(TourneyMessage::kNoSuchPlayer, {word}));
  return found;
}

int report_fault(const Context& context, const EventFault& fault) {
  if (fault.kind == EventFault::Kind::kNothingNew) {
    context.out << context.say(TourneyMessage::kNothingNew) << '\n';
    return kOk;
  }
  return fail(context, text::event_fault_sentence(context.language, fault));
}

int let_happen(const Context& context, const FileOptions& options, const MakeIncident& make) {
  auto at = event_time(context, options);
  if (!at) return kUsage;
  auto store = EventStore::open(context, options.file, std::move(*at));
  if (!store) return kFailed;
  int status = kFailed;
  auto what = make(store->competition(), status);
  if (!what) return status;
  if (const auto added = store->add(std::move(*what)); !added)
    return report_fault(context, added.error());
  const int number = store->competition().events().back().number;
  if (const int written = store->commit(context); written != kOk) return written;
  context.out << context.say(TourneyMessage::kRecorded, {std::to_string(number)}) << '\n';
  return kOk;
}

std::string player_label(const State& state, PlayerId id) {
  return std::to_string(tournament::to_int(tournament::number_of(state, id))) + ' ' +
         state.entrant(id).data.name;
}

}  // namespace apps
