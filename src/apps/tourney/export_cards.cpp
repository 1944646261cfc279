// Cards of players, and the list of what a venue needs.
#include <cstddef>
#include <string>
#include <string_view>

#include "apps/tourney/export.hpp"
#include "apps/tourney/export_page.hpp"
#include "text/chart_message.hpp"
#include "tournament/points.hpp"
#include "tournament/record.hpp"
#include "tournament/tiebreak/criterion.hpp"
#include "tournament/tiebreak/standings.hpp"
#include "tournament/tiebreak/value.hpp"

namespace apps::page {
namespace {

using tournament::Color;
using tournament::Entry;
using tournament::kNobody;
using tournament::Mark;
using tournament::Player;
using tournament::PlayerNumber;

using tournament::Record;
using tournament::StandingRow;
using M = text::ChartMessage;

// A fact about the player or the competition, if there is one.
std::string fact(const Context& context, M name, std::string_view markup) {
  if (markup.empty()) return "";
  return "<dt>" + std::string(context.word(name)) + "</dt><dd>" + std::string(markup) + "</dd>\n";
}

std::string_view result_word(const Context& context, Mark mark) {
  switch (mark) {
    case Mark::kWin:
    case Mark::kUnratedWin:
      return context.word(M::kWin);
    case Mark::kDraw:
    case Mark::kUnratedDraw:
      return context.word(M::kDraw);
    case Mark::kLoss:
    case Mark::kUnratedLoss:
      return context.word(M::kLoss);
    case Mark::kForfeitWin:
      return context.word(M::kForfeitWin);
    case Mark::kForfeitLoss:
      return context.word(M::kForfeitLoss);
    case Mark::kUnfinished:
      return context.word(M::kUnfinished);
    default:
      return bye_word(context, mark);
  }
}

std::string_view color_word(const Context& context, const Entry& entry) {
  if (!entry.color) return "";
  return context.word(*entry.color == Color::kFirst ? M::kFirst : M::kSecond);
}

std::string card_row(const Context& context, PlayerNumber number, int round) {
  const Record& record = context.charts.file.record;
  const Player& player = record.player(number);
  std::string cells = cell(std::to_string(round), "number");
  if (!has_entry(player, round)) {
    for (int i = 0; i < 7; ++i) cells += cell("");
    return row(cells);
  }
  const Entry entry = entry_of(player, round);
  const bool has_opponent = entry.opponent != kNobody;
  cells += cell(color_word(context, entry)) +
           cell(has_opponent ? number_of(context, entry.opponent) : "", "number") +
           cell(has_opponent ? name_of(context, entry.opponent) : "", "name") +
           cell(has_opponent ? rating_of(context, entry.opponent) : "", "number") +
           cell(result_word(context, entry.mark)) +
           cell(points_text(points_of(record.scoring, entry)), "points") +
           cell(points_text(score_after(record, number, round)), "points");
  return row(cells);
}

std::string adjustments_of(const Context& context, const Player& player) {
  std::string list;
  for (const tournament::Adjustment& adjustment : player.adjustments) {
    const auto points = points_text(adjustment.points);
    const std::string text =
        adjustment.round == 0
            ? context.words(M::kAdjusted, {points})
            : context.words(M::kAdjustedInRound, {points, std::to_string(adjustment.round)});
    list += "<p>" + text + "</p>\n";
  }
  return list;
}

std::string standing_facts(const Context& context, const StandingRow& standing) {
  std::string facts = fact(context, M::kRank, std::to_string(standing.rank)) +
                      fact(context, M::kPoints, points_text(standing.points));
  const auto& criteria = context.charts.order.criteria;
  for (std::size_t i = 0; i < standing.values.size() && i < criteria.size(); ++i) {
    if (!standing.values[i]) continue;
    facts += "<dt>" + escaped(write_criterion(criteria[i])) + "</dt><dd>" +
             write_value(*standing.values[i]) + "</dd>\n";
  }
  return facts;
}

std::string card(const Context& context, const StandingRow& standing) {
  const Player& player = context.charts.file.record.player(standing.player);
  const std::string facts =
      "<dl>\n" + fact(context, M::kNumber, number_of(context, standing.player)) +
      fact(context, M::kRating, rating_of(context, standing.player)) +
      fact(context, M::kFederation, escaped(player.federation)) +
      fact(context, M::kClub, escaped(player.club)) + fact(context, M::kId, escaped(player.id)) +
      standing_facts(context, standing) + "</dl>\n";
  const std::string head =
      head_cell(context.word(M::kRound), "number") + head_cell(context.word(M::kColor)) +
      head_cell(context.word(M::kNumber), "number") +
      head_cell(context.word(M::kOpponent), "name") +
      head_cell(context.word(M::kRating), "number") + head_cell(context.word(M::kResult)) +
      head_cell(context.word(M::kPoints), "points") + head_cell(context.word(M::kTotal), "points");
  std::string rows;
  for (int round = 1; round <= rounds_shown(context.charts); ++round) {
    rows += card_row(context, standing.player, round);
  }
  return section(context, "card", name_of(context, standing.player),
                 facts + table("card", head, rows) + adjustments_of(context, player));
}

}  // namespace

std::string player_cards(const Context& context) {
  std::string cards;
  for (const StandingRow& standing : context.charts.standings) cards += card(context, standing);
  return cards;
}

std::string checklist(const Context& context) {
  std::string items = "<ul>\n";
  for (auto item = static_cast<std::size_t>(M::kCheckHall);
       item <= static_cast<std::size_t>(M::kCheckPosted); ++item) {
    items += "<li>" + std::string(context.word(static_cast<M>(item))) + "</li>\n";
  }
  return section(context, "checklist", context.word(M::kChecklist), items + "</ul>\n");
}

}  // namespace apps::page
