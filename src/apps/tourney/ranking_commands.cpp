// chuhe tourney standings, crosstable, card. These change nothing.
#include <memory>
#include <string>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "apps/commands.hpp"
#include "apps/context.hpp"
#include "apps/position_options.hpp"
#include "apps/tourney/event_store.hpp"
#include "apps/tourney/ranking_list.hpp"
#include "apps/tourney/subcommands.hpp"
#include "apps/tourney/tourney_options.hpp"
#include "text/tourney_message.hpp"
#include "tournament/event/event_fault.hpp"

namespace apps {
namespace {

using text::TourneyMessage;
using tournament::EventFault;

struct RankingOptions : FileOptions {
  int round = 0;
  std::string player;
};
using Options = std::shared_ptr<RankingOptions>;

template <class Show>
int with_ranking(const Context& context, const RankingOptions& options, Show show) {
  const auto competition = read_competition(context, options.file);
  if (!competition) return kFailed;
  const int last = competition->state().rounds_paired();
  if (options.round < 0 || options.round > last)
    return report_fault(context, {EventFault::Kind::kNotPaired, "round", options.round, last, {}});
  const auto ranking = rank(context, *competition, options.round);
  if (!ranking) return kFailed;
  context.out << show(*competition, *ranking);
  return kOk;
}

int run_standings(const Context& context, const RankingOptions& options) {
  return with_ranking(context, options, [&](const auto& competition, const Ranking& ranking) {
    return options.json ? standings_json(competition, ranking).dump() + '\n'
                        : standings_text(context, competition, ranking);
  });
}

int run_cross_table(const Context& context, const RankingOptions& options) {
  return with_ranking(context, options, [&](const auto& competition, const Ranking& ranking) {
    return cross_table_text(context, competition, ranking);
  });
}

int run_card(const Context& context, const RankingOptions& options) {
  const auto competition = read_competition(context, options.file);
  if (!competition) return kFailed;
  const auto player = find_player(context, competition->state(), options.player);
  if (!player) return kFailed;
  context.out << (options.json ? card_json(*competition, *player).dump() + '\n'
                               : card_text(context, *competition, *player));
  return kOk;
}

void set_job(CLI::App& command, Job& job, const Options& options,
             int (*run)(const Context& context, const RankingOptions& options)) {
  command.callback([options, run, &job] {
    job = [options, run](const Context& context) { return run(context, *options); };
  });
}

}  // namespace

void add_ranking_commands(CLI::App& tourney, const Context& words, Job& job) {
  auto options = std::make_shared<RankingOptions>();
  const auto say = [&](TourneyMessage message) { return std::string(words.say(message)); };
  CLI::App& standings =
      add_tourney_subcommand(tourney, words, "standings", TourneyMessage::kHelpStandings, *options,
                             {"evening.tourney", "evening.tourney --after 2 --json"});
  standings.add_option("--after", options->round, say(TourneyMessage::kHelpAfter));
  add_json_option(standings, words, options->json);
  set_job(standings, job, options, run_standings);

  CLI::App& cross_table = add_tourney_subcommand(
      tourney, words, "crosstable", TourneyMessage::kHelpCrossTable, *options, {"evening.tourney"});
  cross_table.add_option("--after", options->round, say(TourneyMessage::kHelpAfter));
  set_job(cross_table, job, options, run_cross_table);

  CLI::App& card = add_tourney_subcommand(tourney, words, "card", TourneyMessage::kHelpCard,
                                          *options, {"evening.tourney 7"});
  card.add_option("PLAYER", options->player, say(TourneyMessage::kHelpPlayer))->required();
  add_json_option(card, words, options->json);
  set_job(card, job, options, run_card);
}

}  // namespace apps
