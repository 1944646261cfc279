// chuhe tourney undo: the last event or the last round, taken back with a reason.
#include <memory>
#include <ostream>
#include <string>
#include <utility>

#include <CLI/CLI.hpp>

#include "apps/commands.hpp"
#include "apps/context.hpp"
#include "apps/tourney/event_store.hpp"
#include "apps/tourney/subcommands.hpp"
#include "apps/tourney/tourney_options.hpp"
#include "text/tourney_message.hpp"
#include "tournament/event/event.hpp"
#include "tournament/event/event_text.hpp"

namespace apps {
namespace {

using text::TourneyMessage;

struct UndoOptions : FileOptions {
  std::string reason;
  bool round = false;
};

int undo_round(const Context& context, const UndoOptions& options, EventStore& store) {
  const int last = store.competition().state().rounds_paired();
  if (last == 0) return fail(context, context.say(TourneyMessage::kNoRound));
  if (const auto added = store.add(tournament::RoundUndone{last, options.reason}); !added)
    return report_fault(context, added.error());
  if (const int status = store.commit(context); status != kOk) return status;
  context.out << context.say(TourneyMessage::kRoundUndone, {std::to_string(last)}) << '\n';
  return kOk;
}

int undo_event(const Context& context, const UndoOptions& options, EventStore& store) {
  const auto* const last = store.competition().last_standing();
  if (last == nullptr) return fail(context, context.say(TourneyMessage::kNothingToUndo));
  const std::string line = tournament::write_event(*last);
  if (const auto added = store.add(tournament::EventRevoked{last->number, options.reason}); !added)
    return report_fault(context, added.error());
  if (const int status = store.commit(context); status != kOk) return status;
  context.out << context.say(TourneyMessage::kRevoked, {line}) << '\n';
  return kOk;
}

int run_undo(const Context& context, const UndoOptions& options) {
  auto at = event_time(context, options);
  if (!at) return kUsage;
  auto store = EventStore::open(context, options.file, std::move(*at));
  if (!store) return kFailed;
  return options.round ? undo_round(context, options, *store)
                       : undo_event(context, options, *store);
}

}  // namespace

void add_undo_command(CLI::App& tourney, const Context& words, Job& job) {
  auto options = std::make_shared<UndoOptions>();
  const auto say = [&](TourneyMessage message) { return std::string(words.say(message)); };
  CLI::App& command =
      add_tourney_subcommand(tourney, words, "undo", TourneyMessage::kHelpUndo, *options,
                             {"evening.tourney --reason \"typed twice\"",
                              "evening.tourney --round --reason \"a player was forgotten\""});
  command.add_option("--reason", options->reason, say(TourneyMessage::kHelpReason))->required();
  command.add_flag("--round", options->round, say(TourneyMessage::kHelpUndoRound));
  add_at_option(command, words, *options);
  command.callback([options, &job] {
    job = [options](const Context& context) { return run_undo(context, *options); };
  });
}

}  // namespace apps
