#include <string>
#include <string_view>
#include <vector>

#include "apps/tourney/export.hpp"
#include "tournament/points.hpp"
#include "tournament/record.hpp"
#include "tournament/tiebreak/criterion.hpp"
#include "tournament/tiebreak/standings.hpp"
#include "tournament/tiebreak/value.hpp"
#include "tournament/trf/trf_file.hpp"

namespace apps {
namespace {

using tournament::Entry;
using tournament::Player;
using tournament::PlayerNumber;
using tournament::Record;

// Quoted where a comma, a quote or a line end would divide it.
std::string field(std::string_view text) {
  if (text.find_first_of(",\"\r\n") == std::string_view::npos) return std::string(text);
  std::string quoted = "\"";
  for (const char c : text) {
    if (c == '"') quoted += '"';
    quoted += c;
  }
  return quoted + '"';
}

std::string line(const std::vector<std::string>& texts) {
  std::string joined;
  for (const std::string& text : texts) {
    if (&text != &texts.front()) joined += ',';
    joined += field(text);
  }
  return joined + "\r\n";
}

std::string rating_text(const Player& player) {
  return player.rating == 0 ? "" : std::to_string(player.rating);
}

// The number and name of a player and his points before the round.
void add_player(std::vector<std::string>& texts, const Charts& charts, PlayerNumber number,
                int round) {
  texts.push_back(std::to_string(file_number(charts.file, number)));
  texts.push_back(charts.file.record.player(number).name);
  texts.push_back(write_points(score_after(charts.file.record, number, round - 1)));
}

}  // namespace

std::string standings_csv(const Charts& charts) {
  std::vector<std::string> header = {"rank",       "number", "title",  "name",
                                     "federation", "club",   "rating", "points"};
  for (const tournament::Criterion& criterion : charts.order.criteria) {
    header.push_back(write_criterion(criterion));
  }
  std::string csv = line(header);
  for (const tournament::StandingRow& row : charts.standings) {
    const Player& player = charts.file.record.player(row.player);
    std::vector<std::string> texts = {std::to_string(row.rank),
                                      std::to_string(file_number(charts.file, row.player)),
                                      player.title,
                                      player.name,
                                      player.federation,
                                      player.club,
                                      rating_text(player),
                                      write_points(row.points)};
    for (const auto& value : row.values) texts.push_back(value ? write_value(*value) : "");
    csv += line(texts);
  }
  return csv;
}

std::string pairings_csv(const Charts& charts, int round) {
  const Record& record = charts.file.record;
  std::string csv = line({"round", "board", "first", "first-name", "first-points", "second",
                          "second-name", "second-points", "result"});
  for (const Board& board : boards_of(charts, round)) {
    std::vector<std::string> texts = {std::to_string(round), std::to_string(board.number)};
    add_player(texts, charts, board.players.first, round);
    add_player(texts, charts, board.players.second, round);
    texts.push_back(result_code(entry_of(record.player(board.players.first), round).mark,
                                entry_of(record.player(board.players.second), round).mark));
    csv += line(texts);
  }
  for (const PlayerNumber number : unpaired_in(record, round)) {
    std::vector<std::string> texts = {std::to_string(round), ""};
    add_player(texts, charts, number, round);
    const Entry entry = entry_of(record.player(number), round);
    texts.insert(texts.end(), {"", "", "", std::string(mark_code(entry.mark))});
    csv += line(texts);
  }
  return csv;
}

}  // namespace apps
