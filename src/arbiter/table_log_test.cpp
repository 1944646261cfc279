// The log of a table as text (docs/formats/table-log.md).
#include "arbiter/table_log.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "arbiter/action.hpp"
#include "arbiter/duty.hpp"
#include "arbiter/event.hpp"
#include "arbiter/event_text.hpp"
#include "arbiter/ruling.hpp"
#include "arbiter/settings.hpp"
#include "arbiter/table.hpp"
#include "arbiter/time_control_text.hpp"
#include "base/time.hpp"
#include "game/game.hpp"
#include "support/table_play.hpp"

namespace arbiter {
namespace {

using game::RulesetId;
using Kind = LogFault::Kind;
using support::board_of;
using support::incident;
using support::kBlack;
using support::kRed;
using support::line;
using support::TablePlay;

// The example of the page.
constexpr std::string_view kHead = R"(chuhe table 1
venue board
ruleset cxa
start start
lag 0:00:00.000
lag-refill 0:00:00.000
free-plies 0
casual no
illegal-moves-lose 2
fouls-lose 3
late-limit 0:15:00.000
claim-penalty 0:05:00.000
reversed-limit 0:20:00.000
displaced-limit 5
control 60+30
tag Event 楚河杯
tag Red 王

)";

constexpr std::string_view kEvents = R"(0:00:00.000 started
0:00:21.500 moved by=first move=h2e2 left=1:00:08.500
0:00:40.000 ruling-proposed ruling=1 incident=touch by=second squares=e9 finding=touch-binds rule=M2.1 ply=1 duty=move own=e9
0:00:45.000 ruling-confirmed ruling=1 arbiter=Li
)";

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const auto end = text.find('\n');
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  return lines;
}

// Reads until a line is refused; gives the number of lines that were taken.
std::size_t read_all(LogReader& reader, std::string_view text, LogFault& fault) {
  std::size_t taken = 0;
  for (const auto& line : lines_of(text)) {
    if (const auto read = reader.read(line); !read) {
      fault = read.error();
      return taken;
    }
    ++taken;
  }
  return taken;
}

std::string replaced(std::string_view text, std::string_view part, std::string_view by) {
  std::string changed(text);
  const auto at = changed.find(part);
  EXPECT_NE(at, std::string::npos) << part;
  return changed.replace(at, part.size(), by);
}

TEST(TableLog, TheExampleOfThePageIsReadAndWrittenAgain) {
  LogReader reader;
  LogFault fault;
  read_all(reader, std::string(kHead) + std::string(kEvents), fault);
  ASSERT_TRUE(reader.has_table());
  EXPECT_EQ(reader.events().size(), 4U);
  EXPECT_EQ(write_head(reader.head()), kHead);
  EXPECT_EQ(reader.head().tags, (Tags{{"Event", "楚河杯"}, {"Red", "王"}}));
  EXPECT_EQ(reader.table().game().ply(), 1);
  EXPECT_EQ(reader.table().state().duty, (Duty{Duty::Kind::kMove, "e9", {}}));
}

TEST(TableLog, EveryHeadReadsBack) {
  auto odd = line(RulesetId::kQinyu, "6k5/12/12/12/12/12/12/12/12/12/12/R6K4[] w - - 0 1",
                  "40/90,20/30+30 | 5+3x30s");
  odd.lag = {.most = base::milliseconds(750), .refill = base::milliseconds(1)};
  odd.free_plies = 2;
  odd.casual = true;
  odd.illegal_moves_lose = 9;
  odd.fouls_lose = 1;
  odd.late_limit = base::minutes(61);
  odd.claim_penalty = base::seconds(1);
  odd.reversed_limit = {};
  odd.displaced_limit = 0;
  for (const auto& head :
       {LogHead{odd, {}}, LogHead{board_of(), {{"White", ""}, {"White", "twice may be"}}},
        LogHead{line(RulesetId::kWxf), {{"Event", "  blanks  "}}}}) {
    LogReader reader;
    LogFault fault;
    const auto text = write_head(head);
    EXPECT_EQ(read_all(reader, text, fault), lines_of(text).size()) << text;
    ASSERT_TRUE(reader.has_table());
    EXPECT_EQ(reader.head(), head);
    EXPECT_EQ(reader.table().settings(), head.settings);
  }
}

TEST(TableLog, ATagIsOneLine) {
  const auto text = write_head({board_of(), {{"Event", "a\nvenue line\r"}}});
  EXPECT_NE(text.find("tag Event a venue line \n"), std::string::npos);
}

TEST(TableLog, ThereIsNoTableBeforeTheBlankLine) {
  LogReader reader;
  const auto lines = lines_of(kHead);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    EXPECT_FALSE(reader.has_table()) << i;
    EXPECT_TRUE(reader.read(lines[i])) << lines[i];
  }
  EXPECT_TRUE(reader.has_table());
}

TEST(TableLog, APlayedGameReadsBackAsTheSameTable) {
  TablePlay play(board_of(RulesetId::kCxa, "start", "60+30"));
  play.start().later(1'234).moves("h2e2 h9g7");
  play.report(incident(IncidentKind::kDisturbance, kBlack));
  play.confirm();
  play.act(kRed, ClaimLimit{});
  play.override_with(2, {});
  play.arbiter(GoBack{1, "the board was wrong", {}});
  play.act(kBlack, Resign{});
  LogReader reader;
  LogFault fault;
  auto text = write_head({play.table().settings(), {}});
  for (const auto& event : play.log()) text += write_events({event}) + '\n';
  EXPECT_EQ(read_all(reader, text, fault), lines_of(text).size());
  EXPECT_EQ(reader.events(), play.log());
  EXPECT_TRUE(reader.table() == play.table());
  EXPECT_TRUE(reader.take_table() == play.table());
}

// What is wrong with a head, by the line that shows it.
struct BadHead {
  std::string_view part;
  std::string_view by;
  Kind kind{};
  std::string_view word;
};

constexpr BadHead kBadHeads[]{
    {"chuhe table 1", "chuhe table 2", Kind::kFormat, ""},
    {"chuhe table 1", "", Kind::kFormat, ""},
    {"casual no", "casually no", Kind::kWord, "casually"},
    {"casual no", "fouls-lose 3", Kind::kWord, "fouls-lose"},  // stands twice
    {"casual no", "control 60+30", Kind::kWord, "control"},
    {"casual no\n", "", Kind::kMissing, "casual"},
    {"control 60+30\n", "", Kind::kMissing, "control"},
    {"venue board", "venue hall", Kind::kValue, "venue"},
    {"venue board", "venue", Kind::kValue, "venue"},
    {"ruleset cxa", "ruleset chess", Kind::kValue, "ruleset"},
    {"ruleset cxa", "ruleset unlisted", Kind::kValue, "ruleset"},
    {"lag 0:00:00.000", "lag 1 s", Kind::kValue, "lag"},
    {"lag-refill 0:00:00.000", "lag-refill -1", Kind::kValue, "lag-refill"},
    {"free-plies 0", "free-plies -1", Kind::kValue, "free-plies"},
    {"casual no", "casual maybe", Kind::kValue, "casual"},
    {"illegal-moves-lose 2", "illegal-moves-lose 0", Kind::kValue, "illegal-moves-lose"},
    {"fouls-lose 3", "fouls-lose 0", Kind::kValue, "fouls-lose"},
    {"fouls-lose 3", "fouls-lose 100", Kind::kValue, "fouls-lose"},
    {"late-limit 0:15:00.000", "late-limit soon", Kind::kValue, "late-limit"},
    {"claim-penalty 0:05:00.000", "claim-penalty x", Kind::kValue, "claim-penalty"},
    {"claim-penalty 0:05:00.000", "claim-penalty 1000:00:00.001", Kind::kValue, "claim-penalty"},
    {"reversed-limit 0:20:00.000", "reversed-limit", Kind::kValue, "reversed-limit"},
    {"displaced-limit 5", "displaced-limit five", Kind::kValue, "displaced-limit"},
    {"tag Red", "tag ", Kind::kValue, "tag"},
    {"control 60+30", "control 60+", Kind::kControl, "control"},
    {"start start", "start 9/9 w", Kind::kStart, "9/9 w"},
    {"start start", "start 4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1", Kind::kStart,
     "4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1"},
};

TEST(TableLog, AHeadIsRefusedWithItsFault) {
  for (const auto& [part, by, kind, word] : kBadHeads) {
    const auto text = replaced(kHead, part, by);
    LogReader reader;
    LogFault fault;
    EXPECT_LT(read_all(reader, text, fault), lines_of(text).size()) << by;
    EXPECT_EQ(fault.kind, kind) << by;
    EXPECT_EQ(fault.word, word) << by;
    EXPECT_FALSE(reader.has_table());
  }
}

TEST(TableLog, AFaultOfTheControlOrTheStartSaysWhy) {
  LogReader control;
  LogFault fault;
  read_all(control, replaced(kHead, "control 60+30", "control 60+x"), fault);
  EXPECT_EQ(fault.control.offset, 3U);
  LogReader start;
  read_all(start, replaced(kHead, "start start", "start 4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1"), fault);
  EXPECT_EQ(fault.start.kind, game::Fault::Kind::kBadSetup);
}

// What cannot have happened after the four events of the example.
const std::vector<std::pair<std::string_view, EventFault>> kImpossible{
    {"0:00:44.999 noted text=late", EventFault::kTimeRunsBack},
    {"0:00:50.000 started", EventFault::kNotStarted},
    {"0:00:50.000 rematch-offered by=first", EventFault::kNotEnded},
    {"0:00:50.000 decided arbiter=Li why=on", EventFault::kNotEnded},
    {"0:00:50.000 moved by=first move=b2e2 left=1:00:00.000", EventFault::kMove},
    {"0:00:50.000 moved by=second move=h9g8 left=1:00:06.500", EventFault::kMove},
    {"0:00:50.000 moved by=second move=h9g7 left=1:00:06.500", EventFault::kMove},  // the duty
    {"0:00:50.000 moved by=second move=e9e8 left=1:00:06.501", EventFault::kClock},
    {"0:00:50.000 moved by=second move=e9e8 left=1:00:06.500 periods=1", EventFault::kClock},
    {"2:00:50.000 moved by=second move=e9e8 left=0:00:30.000", EventFault::kClock},
    {"0:00:50.000 clocks-started arbiter=Li", EventFault::kClock},
    {"0:00:50.000 clock-set side=first left=1000:00:00.001 arbiter=Li why=no", EventFault::kClock},
    {"0:00:50.000 draw-declined by=second", EventFault::kOffer},
    {"0:00:50.000 took-back to-ply=0", EventFault::kOffer},
    {"0:00:50.000 take-back-refused by=first", EventFault::kOffer},
    {"0:00:50.000 ruling-confirmed ruling=1 arbiter=Li", EventFault::kRuling},
    {"0:00:50.000 ruling-confirmed ruling=2 arbiter=Li", EventFault::kRuling},
    {"0:00:50.000 ruling-overridden ruling=2 arbiter=Li why=no", EventFault::kRuling},
    {"0:00:50.000 ruling-overridden ruling=1 arbiter=Li why=no fouls=100", EventFault::kRuling},
    {"0:00:50.000 ruling-proposed ruling=3 incident=fallen by=first finding=fallen-restored "
     "rule=M7.1 ply=1",
     EventFault::kRuling},
    {"0:00:50.000 ruling-proposed ruling=2 incident=fallen by=first finding=fallen-restored "
     "rule=M7.1 ply=2",
     EventFault::kPly},
    {"0:00:50.000 went-back to-ply=2 arbiter=Li why=no", EventFault::kPly},
    {"0:00:50.000 presence side=first present=yes", EventFault::kPresence},
    {"0:00:50.000 ended reason=resignation winner=first | noted text=on | draw-offered by=first",
     EventFault::kAfterTheEnd},
};

TEST(TableLog, WhatCannotHaveHappenedIsRefusedAndLeavesTheReaderAsItWas) {
  LogReader reader;
  LogFault fault;
  read_all(reader, std::string(kHead) + std::string(kEvents), fault);
  const Table before = reader.table();
  for (const auto& [line, kind] : kImpossible) {
    const auto read = reader.read(line);
    ASSERT_FALSE(read) << line;
    EXPECT_EQ(read.error().kind, Kind::kEvent) << line;
    EXPECT_EQ(read.error().event, kind) << line;
    EXPECT_TRUE(reader.table() == before) << line;
    EXPECT_EQ(reader.events().size(), 4U);
  }
  EXPECT_TRUE(reader.read("0:00:50.000 moved by=second move=e9e8 left=1:00:06.500"));
}

TEST(TableLog, ABrokenLineSaysWhatIsWrongWithItsText) {
  LogReader reader;
  LogFault fault;
  read_all(reader, kHead, fault);
  const auto read = reader.read("0:00:00.000 begun");
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().kind, Kind::kText);
  EXPECT_EQ(read.error().text, (EventTextFault{EventTextFault::Kind::kName, 12, {}}));
}

TEST(TableLog, BehindTheEndComeCorrectionsAndTalkOfARematch) {
  LogReader reader;
  LogFault fault;
  read_all(reader, kHead, fault);
  EXPECT_TRUE(reader.read("0:00:00.000 started"));
  EXPECT_TRUE(reader.read("0:00:01.000 ended reason=resignation winner=first end-rule=M1.1"));
  EXPECT_TRUE(reader.read("0:00:02.000 noted text=over"));
  EXPECT_TRUE(reader.read("0:00:03.000 rematch-offered by=first"));
  EXPECT_FALSE(reader.read("0:00:04.000 moved by=first move=h2e2 left=1:00:26.000"));
  EXPECT_TRUE(reader.read("0:00:05.000 decided arbiter=Li why=\"goes on\""));
  EXPECT_TRUE(reader.read("0:00:06.000 clocks-started arbiter=Li"));
  EXPECT_TRUE(reader.read("0:00:08.000 moved by=first move=h2e2 left=1:00:27.000"));
}

}  // namespace
}  // namespace arbiter
