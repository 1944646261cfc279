#include "arbiter/time_control.hpp"

#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "arbiter/time_control_text.hpp"
#include "base/time.hpp"

namespace {

using arbiter::is_valid;
using arbiter::TimeControl;
using base::days;
using base::Duration;
using base::minutes;
using base::seconds;
using Kind = TimeControl::Kind;

TimeControl clock(std::vector<arbiter::Stage> stages, arbiter::ByoYomi byo_yomi = {}) {
  return {.kind = Kind::kClock, .stages = std::move(stages), .byo_yomi = byo_yomi, .per_move = {}};
}

TimeControl correspondence(Duration per_move) {
  return {.kind = Kind::kCorrespondence, .stages = {}, .byo_yomi = {}, .per_move = per_move};
}

std::string_view speed_of(std::string_view text) {
  const auto controls = arbiter::parse_time_controls(text);
  return controls ? arbiter::speed_code(arbiter::speed_of(*controls)) : "unread";
}

TEST(TimeControl, IsValidUpToEachLimit) {
  EXPECT_TRUE(is_valid(TimeControl()));
  EXPECT_TRUE(is_valid(clock({{0, minutes(60 * 1000), minutes(60)}})));
  EXPECT_TRUE(is_valid(clock({{999, minutes(1), {}}})));
  EXPECT_TRUE(is_valid(clock({{0, minutes(1), {}}}, {99, minutes(60)})));
  EXPECT_TRUE(is_valid(clock(std::vector<arbiter::Stage>(8, {1, minutes(1), {}}))));
  EXPECT_TRUE(is_valid(correspondence(days(1))));
  EXPECT_TRUE(is_valid(correspondence(days(365))));
}

TEST(TimeControl, IsInvalidBeyondEachLimit) {
  EXPECT_FALSE(is_valid(clock({})));
  EXPECT_FALSE(is_valid(clock({{0, minutes(60 * 1000) + Duration{1}, {}}})));
  EXPECT_FALSE(is_valid(clock({{0, minutes(1), minutes(60) + Duration{1}}})));
  EXPECT_FALSE(is_valid(clock({{1000, minutes(1), {}}})));
  EXPECT_FALSE(is_valid(clock({{0, minutes(1), {}}}, {100, seconds(30)})));
  EXPECT_FALSE(is_valid(clock({{0, minutes(1), {}}}, {1, minutes(60) + Duration{1}})));
  EXPECT_FALSE(is_valid(clock(std::vector<arbiter::Stage>(9, {1, minutes(1), {}}))));
  EXPECT_FALSE(is_valid(correspondence({})));
  EXPECT_FALSE(is_valid(correspondence(days(366))));
  EXPECT_FALSE(is_valid(correspondence(days(1) + Duration{1})));
}

TEST(TimeControl, IsInvalidBelowNothing) {
  EXPECT_FALSE(is_valid(clock({{-1, minutes(1), {}}})));
  EXPECT_FALSE(is_valid(clock({{0, {-1}, seconds(1)}})));
  EXPECT_FALSE(is_valid(clock({{0, minutes(1), {-1}}})));
  EXPECT_FALSE(is_valid(clock({{0, minutes(1), {}}}, {-1, seconds(1)})));
  EXPECT_FALSE(is_valid(clock({{0, minutes(1), {}}}, {1, {-1}})));
  EXPECT_FALSE(is_valid(correspondence(days(-1))));
}

TEST(TimeControl, EveryStageGivesSomething) {
  EXPECT_FALSE(is_valid(clock({{0, {}, {}}})));
  EXPECT_TRUE(is_valid(clock({{0, {}, seconds(1)}})));
  EXPECT_TRUE(is_valid(clock({{0, {}, {}}}, {1, seconds(30)})));
  EXPECT_FALSE(is_valid(clock({{40, {}, {}}, {0, minutes(1), {}}}, {1, seconds(30)})));
}

TEST(TimeControl, OnlyTheLastStageIsOpen) {
  EXPECT_TRUE(is_valid(clock({{40, minutes(90), {}}, {0, minutes(30), {}}})));
  EXPECT_FALSE(is_valid(clock({{0, minutes(90), {}}, {0, minutes(30), {}}})));
}

TEST(TimeControl, ByoYomiGoesWithAnOpenStageWithoutIncrement) {
  EXPECT_TRUE(
      is_valid(clock({{40, minutes(9), seconds(5)}, {0, minutes(1), {}}}, {3, seconds(9)})));
  EXPECT_FALSE(is_valid(clock({{40, minutes(9), {}}}, {3, seconds(9)})));
  EXPECT_FALSE(is_valid(clock({{0, minutes(9), seconds(5)}}, {3, seconds(9)})));
  EXPECT_FALSE(is_valid(clock({{0, minutes(9), {}}}, {3, {}})));
  EXPECT_FALSE(is_valid(clock({{0, minutes(9), {}}}, {0, seconds(9)})));
}

TEST(TimeControl, HoldsNothingThatItsKindDoesNotUse) {
  TimeControl none;
  none.stages = {{0, minutes(1), {}}};
  EXPECT_FALSE(is_valid(none));
  TimeControl letters = correspondence(days(3));
  letters.byo_yomi = {1, seconds(30)};
  EXPECT_FALSE(is_valid(letters));
  TimeControl timed = clock({{0, minutes(1), {}}});
  timed.per_move = days(1);
  EXPECT_FALSE(is_valid(timed));
}

TEST(TimeControl, BothSidesMustBeValid) {
  EXPECT_TRUE(is_valid(arbiter::TimeControls{clock({{0, minutes(5), {}}}), TimeControl()}));
  EXPECT_FALSE(is_valid(arbiter::TimeControls{TimeControl(), clock({})}));
  EXPECT_FALSE(is_valid(arbiter::TimeControls{clock({}), TimeControl()}));
}

TEST(Speed, IsBulletOrBlitzByTheExpectedTime) {
  EXPECT_EQ(speed_of("2.999"), "bullet");
  EXPECT_EQ(speed_of("3"), "blitz");
  EXPECT_EQ(speed_of("1+2"), "bullet");       // 60 + 80 = 140 s
  EXPECT_EQ(speed_of("1+3"), "blitz");        // 60 + 120 = 180 s
  EXPECT_EQ(speed_of("3+7"), "blitz");        // 180 + 280 = 460 s
  EXPECT_EQ(speed_of("3+7.5"), "rapid");      // 180 + 300 = 480 s
  EXPECT_EQ(speed_of("1+4x30s"), "blitz");    // 60 + 120 = 180 s
  EXPECT_EQ(speed_of("5+6x30s"), "rapid");    // 300 + 180 = 480 s
  EXPECT_EQ(speed_of("10/1,10/1"), "blitz");  // 4 x 60 = 240 s
}

TEST(Speed, IsRapidUpToAQuarterOfAnHourOfMainTime) {
  EXPECT_EQ(speed_of("15"), "rapid");
  EXPECT_EQ(speed_of("15+30"), "rapid");
  EXPECT_EQ(speed_of("901s"), "classical");
  EXPECT_EQ(speed_of("15+3x60s"), "rapid");
  EXPECT_EQ(speed_of("40/10,5"), "rapid");
  EXPECT_EQ(speed_of("40/10,6"), "classical");
  EXPECT_EQ(speed_of("10/5"), "classical");  // 40 moves take 4 x 5 = 20 min
  EXPECT_EQ(speed_of("30/60,10/10"), "classical");
}

TEST(Speed, CountsTheIncrementOfTheStageOfEachMove) {
  EXPECT_EQ(speed_of("39/1,0+60"), "bullet");    // 60 + 60 = 120 s
  EXPECT_EQ(speed_of("38/1,0+60"), "blitz");     // 60 + 120 = 180 s
  EXPECT_EQ(speed_of("60/1,0+3600"), "bullet");  // the second stage lies behind move 40
}

TEST(Speed, OfOtherKindsIsTheKind) {
  EXPECT_EQ(speed_of("3d"), "correspondence");
  EXPECT_EQ(speed_of("none"), "untimed");
}

TEST(Speed, OfAHandicapIsThatOfTheSlowerSide) {
  EXPECT_EQ(speed_of("1 | 30"), "classical");
  EXPECT_EQ(speed_of("30 | 1"), "classical");
  EXPECT_EQ(speed_of("1 | none"), "untimed");
}

}  // namespace
