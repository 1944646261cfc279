#include "text/tourney_sentences.hpp"

#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "text/catalogue.hpp"
#include "tournament/event/event_fault.hpp"
#include "tournament/event/event_file.hpp"

namespace text {
namespace {

constexpr std::string_view kHead =
    "chuhe tourney 1\nname 楚河杯\nruleset cxa\nsystem dutch\nrounds 3\nscoring 2/1/0\n"
    "tie-breaks none\nunplayed 2026\ninitial-color first\nbaku no\n\n";

// What is said of a file, with the number of the line.
std::string said_of(std::string_view text, Language language = Language::kEnglish) {
  const auto read = tournament::read_event_file(text);
  EXPECT_FALSE(read);
  if (read) return {};
  std::string_view line = text;
  for (int i = 1; i < read.error().line; ++i) line.remove_prefix(line.find('\n') + 1);
  return std::to_string(read.error().line) + ": " +
         event_file_fault_sentence(language, read.error(), line.substr(0, line.find('\n')));
}

std::string said_of_events(std::string_view lines, Language language = Language::kEnglish) {
  return said_of(std::string(kHead).append(lines), language);
}

TEST(TourneySentences, SayWhatIsWrongWithAHead) {
  EXPECT_EQ(said_of("chuhe table 1\n"), "1: the first line must be `chuhe tourney 1`");
  EXPECT_EQ(said_of("chuhe tourney 1\ncolour red\n"),
            "2: `colour` is no line of the head, or stands there twice");
  EXPECT_EQ(said_of("chuhe tourney 1\nbaku perhaps\n"),
            "2: `baku` has a value that it cannot have; expected: yes no");
  EXPECT_EQ(said_of("chuhe tourney 1\nname A\n"), "3: the file ends before its head does");
  EXPECT_EQ(said_of("chuhe tourney 1\nname A\n\n"),
            "3: the head lacks the line `ruleset` (cxq "
            "draft cxa wxf qinyu none)");
}

TEST(TourneySentences, SayWhatIsWrongWithALine) {
  EXPECT_EQ(said_of_events("1 2026-05-01T19:30:00 added player=1 name=王 club=棋 rating=many\n"),
            "12: column 52: `rating` cannot have that value; expected: 0 1 2 ...");
  EXPECT_EQ(said_of_events("1 2026-05-01T19:30:00 added player=1\n"),
            "12: column 23: the field `name` is missing: \"...\"");
  EXPECT_EQ(said_of_events("1 2026-05-01T19:30:00 enters\n"),
            "12: column 23: there is no event `enters`");
  EXPECT_EQ(said_of_events("1 2026-05-01T19:30:00 note text=\xFF\n"),
            "12: the line is not UTF-8 text, or has control characters");
}

TEST(TourneySentences, SayWhyAnEventCannotBe) {
  EXPECT_EQ(said_of_events("2 2026-05-01T19:30:00 note text=x\n"),
            "12: the running number is 2, not 1: a line is missing or doubled");
  EXPECT_EQ(said_of_events("1 2026-05-01T19:30:00 returned player=3\n"),
            "12: `player`: there is no player 3; the last is 0");
  EXPECT_EQ(said_of_events("1 2026-05-01T19:30:00 result round=1 board=1 result=1-0\n",
                           Language::kSimplified),
            "12: 第 1 轮没有编排；已编排的最后一轮是 0");
}

TEST(TourneySentences, NameTheBoardsThatAreMissing) {
  tournament::EventFault fault{
      tournament::EventFault::Kind::kResultsMissing, "round", 2, 0, {1, 4}};
  EXPECT_EQ(event_fault_sentence(Language::kEnglish, fault),
            "round 2 has no result yet from board 1, 4");
  EXPECT_EQ(event_fault_sentence(Language::kTraditional, fault), "第 2 輪尚無成績的台次：1、4");
}

}  // namespace
}  // namespace text
