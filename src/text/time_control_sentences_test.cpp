#include "text/time_control_sentences.hpp"

#include <array>
#include <set>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "arbiter/time_control_text.hpp"
#include "game/game.hpp"
#include "text/catalogue.hpp"

namespace text {
namespace {

using Fault = arbiter::TimeControlFault::Kind;
using game::KitId;

std::string name_of(Language language, std::string_view text) {
  const auto controls = arbiter::parse_time_controls(text);
  EXPECT_TRUE(controls) << text;
  return controls ? time_controls_name(language, KitId::kXiangqi, *controls) : std::string();
}

std::string fault_of(Language language, std::string_view text) {
  const auto controls = arbiter::parse_time_controls(text);
  EXPECT_FALSE(controls) << text;
  return controls ? std::string() : time_control_fault_sentence(language, text, controls.error());
}

struct Named {
  std::string_view text;
  std::string_view english;
  std::string_view simplified;
  std::string_view traditional;
};

constexpr std::array kNamed = {
    Named{"none", "no limit", "不限时", "不限時"},
    Named{"60+30", "60 minutes and 30 seconds a move", "60 分钟，每步加 30 秒",
          "60 分鐘，每步加 30 秒"},
    Named{"10", "10 minutes for the game", "10 分钟包干", "10 分鐘包乾"},
    Named{"1m30s+1", "1 minute 30 seconds and 1 second a move", "1 分钟 30 秒，每步加 1 秒",
          "1 分鐘 30 秒，每步加 1 秒"},
    Named{"0+0.25", "0 minutes and 0.25 seconds a move", "0 分钟，每步加 0.25 秒",
          "0 分鐘，每步加 0.25 秒"},
    Named{"40/90,30+30", "40 moves in 90 minutes, then 30 minutes and 30 seconds a move",
          "90 分钟走 40 着，其后 30 分钟，每步加 30 秒",
          "90 分鐘走 40 著，其後 30 分鐘，每步加 30 秒"},
    Named{"30/60,10/10", "30 moves in 60 minutes, then every 10 moves in 10 minutes",
          "60 分钟走 30 着，其后 10 分钟走 10 着，逐次循环",
          "60 分鐘走 30 著，其後 10 分鐘走 10 著，逐次循環"},
    Named{"20+3x30s", "20 minutes, then 3 periods of 30 seconds",
          "20 分钟，然后读秒 3 次，每次 30 秒", "20 分鐘，然後讀秒 3 次，每次 30 秒"},
    Named{"0+1x60s", "1 period of 1 minute", "读秒 1 次，每次 1 分钟", "讀秒 1 次，每次 1 分鐘"},
    Named{"3d", "3 days a move", "每步 3 天", "每步 3 天"},
    Named{"10+5 | 5", "Red: 10 minutes and 5 seconds a move; Black: 5 minutes for the game",
          "红方：10 分钟，每步加 5 秒；黑方：5 分钟包干",
          "紅方：10 分鐘，每步加 5 秒；黑方：5 分鐘包乾"},
};

TEST(TimeControlName, SaysItInWords) {
  for (const auto& named : kNamed) {
    EXPECT_EQ(name_of(Language::kEnglish, named.text), named.english);
    EXPECT_EQ(name_of(Language::kSimplified, named.text), named.simplified);
    EXPECT_EQ(name_of(Language::kTraditional, named.text), named.traditional);
  }
}

TEST(TimeControlFault, NamesTheColumnAndAnExample) {
  EXPECT_EQ(fault_of(Language::kEnglish, "60+x"),
            "`60+x` is no time control: column 4: expected a number that begins a time, as in "
            "60+30");
}

TEST(TimeControlFault, CountsCharactersNotBytes) {
  const auto english = fault_of(Language::kEnglish, "10分+5秒?");
  EXPECT_NE(english.find("column 7"), std::string::npos) << english;
  const auto simplified = fault_of(Language::kSimplified, "10分+5秒?");
  EXPECT_NE(simplified.find("第 7 个字符处"), std::string::npos) << simplified;
}

TEST(TimeControlFault, NamesTheLimit) {
  EXPECT_EQ(fault_of(Language::kEnglish, "20+100x30s"),
            "`20+100x30s` is no time control: column 4: expected 1 to 99 periods, as in 20+3x30s");
  EXPECT_EQ(fault_of(Language::kSimplified, "366d"),
            "“366d”不是用时规定：第 1 个字符处每步应为 1 至 365 天，如 每步3天");
}

TEST(TimeControlFault, HasASentenceOfItsOwnInEveryLanguage) {
  std::set<std::string> sentences;
  constexpr int kCount = static_cast<int>(Fault::kByoYomiAndIncrement) + 1;
  for (const auto language : kLanguages) {
    for (int i = 0; i < kCount; ++i) {
      const auto text = time_control_fault_sentence(language, "60", {static_cast<Fault>(i), 1});
      EXPECT_EQ(text.find('{'), std::string::npos) << text;
      sentences.insert(text);
    }
  }
  EXPECT_EQ(sentences.size(), kCount * kLanguages.size());
}

// What the sentences give as examples is understood.
TEST(TimeControlFault, GivesExamplesThatAreTimeControls) {
  for (const std::string_view example :
       {"60+30", "1h30m", "1小时30分", "1小時30分", "每步3天", "3d", "10+5 | 5+2", "0.125s",
        "0.125秒", "40/90", "20+3x30s", "0+5", "40/90,30", "40/90,20+3x30s", "20+10"})
    EXPECT_TRUE(arbiter::parse_time_controls(example)) << example;
}

}  // namespace
}  // namespace text
