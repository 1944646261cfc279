#include "tournament/event/event_text.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "tournament/event/event.hpp"
#include "tournament/event/game_result.hpp"
#include "tournament/points.hpp"

namespace tournament {
namespace {

constexpr std::string_view kTime = "2026-05-01T19:30:00";

// One of each kind at least.
std::vector<Incident> all_kinds() {
  const PlayerData data{"王 \"伟\"", 2105, "IM", "CHN", "a|b=c", "8601234", "1990.05.01", "m", 2};
  PlayerChanged change{.player = player_id(3), .name = "李", .rating = 0};
  change.club = "";
  return {
      PlayerAdded{player_id(1), data, ByeKind::kHalf},
      PlayerAdded{player_id(2), {.name = "赵"}, ByeKind::kZero},
      change,
      PlayerWithdrew{player_id(4), "ill"},
      PlayerWithdrew{player_id(4), ""},
      PlayerReturned{player_id(4)},
      ByeRequested{player_id(4), 3, ByeKind::kHalf},
      MeetingsForbidden{{player_id(1), player_id(2)}, 2, 5},
      MeetingsForbidden{{player_id(1), player_id(2)}, 1, std::nullopt},
      PointsLent{half_points(1), 1, 2, 1, 20},
      PlayersNumbered{NumberedBy::kLots, {player_id(2), player_id(1)}},
      RoundPaired{
          1, {{player_id(1), player_id(2)}, {player_id(4), player_id(3)}}, player_id(5), "by hand"},
      RoundPaired{2, {{player_id(1), player_id(2)}}, std::nullopt, ""},
      ResultGiven{1, 2, GameResult::kSecondForfeits},
      ResultCorrected{1, 2, GameResult::kDraw, true, "written down wrongly\nby both"},
      RoundUndone{2, "two were here after all"},
      EventRevoked{12, "typed twice"},
      FoulGiven{player_id(2), 2, 1, "noise"},
      WarningGiven{player_id(2), std::nullopt, "telephone"},
      PointsAdjusted{player_id(2), half_points(-3), 2, "late"},
      Noted{"空格 and \\ and \"quotes\""}};
}

TEST(EventText, ReadsBackEveryKindOfEvent) {
  int number = 0;
  for (const Incident& what : all_kinds()) {
    const Event event{++number, std::string(kTime), what};
    const auto read = read_event(write_event(event));
    ASSERT_TRUE(read) << write_event(event) << ' ' << read.error().field;
    EXPECT_EQ(*read, event);
  }
}

TEST(EventText, WritesWhatPeopleCanRead) {
  const RoundPaired round{1, {{player_id(1), player_id(2)}}, player_id(3), ""};
  EXPECT_EQ(write_event({7, std::string(kTime), round}),
            "7 2026-05-01T19:30:00 paired round=1 boards=1-2 bye=3");
  const ResultGiven result{1, 1, GameResult::kFirstWins};
  EXPECT_EQ(write_event({8, std::string(kTime), result}),
            "8 2026-05-01T19:30:00 result round=1 board=1 result=1-0");
}

EventTextFault fault_of(std::string_view line) { return read_event(line).error(); }

TEST(EventText, SaysWhatIsWrongWhereAndWhatWasExpected) {
  using Kind = EventTextFault::Kind;
  EXPECT_EQ(fault_of("").kind, Kind::kNumber);
  EXPECT_EQ(fault_of("x 2026-05-01T19:30:00 note text=a").kind, Kind::kNumber);
  EXPECT_EQ(fault_of("1 yesterday note text=a"),
            (EventTextFault{Kind::kTime, 2, "", "2026-05-01T19:30:00"}));
  EXPECT_EQ(fault_of("1 2026-05-01T19:30:00 fell player=1"),
            (EventTextFault{Kind::kName, 22, "fell", ""}));
  EXPECT_EQ(fault_of("1 2026-05-01T19:30:00 returned player").kind, Kind::kField);
  EXPECT_EQ(fault_of("1 2026-05-01T19:30:00 returned player=1 player=2").kind, Kind::kUnknownField);
  EXPECT_EQ(fault_of("1 2026-05-01T19:30:00 returned"),
            (EventTextFault{Kind::kMissingField, 22, "player", "1 2 3 ..."}));
  EXPECT_EQ(fault_of("1 2026-05-01T19:30:00 result round=1 board=1 result=2-0").field, "result");
  EXPECT_EQ(fault_of("1 2026-05-01T19:30:00 result round=1 board=1 result=2-0").expected,
            result_forms());
  for (const std::string_view players : {"1,,2", "0,1", "1,", "x", "10000"}) {
    const auto line = "1 2026-05-01T19:30:00 forbidden players=" + std::string(players);
    EXPECT_EQ(fault_of(line).kind, Kind::kValue) << players;
  }
  for (const std::string_view boards : {"1", "1-", "1-2-3", "1-2,"}) {
    const auto line = "1 2026-05-01T19:30:00 paired round=1 boards=" + std::string(boards);
    EXPECT_EQ(fault_of(line).kind, Kind::kValue) << boards;
  }
}

TEST(EventText, KnowsDaysThatExist) {
  EXPECT_TRUE(is_event_time("2028-02-29T23:59:59"));
  for (const auto* const text :
       {"2026-02-29T10:00:00", "2026-13-01T10:00:00", "2026-00-01T10:00:00", "2026-01-00T10:00:00",
        "2026-01-01T24:00:00", "2026-01-01 10:00:00", "2026-01-01T10:00", "2026-01-01T10:60:00"}) {
    EXPECT_FALSE(is_event_time(text)) << text;
  }
}

}  // namespace
}  // namespace tournament
