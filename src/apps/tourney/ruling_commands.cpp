// chuhe tourney foul, warn, adjust, note, forbid, accelerate: what the arbiter decides.
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

#include "apps/commands.hpp"
#include "apps/context.hpp"
#include "apps/tourney/subcommands.hpp"
#include "apps/tourney/tourney_options.hpp"
#include "text/tourney_message.hpp"
#include "tournament/event/competition.hpp"
#include "tournament/event/event.hpp"
#include "tournament/points.hpp"

namespace apps {
namespace {

using text::TourneyMessage;
using tournament::Competition;
using tournament::Incident;
using tournament::PlayerId;

struct RulingOptions : FileOptions {
  std::string player;  // where it is about one
  std::vector<std::string> players;
  std::string points;
  std::string text;
  std::string reason;
  int count = 1;
  std::optional<int> round;
  int from = 1;
  std::optional<int> to;
  int first = 1;
  int last = 1;
};
using Options = std::shared_ptr<RulingOptions>;

std::string say(const Context& words, TourneyMessage message) {
  return std::string(words.say(message));
}

// Lets happen what `make` makes of the players named, in their order.
template <class Make>
void set_job(CLI::App& command, const Context& words, Job& job, const Options& options, Make make) {
  add_at_option(command, words, *options);
  command.callback([options, make, &job] {
    job = [options, make](const Context& context) {
      return let_happen(
          context, *options,
          [&](const Competition& competition, int& status) -> std::optional<Incident> {
            std::vector<std::string> named = options->players;
            if (!options->player.empty()) named.push_back(options->player);
            std::vector<PlayerId> players;
            for (const std::string& word : named) {
              const auto player = find_player(context, competition.state(), word);
              if (!player) return std::nullopt;
              players.push_back(*player);
            }
            return make(context, *options, std::move(players), status);
          });
    };
  });
}

void add_player_option(CLI::App& command, const Context& words, const Options& options) {
  command.add_option("PLAYER", options->player, say(words, TourneyMessage::kHelpPlayer))
      ->required();
}

void add_reason_options(CLI::App& command, const Context& words, const Options& options) {
  command.add_option("--reason", options->reason, say(words, TourneyMessage::kHelpReason))
      ->required();
  command.add_option("--round", options->round, say(words, TourneyMessage::kHelpRound));
}

std::optional<tournament::Points> points_of(const Context& context, const RulingOptions& options,
                                            int& status) {
  const auto points = tournament::parse_points(options.points);
  if (points) return points;
  fail(context, context.say(TourneyMessage::kNoSuchWord, {options.points, "1, 0.5, -1 ..."}));
  status = kUsage;
  return std::nullopt;
}

void add_foul(CLI::App& tourney, const Context& words, Job& job) {
  auto options = std::make_shared<RulingOptions>();
  CLI::App& command = add_tourney_subcommand(tourney, words, "foul", TourneyMessage::kHelpFoul,
                                             *options, {"evening.tourney 7 --reason noise"});
  add_player_option(command, words, options);
  add_reason_options(command, words, options);
  command.add_option("--count", options->count, say(words, TourneyMessage::kHelpCount));
  set_job(command, words, job, options,
          [](const Context& /*context*/, const RulingOptions& given, std::vector<PlayerId> players,
             int& /*status*/) {
            return std::optional<Incident>(
                tournament::FoulGiven{players.front(), given.count, given.round, given.reason});
          });
}

void add_warn(CLI::App& tourney, const Context& words, Job& job) {
  auto options = std::make_shared<RulingOptions>();
  CLI::App& command = add_tourney_subcommand(tourney, words, "warn", TourneyMessage::kHelpWarn,
                                             *options, {"evening.tourney 7 --reason telephone"});
  add_player_option(command, words, options);
  add_reason_options(command, words, options);
  set_job(command, words, job, options,
          [](const Context& /*context*/, const RulingOptions& given, std::vector<PlayerId> players,
             int& /*status*/) {
            return std::optional<Incident>(
                tournament::WarningGiven{players.front(), given.round, given.reason});
          });
}

void add_adjust(CLI::App& tourney, const Context& words, Job& job) {
  auto options = std::make_shared<RulingOptions>();
  CLI::App& command =
      add_tourney_subcommand(tourney, words, "adjust", TourneyMessage::kHelpAdjust, *options,
                             {"evening.tourney 7 -0.5 --reason \"late three times\""});
  add_player_option(command, words, options);
  command.add_option("POINTS", options->points, say(words, TourneyMessage::kHelpPoints))
      ->required();
  add_reason_options(command, words, options);
  set_job(command, words, job, options,
          [](const Context& context, const RulingOptions& given, std::vector<PlayerId> players,
             int& status) -> std::optional<Incident> {
            const auto points = points_of(context, given, status);
            if (!points) return std::nullopt;
            return tournament::PointsAdjusted{players.front(), *points, given.round, given.reason};
          });
}

void add_note(CLI::App& tourney, const Context& words, Job& job) {
  auto options = std::make_shared<RulingOptions>();
  CLI::App& command =
      add_tourney_subcommand(tourney, words, "note", TourneyMessage::kHelpNote, *options,
                             {"evening.tourney \"Tea until half past eight\""});
  command.add_option("TEXT", options->text, say(words, TourneyMessage::kHelpText))->required();
  set_job(command, words, job, options,
          [](const Context& /*context*/, const RulingOptions& given,
             const std::vector<PlayerId>& /*players*/,
             int& /*status*/) { return std::optional<Incident>(tournament::Noted{given.text}); });
}

void add_forbid(CLI::App& tourney, const Context& words, Job& job) {
  auto options = std::make_shared<RulingOptions>();
  CLI::App& command =
      add_tourney_subcommand(tourney, words, "forbid", TourneyMessage::kHelpForbid, *options,
                             {"evening.tourney 3 7", "evening.tourney 3 7 8 --from 1 --to 2"});
  command.add_option("PLAYERS", options->players, say(words, TourneyMessage::kHelpPlayer))
      ->required();
  command.add_option("--from", options->from, say(words, TourneyMessage::kHelpFrom));
  command.add_option("--to", options->to, say(words, TourneyMessage::kHelpTo));
  set_job(command, words, job, options,
          [](const Context& /*context*/, const RulingOptions& given, std::vector<PlayerId> players,
             int& /*status*/) {
            return std::optional<Incident>(
                tournament::MeetingsForbidden{std::move(players), given.from, given.to});
          });
}

void add_accelerate(CLI::App& tourney, const Context& words, Job& job) {
  auto options = std::make_shared<RulingOptions>();
  CLI::App& command =
      add_tourney_subcommand(tourney, words, "accelerate", TourneyMessage::kHelpAccelerate,
                             *options, {"evening.tourney 1 --from 1 --to 2 --first 1 --last 20"});
  command.add_option("POINTS", options->points, say(words, TourneyMessage::kHelpPoints))
      ->required();
  command.add_option("--from", options->from, say(words, TourneyMessage::kHelpFrom))->required();
  command.add_option("--to", options->to, say(words, TourneyMessage::kHelpTo))->required();
  command.add_option("--first", options->first, say(words, TourneyMessage::kHelpFirstNumber))
      ->required();
  command.add_option("--last", options->last, say(words, TourneyMessage::kHelpLastNumber))
      ->required();
  set_job(command, words, job, options,
          [](const Context& context, const RulingOptions& given,
             const std::vector<PlayerId>& /*players*/, int& status) -> std::optional<Incident> {
            const auto points = points_of(context, given, status);
            if (!points) return std::nullopt;
            return tournament::PointsLent{*points, given.from, *given.to, given.first, given.last};
          });
}

}  // namespace

void add_ruling_commands(CLI::App& tourney, const Context& words, Job& job) {
  add_forbid(tourney, words, job);
  add_accelerate(tourney, words, job);
  add_foul(tourney, words, job);
  add_warn(tourney, words, job);
  add_adjust(tourney, words, job);
  add_note(tourney, words, job);
}

}  // namespace apps
