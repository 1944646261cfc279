#include "tournament/tiebreak/derivation.hpp"

#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "support/tournament_cards.hpp"
#include "tournament/points.hpp"
#include "tournament/record.hpp"
#include "tournament/scoring.hpp"
#include "tournament/tiebreak/criterion.hpp"
#include "tournament/tiebreak/ledger.hpp"
#include "tournament/tiebreak/value.hpp"

namespace tournament {
namespace {

using support::cards;

std::string value(const Record& record, std::string_view code, int player,
                  const RankingOptions& options = {}) {
  const auto derived =
      derive(Ledger(record, options), *parse_criterion(code), player_number(player));
  return derived.value ? write_value(*derived.value) : "none";
}

// Ratings 2400, 2300, 2200, 2100.
Record four() { return cards({"2w1 3b= 4w1", "1b0 4w1 3b1", "4b1 1w= 2w0", "3w0 2b0 1b0"}); }

TEST(OwnRecord, CountsWinsAndGamesAsSecondMover) {
  const Record record =
      cards({"2w1 3b1 4b+ U H", "1b0 4w1 - F 3b=", "4b1 1w0 U - 2w=", "3w0 2b0 1w- - -"});
  EXPECT_EQ(value(record, "WIN", 1), "4");
  EXPECT_EQ(value(record, "WON", 1), "2");
  EXPECT_EQ(value(record, "BPG", 1), "1");
  EXPECT_EQ(value(record, "BWG", 1), "1");
  EXPECT_EQ(value(record, "VUR", 1), "1");
  EXPECT_EQ(value(record, "REP", 1), "4");
  EXPECT_EQ(value(record, "VUR", 4), "3") << "a forfeit and two absences";
  EXPECT_EQ(value(record, "STD", 2), "2.5");
  EXPECT_EQ(value(record, "TPN", 3), "3");
}

TEST(OwnRecord, ProgressiveSumsEveryRoundAndCutsTheFirst) {
  EXPECT_EQ(value(four(), "PS", 1), "5.0") << "1 + 1.5 + 2.5";
  EXPECT_EQ(value(four(), "PS/C1", 1), "4.0");
  EXPECT_EQ(value(four(), "PS/C2", 1), "2.5");
  EXPECT_EQ(value(four(), "PS/C9", 1), "0.0");
}

TEST(OwnRecord, AByeWorthADrawIsNoWin) {
  Scoring scoring = two_point_scoring();
  scoring.pairing_bye = whole_points(1);
  const Record record = cards({"U 2w1", "- 1b0"}, scoring);
  EXPECT_EQ(value(record, "WIN", 1), "1");
  EXPECT_EQ(value(record, "STD", 1), "1.5");
  EXPECT_EQ(value(record, "PTS", 1), "3.0");
}

TEST(OwnRecord, PointsHoldWhatTheArbiterTook) {
  Record record = four();
  record.players[0].adjustments.push_back({.points = half_points(-1), .round = 2});
  EXPECT_EQ(value(record, "PTS", 1), "2.0");
  EXPECT_EQ(value(record, "PS", 1), "4.0") << "1 + 1 + 2";
}

TEST(OwnRecord, ARatingThatIsMissingCannotBeSaid) {
  Record record = four();
  record.players[1].rating = 0;
  EXPECT_EQ(value(record, "RTNG", 1), "2400");
  EXPECT_EQ(value(record, "RTNG", 2), "none");
  EXPECT_EQ(value(record, "RTNG", 2, {.unrated = 1000}), "1000");
}

TEST(Opponents, BuchholzAndSonnebornBerger) {
  EXPECT_EQ(value(four(), "BH", 1), "3.5") << "2.0 + 1.5 + 0.0";
  EXPECT_EQ(value(four(), "BH/C1", 1), "3.5");
  EXPECT_EQ(value(four(), "BH/M1", 1), "1.5");
  EXPECT_EQ(value(four(), "SB", 1), "2.75") << "2.0 + 0.75 + 0";
  EXPECT_EQ(value(four(), "SB/C1", 1), "2.75");
}

TEST(Opponents, AverageBuchholzIsExact) {
  // Buchholz of 2, 3 and 4: 2.5+0+1.5 = 4.0, 0+2.5+2.0 = 4.5, 1.5+2.0+2.5 = 6.0.
  EXPECT_EQ(value(four(), "AOB", 1), "4.83");
  const auto derived = derive(Ledger(four(), {}), *parse_criterion("AOB"), player_number(1));
  EXPECT_EQ(*derived.value, (Value{.numerator = 145, .denominator = 30}));
}

TEST(Opponents, KoyaCountsThoseWithHalfThePoints) {
  EXPECT_EQ(value(four(), "KS", 1), "1.5") << "2 and 3 have at least 1.5";
  EXPECT_EQ(value(four(), "KS/L+1", 1), "1.0") << "only 2 has 2.0";
  EXPECT_EQ(value(four(), "KS/L-3", 1), "2.5");
}

TEST(Opponents, SmallPointsAreTheBeatenAndHalfTheDrawn) {
  const Record record =
      cards({"2w1 3b= 4w1", "1b0 4w1 3b1", "4b1 1w= 2w0", "3w0 2b0 1b0"}, two_point_scoring());
  EXPECT_EQ(value(record, "SMALL", 1), "5.50") << "4 + 3 / 2 + 0";
}

TEST(Ratings, AverageAndPerformance) {
  EXPECT_EQ(value(four(), "ARO", 1), "2200");
  EXPECT_EQ(value(four(), "ARO/C1", 1), "2250");
  EXPECT_EQ(value(four(), "ARO/M1", 1), "2200");
  EXPECT_EQ(value(four(), "TPR", 1), "2473") << "83 %: 273 above 2200";
  EXPECT_EQ(value(four(), "TPR", 4), "1500") << "nothing: 800 below 2300";
}

TEST(Ratings, ThePerfectRatingIsTheLowestThatExpectsTheScore) {
  EXPECT_EQ(value(four(), "PTP", 4), "1400") << "nothing scored: 800 below the lowest";
  const Record winner = cards({"2w1", "1b0"});
  EXPECT_EQ(value(winner, "PTP", 1), "3036") << "2300 + 736";
  const Record drawn = cards({"2w=", "1b="});
  EXPECT_EQ(value(drawn, "PTP", 1), "2297") << "up to 3 points apart half a game is expected";
}

TEST(Ratings, AveragesOfTheOpponentsPerformances) {
  const Record record = cards({"2w1", "1b0"});
  EXPECT_EQ(value(record, "APRO", 1), "1600");
  EXPECT_EQ(value(record, "APPO", 1), "1600");
}

TEST(Ratings, WithoutGamesThereIsNoAverage) {
  const Record record = cards({"2w+ H", "1b- -"});
  EXPECT_EQ(value(record, "ARO", 1), "none");
  EXPECT_EQ(value(record, "TPR", 1), "none");
}

TEST(Direct, EachGameAmongTheLevelIsNamed) {
  const Record record = four();
  const Ledger kept(record, {});
  const std::vector<PlayerNumber> group = {player_number(1), player_number(2), player_number(3)};
  const auto derived = derive(kept, *parse_criterion("DE"), player_number(1), group);
  ASSERT_EQ(derived.terms.size(), 2U);
  EXPECT_EQ(derived.terms[0].opponent, player_number(2));
  EXPECT_EQ(write_value(derived.terms[1].value), "0.5");
  EXPECT_EQ(derived.value, count_value(1));
}

}  // namespace
}  // namespace tournament
