// The parts of the printed page, each a section of HTML. Pure; any thread may use them.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "apps/tourney/export.hpp"
#include "text/catalogue.hpp"
#include "text/chart_message.hpp"
#include "tournament/points.hpp"
#include "tournament/record.hpp"
#include "tournament/scoring.hpp"

namespace apps::page {

// What every part needs.
struct Context {
  const Charts& charts;
  text::Language language;

  std::string_view word(text::ChartMessage message) const {
    return text::message(language, message);
  }
  std::string words(text::ChartMessage message,
                    std::initializer_list<std::string_view> arguments) const {
    return text::format(language, message, arguments);
  }
};

// The name of the competition, and where and when it is, as markup.
std::string event_name(const Context& context);
std::string event_facts(const Context& context);

std::string pairing_list(const Context& context, int round);
std::string standings_table(const Context& context);
std::string wall_chart(const Context& context);
std::string cross_table(const Context& context);
std::string player_cards(const Context& context);
std::string checklist(const Context& context);

// The text with what HTML takes for markup written in another way.
std::string escaped(std::string_view text);
// `<td class="...">text</td>`; the text is markup. Without a class where it is empty.
std::string cell(std::string_view markup, std::string_view css_class = "");
std::string head_cell(std::string_view markup, std::string_view css_class = "");
std::string row(std::string_view cells);
std::string table(std::string_view css_class, std::string_view head_cells, std::string_view rows);
// A section with a title. In print each begins a page, with the name of the competition on it.
std::string section(const Context& context, std::string_view css_class, std::string_view title,
                    std::string_view content);

// `5`, `5½`, `1.3`.
std::string points_text(tournament::Points points);
// What the player's card says, in points, or as a sign: `½`, `+`, `*`.
std::string result_sign(const tournament::Scoring& scoring, const tournament::Entry& entry);
// The name with the title before it.
std::string name_of(const Context& context, tournament::PlayerNumber player);
// The number in the file.
std::string number_of(const Context& context, tournament::PlayerNumber player);
// The rating; nothing where there is none.
std::string rating_of(const Context& context, tournament::PlayerNumber player);
// The sign of the colour: `f`, `s`; 先, 后. Nothing without a colour.
std::string_view color_sign(const Context& context, const tournament::Entry& entry);
// What stands on the card of one who has no opponent: `bye`, `absent`.
std::string_view bye_word(const Context& context, tournament::Mark mark);
// The rounds that the charts show: those announced, or those paired if there are more.
int rounds_shown(const Charts& charts);

}  // namespace apps::page
