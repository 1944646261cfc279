#include "apps/tourney/ranking_list.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

#include "apps/context.hpp"
#include "apps/tourney/round_list.hpp"
#include "apps/tourney/system_choice.hpp"
#include "apps/tourney/text_table.hpp"
#include "apps/tourney/tourney_options.hpp"
#include "text/tourney_message.hpp"
#include "tournament/event/competition.hpp"
#include "tournament/event/event.hpp"
#include "tournament/event/state.hpp"
#include "tournament/pairing/berger.hpp"
#include "tournament/pairing/round_robin.hpp"
#include "tournament/points.hpp"
#include "tournament/record.hpp"
#include "tournament/tiebreak/criterion.hpp"
#include "tournament/tiebreak/ledger.hpp"
#include "tournament/tiebreak/standings.hpp"
#include "tournament/tiebreak/value.hpp"

namespace apps {
namespace {

using nlohmann::json;
using text::TourneyMessage;
using tournament::Color;
using tournament::Competition;
using tournament::Entry;
using tournament::Mark;
using tournament::PlayerId;
using tournament::State;

// `r`, `b` for the games of Xiangqi, `w`, `b` for others.
std::string_view color_letter(const Competition& competition, Color color) {
  if (color == Color::kSecond) return "b";
  const std::string& ruleset = competition.head().ruleset;
  return ruleset == "qinyu" || ruleset == "none" ? "w" : "r";
}

// What a game came to, in one sign; an entry without an opponent in a word.
std::string_view sign_of(Mark mark) {
  switch (mark) {
    case Mark::kWin:
    case Mark::kUnratedWin:
      return "1";
    case Mark::kDraw:
    case Mark::kUnratedDraw:
      return "=";
    case Mark::kLoss:
    case Mark::kUnratedLoss:
      return "0";
    case Mark::kForfeitWin:
      return "+";
    case Mark::kForfeitLoss:
      return "-";
    case Mark::kUnfinished:
      return "?";
    case Mark::kHalfBye:
      return "half";
    case Mark::kFullBye:
      return "full";
    case Mark::kPairingBye:
      return "bye";
    case Mark::kAbsent:
      break;
  }
  return "--";
}

std::string cell_of(const Competition& competition, const Entry& entry) {
  std::string cell;
  if (entry.opponent != tournament::kNobody) {
    cell = std::to_string(tournament::to_int(entry.opponent));
    cell += color_letter(competition, *entry.color);
  }
  return cell += sign_of(entry.mark);
}

std::string value_text(const std::optional<tournament::Value>& value) {
  return value ? tournament::write_value(*value) : "";
}

std::string title(const Context& context, TourneyMessage message, const Competition& competition,
                  int round) {
  return context.say(message, {competition.head().name, std::to_string(round)}) + '\n';
}

// What stands on a card for a round without an opponent.
TourneyMessage word_of(Mark mark) {
  switch (mark) {
    case Mark::kHalfBye:
      return TourneyMessage::kHalfBye;
    case Mark::kFullBye:
      return TourneyMessage::kFullBye;
    case Mark::kPairingBye:
      return TourneyMessage::kPairingBye;
    default:
      return TourneyMessage::kAbsent;
  }
}

}  // namespace

std::optional<Ranking> rank(const Context& context, const Competition& competition, int round) {
  std::string wrong;
  auto order = ranking_order(competition.head(), wrong);
  if (!order) {
    fail(context, context.say(TourneyMessage::kHeadValue, {"tie-breaks", wrong}));
    return std::nullopt;
  }
  Ranking ranking;
  ranking.order = std::move(*order);
  ranking.record = tournament::record_of(competition);
  const bool is_table = is_predetermined(competition.head().system);
  if (is_table) {
    const bool is_double = competition.head().system.starts_with("double");
    const tournament::RoundRobin table(is_double ? tournament::Cycles::kDouble
                                                 : tournament::Cycles::kSingle);
    ranking.record = table.settled(ranking.record);
  }
  const int paired = competition.state().rounds_paired();
  ranking.round = round == 0 ? paired : round;
  tournament::RankingOptions options;
  options.round = ranking.round;
  options.edition = competition.head().unplayed_rules == 2024 ? tournament::Edition::k2024
                                                              : tournament::Edition::k2026;
  options.predetermined = is_table;
  ranking.rows = tournament::standings(ranking.record, ranking.order, options);
  return ranking;
}

std::string standings_text(const Context& context, const Competition& competition,
                           const Ranking& ranking) {
  const State& state = competition.state();
  const auto say = [&](TourneyMessage message) { return context.say(message); };
  TextTable table;
  table.add_column(say(TourneyMessage::kColumnRank), TextTable::Align::kRight);
  table.add_column(say(TourneyMessage::kColumnNumber), TextTable::Align::kRight);
  table.add_column(say(TourneyMessage::kColumnName));
  table.add_column(say(TourneyMessage::kColumnPoints), TextTable::Align::kRight);
  for (const auto& criterion : ranking.order.criteria)
    table.add_column(tournament::write_criterion(criterion), TextTable::Align::kRight);
  for (const tournament::StandingRow& row : ranking.rows) {
    const auto& entrant = state.entrant(tournament::id_of(state, row.player));
    std::vector<std::string> cells = {std::to_string(row.rank),
                                      std::to_string(tournament::to_int(row.player)),
                                      entrant.data.name, tournament::write_points(row.points)};
    for (const auto& value : row.values) cells.push_back(value_text(value));
    table.add_row(std::move(cells));
  }
  return title(context, TourneyMessage::kStandingsTitle, competition, ranking.round) + table.text();
}

json standings_json(const Competition& competition, const Ranking& ranking) {
  const State& state = competition.state();
  json rows = json::array();
  for (const tournament::StandingRow& row : ranking.rows) {
    json one = player_json(state, tournament::id_of(state, row.player));
    one["rank"] = row.rank;
    one["points"] = tournament::write_points(row.points);
    json values = json::array();
    for (std::size_t i = 0; i < row.values.size(); ++i) {
      const auto& value = row.values[i];
      values.push_back({{"code", tournament::write_criterion(ranking.order.criteria[i])},
                        {"value", value ? json(tournament::write_value(*value)) : json()}});
    }
    one["tie_breaks"] = std::move(values);
    rows.push_back(std::move(one));
  }
  return {{"round", ranking.round}, {"standings", std::move(rows)}};
}

std::string cross_table_text(const Context& context, const Competition& competition,
                             const Ranking& ranking) {
  const State& state = competition.state();
  const auto say = [&](TourneyMessage message) { return context.say(message); };
  TextTable table;
  table.add_column(say(TourneyMessage::kColumnRank), TextTable::Align::kRight);
  table.add_column(say(TourneyMessage::kColumnNumber), TextTable::Align::kRight);
  table.add_column(say(TourneyMessage::kColumnName));
  for (int round = 1; round <= ranking.round; ++round)
    table.add_column(std::to_string(round), TextTable::Align::kRight);
  table.add_column(say(TourneyMessage::kColumnPoints), TextTable::Align::kRight);
  for (const tournament::StandingRow& row : ranking.rows) {
    const auto& player = ranking.record.player(row.player);
    const auto& entrant = state.entrant(tournament::id_of(state, row.player));
    std::vector<std::string> cells = {std::to_string(row.rank),
                                      std::to_string(tournament::to_int(row.player)),
                                      entrant.data.name};
    for (int round = 1; round <= ranking.round; ++round)
      cells.push_back(cell_of(competition, tournament::entry_of(player, round)));
    cells.push_back(tournament::write_points(row.points));
    table.add_row(std::move(cells));
  }
  return title(context, TourneyMessage::kCrossTableTitle, competition, ranking.round) +
         table.text() + '\n' +
         context.say(TourneyMessage::kCrossTableLegend,
                     {color_letter(competition, Color::kFirst),
                      color_letter(competition, Color::kSecond)}) +
         '\n';
}

std::string card_text(const Context& context, const Competition& competition, PlayerId id) {
  const State& state = competition.state();
  const tournament::Record record = tournament::record_of(competition);
  const auto number = tournament::number_of(state, id);
  const auto say = [&](TourneyMessage message) { return std::string(context.say(message)); };
  TextTable table;
  table.add_column(say(TourneyMessage::kColumnRound), TextTable::Align::kRight);
  table.add_column(say(TourneyMessage::kColumnColor));
  table.add_column(say(TourneyMessage::kColumnOpponent));
  table.add_column(say(TourneyMessage::kColumnResult));
  table.add_column(say(TourneyMessage::kColumnPoints), TextTable::Align::kRight);
  for (int round = 1; round <= state.rounds_paired(); ++round) {
    const Entry entry = tournament::entry_of(record.player(number), round);
    const auto points = tournament::write_points(tournament::score_after(record, number, round));
    if (entry.opponent == tournament::kNobody) {
      table.add_row({std::to_string(round), "", "", say(word_of(entry.mark)), points});
      continue;
    }
    table.add_row(
        {std::to_string(round),
         say(entry.color == Color::kFirst ? TourneyMessage::kFirst : TourneyMessage::kSecond),
         player_label(state, tournament::id_of(state, entry.opponent)),
         std::string(sign_of(entry.mark)), points});
  }
  const auto points =
      tournament::write_points(tournament::score_after(record, number, state.rounds_paired()));
  return player_label(state, id) + '\n' + table.text() +
         context.say(TourneyMessage::kCardPoints, {points}) + '\n';
}

json card_json(const Competition& competition, PlayerId id) {
  const State& state = competition.state();
  const tournament::Record record = tournament::record_of(competition);
  const auto number = tournament::number_of(state, id);
  json rounds = json::array();
  for (int round = 1; round <= state.rounds_paired(); ++round) {
    const Entry entry = tournament::entry_of(record.player(number), round);
    json one = {{"round", round}, {"mark", sign_of(entry.mark)}};
    if (entry.opponent != tournament::kNobody) {
      one["opponent"] = player_json(state, tournament::id_of(state, entry.opponent));
      one["first"] = entry.color == Color::kFirst;
    }
    one["points"] = tournament::write_points(tournament::score_after(record, number, round));
    rounds.push_back(std::move(one));
  }
  json whole = player_json(state, id);
  whole["rounds"] = std::move(rounds);
  return whole;
}

}  // namespace apps
