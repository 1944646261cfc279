#include "tournament/event/event_file.hpp"

#include <cstddef>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "tournament/event/competition.hpp"
#include "tournament/event/event.hpp"
#include "tournament/event/event_fault.hpp"
#include "tournament/event/game_result.hpp"
#include "tournament/event/head.hpp"
#include "tournament/event/state.hpp"
#include "tournament/points.hpp"
#include "tournament/record.hpp"

namespace tournament {
namespace {

constexpr std::string_view kTime = "2026-05-01T19:30:00";

Competition small_competition() {
  Head head;
  head.name = "楚河杯";
  head.system = "dutch";
  head.rounds = 2;
  head.tags = {{"Site", "北京"}};
  Competition competition = Competition::open(std::move(head)).value();
  const std::vector<Incident> incidents = {
      PlayerAdded{player_id(1), {.name = "王"}},
      PlayerAdded{player_id(2), {.name = "Li \"the rook\"", .rating = 1900}},
      RoundPaired{1, {{player_id(2), player_id(1)}}, {}, {}},
      ResultGiven{1, 1, GameResult::kDraw},
      ResultCorrected{1, 1, GameResult::kFirstWins, false, "misread\nby the table"},
  };
  for (const Incident& what : incidents) EXPECT_TRUE(competition.happen(std::string(kTime), what));
  return competition;
}

TEST(EventFile, ReadsBackWhatItWrites) {
  const Competition competition = small_competition();
  const std::string text = write_event_file(competition);
  const auto read = read_event_file(text);
  ASSERT_TRUE(read);
  EXPECT_TRUE(read->competition == competition);
  EXPECT_EQ(read->size, text.size());
  EXPECT_FALSE(read->was_cut);
}

TEST(EventFile, CutAnywhereIsWholeUpToALineOrRefused) {
  const Competition competition = small_competition();
  const std::string text = write_event_file(competition);
  const std::size_t head = text.find("\n\n") + 2;
  for (std::size_t size = 0; size < text.size(); ++size) {
    const auto read = read_event_file(text.substr(0, size));
    ASSERT_EQ(read.has_value(), size >= head) << size;
    if (!read) {
      EXPECT_EQ(read.error().kind, EventFileFault::Kind::kHeadCut) << size;
      continue;
    }
    EXPECT_EQ(read->size, text.rfind('\n', size - 1) + 1) << size;
    EXPECT_EQ(read->was_cut, read->size != size) << size;
    EXPECT_EQ(write_event_file(read->competition), text.substr(0, read->size)) << size;
  }
}

// The fault after something in the file was replaced by hand.
EventFileFault fault_with(std::string_view from, std::string_view to) {
  std::string text = write_event_file(small_competition());
  const auto at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  const auto read = read_event_file(text.replace(at, from.size(), to));
  EXPECT_FALSE(read) << from << " -> " << to;
  return read ? EventFileFault{} : read.error();
}

TEST(EventFile, NonsenseByHandIsRefusedWithItsLine) {
  using Kind = EventFileFault::Kind;
  const int first = 13;  // line of the first event
  EXPECT_EQ(fault_with("chuhe tourney 1", "chuhe tourney 9").line, 1);
  EXPECT_EQ(fault_with("rounds 2", "rounds two").line, 5);
  EXPECT_EQ(fault_with("1 2026-05-01T19:30:00 added", "1 2026-05-01T19:30:00 entered").line, first);
  EXPECT_EQ(fault_with("boards=2-1", "boards=2-3").line, first + 2);
  EXPECT_EQ(fault_with("boards=2-1", "boards=2-3").event.kind, EventFault::Kind::kPlayer);
  EXPECT_EQ(fault_with("result=1/2", "result=5-0").text.field, "result");
  EXPECT_EQ(fault_with("4 2026", "5 2026").event.kind, EventFault::Kind::kNumber);
  EXPECT_EQ(fault_with("\n4 2026", "\n3 2026-05-01T19:30:00 note text=x\n4 2026").line, first + 3);
  EXPECT_EQ(fault_with("王", "\xE7\x8E").kind, Kind::kUtf8);
  EXPECT_EQ(fault_with("\n3 2026", "\r\n3 2026").kind, Kind::kUtf8);
  EXPECT_EQ(fault_with("\n3 2026", "\n\n3 2026").kind, Kind::kText);
}

// Something that may or may not be possible now.
Incident random_incident(std::mt19937& random, const Competition& competition) {
  const auto below = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
  const State& state = competition.state();
  const int players = static_cast<int>(state.entrants.size());
  const PlayerId someone = player_id(1 + below(players + 1));
  const int round = 1 + below(state.rounds_paired() + 1);
  const std::string reason = below(8) == 0 ? "" : "because";
  switch (below(16)) {
    case 0:
    case 1:
      return PlayerAdded{player_id(players + 1),
                         {.name = "P" + std::to_string(players), .rating = below(3000)},
                         static_cast<ByeKind>(below(3))};
    case 2: {
      std::vector<PlayerId> order = order_of_strength(state, below(2) == 0);
      return PlayersNumbered{NumberedBy::kStrength, std::move(order)};
    }
    case 3:
    case 4:
    case 5: {
      RoundPaired paired{state.rounds_paired() + 1, {}, {}, {}};
      for (int i = 1; i + 1 <= players; i += 2)
        paired.boards.push_back({player_id(i), player_id(i + 1)});
      if (players % 2 != 0) paired.bye = player_id(players);
      return paired;
    }
    case 6:
      return ResultCorrected{round, 1 + below(4), static_cast<GameResult>(below(16)), below(2) == 0,
                             reason};
    case 7:
      return RoundUndone{state.rounds_paired(), reason};
    case 8: {
      const Event* const last = competition.last_standing();
      return EventRevoked{last == nullptr ? 1 : last->number, reason};
    }
    case 9:
      return ByeRequested{someone, round + below(2), static_cast<ByeKind>(below(4))};
    case 10:
      return below(2) == 0 ? Incident(PlayerWithdrew{someone, reason})
                           : Incident(PlayerReturned{someone});
    case 11:
      return PointsAdjusted{someone, half_points(below(5) - 2), round, reason};
    case 12:
      return below(2) == 0 ? Incident(FoulGiven{someone, 1, round, reason})
                           : Incident(WarningGiven{someone, {}, reason});
    default:
      return ResultGiven{round, 1 + below(1 + players / 2), static_cast<GameResult>(below(16))};
  }
}

TEST(EventFile, RandomCompetitionsReadBackAndReplayAndNeverContradictThemselves) {
  for (unsigned seed = 0; seed < 200; ++seed) {
    std::mt19937 random(seed);
    Head head;
    head.name = "random";
    head.system = "dutch";
    head.rounds = static_cast<int>(seed % 6);
    Competition competition = Competition::open(std::move(head)).value();
    for (int step = 0; step < 120; ++step) {
      const Competition before = competition;
      const auto taken =
          competition.happen(std::string(kTime), random_incident(random, competition));
      if (!taken) {
        ASSERT_TRUE(before == competition) << seed;
        continue;
      }
      ASSERT_FALSE(contradiction_in(record_of(competition))) << seed << ' ' << step;
    }
    const auto read = read_event_file(write_event_file(competition));
    ASSERT_TRUE(read) << seed;
    ASSERT_TRUE(read->competition == competition) << seed;
    const auto again = Competition::replay(competition.head(), competition.events());
    ASSERT_TRUE(again && *again == competition) << seed;
  }
}

}  // namespace
}  // namespace tournament
