#include "tournament/tiebreak/standings.hpp"

#include <cstddef>
#include <ctime>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "support/tournament_cards.hpp"
#include "tournament/points.hpp"
#include "tournament/record.hpp"
#include "tournament/tiebreak/criterion.hpp"
#include "tournament/tiebreak/ledger.hpp"
#include "tournament/tiebreak/value.hpp"

namespace tournament {
namespace {

using support::cards;

RankingOrder by(std::initializer_list<std::string_view> codes) {
  RankingOrder order;
  for (const std::string_view code : codes) {
    order.criteria.push_back(*parse_criterion(code));
  }
  return order;
}

// `1:3 2:1 2:2`: rank and player, the best first.
std::string ranks(const Record& record, const RankingOrder& order,
                  const RankingOptions& options = {}) {
  std::string text;
  for (const StandingRow& row : standings(record, order, options)) {
    text += text.empty() ? "" : " ";
    text += std::to_string(row.rank) + ":" + std::to_string(to_int(row.player));
  }
  return text;
}

TEST(Standings, PointsComeFirstAndTiesShareTheRank) {
  const Record record = cards({"2w= 3b=", "1b= 4w=", "4b1 1w=", "3w0 2b="});
  EXPECT_EQ(ranks(record, {}), "1:3 2:1 2:2 4:4");
}

TEST(Standings, ATieBreakDividesOnlyTheLevel) {
  const Record record = cards({"2w= 3b=", "1b= 4w=", "4b1 1w=", "3w0 2b="});
  EXPECT_EQ(ranks(record, by({"BH"})), "1:3 2:1 3:2 4:4");
  EXPECT_EQ(ranks(record, by({"BPG/R", "TPN/R"})), "1:3 2:2 3:1 4:4");
}

TEST(Standings, DirectEncounterDividesWhereAllHaveMet) {
  // 1 and 2 are level and have met.
  const Record record = cards({"2w0 3b1", "1b1 4w0", "4b0 1w0", "3w1 2b1"});
  EXPECT_EQ(ranks(record, by({"DE"})), "1:4 2:2 3:1 4:3");
  const auto rows = standings(record, by({"DE"}));
  EXPECT_EQ(write_value(*rows[0].values[0]), "0") << "alone: nobody to be divided from";
  EXPECT_EQ(write_value(*rows[1].values[0]), "1");
  EXPECT_EQ(write_value(*rows[2].values[0]), "2");
}

TEST(Standings, DirectEncounterOfACircleDividesNobody) {
  const Record record = cards({"2w1 3b0 -", "1b0 - 3w1", "- 1w1 2b0"});
  EXPECT_EQ(ranks(record, by({"DE"})), "1:1 1:2 1:3");
}

TEST(Standings, DirectEncounterNamesWhoIsFirstWhateverIsMissing) {
  // All have 2; 1 beat 2 and 3, who have not met.
  const Record record =
      cards({"2w1 3b1 -", "1b0 4w1 4b1", "5w1 1w0 5b1", "6w0 2b0 2w0", "3b0 6w0 3w0", "4b1 5b1 -"});
  EXPECT_EQ(ranks(record, by({"DE"})), "1:1 1:2 1:3 1:6 5:4 5:5") << "6 could have met them all";
  Record without = record;
  without.players[5].rounds[0] = {};
  without.players[3].rounds[0] = {};
  EXPECT_EQ(ranks(without, by({"DE"})), "1:1 2:2 2:3 4:6 5:4 5:5");
}

TEST(Standings, DirectEncounterLooksAgainAtThoseItLeftLevel) {
  // 1 and 2 lead the four, 1 won their game; 3 won that against 4.
  const Record record = cards({"2w1 3b1 4w0", "1b0 4b1 3w1", "4w1 1w0 2b0", "3b0 2w0 1b1"});
  Record level = record;
  level.players[2].adjustments.push_back({.points = whole_points(1)});
  level.players[3].adjustments.push_back({.points = whole_points(1)});
  EXPECT_EQ(ranks(level, by({"DE"})), "1:1 2:2 3:3 4:4");
}

TEST(Standings, SeveralMeetingsCountAsOneOnAverage) {
  // 1 and 2 met twice, each once with 3: 1 has 0.5 + 1, 2 0.5 + 0, 3 0 + 1.
  const Record record = cards({"2w1 2b0 3w1", "1b0 1w1 -", "- - 1b0", "- - -"});
  Record level = record;
  level.players[1].rounds[2] = {.mark = Mark::kFullBye};
  level.players[2].rounds[0] = {.mark = Mark::kFullBye};
  level.players[2].rounds[1] = {.mark = Mark::kFullBye};
  EXPECT_EQ(ranks(level, by({"DE"}), {.predetermined = true}), "1:1 2:2 3:3 4:4");
}

TEST(Standings, DirectWinsAndDirectSecond) {
  const Record record = cards({"2w1 3b0", "1b0 4w1", "4b0 1w1", "3w1 2b0"});
  EXPECT_EQ(ranks(record, by({"DWIN"})), "1:1 1:2 1:3 1:4");
  const Record pair = cards({"2w= 3b=", "1b= 4w=", "4b= 1w=", "3w= 2b="});
  EXPECT_EQ(ranks(pair, by({"BPG", "DSECOND"})), "1:1 1:2 1:3 1:4");
  const Record two = cards({"2w=", "1b="});
  EXPECT_EQ(ranks(two, by({"DSECOND"})), "1:2 2:1") << "the second mover ranks first";
}

TEST(Standings, TheWarnedRankLastAmongEquals) {
  Record record = cards({"2w= 3b=", "1b= 4w=", "4b1 1w=", "3w0 2b="});
  record.players[0].warnings = 1;
  RankingOrder order = by({"BH"});
  EXPECT_EQ(ranks(record, order), "1:3 2:1 3:2 4:4");
  order.warned_last = true;
  EXPECT_EQ(ranks(record, order), "1:3 2:2 3:1 4:4");
}

TEST(Standings, FewerFoulsRankHigher) {
  Record record = cards({"2w=", "1b="});
  record.players[0].fouls = 1;
  EXPECT_EQ(ranks(record, by({"FOUL"})), "1:2 2:1");
}

TEST(Standings, ThePreviousRoundsAreLookedAtBackwards) {
  // Level at the end and after round 2; after round 1 the second led.
  const Record record = cards({"3w0 4w1 2b=", "4b1 3b0 1w=", "1b1 2w1 -", "2w0 1b0 -"});
  EXPECT_EQ(ranks(record, by({}), {.round = 1}), "1:2 1:3 3:1 3:4");
  EXPECT_EQ(ranks(record, by({"PREV"}), {.round = 2}), "1:3 2:2 3:1 4:4");
  EXPECT_EQ(ranks(record, by({"PREV"})), "1:3 2:2 3:1 4:4");
}

TEST(Standings, ReadyOrdersHaveNamesThatAreReadAgain) {
  for (const OrderKind kind :
       {OrderKind::kRoundRobin, OrderKind::kSwissA, OrderKind::kSwissB, OrderKind::kFide}) {
    EXPECT_EQ(parse_order(order_name(kind)), kind);
  }
  EXPECT_FALSE(parse_order("swiss"));
}

TEST(Standings, SwissBDropsOneRoundAfterTheOther) {
  const RankingOrder order = ready_order(OrderKind::kSwissB, 4);
  std::string codes;
  for (const Criterion& criterion : order.criteria) {
    codes += write_criterion(criterion) + " ";
  }
  EXPECT_EQ(codes, "PS WIN FOUL BPG PS/C1 PS/C2 PS/C3 ");
  EXPECT_TRUE(order.warned_last);
}

TEST(Standings, LevelWithGivesTheGroupOfATieBreak) {
  const Record record = cards({"2w= 3b=", "1b= 4w=", "4b1 1w=", "3w0 2b="});
  const RankingOrder order = by({"BH", "DE"});
  const auto rows = standings(record, order);
  EXPECT_EQ(level_with(rows, player_number(1), order, 0),
            (std::vector{player_number(1), player_number(2)}));
  EXPECT_EQ(level_with(rows, player_number(1), order, 1), std::vector{player_number(1)});
}

TEST(Standings, AnEmptyRecordHasNoRows) {
  EXPECT_TRUE(standings(Record{}, by({"BH", "DE", "PREV"})).empty());
  EXPECT_EQ(ranks(cards({"", ""}), by({"BH", "DE", "PREV", "ARO"})), "1:1 1:2");
}

// The upper half against the lower, moved on by one each round.
Record large(int half, int rounds) {
  Record record;
  record.players.resize(static_cast<std::size_t>(half) * 2);
  for (int round = 1; round <= rounds; ++round) {
    for (int upper = 1; upper <= half; ++upper) {
      const int lower = half + 1 + (upper + round) % half;
      const bool upper_wins = (upper * 7 + round * 3) % 5 < 3;
      record.player(player_number(upper))
          .rounds.push_back({.mark = upper_wins ? Mark::kWin : Mark::kLoss,
                             .opponent = player_number(lower),
                             .color = Color::kFirst});
      record.player(player_number(lower))
          .rounds.push_back({.mark = upper_wins ? Mark::kLoss : Mark::kWin,
                             .opponent = player_number(upper),
                             .color = Color::kSecond});
    }
  }
  for (std::size_t i = 0; i < record.players.size(); ++i) {
    record.players[i].rating = 2800 - static_cast<int>(i) / 4;
  }
  return record;
}

TEST(Standings, FiveThousandPlayersAreRankedAtOnce) {
  const Record record = large(2500, 11);
  ASSERT_FALSE(contradiction_in(record));
  const RankingOrder order =
      by({"BH/C1", "BH", "SB", "PS", "DE", "WIN", "BPG", "ARO", "TPR", "PREV"});
  const std::clock_t start = std::clock();  // of the processor: others may be busy too
  const auto rows = standings(record, order);
  const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
  EXPECT_EQ(rows.size(), 5000U);
  EXPECT_LT(seconds, 10) << "0.5 where nothing slows it; sanitizers do";
}

}  // namespace
}  // namespace tournament
