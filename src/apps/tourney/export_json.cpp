#include <cstddef>
#include <optional>
#include <string>

#include <nlohmann/json.hpp>

#include "apps/tourney/export.hpp"
#include "tournament/points.hpp"
#include "tournament/record.hpp"
#include "tournament/scoring.hpp"
#include "tournament/tiebreak/criterion.hpp"
#include "tournament/tiebreak/standings.hpp"
#include "tournament/tiebreak/value.hpp"
#include "tournament/trf/trf_file.hpp"

namespace apps {
namespace {

using Json = nlohmann::ordered_json;
using tournament::Color;
using tournament::Entry;
using tournament::Mark;
using tournament::Player;
using tournament::PlayerNumber;
using tournament::Record;
using tournament::TrfFile;

Json number_or_null(int number) { return number == 0 ? Json(nullptr) : Json(number); }

Json color_name(std::optional<Color> color) {
  if (!color) return nullptr;
  return *color == Color::kFirst ? "first" : "second";
}

Json scoring_json(const tournament::Scoring& scoring) {
  return {{"win", write_points(scoring.win)},
          {"draw_first", write_points(scoring.draw_first)},
          {"draw_second", write_points(scoring.draw_second)},
          {"loss", write_points(scoring.loss)},
          {"absence", write_points(scoring.absence)},
          {"pairing_bye", write_points(scoring.pairing_bye)},
          {"unfinished", write_points(scoring.unfinished)}};
}

Json opponent_of(const TrfFile& file, const Entry& entry) {
  if (entry.opponent == tournament::kNobody) return nullptr;
  return file_number(file, entry.opponent);
}

Json card_json(const TrfFile& file, const Player& player) {
  Json card = Json::array();
  for (int round = 1; has_entry(player, round); ++round) {
    const Entry entry = entry_of(player, round);
    card.push_back({{"round", round},
                    {"result", mark_code(entry.mark)},
                    {"opponent", opponent_of(file, entry)},
                    {"color", color_name(entry.color)},
                    {"points", write_points(points_of(file.record.scoring, entry))}});
  }
  return card;
}

Json adjustments_json(const Player& player) {
  Json adjustments = Json::array();
  for (const tournament::Adjustment& adjustment : player.adjustments) {
    adjustments.push_back(
        {{"points", write_points(adjustment.points)}, {"round", number_or_null(adjustment.round)}});
  }
  return adjustments;
}

Json player_json(const TrfFile& file, PlayerNumber number) {
  const Player& player = file.record.player(number);
  return {{"number", file_number(file, number)},
          {"name", player.name},
          {"title", player.title},
          {"sex", player.sex == ' ' ? "" : std::string(1, player.sex)},
          {"federation", player.federation},
          {"club", player.club},
          {"id", player.id},
          {"birth", player.birth},
          {"rating", number_or_null(player.rating)},
          {"group", number_or_null(player.group)},
          {"fouls", player.fouls},
          {"warnings", player.warnings},
          {"withdrawn", player.withdrawn},
          {"adjustments", adjustments_json(player)},
          {"card", card_json(file, player)}};
}

Json round_json(const Charts& charts, int round) {
  const Record& record = charts.file.record;
  Json boards = Json::array();
  for (const Board& board : boards_of(charts, round)) {
    const Mark first = entry_of(record.player(board.players.first), round).mark;
    const Mark second = entry_of(record.player(board.players.second), round).mark;
    boards.push_back({{"board", board.number},
                      {"first", file_number(charts.file, board.players.first)},
                      {"second", file_number(charts.file, board.players.second)},
                      {"result", result_code(first, second)}});
  }
  Json unpaired = Json::array();
  for (const PlayerNumber number : unpaired_in(record, round)) {
    unpaired.push_back({{"number", file_number(charts.file, number)},
                        {"result", mark_code(entry_of(record.player(number), round).mark)}});
  }
  return {{"round", round}, {"boards", boards}, {"unpaired", unpaired}};
}

Json row_json(const Charts& charts, const tournament::StandingRow& row) {
  Json values = Json::array();
  for (const auto& value : row.values) {
    values.push_back(value ? Json(write_value(*value)) : Json(nullptr));
  }
  return {{"rank", row.rank},
          {"number", file_number(charts.file, row.player)},
          {"points", write_points(row.points)},
          {"tiebreaks", values}};
}

Json event_json(const TrfFile& file) {
  const tournament::TrfHeader& header = file.header;
  return {{"name", file.record.name},
          {"city", header.city},
          {"federation", header.federation},
          {"start_date", header.start_date},
          {"end_date", header.end_date},
          {"chief_arbiter", header.chief_arbiter},
          {"deputies", header.deputies},
          {"time_control", header.time_control},
          {"rounds", number_or_null(file.record.rounds)},
          {"rounds_paired", rounds_paired(file.record)},
          {"initial_color", color_name(file.record.initial_color)},
          {"scoring", scoring_json(file.record.scoring)}};
}

}  // namespace

std::string charts_json(const Charts& charts) {
  const Record& record = charts.file.record;
  Json players = Json::array();
  for (std::size_t i = 1; i <= record.players.size(); ++i) {
    players.push_back(player_json(charts.file, tournament::player_number(static_cast<int>(i))));
  }
  Json rounds = Json::array();
  for (int round = 1; round <= rounds_paired(record); ++round) {
    rounds.push_back(round_json(charts, round));
  }
  Json codes = Json::array();
  for (const tournament::Criterion& criterion : charts.order.criteria) {
    codes.push_back(write_criterion(criterion));
  }
  Json rows = Json::array();
  for (const tournament::StandingRow& row : charts.standings) rows.push_back(row_json(charts, row));
  const Json json = {{"format", "chuhe tourney 1"}, {"event", event_json(charts.file)},
                     {"players", players},          {"rounds", rounds},
                     {"tiebreaks", codes},          {"standings", rows}};
  // Names that came as other bytes than UTF-8 are shown with a sign of replacement.
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

}  // namespace apps
