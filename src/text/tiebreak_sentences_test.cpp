#include "text/tiebreak_sentences.hpp"

#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "support/tournament_cards.hpp"
#include "text/catalogue.hpp"
#include "tournament/record.hpp"
#include "tournament/tiebreak/criterion.hpp"
#include "tournament/tiebreak/derivation.hpp"
#include "tournament/tiebreak/ledger.hpp"

namespace text {
namespace {

using Lines = std::vector<std::string>;

std::string number_of(tournament::PlayerNumber player) {
  return std::string("#").append(std::to_string(to_int(player)));
}

Lines derived(Language language, std::string_view code, int player,
              const std::vector<int>& level = {}) {
  const auto record = support::cards({"2w1 3b1 H", "1b0 4w1 3b=", "4b1 1w0 2w=", "3w0 2b0 U"});
  const tournament::Ledger ledger(record, {});
  std::vector<tournament::PlayerNumber> group;
  group.reserve(level.size());
  for (const int number : level) group.push_back(tournament::player_number(number));
  return derivation_sentences(
      language,
      derive(ledger, *tournament::parse_criterion(code), tournament::player_number(player), group),
      number_of);
}

TEST(TiebreakSentences, NameEveryRoundAndWhatIsCut) {
  EXPECT_EQ(derived(Language::kEnglish, "BH/C1", 1),
            (Lines{"BH/C1, Buchholz: 3.0", "round 1, #2: 1.5", "round 2, #3: 1.5",
                   "round 3: 1.5 (not played: the player's own score, cut down to the most that is "
                   "allowed; cut first, voluntarily unplayed)"}));
}

TEST(TiebreakSentences, ShowProducts) {
  EXPECT_EQ(derived(Language::kSimplified, "SB/V2024", 1),
            (Lines{"SB/V2024，索伯分（索伦博恩-伯格）：4.25", "第 1 轮，#2：1.5 × 1.0 = 1.50",
                   "第 2 轮，#3：1.5 × 1.0 = 1.50",
                   "第 3 轮：2.5 × 0.5 = 1.25 (未赛：以本人积分代替对手积分)"}));
}

TEST(TiebreakSentences, NameThoseWhoAreLevel) {
  EXPECT_EQ(derived(Language::kEnglish, "DE", 2, {2, 3}),
            (Lines{"DE, direct encounter: 0", "level with #3", "round 3, #3: 0.5"}));
}

TEST(TiebreakSentences, SayWhatCannotBeSaid) {
  const auto record = support::cards({"-", "-"});
  const tournament::Ledger ledger(record, {});
  const auto none =
      derive(ledger, *tournament::parse_criterion("ARO"), tournament::player_number(1));
  EXPECT_EQ(derivation_sentences(Language::kTraditional, none, number_of),
            (Lines{"ARO，對手平均等級分：無法得出"}));
}

TEST(TiebreakSentences, HaveANameForEveryCode) {
  for (const auto& info : tournament::known_codes()) {
    for (const auto language : kLanguages) {
      EXPECT_FALSE(measure_name(language, info.measure).empty()) << info.code;
    }
  }
  EXPECT_EQ(measure_name(Language::kEnglish, tournament::Measure::kPreviousRank),
            "rank after the round before");
  EXPECT_EQ(measure_name(Language::kEnglish, tournament::Measure::kRating), "rating");
}

}  // namespace
}  // namespace text
