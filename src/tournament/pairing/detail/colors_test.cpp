#include "tournament/pairing/detail/colors.hpp"

#include <optional>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "support/tournament_cards.hpp"
#include "tournament/record.hpp"

namespace tournament::detail {
namespace {

std::vector<Color> colors(std::string_view text) {
  std::vector<Color> result;
  for (const char letter : text) result.push_back(letter == 'w' ? Color::kFirst : Color::kSecond);
  return result;
}

std::vector<Color> history_of(const char* card) {
  const Record record = support::cards({card});
  return color_history(record.players.front(), static_cast<int>(record.players[0].rounds.size()));
}

ColorWish wish_of(std::string_view text) { return color_wish(colors(text)); }

void expect_wish(std::string_view text, Strength strength, Color color) {
  EXPECT_EQ(wish_of(text).strength, strength) << text;
  EXPECT_EQ(wish_of(text).color, color) << text;
}

// The three examples of C.04.2 3.4: BWBuW, WBuWB and BWWuBuW.
TEST(Colors, UnplayedRoundsLeaveNoGapInTheHistory) {
  EXPECT_EQ(history_of("2b1 3w1 4b1 H 5w1"), colors("bwbw"));
  EXPECT_EQ(history_of("2w1 3b1 - 4w1 5b1"), colors("wbwb"));
  EXPECT_EQ(history_of("2b1 3w1 4w1 U 5b1 F 6w1"), colors("bwwbw"));
}

TEST(Colors, ForfeitsHaveNoColorAndUnfinishedGamesHaveOne) {
  EXPECT_EQ(history_of("2w+ 3w- 4b1"), colors("b"));
  EXPECT_EQ(history_of("2w1 3b*"), colors("wb"));
}

TEST(Colors, OnlyTheRoundsAskedForCount) {
  const Record record = support::cards({"2w1 3b1 4w1"});
  EXPECT_EQ(color_history(record.players.front(), 2), colors("wb"));
}

TEST(Colors, ADifferenceOfTwoIsAbsolute) {  // 1.7.1
  expect_wish("ww", Strength::kAbsolute, Color::kSecond);
  expect_wish("wbww", Strength::kAbsolute, Color::kSecond);
  expect_wish("bbwbbw", Strength::kAbsolute, Color::kFirst);  // though the last game was one
  EXPECT_EQ(wish_of("bbwbbw").difference, -2);
  EXPECT_FALSE(wish_of("bbwbbw").repeated);
}

TEST(Colors, TheSameColorTwiceIsAbsolute) {  // 1.7.1
  expect_wish("bww", Strength::kAbsolute, Color::kSecond);
  expect_wish("wbb", Strength::kAbsolute, Color::kFirst);
  expect_wish("wwbb", Strength::kAbsolute, Color::kFirst);
  EXPECT_TRUE(wish_of("wwbb").repeated);
  EXPECT_EQ(wish_of("wwbb").difference, 0);
}

TEST(Colors, ADifferenceOfOneIsStrong) {  // 1.7.2
  expect_wish("w", Strength::kStrong, Color::kSecond);
  expect_wish("bwb", Strength::kStrong, Color::kFirst);
  expect_wish("wwb", Strength::kStrong, Color::kSecond);  // though the last game was no first move
}

TEST(Colors, ABalanceIsMild) {  // 1.7.3
  expect_wish("wb", Strength::kMild, Color::kFirst);
  expect_wish("bwbw", Strength::kMild, Color::kSecond);
}

TEST(Colors, WithoutGamesThereIsNoPreference) {  // 1.7.4
  EXPECT_EQ(wish_of("").strength, Strength::kNone);
  EXPECT_FALSE(same_wish(wish_of(""), wish_of("w")));
  EXPECT_FALSE(same_wish(wish_of("w"), wish_of("")));
}

TEST(Colors, WishesForTheSameColorAgreeWhateverTheirStrength) {
  EXPECT_TRUE(same_wish(wish_of("w"), wish_of("bw")));
  EXPECT_TRUE(same_wish(wish_of("ww"), wish_of("w")));
  EXPECT_FALSE(same_wish(wish_of("w"), wish_of("b")));
}

TEST(Colors, TheLatestDifferenceCountsBackFromThePresent) {  // 5.2.3
  EXPECT_EQ(latest_difference(colors("bwwb"), colors("wbwb")), Color::kFirst);
  EXPECT_EQ(latest_difference(colors("wbwb"), colors("bwwb")), Color::kSecond);
  // BWBuW is uBWBW, and so agrees with WBW as far as that goes.
  EXPECT_EQ(latest_difference(history_of("2b1 3w1 4b1 H 5w1"), colors("wbw")), std::nullopt);
  EXPECT_EQ(latest_difference(colors("wb"), colors("wb")), std::nullopt);
  EXPECT_EQ(latest_difference(colors(""), colors("wb")), std::nullopt);
}

}  // namespace
}  // namespace tournament::detail
