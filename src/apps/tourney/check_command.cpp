// chuhe tourney check: whether a file holds together, and whether each round is the system's.
#include <memory>
#include <ostream>
#include <string>
#include <variant>

#include <CLI/CLI.hpp>

#include "apps/commands.hpp"
#include "apps/context.hpp"
#include "apps/tourney/event_store.hpp"
#include "apps/tourney/subcommands.hpp"
#include "apps/tourney/system_choice.hpp"
#include "apps/tourney/tourney_options.hpp"
#include "text/tourney_message.hpp"
#include "tournament/checker.hpp"
#include "tournament/event/competition.hpp"
#include "tournament/event/event.hpp"
#include "tournament/event/state.hpp"
#include "tournament/plan.hpp"
#include "tournament/record.hpp"

namespace apps {
namespace {

using text::TourneyMessage;
using tournament::Competition;
using tournament::RoundPaired;
using tournament::RoundPlan;

RoundPlan published(const tournament::State& state, const RoundPaired& paired) {
  RoundPlan plan;
  plan.round = paired.round;
  for (const tournament::Seats& seats : paired.boards) {
    plan.boards.push_back(
        {tournament::number_of(state, seats.first), tournament::number_of(state, seats.second)});
  }
  if (paired.bye) plan.bye = tournament::number_of(state, *paired.bye);
  return plan;
}

// `4-1 2-3 5`, the bye last.
std::string pairs_text(const RoundPlan& plan) {
  std::string text;
  for (const tournament::Pairing& pairing : plan.boards) {
    text.append(text.empty() ? "" : " ").append(std::to_string(tournament::to_int(pairing.first)));
    text.append("-").append(std::to_string(tournament::to_int(pairing.second)));
  }
  if (plan.bye) text.append(" ").append(std::to_string(tournament::to_int(*plan.bye)));
  return text;
}

// Pairs the round anew as things stood then; false where it differs.
bool check_round(const Context& context, const Competition& before, const RoundPaired& paired) {
  const std::string round = std::to_string(paired.round);
  if (!paired.reason.empty()) {
    context.out << context.say(TourneyMessage::kPairedByHand, {round, paired.reason}) << '\n';
    return true;
  }
  const auto system = make_system(before.head());
  if (!system) return true;
  const auto plan = system->next_round(tournament::record_of(before));
  const RoundPlan there = published(before.state(), paired);
  if (plan && tournament::same_pairings(*plan, there)) {
    context.out << context.say(TourneyMessage::kPairedAsSystem, {round}) << '\n';
    return true;
  }
  const std::string planned = plan ? pairs_text(*plan) : std::string(plan.error().rule);
  context.out << context.say(TourneyMessage::kPairedOtherwise, {round, pairs_text(there), planned})
              << '\n';
  return false;
}

int run_check(const Context& context, const FileOptions& options) {
  const auto competition = read_competition(context, options.file);
  if (!competition) return kFailed;
  const auto count = std::to_string(competition->events().size());
  context.out << context.say(TourneyMessage::kSound, {options.file, count}) << '\n';
  auto again = Competition::open(competition->head());
  if (!again) return kFailed;
  for (const tournament::Event& event : competition->events()) {
    const auto* const paired = std::get_if<RoundPaired>(&event.what);
    if (paired != nullptr && !check_round(context, *again, *paired)) return kFailed;
    if (!again->take_in(event)) return kFailed;
  }
  return kOk;
}

}  // namespace

void add_check_command(CLI::App& tourney, const Context& words, Job& job) {
  auto options = std::make_shared<FileOptions>();
  CLI::App& command = add_tourney_subcommand(tourney, words, "check", TourneyMessage::kHelpCheck,
                                             *options, {"evening.tourney"});
  command.callback([options, &job] {
    job = [options](const Context& context) { return run_check(context, *options); };
  });
}

}  // namespace apps
