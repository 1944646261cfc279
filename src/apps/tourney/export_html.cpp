#include <string>
#include <string_view>

#include "apps/tourney/export.hpp"
#include "apps/tourney/export_page.hpp"
#include "text/catalogue.hpp"

namespace apps {
namespace {

constexpr std::string_view kStyle = R"(
:root { --line: #999; --faint: #ddd; }
* { box-sizing: border-box; }
body { margin: 2rem auto; max-width: 62rem; padding: 0 1.5rem; color: #111; background: #fff;
  font: 15px/1.4 "Noto Serif", "Source Serif 4", Georgia, "Noto Serif CJK SC",
    "Source Han Serif SC", "Songti SC", SimSun, serif;
  font-variant-numeric: lining-nums tabular-nums; }
:lang(zh-Hant) body, body:lang(zh-Hant) { font-family: "Noto Serif", "Source Serif 4", Georgia,
    "Noto Serif CJK TC", "Source Han Serif TC", "Songti TC", PMingLiU, serif; }
header { text-align: center; margin-bottom: 1.6rem; }
h1 { font-size: 1.7rem; font-weight: 600; margin: 0 0 .2rem; }
h2 { font-size: 1.2rem; font-weight: 600; margin: 0 0 .6rem; }
header p { margin: 0; color: #444; font-size: .9rem; }
section { margin: 0 0 2.4rem; }
table { border-collapse: collapse; width: 100%; border-top: 1.5px solid #111;
  border-bottom: 1.5px solid #111; font-size: .92rem; }
table + table { margin-top: 1rem; }
th { font-weight: 600; border-bottom: .75px solid #111; vertical-align: bottom; }
th, td { padding: .22rem .45rem; text-align: left; }
td { border-bottom: .5px solid var(--faint); vertical-align: top; }
tbody tr:last-child td { border-bottom: 0; }
.number, .points { text-align: right; white-space: nowrap; }
.points { font-weight: 600; }
.name { width: auto; }
.board, .result, .round, .self { text-align: center; white-space: nowrap; }
td.self { background: #222; }
.round { min-width: 2em; }
table.pairings td.result, table.pairings td.board { font-weight: 600; }
table.pairings td.points, table.unpaired td.points { font-weight: 400; color: #444; }
.blank { display: inline-block; width: 3.5em; border-bottom: .75px solid var(--line); }
table.wall, table.cross { font-size: .82rem; }
table.wall td, table.cross td { padding: .18rem .3rem; }
table.cross td.round { border-left: .5px solid var(--faint); }
i { font-style: normal; color: #555; font-size: .8em; margin-left: .12em; }
small { color: #555; font-size: .82em; }
.event { display: none; }
.legend { color: #444; font-size: .82rem; margin: .5rem 0 0; }
dl { display: flex; flex-wrap: wrap; gap: .1rem 1.6rem; margin: 0 0 .8rem; }
dt { color: #555; font-size: .85rem; }
dd { margin: 0 0 0 -1.2rem; font-weight: 600; font-size: .9rem; }
ul { list-style: none; margin: 0; padding: 0; columns: 1; }
li { padding: .35rem 0 .35rem 2rem; border-bottom: .5px solid var(--faint); position: relative; }
li::before { content: ""; position: absolute; left: .2rem; top: .55rem; width: .85rem;
  height: .85rem; border: 1px solid #111; }
@page { size: A4; margin: 14mm 13mm; }
@page wide { size: A4 landscape; }
@media print {
  body { margin: 0; max-width: none; padding: 0; font-size: 10.5pt; }
  header { display: none; }
  .event { display: block; text-align: right; color: #444; font-size: 8.5pt; margin: 0 0 4mm;
    padding-bottom: 1mm; border-bottom: .5px solid var(--line); }
  section { margin: 0; }
  section + section { break-before: page; }
  section.wide { page: wide; }
  thead { display: table-header-group; }
  tr, li { break-inside: avoid; }
  h2 { break-after: avoid; }
}
)";

}  // namespace

std::string charts_html(const Charts& charts, const PageParts& parts, text::Language language) {
  const page::Context context{.charts = charts, .language = language};
  const std::string name = page::event_name(context);
  std::string html = "<!DOCTYPE html>\n<html lang=\"";
  html.append(language_code(language)).append("\">\n<head>\n<meta charset=\"utf-8\">\n");
  html.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
  html.append("<title>").append(name).append("</title>\n<style>").append(kStyle);
  html.append("</style>\n</head>\n<body>\n<header>\n<h1>").append(name).append("</h1>\n<p>");
  html.append(page::event_facts(context)).append("</p>\n</header>\n");
  if (parts.pairings_of > 0) html += page::pairing_list(context, parts.pairings_of);
  if (parts.standings) html += page::standings_table(context);
  if (parts.wall_chart) html += page::wall_chart(context);
  if (parts.cross_table) html += page::cross_table(context);
  if (parts.cards) html += page::player_cards(context);
  if (parts.checklist) html += page::checklist(context);
  return html + "</body>\n</html>\n";
}

}  // namespace apps
