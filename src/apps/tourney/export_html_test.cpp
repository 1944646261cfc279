#include <cstddef>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "apps/tourney/export.hpp"
#include "apps/tourney/export_page.hpp"
#include "text/catalogue.hpp"
#include "tournament/points.hpp"
#include "tournament/record.hpp"
#include "tournament/tiebreak/criterion.hpp"
#include "tournament/tiebreak/standings.hpp"
#include "tournament/trf/trf_file.hpp"

namespace apps {
namespace {

using text::Language;
using tournament::Color;
using tournament::Mark;
using tournament::player_number;
using tournament::Record;

constexpr PageParts kAllParts = {.pairings_of = 1,
                                 .standings = true,
                                 .wall_chart = true,
                                 .cross_table = true,
                                 .cards = true,
                                 .checklist = true};

// So many players, one round: 1 beats 2, 3 beats 4 and so on.
Record players(int count) {
  Record record;
  record.name = "<Cup> & \"Co\"";
  record.players.resize(static_cast<std::size_t>(count));
  for (int i = 1; i <= count; ++i) {
    record.player(player_number(i)).name = "Player <" + std::to_string(i) + ">";
  }
  for (int i = 1; i + 1 <= count; i += 2) {
    record.player(player_number(i)).rounds = {{Mark::kWin, player_number(i + 1), Color::kFirst}};
    record.player(player_number(i + 1)).rounds = {{Mark::kLoss, player_number(i), Color::kSecond}};
  }
  return record;
}

std::string html(const Record& record, const PageParts& parts, Language language) {
  const auto file = tournament::trf_file_of(record);
  const tournament::RankingOrder order{.criteria = {*tournament::parse_criterion("BH")}};
  const auto rows = standings(record, order);
  return charts_html({.file = file, .order = order, .standings = rows}, parts, language);
}

std::size_t count(const std::string& text, const std::string& part) {
  std::size_t found = 0;
  for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
  return found;
}

// Every tag that is opened is closed in the right order; those without content apart.
bool is_well_formed(const std::string& html) {
  std::vector<std::string> open;
  for (auto at = html.find('<'); at != std::string::npos; at = html.find('<', at + 1)) {
    const std::string tag = html.substr(at + 1, html.find_first_of(" >", at) - at - 1);
    if (tag == "!DOCTYPE" || tag == "meta" || tag == "br") continue;
    if (tag.front() != '/') {
      open.push_back(tag);
    } else if (open.empty() || open.back() != tag.substr(1)) {
      return false;
    } else {
      open.pop_back();
    }
  }
  return open.empty();
}

TEST(ExportHtml, IsWellFormedAndNeedsNothingElse) {
  for (const Language language : text::kLanguages) {
    for (const int count : {2, 5, 30}) {
      const std::string page = html(players(count), kAllParts, language);
      EXPECT_TRUE(is_well_formed(page));
      for (const char* outside : {"http", "src=", "href=", "<script", "url("}) {
        EXPECT_EQ(page.find(outside), std::string::npos) << outside;
      }
    }
  }
}

TEST(ExportHtml, TextOfPeopleIsNoMarkup) {
  const std::string page = html(players(2), kAllParts, Language::kEnglish);
  EXPECT_EQ(page.find("<Cup>"), std::string::npos);
  EXPECT_EQ(page.find("Player <"), std::string::npos);
  EXPECT_NE(page.find("&lt;Cup&gt; &amp; &quot;Co&quot;"), std::string::npos);
}

TEST(ExportHtml, HasThePartsThatWereAskedFor) {
  const std::string all = html(players(6), kAllParts, Language::kSimplified);
  EXPECT_EQ(count(all, "<section"), 5U + 6U);  // a card for each player
  const std::string one = html(players(6), {.standings = true}, Language::kSimplified);
  EXPECT_EQ(count(one, "<section"), 1U);
  EXPECT_NE(one.find("第 1 轮后排名"), std::string::npos);
}

TEST(ExportHtml, SpeaksThreeLanguages) {
  const Record record = players(2);
  EXPECT_NE(html(record, kAllParts, Language::kEnglish).find("Pairings of round 1"),
            std::string::npos);
  EXPECT_NE(html(record, kAllParts, Language::kTraditional).find("第 1 輪對陣表"),
            std::string::npos);
  EXPECT_NE(html(record, kAllParts, Language::kTraditional).find("lang=\"zh-Hant\""),
            std::string::npos);
}

TEST(ExportHtml, ACrossTableOfManyGoesByRounds) {
  EXPECT_EQ(count(html(players(20), {.cross_table = true}, Language::kEnglish), "class=\"self\""),
            20U);
  const std::string many = html(players(22), {.cross_table = true}, Language::kEnglish);
  EXPECT_EQ(count(many, "class=\"self\""), 0U);
  // The first of the standings is player 1; he met player 2, who is twelfth.
  EXPECT_NE(many.find(">12<i>f</i> <b>1</b><"), std::string::npos);
}

TEST(ExportHtml, AGameWithoutResultLeavesRoomForIt) {
  Record record = players(2);
  record.players[0].rounds[0].mark = Mark::kUnfinished;
  record.players[1].rounds[0].mark = Mark::kUnfinished;
  const std::string page = html(record, {.pairings_of = 1}, Language::kEnglish);
  EXPECT_NE(page.find("<span class=\"blank\"></span>"), std::string::npos);
}

TEST(ExportHtml, HalvesAreWrittenAsSuch) {
  EXPECT_EQ(page::points_text(tournament::half_points(11)), "5½");
  EXPECT_EQ(page::points_text(tournament::half_points(1)), "½");
  EXPECT_EQ(page::points_text(tournament::half_points(-1)), "-½");
  EXPECT_EQ(page::points_text(tournament::whole_points(10)), "10");
  EXPECT_EQ(page::points_text({13}), "1.3");
}

}  // namespace
}  // namespace apps
