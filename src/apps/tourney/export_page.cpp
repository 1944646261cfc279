#include "apps/tourney/export_page.hpp"

#include <algorithm>
#include <string>
#include <string_view>

#include "apps/tourney/export.hpp"
#include "text/chart_message.hpp"
#include "tournament/points.hpp"
#include "tournament/record.hpp"
#include "tournament/scoring.hpp"
#include "tournament/trf/trf_file.hpp"

namespace apps::page {
namespace {

using tournament::Color;
using tournament::Entry;
using tournament::Mark;
using tournament::PlayerNumber;
using tournament::Points;
using M = text::ChartMessage;

std::string element(std::string_view name, std::string_view css_class, std::string_view content) {
  std::string markup = "<";
  markup.append(name);
  if (!css_class.empty()) markup.append(" class=\"").append(css_class).append("\"");
  markup.append(">").append(content).append("</").append(name).append(">");
  return markup;
}

}  // namespace

std::string escaped(std::string_view text) {
  std::string markup;
  for (const char c : text) {
    switch (c) {
      case '&':
        markup += "&amp;";
        break;
      case '<':
        markup += "&lt;";
        break;
      case '>':
        markup += "&gt;";
        break;
      case '"':
        markup += "&quot;";
        break;
      case '\'':
        markup += "&#39;";
        break;
      default:
        markup += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
    }
  }
  return markup;
}

std::string cell(std::string_view markup, std::string_view css_class) {
  return element("td", css_class, markup);
}

std::string head_cell(std::string_view markup, std::string_view css_class) {
  return element("th", css_class, markup);
}

std::string row(std::string_view cells) { return element("tr", "", cells) + '\n'; }

std::string table(std::string_view css_class, std::string_view head_cells, std::string_view rows) {
  std::string content = "\n<thead>";
  content.append(element("tr", "", head_cells)).append("</thead>\n<tbody>\n");
  content.append(rows).append("</tbody>\n");
  return element("table", css_class, content) + '\n';
}

std::string section(const Context& context, std::string_view css_class, std::string_view title,
                    std::string_view content) {
  std::string event = event_name(context);
  const std::string facts = event_facts(context);
  if (!facts.empty()) event.append(" · ").append(facts);
  std::string markup = "\n";
  markup.append(element("p", "event", event)).append("\n");
  markup.append(element("h2", "", title)).append("\n").append(content);
  return element("section", css_class, markup).append("\n");
}

std::string event_name(const Context& context) {
  const std::string& name = context.charts.file.record.name;
  return name.empty() ? std::string(context.word(M::kCompetition)) : escaped(name);
}

std::string event_facts(const Context& context) {
  const tournament::TrfHeader& header = context.charts.file.header;
  std::string dates = header.start_date;
  if (!header.end_date.empty() && header.end_date != header.start_date) {
    dates.append(dates.empty() ? "" : " – ").append(header.end_date);
  }
  const std::string arbiter =
      header.chief_arbiter.empty() ? "" : context.words(M::kChiefArbiter, {header.chief_arbiter});
  std::string facts;
  for (const std::string& fact : {header.city, dates, header.time_control, arbiter}) {
    if (!fact.empty()) facts.append(facts.empty() ? "" : " · ").append(escaped(fact));
  }
  return facts;
}

std::string points_text(Points points) {
  std::string text = write_points(points);
  std::string whole = text.substr(0, text.find('.'));
  if (text.ends_with(".0")) return whole;
  if (!text.ends_with(".5")) return text;
  if (whole == "0") return "½";
  return whole == "-0" ? "-½" : whole + "½";
}

std::string result_sign(const tournament::Scoring& scoring, const Entry& entry) {
  switch (entry.mark) {
    case Mark::kForfeitWin:
      return "+";
    case Mark::kForfeitLoss:
      return "−";
    case Mark::kUnfinished:
      return "*";
    default:
      return points_text(points_of(scoring, entry));
  }
}

std::string name_of(const Context& context, PlayerNumber player) {
  const tournament::Player& known = context.charts.file.record.player(player);
  const std::string title = escaped(known.title);
  return (title.empty() ? "" : "<small>" + title + "</small> ") + escaped(known.name);
}

std::string number_of(const Context& context, PlayerNumber player) {
  return std::to_string(file_number(context.charts.file, player));
}

std::string rating_of(const Context& context, PlayerNumber player) {
  const int rating = context.charts.file.record.player(player).rating;
  return rating == 0 ? "" : std::to_string(rating);
}

std::string_view color_sign(const Context& context, const Entry& entry) {
  if (!entry.color) return "";
  return context.word(*entry.color == Color::kFirst ? M::kFirstSign : M::kSecondSign);
}

std::string_view bye_word(const Context& context, Mark mark) {
  switch (mark) {
    case Mark::kPairingBye:
      return context.word(M::kBye);
    case Mark::kHalfBye:
      return context.word(M::kHalfBye);
    case Mark::kFullBye:
      return context.word(M::kFullBye);
    default:
      return context.word(M::kAbsent);
  }
}

int rounds_shown(const Charts& charts) {
  return std::max(charts.file.record.rounds, rounds_paired(charts.file.record));
}

}  // namespace apps::page
