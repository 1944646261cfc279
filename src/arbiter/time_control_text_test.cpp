#include "arbiter/time_control_text.hpp"

#include <cstddef>
#include <cstdint>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "arbiter/time_control.hpp"
#include "base/time.hpp"

namespace {

using arbiter::parse_time_controls;
using arbiter::TimeControl;
using arbiter::write_time_controls;
using base::Duration;
using base::minutes;
using base::seconds;
using Fault = arbiter::TimeControlFault::Kind;

struct Reading {
  std::string_view text;
  std::string_view canonical;
};

void expect_readings(const std::vector<Reading>& readings) {
  for (const auto& [text, canonical] : readings) {
    const auto controls = parse_time_controls(text);
    ASSERT_TRUE(controls) << text << ": fault " << static_cast<int>(controls.error().kind) << " at "
                          << controls.error().offset;
    EXPECT_EQ(write_time_controls(*controls), canonical) << text;
    EXPECT_TRUE(is_valid(*controls)) << text;
  }
}

struct Refusal {
  std::string_view text;
  Fault kind;
  std::size_t offset;
};

void expect_refusals(const std::vector<Refusal>& refusals) {
  for (const auto& [text, kind, offset] : refusals) {
    const auto controls = parse_time_controls(text);
    ASSERT_FALSE(controls) << text;
    EXPECT_EQ(controls.error().kind, kind)
        << text << ": " << static_cast<int>(controls.error().kind);
    EXPECT_EQ(controls.error().offset, offset) << text;
  }
}

TEST(TimeControlText, HoldsWhatItSays) {
  const auto controls = parse_time_controls("40/90, 20/30+30, 15 + 3x30s | 3d");
  ASSERT_TRUE(controls);
  EXPECT_EQ(controls->first.kind, TimeControl::Kind::kClock);
  const std::vector<arbiter::Stage> stages = {
      {40, minutes(90), {}}, {20, minutes(30), seconds(30)}, {0, minutes(15), {}}};
  EXPECT_EQ(controls->first.stages, stages);
  EXPECT_EQ(controls->first.byo_yomi, (arbiter::ByoYomi{3, seconds(30)}));
  EXPECT_EQ(controls->second.kind, TimeControl::Kind::kCorrespondence);
  EXPECT_EQ(controls->second.per_move, base::days(3));
}

TEST(TimeControlText, ReadsTheShortForms) {
  expect_readings({{"60+30", "60+30"},
                   {"60", "60"},
                   {"60+0", "60"},
                   {"0+5", "0+5"},
                   {"40/90,20/30+30", "40/90,20/30+30"},
                   {"30/60,10/10", "30/60,10/10"},
                   {"20 + 3x30s", "20+3x30s"},
                   {"20+3x30", "20+3x30s"},
                   {"20+0+3X30", "20+3x30s"},
                   {"0+5*10", "0+5x10s"},
                   {"1/2", "1/2"},
                   {"3d", "3d"},
                   {"none", "none"},
                   {" - ", "none"},
                   {"10+5 | 5+2", "10+5 | 5+2"},
                   {"10+5|10+5", "10+5"},
                   {"none | 5", "none | 5"}});
}

TEST(TimeControlText, ReadsUnitsAndDecimals) {
  expect_readings({{"90s+2s", "90s+2"},
                   {"120s", "2"},
                   {"1h30m+30s", "90+30"},
                   {"1 hour 30 min + 1m", "90+60"},
                   {"1H 5S", "3605s"},
                   {"1.5h", "90"},
                   {"0.5+0.25", "30s+0.25"},
                   {"0.001", "0.06s"},
                   {"0.001s", "0.001s"},
                   {"005.500+01.010", "330s+1.01"},
                   {"20+3x0.5m", "20+3x30s"},
                   {"3 days/move", "3d"},
                   {"1 day per move", "1d"},
                   {"2.0d", "2d"},
                   {"40 moves/90 minutes, 30", "40/90,30"},
                   {"Unlimited", "none"}});
}

TEST(TimeControlText, ReadsChinese) {
  expect_readings({{"10分+5秒", "10+5"},
                   {"10分钟+5秒", "10+5"},
                   {"10分鐘加5秒", "10+5"},
                   {"1小时+30秒", "60+30"},
                   {"1小時30分", "90"},
                   {"1时", "60"},
                   {"20分+3次30秒", "20+3x30s"},
                   {"20分3次30秒", "20+3x30s"},
                   {"20分，读秒3次30秒", "20+3x30s"},
                   {"20分 3次30秒讀秒", "20+3x30s"},
                   {"20分 3次讀秒30秒", "20+3x30s"},
                   {"20分+30秒读秒", "20+1x30s"},
                   {"20分，讀秒30秒", "20+1x30s"},
                   {"包干30分", "30"},
                   {"30分包乾", "30"},
                   {"60分，每步加30秒", "60+30"},
                   {"60分 每步30秒", "60+30"},
                   {"60分+每步30秒", "60+30"},
                   {"40步90分，30分每步加30秒", "40/90,30+30"},
                   {"30步/60分、10步/10分", "30/60,10/10"},
                   {"无时限", "none"},
                   {"不限時", "none"},
                   {"每步3天", "3d"},
                   {"3天/步", "3d"},
                   {"3日", "3d"},
                   {"10分+5秒｜5分+2秒", "10+5 | 5+2"}});
}

TEST(TimeControlText, ReadsFullWidthSigns) {
  expect_readings({{"６０＋３０", "60+30"},
                   {"４０／９０，２０／３０＋３０", "40/90,20/30+30"},
                   {"２０＋３×３０", "20+3x30s"},
                   {"２０＋３ｘ３０", "20+3x30s"},
                   {"０．５＋１．２５", "30s+1.25"},
                   {"－", "none"},
                   {"\u300010\u3000＋\t5\u3000", "10+5"}});
}

TEST(TimeControlText, RefusesWhatFollowsNoForm) {
  expect_refusals({{"", Fault::kExpectedTime, 0},         {"  ", Fault::kExpectedTime, 2},
                   {"10+", Fault::kExpectedTime, 3},      {"40/90,", Fault::kExpectedTime, 6},
                   {"10+5 |", Fault::kExpectedTime, 6},   {"40/", Fault::kExpectedTime, 3},
                   {"20+3x", Fault::kExpectedTime, 5},    {"20分读秒", Fault::kExpectedTime, 11},
                   {"包干", Fault::kExpectedTime, 6},     {"+5", Fault::kExpectedTime, 0},
                   {".5", Fault::kUnknownSign, 0},        {"fast", Fault::kUnknownSign, 0},
                   {"10+5 fast", Fault::kUnknownSign, 5}, {"10+\xE5\x88", Fault::kUnknownSign, 3},
                   {"10分半", Fault::kUnknownSign, 5},    {"5.+3", Fault::kUnknownSign, 1},
                   {"1h30", Fault::kExpectedUnit, 2},     {"1m2h", Fault::kExpectedUnit, 2},
                   {"1m2m", Fault::kExpectedUnit, 2},     {"每步", Fault::kExpectedDays, 6},
                   {"每步30秒", Fault::kExpectedDays, 6}, {"60 30", Fault::kExpectedEnd, 3},
                   {"10+5+5", Fault::kExpectedEnd, 4},    {"20+3x30+3x30", Fault::kExpectedEnd, 7},
                   {"5 | 5 | 5", Fault::kExpectedEnd, 6}, {"none 5", Fault::kExpectedEnd, 5},
                   {"3d/5", Fault::kExpectedEnd, 2},      {"3d+5", Fault::kExpectedEnd, 2},
                   {"10-5", Fault::kExpectedEnd, 2},      {"包干40/90", Fault::kExpectedEnd, 8},
                   {"10+1d", Fault::kExpectedEnd, 4}});
}

TEST(TimeControlText, RefusesNumbersBeyondTheLimits) {
  expect_refusals({{"0.0001", Fault::kTooManyDecimals, 0},
                   {"10+0.5000", Fault::kTooManyDecimals, 3},
                   {"1.5/30", Fault::kNotWhole, 0},
                   {"20+1.5x30", Fault::kNotWhole, 3},
                   {"1.5d", Fault::kNotWhole, 0},
                   {"1/1,2/1,3/1,4/1,5/1,6/1,7/1,8/1,9", Fault::kTooManyStages, 32},
                   {"0/90", Fault::kMovesOutOfRange, 0},
                   {"1000/90", Fault::kMovesOutOfRange, 0},
                   {"60000.001", Fault::kTimeTooLong, 0},
                   {"1000h1s", Fault::kTimeTooLong, 0},
                   {"99999999999999999999999999h", Fault::kTimeTooLong, 0},
                   {"999999999999999999h999999999999999999m999999999999s", Fault::kTimeTooLong, 0},
                   {"10+3600.001", Fault::kIncrementTooLong, 3},
                   {"20+0x30", Fault::kPeriodsOutOfRange, 3},
                   {"20+100x30", Fault::kPeriodsOutOfRange, 3},
                   {"20+3x0", Fault::kPeriodLengthOutOfRange, 5},
                   {"20+3x61m", Fault::kPeriodLengthOutOfRange, 5},
                   {"0d", Fault::kDaysOutOfRange, 0},
                   {"366d", Fault::kDaysOutOfRange, 0}});
  expect_readings({{"1000h+1h", "60000+3600"},
                   {"999/1", "999/1"},
                   {"1+99x1h", "1+99x3600s"},
                   {"365d", "365d"}});
}

TEST(TimeControlText, RefusesWhatDoesNotGoTogether) {
  expect_refusals({{"0", Fault::kNoTime, 0},
                   {"0+0", Fault::kNoTime, 0},
                   {"40/90, 0", Fault::kNoTime, 7},
                   {"60,30", Fault::kStageBehindLast, 3},
                   {"60,", Fault::kStageBehindLast, 3},
                   {"20+3x30,10", Fault::kStageBehindLast, 8},
                   {"40/90+3x30", Fault::kByoYomiNotLast, 5},
                   {"20+5+3x30", Fault::kByoYomiAndIncrement, 4},
                   {"20+3x30+5", Fault::kByoYomiAndIncrement, 7}});
}

class RandomControls {
 public:
  explicit RandomControls(unsigned seed) : random_(seed) {}

  arbiter::TimeControls controls() {
    arbiter::TimeControls controls{control(), {}};
    controls.second = number(0, 1) == 0 ? controls.first : control();
    return controls;
  }

 private:
  std::int64_t number(std::int64_t least, std::int64_t most) {
    return std::uniform_int_distribution<std::int64_t>(least, most)(random_);
  }

  // Any length, or one in seconds or minutes.
  Duration time(Duration most) {
    const std::int64_t unit = number(0, 2) == 0 ? 1 : number(0, 1) == 0 ? 1000 : 60000;
    return {number(0, most.ms / unit) * unit};
  }

  TimeControl control() {
    TimeControl control;
    control.kind = static_cast<TimeControl::Kind>(number(0, 5) < 4 ? 1 : number(0, 2));
    if (control.kind == TimeControl::Kind::kCorrespondence)
      control.per_move = base::days(number(1, 365));
    if (control.kind == TimeControl::Kind::kClock) fill(control);
    return control;
  }

  void fill(TimeControl& control) {
    for (auto left = number(1, 8); left > 0; --left) {
      control.stages.push_back({static_cast<int>(number(1, 999)), time(arbiter::kMostStageTime),
                                number(0, 1) == 0 ? Duration() : time(arbiter::kMostIncrement)});
    }
    auto& last = control.stages.back();
    if (number(0, 1) == 0) last.moves = 0;
    if (last.moves == 0 && last.increment.ms == 0 && number(0, 1) == 0)
      control.byo_yomi = {static_cast<int>(number(1, 99)), {number(1, 3'600'000)}};
    for (auto& stage : control.stages)
      if (stage.time.ms + stage.increment.ms == 0) stage.time = seconds(1);
  }

  std::mt19937 random_;
};

TEST(TimeControlText, ParsesWhatItWrites) {
  RandomControls random(20240607);
  for (int round = 0; round < 20000; ++round) {
    const auto controls = random.controls();
    ASSERT_TRUE(is_valid(controls));
    const std::string text = write_time_controls(controls);
    const auto again = parse_time_controls(text);
    ASSERT_TRUE(again) << text;
    ASSERT_EQ(*again, controls) << text;
    for (const char c : text) ASSERT_LT(static_cast<unsigned char>(c), 0x80) << text;
  }
}

TEST(TimeControlText, RefusesOrReadsEveryDamagedText) {
  RandomControls random(7);
  std::mt19937 places(11);
  for (int round = 0; round < 20000; ++round) {
    std::string text = write_time_controls(random.controls());
    text[places() % text.size()] = "0123456789+/,|xhmsd -.\xE5\x88"[places() % 24];
    const auto controls = parse_time_controls(text);
    if (!controls) {
      ASSERT_LE(controls.error().offset, text.size()) << text;
      continue;
    }
    ASSERT_TRUE(is_valid(*controls)) << text;
    ASSERT_EQ(*parse_time_controls(write_time_controls(*controls)), *controls) << text;
  }
}

}  // namespace
