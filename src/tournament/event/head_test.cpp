#include "tournament/event/head.hpp"

#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "tournament/points.hpp"
#include "tournament/record.hpp"
#include "tournament/scoring.hpp"

namespace tournament {
namespace {

Head full_head() {
  Head head;
  head.name = "楚河杯 2026";
  head.ruleset = "cxa";
  head.system = "dutch";
  head.rounds = 7;
  head.scoring = uneven_draw_scoring();
  head.tie_breaks = {"BH/C1", "WIN"};
  head.unplayed_rules = 2024;
  head.initial_color = Color::kSecond;
  head.baku = true;
  head.options = {{"lots", "halves"}};
  head.tags = {{"Site", "北京, 3rd floor"}, {"Date", ""}};
  return head;
}

// The fault of the first line that is refused.
HeadFault fault_of(std::string_view text) {
  HeadReader reader;
  while (true) {
    const auto end = text.find('\n');
    const auto read = reader.read(text.substr(0, end));
    if (!read) return read.error();
    if (end == std::string_view::npos || *read) return {};
    text.remove_prefix(end + 1);
  }
}

std::string head_with(std::string_view from, std::string_view to) {
  std::string text = write_head(full_head());
  const auto at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

TEST(Head, ReadsBackWhatItWrites) {
  const std::string text = write_head(full_head());
  HeadReader reader;
  std::string_view rest = text;
  bool ended = false;
  while (!rest.empty()) {
    const auto end = rest.find('\n');
    const auto read = reader.read(rest.substr(0, end));
    ASSERT_TRUE(read);
    ended = *read;
    rest.remove_prefix(end + 1);
  }
  EXPECT_TRUE(ended);
  EXPECT_EQ(reader.head(), full_head());
}

TEST(Head, SaysWhichWordIsWrongAndWhatIsExpected) {
  using Kind = HeadFault::Kind;
  EXPECT_EQ(fault_of("chuhe game 1\n").kind, Kind::kFormat);
  EXPECT_EQ(fault_of(head_with("rounds 7", "round 7")), (HeadFault{Kind::kWord, "round", {}}));
  EXPECT_EQ(fault_of(head_with("rounds 7", "baku no\nrounds 7")).kind, Kind::kWord);
  EXPECT_EQ(fault_of(head_with("rounds 7\n", "")),
            (HeadFault{Kind::kMissing, "rounds", "0 1 ... 999"}));
  for (const auto* const line : {"rounds -1", "rounds 1000", "rounds seven", "rounds ", "rounds"}) {
    EXPECT_EQ(fault_of(head_with("rounds 7", line)),
              (HeadFault{Kind::kValue, "rounds", "0 1 ... 999"}))
        << line;
  }
  EXPECT_EQ(fault_of(head_with("unplayed 2024", "unplayed 2025")).word, "unplayed");
  EXPECT_EQ(fault_of(head_with("BH/C1,WIN", "BH/C1,,WIN")).word, "tie-breaks");
  EXPECT_EQ(fault_of(head_with("initial-color second", "initial-color red")).word, "initial-color");
  EXPECT_EQ(fault_of(head_with("option lots", "option  lots")).word, "option");
}

TEST(Head, RefusesWhatItCouldNotWrite) {
  Head head = full_head();
  EXPECT_TRUE(check_head(head));
  head.name = "two\nlines";
  EXPECT_FALSE(check_head(head));
  head = full_head();
  head.tie_breaks = {"none at all"};
  EXPECT_FALSE(check_head(head));
  head = full_head();
  head.tags = {{"Site", "a\nrounds 3"}};
  EXPECT_FALSE(check_head(head));
}

TEST(Head, ScoringHasANameOrSevenValues) {
  for (const auto* const text : {"1/0.5/0", "2/1/0", "3/1/0", "3/1:2/0"})
    EXPECT_EQ(write_scoring(parse_scoring(text).value()), text);
  Scoring scoring = three_point_scoring();
  scoring.absence = half_points(-1);
  EXPECT_EQ(write_scoring(scoring), "3.0,1.0,1.0,0.0,-0.5,3.0,1.0");
  EXPECT_EQ(parse_scoring(write_scoring(scoring)), scoring);
  EXPECT_FALSE(parse_scoring("3/1"));
  EXPECT_FALSE(parse_scoring("3,1,0"));
}

}  // namespace
}  // namespace tournament
