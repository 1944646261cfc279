// chuhe tourney number: the numbers of the players, given anew.
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "apps/commands.hpp"
#include "apps/context.hpp"
#include "apps/tourney/numbering.hpp"
#include "apps/tourney/subcommands.hpp"
#include "apps/tourney/tourney_options.hpp"
#include "text/tourney_message.hpp"
#include "tournament/event/competition.hpp"
#include "tournament/event/event.hpp"
#include "tournament/event/state.hpp"

namespace apps {
namespace {

using text::TourneyMessage;
using tournament::NumberedBy;
using tournament::PlayerId;
using tournament::PlayersNumbered;
using tournament::State;

constexpr int kLastOpenRound = 3;  // C.04.2 2.3: not after the fourth round has been paired

struct NumberOptions : FileOptions {
  std::string by = "strength";
  std::vector<std::string> order;
  std::optional<std::uint64_t> seed;
};

std::vector<PlayerId> order_of_entry(const State& state) {
  std::vector<PlayerId> order;
  for (int id = 1; id <= static_cast<int>(state.entrants.size()); ++id)
    order.push_back(tournament::player_id(id));
  return order;
}

std::optional<PlayersNumbered> numbers(const Context& context, const NumberOptions& options,
                                       const tournament::Competition& competition) {
  const State& state = competition.state();
  if (options.order.empty()) {
    if (options.by == "lots") return draw_lots(competition, options.seed);
    if (options.by == "entry") return PlayersNumbered{NumberedBy::kEntry, order_of_entry(state)};
    return PlayersNumbered{NumberedBy::kStrength, tournament::order_of_strength(state, false)};
  }
  PlayersNumbered by_hand{NumberedBy::kHand, {}};
  for (const std::string& word : options.order) {
    const auto player = find_player(context, state, word);
    if (!player) return std::nullopt;
    by_hand.players.push_back(*player);
  }
  return by_hand;
}

int run_number(const Context& context, const NumberOptions& options) {
  return let_happen(context, options,
                    [&](const tournament::Competition& competition,
                        int& /*status*/) -> std::optional<tournament::Incident> {
                      if (competition.state().rounds_paired() > kLastOpenRound) {
                        fail(context, context.say(TourneyMessage::kNumbersClosed));
                        return std::nullopt;
                      }
                      return numbers(context, options, competition);
                    });
}

}  // namespace

void add_number_command(CLI::App& tourney, const Context& words, Job& job) {
  auto options = std::make_shared<NumberOptions>();
  const auto say = [&](TourneyMessage message) { return std::string(words.say(message)); };
  CLI::App& command = add_tourney_subcommand(
      tourney, words, "number", TourneyMessage::kHelpNumber, *options,
      {"evening.tourney", "evening.tourney --by lots", "evening.tourney --order 3,1,2"});
  command.add_option("--by", options->by, say(TourneyMessage::kHelpBy))
      ->check(CLI::IsMember({"strength", "lots", "entry"}));
  command.add_option("--seed", options->seed, say(TourneyMessage::kHelpSeed));
  command.add_option("--order", options->order, say(TourneyMessage::kHelpOrder))->delimiter(',');
  add_at_option(command, words, *options);
  command.callback([options, &job] {
    job = [options](const Context& context) { return run_number(context, *options); };
  });
}

}  // namespace apps
