// How rounds that were not played count (docs/rules/tournament.md#t9.4).
#include <algorithm>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "support/tournament_cards.hpp"
#include "tournament/record.hpp"
#include "tournament/tiebreak/criterion.hpp"
#include "tournament/tiebreak/derivation.hpp"
#include "tournament/tiebreak/ledger.hpp"
#include "tournament/tiebreak/value.hpp"

namespace tournament {
namespace {

using support::cards;

Derivation derived(const Record& record, std::string_view code, int player,
                   const RankingOptions& options = {}) {
  return derive(Ledger(record, options), *parse_criterion(code), player_number(player));
}

std::string value(const Record& record, std::string_view code, int player,
                  const RankingOptions& options = {}) {
  return write_value(*derived(record, code, player, options).value);
}

// The example of T9.4: 1 asks for a draw in round 3, 4 has the bye.
Record with_byes() { return cards({"2w1 3b1 H", "1b0 4w1 3b=", "4b1 1w0 2w=", "3w0 2b0 U"}); }

TEST(UnplayedRounds, IsAGameAgainstOneselfUntil2026) {
  EXPECT_EQ(value(with_byes(), "BH/V2024", 1), "5.5");
  EXPECT_EQ(value(with_byes(), "SB/V2024", 1), "4.25");
}

TEST(UnplayedRounds, TheDummyHasAtMostHalfTheRoundsSince2026) {
  EXPECT_EQ(value(with_byes(), "BH/V2026", 1), "4.5");
  EXPECT_EQ(value(with_byes(), "SB/V2026", 1), "3.75");
  EXPECT_EQ(value(with_byes(), "BH/V2026", 4), "4.0") << "one point is below the cap";
}

TEST(UnplayedRounds, TheCapIsThatOfTheWholeCompetition) {
  Record record = with_byes();
  record.rounds = 9;
  EXPECT_EQ(value(record, "BH/V2026", 1), "5.5");
}

TEST(UnplayedRounds, AForfeitIsCappedByTheOpponentsScoreSince2026) {
  const Record record = cards({"2w+ 3b1", "1b- 4w0", "4b0 1w0", "3w1 2b1"});
  EXPECT_EQ(value(record, "BH/V2024", 1), "2.0");
  EXPECT_EQ(value(record, "BH/V2026", 1), "0.0");
  EXPECT_EQ(value(record, "BH/P", 1), "0.0");
}

TEST(UnplayedRounds, AbsenceWithoutReturnIsADrawForTheOpponents) {
  const Record record = cards({"2w1 - -", "1b0 3w1 3b1", "4b1 2b0 2w0", "3w0 U H"});
  const Derivation derivation = derived(record, "BH", 2);
  ASSERT_EQ(derivation.terms.size(), 3U);
  EXPECT_EQ(write_value(derivation.terms[0].value), "2.0") << "1 + two draws";
  EXPECT_EQ(derivation.terms[0].reason, TermReason::kAdjusted);
}

TEST(UnplayedRounds, AbsenceWithReturnCountsAsItStands) {
  const Record record = cards({"2w1 - 3w0", "1b0 3w1 -", "4b1 2b0 1b1", "3w0 U -"});
  EXPECT_EQ(write_value(derived(record, "BH", 2).terms[0].value), "1.0");
}

TEST(UnplayedRounds, AForfeitAtTheEndStaysALossAndIsNoReturn) {
  const Record record = cards({"2w1 - 3w-", "1b0 3w1 -", "4b1 2b0 1b+", "3w0 U -"});
  EXPECT_EQ(write_value(derived(record, "BH", 2).terms[0].value), "1.5");
}

TEST(UnplayedRounds, VoluntaryOnesAreCutFirst) {
  const Derivation derivation = derived(with_byes(), "BH/C1/V2024", 1);
  EXPECT_EQ(write_value(*derivation.value), "3.0");
  EXPECT_EQ(derivation.terms[2].cut, CutReason::kVoluntary);
  EXPECT_EQ(value(with_byes(), "BH/C1", 4), "3.0") << "the bye of an odd field is not voluntary";
}

TEST(UnplayedRounds, AVoluntaryOneWorthLessThanTheLeastOpponentIsNotCut) {
  // SB: the absence is worth 0; the lowest opponent was beaten.
  const Record record = cards({"2w1 3b1 -", "1b0 4w= 4b0", "4b1 1w0 -", "3w0 2b= 2w1"});
  const Derivation derivation = derived(record, "SB/C1/V2024", 1);
  const auto cut = std::ranges::find(derivation.terms, CutReason::kLow, &Term::cut);
  ASSERT_NE(cut, derivation.terms.end());
  EXPECT_EQ(cut->opponent, player_number(2)) << "lowest score, whatever it is worth";
}

TEST(UnplayedRounds, MedianCutsTheGreatestWhateverItIs) {
  EXPECT_EQ(value(with_byes(), "BH/M1/V2024", 1), "1.5");
  EXPECT_EQ(value(with_byes(), "BH/M2", 1), "0.0");
}

TEST(UnplayedRounds, ForeBuchholzTakesTheLastRoundAsDrawn) {
  const Record record = cards({"2w1 3w1", "1b0 4w1", "4b1 1b0", "3w0 2b-"});
  EXPECT_EQ(value(record, "BH", 1), "2.0");
  EXPECT_EQ(value(record, "FB", 1), "2.0") << "2 had 0.5, 3 would have 1.5";
  EXPECT_EQ(value(record, "FB", 2), "2.0") << "1 would have 1.5, 4 0.5 though he forfeited";
}

TEST(UnplayedRounds, InARoundRobinForfeitsAreGamesAndByesNothing) {
  const Record record = cards({"3w+ 2b1 U", "U 1w0 3b1", "1b- U 2w0"});
  const RankingOptions round_robin{.predetermined = true};
  EXPECT_EQ(derived(record, "SB", 1, round_robin).terms.size(), 2U);
  EXPECT_EQ(derived(record, "SB", 1).terms.size(), 3U);
}

TEST(UnplayedRounds, TheChineseRuleCountsTheLowestScorer) {
  const Record record = with_byes();
  const Derivation derivation = derived(record, "OPP", 1);
  EXPECT_EQ(write_value(*derivation.value), "4.0") << "1.5 + 1.5 + the lowest score, 1.0";
  EXPECT_EQ(derivation.terms[2].reason, TermReason::kLowest);
}

TEST(UnplayedRounds, TheLowestScorerHasScored) {
  const Record record = cards({"2w1 U", "1b0 3w0", "4b1 2b1", "3w0 -"});
  EXPECT_EQ(write_value(derived(record, "OPP", 4).terms[1].value), "2.0") << "2 and 4 have nothing";
}

}  // namespace
}  // namespace tournament
