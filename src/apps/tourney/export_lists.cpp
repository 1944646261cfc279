// The pairing list of a round and the standings.
#include <algorithm>
#include <cstddef>
#include <string>

#include "apps/tourney/export.hpp"
#include "apps/tourney/export_page.hpp"
#include "text/chart_message.hpp"
#include "tournament/record.hpp"
#include "tournament/tiebreak/criterion.hpp"
#include "tournament/tiebreak/standings.hpp"
#include "tournament/tiebreak/value.hpp"

namespace apps::page {
namespace {

using tournament::Entry;
using tournament::Mark;
using tournament::Player;
using tournament::PlayerNumber;
using tournament::Record;
using M = text::ChartMessage;

// With more columns of tie-breaks than this the standings are printed across the page.
constexpr std::size_t kMostUprightCriteria = 7;

// Number, name, rating and points before the round.
std::string player_cells(const Context& context, PlayerNumber player, int round) {
  const Record& record = context.charts.file.record;
  return cell(number_of(context, player), "number") + cell(name_of(context, player), "name") +
         cell(rating_of(context, player), "number") +
         cell(points_text(score_after(record, player, round - 1)), "points");
}

// Both results; a place to write in where there is none yet.
std::string result_text(const Context& context, const Board& board, int round) {
  const Record& record = context.charts.file.record;
  const Entry first = entry_of(record.player(board.players.first), round);
  const Entry second = entry_of(record.player(board.players.second), round);
  if (first.mark == Mark::kUnfinished) return "<span class=\"blank\"></span>";
  return result_sign(record.scoring, first) + " : " + result_sign(record.scoring, second);
}

std::string player_head(const Context& context, M title) {
  return head_cell(std::string(context.word(M::kNumber)), "number") +
         head_cell(context.word(title), "name") + head_cell(context.word(M::kRating), "number") +
         head_cell(context.word(M::kPoints), "points");
}

std::string unpaired_list(const Context& context, int round) {
  const Record& record = context.charts.file.record;
  std::string rows;
  for (const PlayerNumber player : unpaired_in(record, round)) {
    const Entry entry = entry_of(record.player(player), round);
    rows += row(player_cells(context, player, round) + cell(bye_word(context, entry.mark)));
  }
  if (rows.empty()) return rows;
  return table("unpaired", player_head(context, M::kName) + head_cell(context.word(M::kNotPaired)),
               rows);
}

}  // namespace

std::string pairing_list(const Context& context, int round) {
  std::string rows;
  for (const Board& board : boards_of(context.charts, round)) {
    rows += row(cell(std::to_string(board.number), "board") +
                player_cells(context, board.players.first, round) +
                cell(result_text(context, board, round), "result") +
                player_cells(context, board.players.second, round));
  }
  const std::string head =
      head_cell(context.word(M::kBoard), "board") + player_head(context, M::kFirst) +
      head_cell(context.word(M::kResult), "result") + player_head(context, M::kSecond);
  const auto title = context.words(M::kPairingsOf, {std::to_string(round)});
  return section(context, "pairings", title,
                 table("pairings", head, rows) + unpaired_list(context, round));
}

std::string standings_table(const Context& context) {
  const auto& players = context.charts.file.record.players;
  const bool has_federations =
      std::ranges::any_of(players, [](const Player& player) { return !player.federation.empty(); });
  const bool has_clubs =
      std::ranges::any_of(players, [](const Player& player) { return !player.club.empty(); });
  std::string head = head_cell(context.word(M::kRank), "number") +
                     head_cell(context.word(M::kNumber), "number") +
                     head_cell(context.word(M::kName), "name");
  if (has_federations) head += head_cell(context.word(M::kFederation));
  if (has_clubs) head += head_cell(context.word(M::kClub));
  head +=
      head_cell(context.word(M::kRating), "number") + head_cell(context.word(M::kPoints), "points");
  for (const tournament::Criterion& criterion : context.charts.order.criteria) {
    head += head_cell(escaped(write_criterion(criterion)), "number");
  }
  std::string rows;
  bool somebody_warned = false;
  for (const tournament::StandingRow& standing : context.charts.standings) {
    const Player& player = context.charts.file.record.player(standing.player);
    somebody_warned = somebody_warned || standing.warned;
    std::string cells =
        cell(std::to_string(standing.rank), "number") +
        cell(number_of(context, standing.player), "number") +
        cell(name_of(context, standing.player) + (standing.warned ? " †" : ""), "name");
    if (has_federations) cells += cell(escaped(player.federation));
    if (has_clubs) cells += cell(escaped(player.club));
    cells += cell(rating_of(context, standing.player), "number") +
             cell(points_text(standing.points), "points");
    for (const auto& value : standing.values) {
      cells += cell(value ? write_value(*value) : "", "number");
    }
    rows += row(cells);
  }
  const auto round = std::to_string(rounds_paired(context.charts.file.record));
  std::string content = table("standings", head, rows);
  if (somebody_warned) {
    content += "<p class=\"legend\">† " + std::string(context.word(M::kWarned)) + "</p>\n";
  }
  const bool is_wide = context.charts.order.criteria.size() > kMostUprightCriteria;
  return section(context, is_wide ? "wide" : "tall", context.words(M::kStandingsAfter, {round}),
                 content);
}

}  // namespace apps::page
