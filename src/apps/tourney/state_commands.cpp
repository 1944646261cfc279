// chuhe tourney status, players, boards: where a competition stands. These change nothing.
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "apps/commands.hpp"
#include "apps/context.hpp"
#include "apps/position_options.hpp"
#include "apps/tourney/event_store.hpp"
#include "apps/tourney/round_list.hpp"
#include "apps/tourney/subcommands.hpp"
#include "apps/tourney/text_table.hpp"
#include "apps/tourney/tourney_options.hpp"
#include "text/tourney_message.hpp"
#include "text/tourney_sentences.hpp"
#include "tournament/event/competition.hpp"
#include "tournament/event/event.hpp"
#include "tournament/event/event_fault.hpp"
#include "tournament/event/game_result.hpp"
#include "tournament/event/state.hpp"

namespace apps {
namespace {

using nlohmann::json;
using text::TourneyMessage;
using tournament::Competition;
using tournament::EventFault;
using tournament::PlayerId;
using tournament::State;

struct ViewOptions : FileOptions {
  std::optional<int> round;
};

// The boards of a round that are adjourned, from 1.
std::vector<int> adjourned_boards(const State& state, int round) {
  std::vector<int> boards;
  int number = 0;
  for (const tournament::Board& board : state.round(round).boards) {
    ++number;
    if (board.result == tournament::GameResult::kAdjourned) boards.push_back(number);
  }
  return boards;
}

int count_withdrawn(const State& state) {
  int count = 0;
  for (const tournament::Entrant& entrant : state.entrants) count += entrant.withdrawn ? 1 : 0;
  return count;
}

bool is_over(const Competition& competition) {
  const int rounds = competition.head().rounds;
  return rounds > 0 && competition.state().rounds_paired() == rounds;
}

// Who asked to miss the round, by number.
std::vector<PlayerId> players_asking(const State& state, int round) {
  std::vector<PlayerId> asking;
  for (const PlayerId id : state.numbers)
    if (state.entrant(id).byes.contains(round)) asking.push_back(id);
  return asking;
}

void tell_rounds(const Context& context, const State& state) {
  for (int round = 1; round <= state.rounds_paired(); ++round) {
    const auto tell = [&](TourneyMessage message, const std::vector<int>& boards) {
      if (boards.empty()) return;
      const auto list = text::number_list(context.language, boards);
      context.out << context.say(message, {std::to_string(round), list}) << '\n';
    };
    tell(TourneyMessage::kStatusMissing, tournament::boards_without_result(state, round));
    tell(TourneyMessage::kStatusAdjourned, adjourned_boards(state, round));
  }
}

void tell_next_round(const Context& context, const Competition& competition) {
  const State& state = competition.state();
  if (!tournament::all_results_in(state)) return;
  if (is_over(competition)) {
    context.out << context.say(TourneyMessage::kStatusOver) << '\n';
    return;
  }
  const int next = state.rounds_paired() + 1;
  for (const PlayerId id : players_asking(state, next)) {
    context.out << context.say(TourneyMessage::kStatusByes,
                               {std::to_string(next), player_label(state, id)})
                << '\n';
  }
  context.out << context.say(TourneyMessage::kStatusReady, {std::to_string(next)}) << '\n';
}

void tell_status(const Context& context, const Competition& competition) {
  const State& state = competition.state();
  const auto& head = competition.head();
  context.out << head.name << " (" << head.system << ")\n";
  const auto paired = std::to_string(state.rounds_paired());
  context.out << (head.rounds > 0 ? context.say(TourneyMessage::kStatusRounds,
                                                {paired, std::to_string(head.rounds)})
                                  : context.say(TourneyMessage::kStatusRoundsOpen, {paired}))
              << '\n';
  context.out << context.say(TourneyMessage::kStatusPlayers,
                             {std::to_string(state.entrants.size()),
                              std::to_string(count_withdrawn(state))})
              << '\n';
  tell_rounds(context, state);
  tell_next_round(context, competition);
}

json status_json(const Competition& competition) {
  const State& state = competition.state();
  json open = json::array();
  for (int round = 1; round <= state.rounds_paired(); ++round) {
    const auto missing = tournament::boards_without_result(state, round);
    const auto adjourned = adjourned_boards(state, round);
    if (missing.empty() && adjourned.empty()) continue;
    open.push_back({{"round", round}, {"missing", missing}, {"adjourned", adjourned}});
  }
  json asking = json::array();
  const int next = state.rounds_paired() + 1;
  for (const PlayerId id : players_asking(state, next)) asking.push_back(player_json(state, id));
  return {{"name", competition.head().name},
          {"system", competition.head().system},
          {"rounds", competition.head().rounds},
          {"paired", state.rounds_paired()},
          {"players", state.entrants.size()},
          {"withdrawn", count_withdrawn(state)},
          {"events", competition.events().size()},
          {"open", std::move(open)},
          {"away_next", std::move(asking)},
          {"ready", tournament::all_results_in(state) && !is_over(competition)}};
}

std::string players_text(const Context& context, const State& state) {
  const auto say = [&](TourneyMessage message) { return context.say(message); };
  TextTable table;
  table.add_column(say(TourneyMessage::kColumnNumber), TextTable::Align::kRight);
  table.add_column(say(TourneyMessage::kColumnId), TextTable::Align::kRight);
  table.add_column(say(TourneyMessage::kColumnName));
  table.add_column(say(TourneyMessage::kColumnRating), TextTable::Align::kRight);
  table.add_column(say(TourneyMessage::kColumnTitle));
  table.add_column(say(TourneyMessage::kColumnFederation));
  table.add_column(say(TourneyMessage::kColumnClub));
  table.add_column(say(TourneyMessage::kColumnState));
  int number = 0;
  for (const PlayerId id : state.numbers) {
    const auto& entrant = state.entrant(id);
    const auto& data = entrant.data;
    table.add_row({std::to_string(++number), std::to_string(tournament::to_int(id)), data.name,
                   data.rating == 0 ? "" : std::to_string(data.rating), data.title, data.federation,
                   data.club,
                   entrant.withdrawn ? std::string(say(TourneyMessage::kWithdrawn)) : ""});
  }
  return table.text();
}

json players_json(const State& state) {
  json players = json::array();
  for (const PlayerId id : state.numbers) {
    const auto& entrant = state.entrant(id);
    json one = player_json(state, id);
    one.update({{"rating", entrant.data.rating},
                {"title", entrant.data.title},
                {"federation", entrant.data.federation},
                {"club", entrant.data.club},
                {"federation_id", entrant.data.federation_id},
                {"birth", entrant.data.birth},
                {"sex", entrant.data.sex},
                {"group", entrant.data.group},
                {"fouls", entrant.fouls},
                {"warnings", entrant.warnings},
                {"withdrawn", entrant.withdrawn}});
    players.push_back(std::move(one));
  }
  return players;
}

int run_status(const Context& context, const ViewOptions& options) {
  const auto competition = read_competition(context, options.file);
  if (!competition) return kFailed;
  if (options.json) {
    context.out << status_json(*competition).dump() << '\n';
  } else {
    tell_status(context, *competition);
  }
  return kOk;
}

int run_players(const Context& context, const ViewOptions& options) {
  const auto competition = read_competition(context, options.file);
  if (!competition) return kFailed;
  if (options.json) {
    context.out << players_json(competition->state()).dump() << '\n';
  } else {
    context.out << players_text(context, competition->state());
  }
  return kOk;
}

int run_boards(const Context& context, const ViewOptions& options) {
  const auto competition = read_competition(context, options.file);
  if (!competition) return kFailed;
  const int last = competition->state().rounds_paired();
  if (last == 0) return fail(context, context.say(TourneyMessage::kNoRound));
  const int round = options.round.value_or(last);
  if (round < 1 || round > last)
    return report_fault(context, {EventFault::Kind::kNotPaired, "round", round, last, {}});
  show_round(context, *competition, round, options.json);
  return kOk;
}

CLI::App& add_view(CLI::App& tourney, const Context& words, Job& job, std::string_view name,
                   TourneyMessage help, const std::shared_ptr<ViewOptions>& options,
                   std::string_view example,
                   int (*run)(const Context& context, const ViewOptions& options)) {
  CLI::App& command = add_tourney_subcommand(tourney, words, name, help, *options, {example});
  command.callback([options, run, &job] {
    job = [options, run](const Context& context) { return run(context, *options); };
  });
  return command;
}

}  // namespace

void add_state_commands(CLI::App& tourney, const Context& words, Job& job) {
  auto options = std::make_shared<ViewOptions>();
  add_json_option(add_view(tourney, words, job, "status", TourneyMessage::kHelpStatus, options,
                           "evening.tourney", run_status),
                  words, options->json);
  add_json_option(add_view(tourney, words, job, "players", TourneyMessage::kHelpPlayers, options,
                           "evening.tourney", run_players),
                  words, options->json);
  CLI::App& boards = add_view(tourney, words, job, "boards", TourneyMessage::kHelpBoards, options,
                              "evening.tourney --round 2", run_boards);
  boards.add_option("--round", options->round, std::string(words.say(TourneyMessage::kHelpRound)));
  add_json_option(boards, words, options->json);
}

}  // namespace apps
