// Events as lines of a log (docs/formats/table-log.md).
#include "arbiter/event_text.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "arbiter/duty.hpp"
#include "arbiter/ending.hpp"
#include "arbiter/event.hpp"
#include "arbiter/event_fields.hpp"
#include "arbiter/ruling.hpp"
#include "base/time.hpp"
#include "board/geometry.hpp"
#include "rules/outcome.hpp"

namespace arbiter {
namespace {

using Kind = EventTextFault::Kind;
using board::Side;
using rules::Reason;

constexpr auto kFirst = Side::kFirst;
constexpr auto kSecond = Side::kSecond;

struct Line {
  Happening what;
  std::string text;
};

Incident touch() { return {IncidentKind::kTouch, kSecond, {"e9", "a0"}, {}, 0, false, {}}; }

Incident claim() { return {IncidentKind::kLimitClaim, kFirst, {}, {}, 0, true, "says \"now\""}; }

Penalty duty(Duty::Kind kind, const std::string& own) {
  Penalty penalty;
  penalty.duty = {kind, own, {}};
  return penalty;
}

Penalty fouls(int count) {
  Penalty penalty;
  penalty.fouls = count;
  return penalty;
}

Penalty everything() {
  Penalty penalty;
  penalty.warnings = 1;
  penalty.fouls = 2;
  penalty.time_off = base::minutes(5);
  penalty.begin_again = true;
  penalty.back_to = 0;
  penalty.duty = {Duty::Kind::kCaptureWith, "a0", "a5"};
  penalty.ends = Ending{{kSecond, Reason::kPerpetualCheck}, "X6.1", {{9, 16, kFirst}}};
  return penalty;
}

// Every event, with and without the fields that may be left out.
const std::vector<Line> kLines{
    {Started{}, "started"},
    {Moved{kFirst, "h2e2", {}, {}, 0}, "moved by=first move=h2e2"},
    {Moved{kSecond, "P@e5", {120}, base::minutes(75), 3},
     "moved by=second move=P@e5 lag=0:00:00.120 left=1:15:00.000 periods=3"},
    {DrawOffered{kFirst}, "draw-offered by=first"},
    {DrawDeclined{kSecond}, "draw-declined by=second"},
    {TakeBackAsked{kFirst, 0}, "take-back-asked by=first to-ply=0"},
    {TakeBackRefused{kSecond}, "take-back-refused by=second"},
    {TookBack{12}, "took-back to-ply=12"},
    {RematchOffered{kFirst}, "rematch-offered by=first"},
    {RematchDeclined{kSecond}, "rematch-declined by=second"},
    {RematchAgreed{}, "rematch-agreed"},
    {PresenceChanged{kFirst, true}, "presence side=first present=yes"},
    {PresenceChanged{kSecond, false}, "presence side=second present=no"},
    {RulingProposed{{1, touch(), Finding::kTouchBinds, "M2.2", 7, duty(Duty::Kind::kMove, "e9")}},
     "ruling-proposed ruling=1 incident=touch by=second squares=e9,a0 finding=touch-binds "
     "rule=M2.2 ply=7 duty=move own=e9"},
    {RulingProposed{{2, claim(), Finding::kClaimProven, "M5.2", 0, everything()}},
     R"(ruling-proposed ruling=2 incident=limit-claim by=first announced=yes note="says \"now\"" )"
     "finding=claim-proven rule=M5.2 warnings=1 fouls=2 time-off=0:05:00.000 "
     "begin-again=yes back-to=0 duty=capture-with own=a0 target=a5 reason=perpetual-check "
     "winner=second end-rule=X6.1 plies=9-16,first"},
    {RulingProposed{{3,
                     {IncidentKind::kIllegalMove, kFirst, {}, "h0h4", 0, false, {}},
                     Finding::kIllegalMoveFoul,
                     "M7.1",
                     0,
                     {}}},
     "ruling-proposed ruling=3 incident=illegal-move by=first move=h0h4 "
     "finding=illegal-move-foul rule=M7.1"},
    {RulingProposed{{4,
                     {IncidentKind::kMissingRecords, kFirst, {}, {}, 4, false, {}},
                     Finding::kRecordsMissing,
                     "M4.1",
                     0,
                     {}}},
     "ruling-proposed ruling=4 incident=no-record by=first count=4 finding=records-missing "
     "rule=M4.1"},
    {RulingConfirmed{1, "Li"}, "ruling-confirmed ruling=1 arbiter=Li"},
    {RulingConfirmed{1, "王 五"}, "ruling-confirmed ruling=1 arbiter=\"王 五\""},
    {RulingOverridden{1, "Li", "seen otherwise", {}},
     "ruling-overridden ruling=1 arbiter=Li why=\"seen otherwise\""},
    {RulingOverridden{2, "Li", "no", fouls(1)},
     "ruling-overridden ruling=2 arbiter=Li why=no fouls=1"},
    {WentBack{4, {}, "Li", "a | b"}, "went-back to-ply=4 arbiter=Li why=\"a | b\""},
    {WentBack{4, {Duty::Kind::kCapture, {}, "a5"}, "Li", "x=y"},
     "went-back to-ply=4 arbiter=Li why=\"x=y\" duty=capture target=a5"},
    {ClocksStopped{}, "clocks-stopped"},
    {ClocksStopped{"Li", "back\\slash"}, R"(clocks-stopped arbiter=Li why="back\\slash")"},
    {ClocksStarted{}, "clocks-started"},
    {ClocksStarted{"Li"}, "clocks-started arbiter=Li"},
    {ClockSet{kFirst, base::seconds(90), {}, "Li", "wrong"},
     "clock-set side=first left=0:01:30.000 arbiter=Li why=wrong"},
    {ClockSet{kSecond, {}, 0, "Li", "wrong"},
     "clock-set side=second left=0:00:00.000 periods=0 arbiter=Li why=wrong"},
    {Decided{{}, "Li", "on"}, "decided arbiter=Li why=on"},
    {Decided{rules::Outcome{kFirst, Reason::kTime}, "Li", "flag"},
     "decided outcome=first,time arbiter=Li why=flag"},
    {Decided{rules::Outcome{{}, Reason::kAgreement}, "Li", "both"},
     "decided outcome=none,agreement arbiter=Li why=both"},
    {Noted{"", "one\ntwo\r"}, R"(noted text="one\ntwo\r")"},
    {Noted{"Li", ""}, "noted arbiter=Li text=\"\""},
    {Ended{{{kFirst, Reason::kCheckmate}, "X1.5", {}}, 0},
     "ended reason=checkmate winner=first end-rule=X1.5"},
    {Ended{{{{}, Reason::kRepetition}, "X6.3", {{1, 8, {}}}}, 5},
     "ended reason=repetition end-rule=X6.3 plies=1-8 ruling=5"},
};

TEST(EventText, EachEventIsWrittenAsThePageSaysAndReadsBack) {
  std::array<bool, kEventNames.size()> seen{};
  for (const auto& [what, text] : kLines) {
    seen[what.index()] = true;
    const Events events{{base::Instant{3'661'001}, what}};
    const auto line = "1:01:01.001 " + text;
    EXPECT_EQ(write_events(events), line);
    const auto again = read_events(line);
    ASSERT_TRUE(again) << line;
    EXPECT_EQ(*again, events) << line;
  }
  for (std::size_t i = 0; i < seen.size(); ++i) EXPECT_TRUE(seen[i]) << kEventNames[i];
}

TEST(EventText, EventsOfOneActionShareALine) {
  const Events events{{{1'000}, Moved{kFirst, "i0i9", {}, {}, 0}},
                      {{1'000}, Ended{{{kFirst, Reason::kCheckmate}, "X1.5", {}}, 0}}};
  constexpr std::string_view kLine =
      "0:00:01.000 moved by=first move=i0i9 | ended reason=checkmate winner=first end-rule=X1.5";
  EXPECT_EQ(write_events(events), kLine);
  const auto again = read_events(kLine);
  ASSERT_TRUE(again);
  EXPECT_EQ(*again, events);
}

TEST(EventText, FieldsStandInAnyOrder) {
  const auto read = read_events("0:00:01.000 moved move=h2e2 left=0:00:01.000 by=second");
  ASSERT_TRUE(read);
  EXPECT_EQ(std::get<Moved>(read->front().what), (Moved{kSecond, "h2e2", {}, {1'000}, 0}));
}

struct Refused {
  std::string_view line;
  Kind kind{};
  std::size_t offset = 0;
  std::string_view field{};
};

constexpr Refused kRefused[]{
    {"", Kind::kTime},
    {"started", Kind::kTime},
    {"0:00:01.000", Kind::kTime},
    {"0:00:01.0000 started", Kind::kTime},
    {"-0:00:01.000 started", Kind::kTime},
    {"0:00:01.000  started", Kind::kName, 12},
    {"0:00:01.000 begun", Kind::kName, 12},
    {"0:00:01.000 Started", Kind::kName, 12},
    {"0:00:01.000 started | ", Kind::kName, 22},
    {"0:00:01.000 started | begun", Kind::kName, 22},
    {"0:00:01.000 started  ", Kind::kField, 20},
    {"0:00:01.000 draw-offered by", Kind::kField, 25},
    {"0:00:01.000 draw-offered by=", Kind::kField, 25},
    {"0:00:01.000 draw-offered =first", Kind::kField, 25},
    {"0:00:01.000 noted text=\"open", Kind::kField, 18},
    {"0:00:01.000 noted text=\"open\\", Kind::kField, 18},
    {"0:00:01.000 noted text=a=b", Kind::kField, 18},
    {"0:00:01.000 noted text=a\"b", Kind::kField, 18},
    {"0:00:01.000 started now=yes", Kind::kUnknownField, 20, "now"},
    {"0:00:01.000 draw-offered by=first by=first", Kind::kUnknownField, 34, "by"},
    {"0:00:01.000 draw-offered by=first winner=first", Kind::kUnknownField, 34, "winner"},
    {"0:00:01.000 draw-offered", Kind::kMissingField, 12, "by"},
    {"0:00:01.000 started | took-back", Kind::kMissingField, 22, "to-ply"},
    {"0:00:01.000 moved by=first", Kind::kMissingField, 12, "move"},
    {"0:00:01.000 ended winner=first", Kind::kMissingField, 12, "reason"},
    {"0:00:01.000 draw-offered by=red", Kind::kValue, 25, "by"},
    {"0:00:01.000 took-back to-ply=-1", Kind::kValue, 22, "to-ply"},
    {"0:00:01.000 took-back to-ply=1.5", Kind::kValue, 22, "to-ply"},
    {"0:00:01.000 took-back to-ply=99999999999", Kind::kValue, 22, "to-ply"},
    {"0:00:01.000 presence side=first present=true", Kind::kValue, 32, "present"},
    {"0:00:01.000 ended reason=boredom", Kind::kValue, 18, "reason"},
    {"0:00:01.000 ended reason=repetition plies=1", Kind::kValue, 36, "plies"},
    {"0:00:01.000 ended reason=repetition plies=1-8,red", Kind::kValue, 36, "plies"},
    {"0:00:01.000 decided outcome=first arbiter=Li why=no", Kind::kValue, 20, "outcome"},
    {"0:00:01.000 decided outcome=red,time arbiter=Li why=no", Kind::kValue, 20, "outcome"},
    {"0:00:01.000 went-back to-ply=1 arbiter=Li why=no duty=jump", Kind::kValue, 49, "duty"},
    {"0:00:01.000 moved by=first move=h2e2 left=1h", Kind::kValue, 37, "left"},
    {"0:00:01.000 ruling-proposed ruling=1 incident=touch by=first squares=a0,, "
     "finding=touch-free rule=M2.1",
     Kind::kValue, 61, "squares"},
    {"0:00:01.000 ruling-proposed ruling=1 incident=nap by=first finding=touch-free rule=M2.1",
     Kind::kValue, 37, "incident"},
    {"0:00:01.000 ruling-proposed ruling=1 incident=touch by=first finding=odd rule=M2.1",
     Kind::kValue, 61, "finding"},
};

TEST(EventText, ALineIsRefusedWithItsFaultAndItsPlace) {
  for (const auto& [line, kind, offset, field] : kRefused) {
    const auto read = read_events(line);
    ASSERT_FALSE(read) << line;
    EXPECT_EQ(read.error().kind, kind) << line;
    EXPECT_EQ(read.error().offset, offset) << line;
    EXPECT_EQ(read.error().field, field) << line;
  }
}

TEST(EventText, EveryIncidentAndFindingHasACodeOfItsOwn) {
  for (int i = 1; i <= kLastIncident; ++i) {
    const auto kind = static_cast<IncidentKind>(i);
    EXPECT_EQ(parse_incident(incident_code(kind)), kind);
  }
  for (int i = 1; i <= kLastFinding; ++i) {
    const auto finding = static_cast<Finding>(i);
    EXPECT_EQ(parse_finding(finding_code(finding)), finding);
  }
  EXPECT_FALSE(parse_incident(""));
  EXPECT_FALSE(parse_incident("touch-free"));
  EXPECT_FALSE(parse_finding("touch"));
}

}  // namespace
}  // namespace arbiter
