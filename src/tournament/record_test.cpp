#include "tournament/record.hpp"

#include <gtest/gtest.h>

#include "tournament/plan.hpp"
#include "tournament/points.hpp"
#include "tournament/scoring.hpp"

namespace tournament {
namespace {

Record three_players() {
  Record record;
  record.players.resize(3);
  record.player(player_number(1)).rounds = {
      {.mark = Mark::kWin, .opponent = player_number(2), .color = Color::kFirst}};
  record.player(player_number(2)).rounds = {
      {.mark = Mark::kLoss, .opponent = player_number(1), .color = Color::kSecond}};
  record.player(player_number(3)).rounds = {{.mark = Mark::kPairingBye}};
  return record;
}

TEST(Record, ScoresFollowTheScoring) {
  Record record = three_players();
  EXPECT_EQ(score_after(record, player_number(1), 1), whole_points(1));
  record.scoring = two_point_scoring();
  EXPECT_EQ(score_after(record, player_number(1), 1), whole_points(2));
  EXPECT_EQ(score_after(record, player_number(2), 1), whole_points(0));
  EXPECT_EQ(score_after(record, player_number(3), 1), whole_points(2));
}

TEST(Record, UnevenDrawsAreWorthMoreToTheSecondMover) {
  const Scoring scoring = uneven_draw_scoring();
  EXPECT_EQ(points_of(scoring, {Mark::kDraw, player_number(2), Color::kFirst}), whole_points(1));
  EXPECT_EQ(points_of(scoring, {Mark::kDraw, player_number(1), Color::kSecond}), whole_points(2));
}

TEST(Record, AdjustmentsCountFromTheirRoundOn) {
  Record record = three_players();
  record.player(player_number(1)).adjustments = {{half_points(-1), 2}};
  EXPECT_EQ(score_after(record, player_number(1), 1), whole_points(1));
  EXPECT_EQ(score_after(record, player_number(1), 2), half_points(1));
}

TEST(Record, CardsThatAgreeAreNoContradiction) {
  EXPECT_FALSE(contradiction_in(three_players()).has_value());
}

TEST(Record, EachKindOfContradictionIsFound) {
  using Kind = Contradiction::Kind;
  const auto kind_after = [](auto change) {
    Record record = three_players();
    change(record.player(player_number(1)).rounds.front());
    return contradiction_in(record).value().kind;
  };
  EXPECT_EQ(kind_after([](Entry& e) { e.opponent = player_number(4); }), Kind::kOpponent);
  EXPECT_EQ(kind_after([](Entry& e) { e.opponent = player_number(1); }), Kind::kOpponent);
  EXPECT_EQ(kind_after([](Entry& e) { e.opponent = kNobody; }), Kind::kOpponent);
  EXPECT_EQ(kind_after([](Entry& e) { e.opponent = player_number(3); }), Kind::kCard);
  EXPECT_EQ(kind_after([](Entry& e) { e.color = Color::kSecond; }), Kind::kColors);
  EXPECT_EQ(kind_after([](Entry& e) { e.mark = Mark::kForfeitWin; }), Kind::kResults);
}

TEST(Record, BeforeARoundItsGamesAreGoneAndItsAbsencesStay) {
  Record record = three_players();
  record.players.resize(4);  // never came
  const Record before = before_round(record, 1);
  EXPECT_FALSE(has_entry(before.players[0], 1));
  EXPECT_FALSE(has_entry(before.players[2], 1));
  EXPECT_TRUE(has_entry(before.players[3], 1));
}

TEST(Record, APlanComesOntoTheCards) {
  Record record = three_players();
  apply_plan(record, {.round = 2,
                      .boards = {{player_number(3), player_number(1)}},
                      .bye = player_number(2),
                      .notes = {}});
  EXPECT_EQ(rounds_paired(record), 2);
  EXPECT_EQ(entry_of(record.players[0], 2),
            (Entry{Mark::kUnfinished, player_number(3), Color::kSecond}));
  EXPECT_EQ(entry_of(record.players[1], 2).mark, Mark::kPairingBye);
  EXPECT_FALSE(contradiction_in(record).has_value());
}

}  // namespace
}  // namespace tournament
