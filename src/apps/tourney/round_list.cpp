#include "apps/tourney/round_list.hpp"

#include <ostream>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

#include "apps/context.hpp"
#include "apps/tourney/text_table.hpp"
#include "apps/tourney/tourney_options.hpp"
#include "text/message.hpp"
#include "text/tourney_message.hpp"
#include "tournament/event/competition.hpp"
#include "tournament/event/event.hpp"
#include "tournament/event/game_result.hpp"
#include "tournament/event/state.hpp"
#include "tournament/points.hpp"
#include "tournament/record.hpp"

namespace apps {
namespace {

using nlohmann::json;
using text::TourneyMessage;
using tournament::Board;
using tournament::Competition;
using tournament::PlayerId;
using tournament::State;

// Whoever has no board and no bye, and had not withdrawn by now, by number.
std::vector<PlayerId> players_away(const State& state, const tournament::PairedRound& round) {
  std::set<PlayerId> seated;
  for (const Board& board : round.boards) {
    seated.insert(board.first);
    seated.insert(board.second);
  }
  if (round.bye) seated.insert(*round.bye);
  std::vector<PlayerId> away;
  for (const PlayerId id : state.numbers)
    if (!seated.contains(id) && !state.entrant(id).withdrawn) away.push_back(id);
  return away;
}

std::string result_of(const Context& context, const Board& board) {
  if (!board.result) return "";
  if (*board.result == tournament::GameResult::kAdjourned)
    return std::string(context.say(TourneyMessage::kAdjourned));
  return std::string(tournament::result_text(*board.result));
}

}  // namespace

json player_json(const State& state, PlayerId id) {
  return {{"number", tournament::to_int(tournament::number_of(state, id))},
          {"id", tournament::to_int(id)},
          {"name", state.entrant(id).data.name}};
}

std::string round_text(const Context& context, const Competition& competition, int round) {
  const State& state = competition.state();
  const tournament::PairedRound& paired = state.round(round);
  const tournament::Record record = tournament::record_of(competition);
  const auto say = [&](TourneyMessage message) { return context.say(message); };
  TextTable table;
  table.add_column(say(TourneyMessage::kColumnBoard), TextTable::Align::kRight);
  table.add_column(say(TourneyMessage::kColumnFirst));
  table.add_column(say(TourneyMessage::kColumnPoints), TextTable::Align::kRight);
  table.add_column(say(TourneyMessage::kColumnResult));
  table.add_column(say(TourneyMessage::kColumnPoints), TextTable::Align::kRight);
  table.add_column(say(TourneyMessage::kColumnSecond));
  const auto points = [&](PlayerId id) {
    const auto number = tournament::number_of(state, id);
    return tournament::write_points(tournament::score_after(record, number, round - 1));
  };
  int number = 0;
  for (const Board& board : paired.boards) {
    table.add_row({std::to_string(++number), player_label(state, board.first), points(board.first),
                   result_of(context, board), points(board.second),
                   player_label(state, board.second)});
  }
  std::string text =
      context.say(TourneyMessage::kRoundTitle, {competition.head().name, std::to_string(round)});
  text += '\n' + table.text();
  if (paired.bye)
    text += context.say(TourneyMessage::kByeLine, {player_label(state, *paired.bye)}) + '\n';
  std::string away;
  for (const PlayerId id : players_away(state, paired)) {
    if (!away.empty()) away += context.say(text::Message::kListComma);
    away += player_label(state, id);
  }
  if (!away.empty()) text += context.say(TourneyMessage::kAwayLine, {away}) + '\n';
  return text;
}

json round_json(const Competition& competition, int round) {
  const State& state = competition.state();
  const tournament::PairedRound& paired = state.round(round);
  json boards = json::array();
  int number = 0;
  for (const Board& board : paired.boards) {
    json one = {{"board", ++number},
                {"first", player_json(state, board.first)},
                {"second", player_json(state, board.second)}};
    one["result"] = board.result ? json(tournament::result_text(*board.result)) : json();
    boards.push_back(std::move(one));
  }
  json away = json::array();
  for (const PlayerId id : players_away(state, paired)) away.push_back(player_json(state, id));
  json whole = {{"round", round}, {"boards", std::move(boards)}, {"away", std::move(away)}};
  whole["bye"] = paired.bye ? player_json(state, *paired.bye) : json();
  return whole;
}

void show_round(const Context& context, const Competition& competition, int round, bool json) {
  if (json) {
    context.out << round_json(competition, round).dump() << '\n';
  } else {
    context.out << round_text(context, competition, round);
  }
}

}  // namespace apps
