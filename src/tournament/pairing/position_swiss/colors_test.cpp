#include "tournament/pairing/position_swiss/colors.hpp"

#include <string>

#include <gtest/gtest.h>

#include "tournament/pairing/position_swiss/field.hpp"
#include "tournament/points.hpp"

namespace tournament::position_swiss {
namespace {

// Two cards, numbers 1 and 2, in an early round.
Field two(const Card& a, const Card& b) {
  Field field;
  field.round = 3;
  field.cards = {a, b};
  field.cards[0].number = 1;
  field.cards[1].number = 2;
  field.apart.resize(2);
  return field;
}

// Who moves first, `a` or `b`, and the rule; the same from both sides.
std::string first_of(const Field& field) {
  const ColorChoice choice = colors_of(field, 0, 1);
  const ColorChoice mirror = colors_of(field, 1, 0);
  EXPECT_NE(choice.a_first, mirror.a_first);
  EXPECT_EQ(choice.rule, mirror.rule);
  return std::string(choice.a_first ? "a " : "b ") + std::string(choice.rule);
}

Card card(int balance, int run) {
  return {.player = {}, .score = {}, .balance = balance, .run = run};
}

TEST(T3_6, FewerFirstsMovesFirst) {
  EXPECT_EQ(first_of(two(card(-1, 1), card(1, -1))), "a T3.6a");
  EXPECT_EQ(first_of(two(card(1, -1), card(0, -1))), "b T3.6a");
}

TEST(T3_6, RunOfSecondsMovesFirstAgainstRunOfFirsts) {
  EXPECT_EQ(first_of(two(card(0, -2), card(0, 2))), "b T3.6b");
}

TEST(T3_6, TheLongerRunOfSecondsMovesFirst) {
  EXPECT_EQ(first_of(two(card(0, 3), card(0, 2))), "a T3.6c");
}

TEST(T3_6, TheShorterRunOfFirstsMovesFirst) {
  Field field = two(card(0, -3), card(0, -2));
  field.last = true;  // two runs of firsts: no color is right, and only the last round lets it be
  EXPECT_EQ(first_of(field), "b T3.6d");
}

TEST(T3_6, RunOfSecondsMovesFirstAgainstLastSecond) {
  EXPECT_EQ(first_of(two(card(0, 1), card(0, 2))), "b T3.6e");
}

TEST(T3_6, LastFirstMovesFirstAgainstRunOfFirsts) {
  EXPECT_EQ(first_of(two(card(0, -1), card(0, -2))), "a T3.6f");
}

TEST(T3_6, LastSecondMovesFirstAgainstRunOfFirsts) {
  EXPECT_EQ(first_of(two(card(0, 1), card(0, -2))), "a T3.6g");
}

TEST(T3_6, LastSecondMovesFirstAgainstLastFirst) {
  EXPECT_EQ(first_of(two(card(0, -1), card(0, 1))), "b T3.6h");
}

TEST(T3_6, AllEqualTheSumOfTheNumbersDecides) {
  Field field = two(card(0, 1), card(0, 1));
  EXPECT_EQ(first_of(field), "a T3.6i");  // 1 + 2 is odd: the smaller
  field.cards[1].number = 3;
  EXPECT_EQ(first_of(field), "b T3.6i");  // 1 + 3 is even: the larger
}

TEST(T3_6, FromTheThirdLastRoundTheHigherScorersBalanceDecides) {
  Field field = two(card(0, 1), card(-1, 1));
  field.cards[0].score = whole_points(4);
  field.cards[1].score = whole_points(3);
  EXPECT_EQ(first_of(field), "b T3.6a");
  field.higher_decides = true;
  EXPECT_EQ(first_of(field), "a T3.6j");
  field.cards[1].score = whole_points(4);
  EXPECT_EQ(first_of(field), "b T3.6a");
}

TEST(T3_1, AColorThatWouldBreakThePrinciplesIsTurnedRound) {
  // a has fewer firsts, but had the last two; b may have one more.
  const Field field = two(card(0, -2), card(1, -1));
  EXPECT_EQ(first_of(field), "b T3.1");
  EXPECT_EQ(color_breaches(field, 0, 1), 0);
}

TEST(T3_1, TheThirdColorRunningAndTheThirdMoreAreBreaches) {
  EXPECT_EQ(color_breaches(two(card(0, -2), card(0, -2)), 0, 1), 1);
  EXPECT_EQ(color_breaches(two(card(2, -1), card(2, -1)), 0, 1), 1);
  EXPECT_EQ(color_breaches(two(card(2, -2), card(2, -2)), 0, 1), 2);
}

TEST(T3_1, InTheLastRoundOnlyABalanceOfThreeBars) {
  Field field = two(card(0, -2), card(0, -2));
  EXPECT_EQ(barring_colors(field, 0, 1), 1);
  field.last = true;
  EXPECT_EQ(barring_colors(field, 0, 1), 0);
  EXPECT_EQ(color_breaches(field, 0, 1), 1);
  field = two(card(2, -1), card(2, -1));
  field.last = true;
  EXPECT_EQ(barring_colors(field, 0, 1), 1);
}

TEST(T3_1, AThirdFloatIsABreachUnlessOneIsAlone) {
  Field field = two(card(0, 1), card(0, -1));
  field.cards[0].score = whole_points(4);
  field.cards[1].score = whole_points(3);
  EXPECT_EQ(float_breaches(field, 0, 1), 0);
  field.cards[0].floats_down = 2;
  field.cards[1].floats_up = 2;
  EXPECT_EQ(float_breaches(field, 1, 0), 2);
  field.cards[0].alone = true;
  EXPECT_EQ(float_breaches(field, 0, 1), 1);
  field.cards[1].score = whole_points(4);
  EXPECT_EQ(float_breaches(field, 0, 1), 0);
}

}  // namespace
}  // namespace tournament::position_swiss
