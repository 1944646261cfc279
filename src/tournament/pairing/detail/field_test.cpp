#include "tournament/pairing/detail/field.hpp"

#include <array>
#include <cstddef>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "support/tournament_cards.hpp"
#include "tournament/points.hpp"
#include "tournament/record.hpp"
#include "tournament/scoring.hpp"

namespace tournament::detail {
namespace {

using support::cards;

const Contender& player(const Field& field, int number) {
  std::size_t place = 0;
  while (to_int(field.players[place].number) != number) ++place;
  return field.players[place];
}

bool may_meet(const Field& field, int one, int other) {
  const auto place = [&](int number) {
    return static_cast<std::size_t>(&player(field, number) - field.players.data());
  };
  return field.compatible.test(place(one), place(other));
}

std::vector<int> order_of(const Field& field) {
  std::vector<int> numbers;
  numbers.reserve(field.players.size());
  for (const Contender& one : field.players) numbers.push_back(to_int(one.number));
  return numbers;
}

TEST(Field, PlayersStandByScoreThenNumber) {  // 1.2
  const Field field = make_field(cards({"2w0", "1b1", "4w=", "3b="}));
  EXPECT_EQ(order_of(field), (std::vector{2, 3, 4, 1}));
  EXPECT_EQ(field.group_begin, (std::vector<std::size_t>{0, 1, 3, 4}));
  EXPECT_EQ(field.round, 2);
}

TEST(Field, WhoeverIsAwayOrHasWithdrawnIsNotPaired) {  // C.04.2 3.2, 3.3
  Record record = cards({"2w1", "1b0", "4w1 -", "3b0 H", "6w1", "5b0"});
  record.players[5].withdrawn = true;
  EXPECT_EQ(order_of(make_field(record)), (std::vector{1, 5, 2}));
}

TEST(Field, OnlyGamesOverTheBoardBarASecondMeeting) {  // C1; C.04.2 3.5
  const Field field = make_field(cards({"2w1", "1b0", "4w+", "3b-", "6w*", "5b*"}));
  EXPECT_FALSE(may_meet(field, 1, 2));
  EXPECT_TRUE(may_meet(field, 3, 4));
  EXPECT_FALSE(may_meet(field, 5, 6));
  EXPECT_TRUE(may_meet(field, 1, 6));
}

TEST(Field, ForbiddenPairsAreKeptApartInTheirRounds) {
  Record record = cards({"2w1", "1b0", "4w1", "3b0"});
  record.forbidden.push_back({.first_round = 2,
                              .last_round = 2,
                              .players = {player_number(1), player_number(3), player_number(4)}});
  EXPECT_FALSE(may_meet(make_field(record), 1, 3));
  EXPECT_FALSE(may_meet(make_field(record), 4, 1));
  EXPECT_TRUE(may_meet(make_field(record), 2, 3));
  record.forbidden[0].first_round = record.forbidden[0].last_round = 3;
  EXPECT_TRUE(may_meet(make_field(record), 1, 3));
}

TEST(Field, NobodyWhoScoredAWinWithoutPlayingHasTheBye) {  // C2
  const Field field = make_field(
      cards({"U", "F", "H", "-", "6w+", "5b-", "8w1", "7b0", "10w-", "9b-", "12w*", "11b*"}));
  for (int number = 1; number <= 12; ++number) {
    const bool may = number != 1 && number != 2 && number != 5;
    EXPECT_EQ(player(field, number).may_have_bye, may) << number;
  }
}

TEST(Field, AByeWorthLessThanAWinIsTheOnlyOneAllTheSame) {  // C2
  Scoring scoring = fide_scoring();
  scoring.pairing_bye = half_points(1);
  const Field field = make_field(cards({"U", "H", "4w1", "3b0"}, scoring));
  EXPECT_FALSE(player(field, 1).may_have_bye);
  EXPECT_TRUE(player(field, 2).may_have_bye);
}

TEST(Field, AHalfPointByeWorthAWinBarsTheBye) {  // C2
  Scoring scoring = fide_scoring();
  scoring.draw_first = scoring.win;
  EXPECT_FALSE(player(make_field(cards({"H", "3w1", "2b0"}, scoring)), 1).may_have_bye);
}

TEST(Field, TheHigherOfTwoWithDifferentScoresFloatsDown) {  // 1.4.2
  // Round 2: 1 (1.0) meets 3 (0.5), 4 (0.5) meets 2 (0.0), 5 meets 6 at equal scores.
  const Field field =
      make_field(cards({"2w1 3b1", "1b0 4w1", "4w= 1w0", "3b= 2b0", "6w= 6b1", "5b= 5w0"}));
  EXPECT_EQ(player(field, 1).floats[0], Float::kDown);
  EXPECT_EQ(player(field, 3).floats[0], Float::kUp);
  EXPECT_EQ(player(field, 4).floats[0], Float::kDown);
  EXPECT_EQ(player(field, 2).floats[0], Float::kUp);
  EXPECT_EQ(player(field, 5).floats[0], Float::kNone);
  EXPECT_EQ(player(field, 1).floats[1], Float::kNone);
}

TEST(Field, PointsWithoutAGameAreADownfloat) {  // 1.4.3, 1.4.4
  const Field field = make_field(cards({"U", "F", "H", "-", "6w+", "5b-", "8w1", "7b0"}));
  for (const int number : {1, 2, 3, 5}) {
    EXPECT_EQ(player(field, number).floats[0], Float::kDown) << number;
  }
  for (const int number : {4, 6, 7, 8}) {
    EXPECT_EQ(player(field, number).floats[0], Float::kNone) << number;
  }
}

TEST(Field, ThePairingByeIsADownfloatWhateverItIsWorth) {  // 1.4.3
  Scoring scoring = fide_scoring();
  scoring.pairing_bye = {};
  const Field field = make_field(cards({"U", "3w1", "2b0"}, scoring));
  EXPECT_EQ(player(field, 1).floats[0], Float::kDown);
}

TEST(Field, AnAbsenceThatScoresMoreThanALossIsADownfloat) {  // 1.4.3
  Scoring scoring = fide_scoring();
  scoring.absence = half_points(1);
  const Field field = make_field(cards({"-", "3w-", "2b+"}, scoring));
  EXPECT_EQ(player(field, 1).floats[0], Float::kDown);
  EXPECT_EQ(player(field, 2).floats[0], Float::kDown);
}

TEST(Field, FloatsGoBackTwoRounds) {
  const Field field =
      make_field(cards({"2w1 3w= 4b1", "1b0 4b1 3w=", "4w= 1b= 2b=", "3b= 2w0 1w0"}));
  // Round 2: 1 (1.0) met 3 (0.5), 2 (0.0) met 4 (0.5). Round 3: 1 (1.5) met 4 (0.5), 2 met 3
  // at 1.0.
  EXPECT_EQ(player(field, 1).floats, (std::array{Float::kDown, Float::kDown}));
  EXPECT_EQ(player(field, 2).floats, (std::array{Float::kNone, Float::kUp}));
  EXPECT_EQ(player(field, 3).floats, (std::array{Float::kNone, Float::kUp}));
  EXPECT_EQ(player(field, 4).floats, (std::array{Float::kUp, Float::kDown}));
}

TEST(Field, FloatsGoByPairingScores) {  // C.04.7 1.5
  Record record = cards({"3w1", "4b1", "1b0", "2w0"});
  record.accelerations.push_back({.points = whole_points(1),
                                  .first_round = 1,
                                  .last_round = 1,
                                  .first = player_number(1),
                                  .last = player_number(2)});
  const Field field = make_field(record);
  EXPECT_EQ(player(field, 1).floats[0], Float::kDown);
  EXPECT_EQ(player(field, 4).floats[0], Float::kUp);
}

TEST(Field, TopscorersHaveMoreThanHalfInTheLastRound) {  // 1.8
  Record record = cards({"2w1 3b=", "1b0 4w1", "4w= 1w=", "3b= 2b0"});
  record.rounds = 3;
  const Field field = make_field(record);
  EXPECT_TRUE(player(field, 1).topscorer);   // 1.5 of 2
  EXPECT_FALSE(player(field, 2).topscorer);  // 1 of 2
  record.rounds = 4;
  EXPECT_FALSE(player(make_field(record), 1).topscorer);
  record.rounds = 0;
  EXPECT_FALSE(player(make_field(record), 1).topscorer);
}

TEST(Field, HalfOfTheMostIsHalfOfWins) {  // 1.8: with 3 for a win, 3 of 6 is half
  Record record = cards({"2w1 3b0", "1b0 4w=", "4w= 1w1", "3b= 2b="}, three_point_scoring());
  record.rounds = 3;
  const Field field = make_field(record);
  EXPECT_FALSE(player(field, 1).topscorer);
  EXPECT_TRUE(player(field, 3).topscorer);
}

TEST(Field, TheSameAbsoluteColorKeepsApartAllButTopscorers) {  // C3
  // 1 and 2 had the first move twice, 3 and 4 the second.
  Record record = cards({"3w1 4w1", "4w1 3w0", "1b0 2b1", "2b0 1b0"});
  record.rounds = 5;
  EXPECT_FALSE(may_meet(make_field(record), 1, 2));
  EXPECT_FALSE(may_meet(make_field(record), 3, 4));
  EXPECT_TRUE(may_meet(make_field(record, false), 1, 2));
  record.rounds = 3;
  EXPECT_TRUE(may_meet(make_field(record), 1, 2));  // 1 has 2 of 2
  EXPECT_FALSE(may_meet(make_field(record), 3, 4));
}

TEST(Field, UnplayedRoundsAreCounted) {  // C9
  const Field field = make_field(cards({"H 3w1 -", "3w+ H 4w*", "2b- 1b0 U", "- - 2b*"}));
  EXPECT_EQ(player(field, 1).unplayed, 2);
  EXPECT_EQ(player(field, 2).unplayed, 2);
  EXPECT_EQ(player(field, 3).unplayed, 2);
  EXPECT_EQ(player(field, 4).unplayed, 2);
}

Record baku(int players, int rounds, const Scoring& scoring) {
  Record record;
  record.rounds = rounds;
  record.scoring = scoring;
  record.baku = true;
  record.players.resize(static_cast<std::size_t>(players));
  return record;
}

int tenths(const Record& record, int number, int round) {
  return acceleration_of(record, player_number(number), round).tenths;
}

TEST(Field, TheFirstBakuGroupIsHalfTheFieldMadeEven) {  // C.04.7 1.2
  const std::vector<std::pair<int, int>> cases = {{161, 82}, {10, 6}, {8, 4},  {9, 6},
                                                  {11, 6},   {12, 6}, {13, 8}, {160, 80}};
  for (const auto& [players, last] : cases) {
    const Record record = baku(players, 9, fide_scoring());
    EXPECT_EQ(tenths(record, last, 1), 10) << players;
    EXPECT_EQ(tenths(record, last + 1, 1), 0) << players;
  }
}

TEST(Field, NineRoundsAreAcceleratedThreeWholeAndTwoByHalf) {  // C.04.7 1.4.4, first example
  const Record record = baku(20, 9, fide_scoring());
  const std::vector<int> expected = {10, 10, 10, 5, 5, 0, 0, 0, 0};
  for (int round = 1; round <= 9; ++round) {
    EXPECT_EQ(tenths(record, 1, round), expected[static_cast<std::size_t>(round) - 1]) << round;
  }
}

TEST(Field, ElevenRoundsAreAcceleratedThreeWholeAndThreeByHalf) {  // C.04.7 1.4.4, second example
  const Record record = baku(20, 11, two_point_scoring());
  const std::vector<int> expected = {20, 20, 20, 10, 10, 10, 0, 0, 0, 0, 0};
  for (int round = 1; round <= 11; ++round) {
    EXPECT_EQ(tenths(record, 1, round), expected[static_cast<std::size_t>(round) - 1]) << round;
  }
}

TEST(Field, ExplicitAccelerationsReplaceBaku) {
  Record record = baku(10, 9, fide_scoring());
  record.accelerations.push_back({.points = half_points(1),
                                  .first_round = 2,
                                  .last_round = 3,
                                  .first = player_number(4),
                                  .last = player_number(7)});
  EXPECT_EQ(tenths(record, 1, 1), 0);
  EXPECT_EQ(tenths(record, 4, 2), 5);
  EXPECT_EQ(tenths(record, 7, 3), 5);
  EXPECT_EQ(tenths(record, 7, 4), 0);
  EXPECT_EQ(tenths(record, 8, 2), 0);
}

TEST(Field, ProvisionalNumbersPassOverWhoeverHasNotArrived) {  // C.04.2 2.5
  Field field;
  const Record record = cards({"- -", "3w1 -", "2b0 -", "5w1", "4b0"});
  field = make_field(record);
  number_provisionally(field, record);
  EXPECT_EQ(player(field, 4).color_number, 3);
  EXPECT_EQ(player(field, 5).color_number, 4);
}

}  // namespace
}  // namespace tournament::detail
