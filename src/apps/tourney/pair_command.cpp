// chuhe tourney pair: the next round.
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
#include "apps/line_input.hpp"
#include "apps/position_options.hpp"
#include "apps/tourney/event_store.hpp"
#include "apps/tourney/numbering.hpp"
#include "apps/tourney/round_list.hpp"
#include "apps/tourney/subcommands.hpp"
#include "apps/tourney/system_choice.hpp"
#include "apps/tourney/tourney_options.hpp"
#include "text/message.hpp"
#include "text/plan_sentences.hpp"
#include "text/tourney_message.hpp"
#include "tournament/event/competition.hpp"
#include "tournament/event/event.hpp"
#include "tournament/event/event_fault.hpp"
#include "tournament/event/game_result.hpp"
#include "tournament/event/state.hpp"
#include "tournament/plan.hpp"
#include "tournament/record.hpp"

namespace apps {
namespace {

using text::TourneyMessage;
using tournament::Competition;
using tournament::EventFault;
using tournament::RoundPaired;
using tournament::State;

struct PairOptions : FileOptions {
  std::optional<int> round;
  bool adjourned_as_draws = false;
  bool explain = false;
  std::string by_hand;
  std::string bye;
  std::string reason;
};

// Games without a result become adjourned ones.
void adjourn(EventStore& store) {
  const int last = store.competition().state().rounds_paired();
  if (last == 0) return;
  for (const int board : tournament::boards_without_result(store.competition().state(), last)) {
    const auto added =
        store.add(tournament::ResultGiven{last, board, tournament::GameResult::kAdjourned});
    if (!added) return;
  }
}

// Nothing, or the boards that have no result yet.
std::optional<EventFault> results_missing(const State& state) {
  const int last = state.rounds_paired();
  auto boards = last == 0 ? std::vector<int>() : tournament::boards_without_result(state, last);
  if (boards.empty()) return std::nullopt;
  return EventFault{EventFault::Kind::kResultsMissing, "round", last, 0, std::move(boards)};
}

// `4-1 2-3` as the arbiter wrote it.
std::optional<RoundPaired> paired_by_hand(const Context& context, const PairOptions& options,
                                          const State& state) {
  RoundPaired paired{state.rounds_paired() + 1, {}, {}, options.reason};
  for (const std::string_view pair : split_spaces(options.by_hand)) {
    const auto dash = pair.find('-');
    if (dash == std::string_view::npos) {
      fail(context, context.say(TourneyMessage::kNoSuchWord, {pair, "4-1 2-3 ..."}));
      return std::nullopt;
    }
    const auto first = find_player(context, state, std::string(pair.substr(0, dash)));
    const auto second =
        first ? find_player(context, state, std::string(pair.substr(dash + 1))) : std::nullopt;
    if (!second) return std::nullopt;
    paired.boards.push_back({*first, *second});
  }
  if (options.bye.empty()) return paired;
  paired.bye = find_player(context, state, options.bye);
  return paired.bye ? std::optional(std::move(paired)) : std::nullopt;
}

// How sentences call players: by number and name, as lists do.
text::PlayerNaming naming_of(const State& state) {
  return [&state](tournament::PlayerNumber number) {
    return player_label(state, tournament::id_of(state, number));
  };
}

// The round, with its notes after an empty line in `why`.
std::optional<RoundPaired> paired_by_system(const Context& context, const Competition& competition,
                                            std::string& why) {
  const auto system = make_system(competition.head());
  if (!system) {
    std::string names;
    for (const auto& name : system_names()) names.append(names.empty() ? "" : ", ").append(name);
    fail(context, context.say(TourneyMessage::kNoSuchWord, {competition.head().system, names}));
    return std::nullopt;
  }
  const State& state = competition.state();
  const auto plan = system->next_round(tournament::record_of(competition));
  if (!plan) {
    std::string sentences;
    for (const std::string& sentence :
         text::pairing_fault_sentences(context.language, plan.error(), naming_of(state)))
      sentences.append(sentences.empty() ? "" : "\n").append(sentence);
    const std::string round = std::to_string(state.rounds_paired() + 1);
    fail(context, context.say(TourneyMessage::kCannotPair, {round, sentences}));
    return std::nullopt;
  }
  for (const tournament::Note& note : plan->notes)
    why += text::note_sentence(context.language, note, naming_of(state)) + '\n';
  RoundPaired paired{plan->round, {}, {}, {}};
  for (const tournament::Pairing& pairing : plan->boards) {
    paired.boards.push_back(
        {tournament::id_of(state, pairing.first), tournament::id_of(state, pairing.second)});
  }
  if (plan->bye) paired.bye = tournament::id_of(state, *plan->bye);
  return paired;
}

int pair_next(const Context& context, const PairOptions& options, EventStore& store) {
  if (options.adjourned_as_draws) adjourn(store);
  if (const auto missing = results_missing(store.competition().state()))
    return report_fault(context, *missing);
  if (auto numbers = numbers_due(store.competition())) {
    if (const auto added = store.add(std::move(*numbers)); !added)
      return report_fault(context, added.error());
  }
  std::string why;
  auto paired = options.by_hand.empty()
                    ? paired_by_system(context, store.competition(), why)
                    : paired_by_hand(context, options, store.competition().state());
  if (!paired) return kFailed;
  const int round = paired->round;
  if (const auto added = store.add(std::move(*paired)); !added)
    return report_fault(context, added.error());
  if (const int status = store.commit(context); status != kOk) return status;
  show_round(context, store.competition(), round, options.json);
  if (options.explain && !options.json) context.out << '\n' << why;
  return kOk;
}

int run_pair(const Context& context, const PairOptions& options) {
  if (!options.by_hand.empty() && options.reason.empty())
    return fail(context, context.say(text::Message::kErrorNeeds, {"--boards", "--reason"}), kUsage);
  auto at = event_time(context, options);
  if (!at) return kUsage;
  auto store = EventStore::open(context, options.file, std::move(*at));
  if (!store) return kFailed;
  const int paired = store->competition().state().rounds_paired();
  const int round = options.round.value_or(paired + 1);
  if (round >= 1 && round <= paired) {
    if (!options.json) {
      context.out << context.say(TourneyMessage::kRoundThere, {std::to_string(round)}) << '\n';
    }
    show_round(context, store->competition(), round, options.json);
    return kOk;
  }
  if (round != paired + 1) {
    return report_fault(context, {EventFault::Kind::kNextRound, "round", round, paired + 1, {}});
  }
  return pair_next(context, options, *store);
}

}  // namespace

void add_tourney_pair_command(CLI::App& tourney, const Context& words, Job& job) {
  auto options = std::make_shared<PairOptions>();
  const auto say = [&](TourneyMessage message) { return std::string(words.say(message)); };
  CLI::App& command = add_tourney_subcommand(
      tourney, words, "pair", TourneyMessage::kHelpPair, *options,
      {"evening.tourney --explain", "evening.tourney --round 3 --adjourned-as-draws",
       R"(evening.tourney --boards "4-1 2-3" --bye 5 --reason "two had left")"});
  command.add_option("--round", options->round, say(TourneyMessage::kHelpPairRound));
  command.add_flag("--explain", options->explain, say(TourneyMessage::kHelpExplain));
  command.add_flag("--adjourned-as-draws", options->adjourned_as_draws,
                   say(TourneyMessage::kHelpAdjournedAsDraws));
  command.add_option("--boards", options->by_hand, say(TourneyMessage::kHelpByHand));
  command.add_option("--bye", options->bye, say(TourneyMessage::kHelpHandBye));
  command.add_option("--reason", options->reason, say(TourneyMessage::kHelpReason));
  add_json_option(command, words, options->json);
  add_at_option(command, words, *options);
  command.callback([options, &job] {
    job = [options](const Context& context) { return run_pair(context, *options); };
  });
}

}  // namespace apps
