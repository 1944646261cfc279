// Wall chart and cross table.
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "apps/tourney/export.hpp"
#include "apps/tourney/export_page.hpp"
#include "text/chart_message.hpp"
#include "tournament/record.hpp"
#include "tournament/tiebreak/standings.hpp"

namespace apps::page {
namespace {

using tournament::Entry;
using tournament::kNobody;
using tournament::Player;
using tournament::PlayerNumber;
using tournament::Record;
using tournament::StandingRow;
using M = text::ChartMessage;

// With more columns than this a table is printed across the page.
constexpr int kMostUprightRounds = 7;
// So many players fit as columns of a table.
constexpr std::size_t kMostInMatrix = 20;

std::string_view page_class(int columns) { return columns > kMostUprightRounds ? "wide" : "tall"; }

// Opponent, colour and result; `opponent` is how the table names him.
std::string entry_text(const Context& context, const Entry& entry, std::string_view opponent) {
  const auto& scoring = context.charts.file.record.scoring;
  if (entry.opponent == kNobody) {
    const auto word = entry.mark == tournament::Mark::kAbsent ? "–" : context.word(M::kBye);
    return "<small>" + std::string(word) + "</small> " + points_text(points_of(scoring, entry));
  }
  return std::string(opponent) + "<i>" + std::string(color_sign(context, entry)) + "</i> <b>" +
         result_sign(scoring, entry) + "</b>";
}

std::string round_heads(int rounds) {
  std::string heads;
  for (int round = 1; round <= rounds; ++round) heads += head_cell(std::to_string(round), "round");
  return heads;
}

// A row's cells for the rounds, each with the points so far under it.
std::string wall_cells(const Context& context, PlayerNumber number, int rounds) {
  const Record& record = context.charts.file.record;
  const Player& player = record.player(number);
  std::string cells;
  for (int round = 1; round <= rounds; ++round) {
    if (!has_entry(player, round)) {
      cells += cell("", "round");
      continue;
    }
    const Entry entry = entry_of(player, round);
    const std::string opponent =
        entry.opponent == kNobody ? "" : number_of(context, entry.opponent);
    cells += cell(entry_text(context, entry, opponent) + "<br><small>" +
                      points_text(score_after(record, number, round)) + "</small>",
                  "round");
  }
  return cells;
}

std::vector<int> ranks_of(const Charts& charts) {
  std::vector<int> ranks(charts.file.record.players.size());
  for (const StandingRow& standing : charts.standings) {
    ranks[static_cast<std::size_t>(to_int(standing.player)) - 1] = standing.rank;
  }
  return ranks;
}

// All games of a player against another, or a sign that it is he himself.
std::string meetings(const Context& context, PlayerNumber player, PlayerNumber opponent) {
  const Record& record = context.charts.file.record;
  std::string results;
  for (int round = 1; has_entry(record.player(player), round); ++round) {
    const Entry entry = entry_of(record.player(player), round);
    if (entry.opponent == opponent) {
      results.append(results.empty() ? "" : " ").append(result_sign(record.scoring, entry));
    }
  }
  return results;
}

std::string matrix(const Context& context) {
  const auto& standings = context.charts.standings;
  std::string head =
      head_cell(context.word(M::kRank), "number") + head_cell(context.word(M::kName), "name");
  std::string rows;
  for (std::size_t i = 0; i < standings.size(); ++i) {
    head += head_cell(std::to_string(i + 1), "round");
    std::string cells = cell(std::to_string(standings[i].rank), "number") +
                        cell(name_of(context, standings[i].player), "name");
    for (const StandingRow& other : standings) {
      cells += other.player == standings[i].player
                   ? cell("", "self")
                   : cell(meetings(context, standings[i].player, other.player), "round");
    }
    rows += row(cells + cell(points_text(standings[i].points), "points"));
  }
  return table("cross", head + head_cell(context.word(M::kPoints), "points"), rows);
}

// By rounds, with the places of the opponents in this table.
std::string by_rounds(const Context& context, int rounds) {
  std::vector<std::size_t> places(context.charts.file.record.players.size());
  for (std::size_t i = 0; i < context.charts.standings.size(); ++i) {
    places[static_cast<std::size_t>(to_int(context.charts.standings[i].player)) - 1] = i + 1;
  }
  const std::string head = head_cell("", "number") + head_cell(context.word(M::kName), "name") +
                           round_heads(rounds) + head_cell(context.word(M::kPoints), "points") +
                           head_cell(context.word(M::kRank), "number");
  std::string rows;
  for (std::size_t i = 0; i < context.charts.standings.size(); ++i) {
    const StandingRow& standing = context.charts.standings[i];
    const Player& player = context.charts.file.record.player(standing.player);
    std::string cells =
        cell(std::to_string(i + 1), "number") + cell(name_of(context, standing.player), "name");
    for (int round = 1; round <= rounds; ++round) {
      const Entry entry = entry_of(player, round);
      const bool has_opponent = entry.opponent != kNobody;
      const std::string opponent =
          has_opponent
              ? std::to_string(places[static_cast<std::size_t>(to_int(entry.opponent)) - 1])
              : "";
      cells += cell(has_entry(player, round) ? entry_text(context, entry, opponent) : "", "round");
    }
    rows += row(cells + cell(points_text(standing.points), "points") +
                cell(std::to_string(standing.rank), "number"));
  }
  return table("cross", head, rows);
}

std::string legend(const Context& context, M message) {
  return "<p class=\"legend\">" + std::string(context.word(message)) + "</p>\n";
}

}  // namespace

std::string wall_chart(const Context& context) {
  const Record& record = context.charts.file.record;
  const int rounds = rounds_shown(context.charts);
  const std::vector<int> ranks = ranks_of(context.charts);
  std::string rows;
  for (std::size_t i = 0; i < record.players.size(); ++i) {
    const PlayerNumber number = tournament::player_number(static_cast<int>(i) + 1);
    rows +=
        row(cell(number_of(context, number), "number") + cell(name_of(context, number), "name") +
            cell(rating_of(context, number), "number") + wall_cells(context, number, rounds) +
            cell(points_text(score_after(record, number, rounds)), "points") +
            cell(std::to_string(ranks[i]), "number"));
  }
  const std::string head =
      head_cell(context.word(M::kNumber), "number") + head_cell(context.word(M::kName), "name") +
      head_cell(context.word(M::kRating), "number") + round_heads(rounds) +
      head_cell(context.word(M::kPoints), "points") + head_cell(context.word(M::kRank), "number");
  return section(context, page_class(rounds), context.word(M::kWallChart),
                 table("wall", head, rows) + legend(context, M::kWallLegend));
}

std::string cross_table(const Context& context) {
  const std::size_t players = context.charts.standings.size();
  if (players <= kMostInMatrix) {
    return section(context, page_class(static_cast<int>(players) / 2), context.word(M::kCrossTable),
                   matrix(context) + legend(context, M::kMatrixLegend));
  }
  const int rounds = rounds_shown(context.charts);
  return section(context, page_class(rounds), context.word(M::kCrossTable),
                 by_rounds(context, rounds) + legend(context, M::kCrossLegend));
}

}  // namespace apps::page
