#include "tournament/event/game_result.hpp"

#include <string_view>

#include <gtest/gtest.h>

#include "tournament/record.hpp"

namespace tournament {
namespace {

constexpr int kResults = static_cast<int>(GameResult::kUnratedSecondHalf) + 1;

TEST(GameResult, ReadsBackWhatItWrites) {
  for (int i = 0; i < kResults; ++i) {
    const auto result = static_cast<GameResult>(i);
    EXPECT_EQ(parse_result(result_text(result)), result);
    EXPECT_EQ(result_of(marks_of(result)), result);
    EXPECT_NE(result_forms().find(result_text(result)), std::string_view::npos);
  }
  EXPECT_EQ(parse_result("1/2-1/2"), GameResult::kDraw);
}

TEST(GameResult, RefusesOtherTexts) {
  for (const auto* const text : {"", "2-0", "1-0 ", "1:0", "+", "adjourn"})
    EXPECT_FALSE(parse_result(text)) << text;
}

TEST(GameResult, GivesCardsThatAgree) {
  for (int i = 0; i < kResults; ++i) {
    const Marks marks = marks_of(static_cast<GameResult>(i));
    Record record;
    record.players.resize(2);
    record.players[0].rounds = {{marks.first, player_number(2), Color::kFirst}};
    record.players[1].rounds = {{marks.second, player_number(1), Color::kSecond}};
    EXPECT_FALSE(contradiction_in(record)) << i;
  }
}

}  // namespace
}  // namespace tournament
