// chuhe tourney change, withdraw, return, bye: what becomes of a player who has entered.
#include <map>
#include <memory>
#include <optional>
#include <string>

#include <CLI/CLI.hpp>

#include "apps/commands.hpp"
#include "apps/context.hpp"
#include "apps/tourney/subcommands.hpp"
#include "apps/tourney/tourney_options.hpp"
#include "text/tourney_message.hpp"
#include "tournament/event/competition.hpp"
#include "tournament/event/event.hpp"

namespace apps {
namespace {

using text::TourneyMessage;
using tournament::ByeKind;
using tournament::Competition;
using tournament::Incident;
using tournament::PlayerId;

struct PlayerOptions : FileOptions {
  std::string player;
  std::string reason;
  int round = 0;
  ByeKind kind = ByeKind::kZero;
  tournament::PlayerChanged change;
};

// A command about one player: `make` makes the event of him.
template <class Make>
void add_command(CLI::App& command, const Context& words, Job& job,
                 const std::shared_ptr<PlayerOptions>& options, Make make) {
  command
      .add_option("PLAYER", options->player, std::string(words.say(TourneyMessage::kHelpPlayer)))
      ->required();
  add_at_option(command, words, *options);
  command.callback([options, make, &job] {
    job = [options, make](const Context& context) {
      return let_happen(
          context, *options,
          [&](const Competition& competition, int& /*status*/) -> std::optional<Incident> {
            const auto player = find_player(context, competition.state(), options->player);
            if (!player) return std::nullopt;
            return Incident(make(*player, *options));
          });
    };
  });
}

void add_change(CLI::App& tourney, const Context& words, Job& job) {
  auto options = std::make_shared<PlayerOptions>();
  CLI::App& command = add_tourney_subcommand(
      tourney, words, "change", TourneyMessage::kHelpChange, *options,
      {"evening.tourney 7 --rating 1900", R"(evening.tourney id3 --name "Li Wei" --club "")"});
  add_command(command, words, job, options, [](PlayerId player, const PlayerOptions& given) {
    auto change = given.change;
    change.player = player;
    return change;
  });
  const auto say = [&](TourneyMessage message) { return std::string(words.say(message)); };
  auto& change = options->change;
  command.add_option("--name", change.name, say(TourneyMessage::kHelpPlayerName));
  command.add_option("--rating", change.rating, say(TourneyMessage::kHelpRating));
  command.add_option("--title", change.title, say(TourneyMessage::kHelpTitle));
  command.add_option("--federation", change.federation, say(TourneyMessage::kHelpFederation));
  command.add_option("--club", change.club, say(TourneyMessage::kHelpClub));
  command.add_option("--id", change.federation_id, say(TourneyMessage::kHelpId));
  command.add_option("--birth", change.birth, say(TourneyMessage::kHelpBirth));
  command.add_option("--sex", change.sex, say(TourneyMessage::kHelpSex));
  command.add_option("--group", change.group, say(TourneyMessage::kHelpGroup));
}

void add_withdraw(CLI::App& tourney, const Context& words, Job& job) {
  auto options = std::make_shared<PlayerOptions>();
  CLI::App& command =
      add_tourney_subcommand(tourney, words, "withdraw", TourneyMessage::kHelpWithdraw, *options,
                             {"evening.tourney 7 --reason ill", "evening.tourney \"Li Wei\""});
  add_command(command, words, job, options, [](PlayerId player, const PlayerOptions& given) {
    return tournament::PlayerWithdrew{player, given.reason};
  });
  command.add_option("--reason", options->reason,
                     std::string(words.say(TourneyMessage::kHelpReason)));
}

void add_return(CLI::App& tourney, const Context& words, Job& job) {
  auto options = std::make_shared<PlayerOptions>();
  CLI::App& command = add_tourney_subcommand(tourney, words, "return", TourneyMessage::kHelpReturn,
                                             *options, {"evening.tourney 7"});
  add_command(command, words, job, options, [](PlayerId player, const PlayerOptions& /*given*/) {
    return tournament::PlayerReturned{player};
  });
}

void add_bye(CLI::App& tourney, const Context& words, Job& job) {
  auto options = std::make_shared<PlayerOptions>();
  CLI::App& command = add_tourney_subcommand(
      tourney, words, "bye", TourneyMessage::kHelpBye, *options,
      {"evening.tourney 7 --round 3 --kind half", "evening.tourney 7 --round 3 --kind none"});
  add_command(command, words, job, options, [](PlayerId player, const PlayerOptions& given) {
    return tournament::ByeRequested{player, given.round, given.kind};
  });
  const std::map<std::string, ByeKind> kinds = {{"zero", ByeKind::kZero},
                                                {"half", ByeKind::kHalf},
                                                {"full", ByeKind::kFull},
                                                {"none", ByeKind::kNone}};
  command.add_option("--round", options->round, std::string(words.say(TourneyMessage::kHelpRound)))
      ->required();
  command.add_option("--kind", options->kind, std::string(words.say(TourneyMessage::kHelpKind)))
      ->transform(CLI::Transformer(kinds).description(""))
      ->option_text("zero|half|full|none")
      ->required();
}

}  // namespace

void add_player_commands(CLI::App& tourney, const Context& words, Job& job) {
  add_change(tourney, words, job);
  add_withdraw(tourney, words, job);
  add_return(tourney, words, job);
  add_bye(tourney, words, job);
}

}  // namespace apps
