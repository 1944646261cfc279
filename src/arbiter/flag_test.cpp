// Time at a table (M3): mate before the flag, moves behind it, lag, and what take-backs restore.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include <gtest/gtest.h>

#include "arbiter/action.hpp"
#include "arbiter/clock.hpp"
#include "arbiter/detail/core.hpp"
#include "arbiter/event.hpp"
#include "arbiter/ruling.hpp"
#include "arbiter/settings.hpp"
#include "arbiter/table.hpp"
#include "base/time.hpp"
#include "game/game.hpp"
#include "support/table_play.hpp"

namespace arbiter {
namespace {

using game::RulesetId;
using support::board_of;
using support::incident;
using support::kBlack;
using support::kRed;
using support::line;
using support::TablePlay;

constexpr std::int64_t kMinute = 60'000;

// 9 . . . . k . . . .     i0i9 mates.
// 8 R . . . . . . . .
// 0 . . . K . . . . R
constexpr std::string_view kMateInOne = "4k4/R8/9/9/9/9/9/9/9/3K4R w - - 0 1";
// 9 . . . k . . . . .     a2a8 leaves Black no move.
constexpr std::string_view kStuckInOne = "3k5/9/9/9/9/9/9/R8/4R4/5K3 w - - 0 1";

TEST(M3_3, AMateInTimeGoesBeforeTheFlag) {
  for (const auto& [start, move] : {std::pair{kMateInOne, "i0i9"}, {kStuckInOne, "a2a8"}}) {
    TablePlay play(line(RulesetId::kCxa, start, "1"));
    play.start().at(kMinute - 1).moves(move).at(2 * kMinute).tick();
    EXPECT_TRUE(play.ended().ends_with("X1.5")) << play.ended();
  }
}

TEST(M3_3, AMoveBehindTheFlagIsNotPlayedAndItsPlayerLoses) {
  for (const std::string_view move : {"i0i9", "a8a7"}) {
    TablePlay play(line(RulesetId::kCxa, kMateInOne, "1"));
    play.start().at(kMinute);
    EXPECT_EQ(play.move(move), "done");
    EXPECT_EQ(play.ended(), "0-1 time M3.3");
    EXPECT_EQ(play.ply(), 0);
  }
}

TEST(M3_3, BlacksFlagIsBlacksLoss) {
  TablePlay play(line(RulesetId::kCxa, "start", "1"));
  play.start().at(50'000).moves("h2e2").at(50'000 + kMinute - 1).tick();
  EXPECT_EQ(play.ended(), "-");
  play.later(1).tick();
  EXPECT_EQ(play.ended(), "1-0 time M3.3");
}

TEST(M3_3, TheFlagIsFoundWithNobodyThere) {
  TablePlay play(line(RulesetId::kCxa, "start", "1"));
  play.arbiter(SetPresence{kRed, false});
  play.arbiter(SetPresence{kBlack, false});
  play.start();
  play.arbiter(SetPresence{kRed, true});
  play.arbiter(SetPresence{kBlack, true});
  EXPECT_EQ(play.table().deadline()->ms, kMinute);
  play.arbiter(SetPresence{kRed, false});
  play.arbiter(SetPresence{kBlack, false});
  play.at(kMinute - 1).tick();
  EXPECT_TRUE(play.last().empty());
  play.at(kMinute).tick();
  EXPECT_EQ(play.ended(), "0-1 time M3.3");
  EXPECT_FALSE(play.table().deadline());
}

TEST(M3_3, WhatComesBehindTheFlagIsNotDone) {
  TablePlay play(line(RulesetId::kCxa, "start", "1"));
  play.start().at(kMinute);
  EXPECT_EQ(play.act(kBlack, Resign{}), "done");  // too late to lose
  EXPECT_EQ(play.ended(), "0-1 time M3.3");
}

TEST(M3_3, InQinyuChessTheFlagLosesWithALiveStock) {  // Q5.7
  TablePlay play(line(RulesetId::kQinyu, "start", "1"));
  play.start().at(kMinute).tick();
  EXPECT_EQ(play.ended(), "0-1 time Q5.7");
}

// An arbiter may let a dead position go on; its flag draws.
TEST(M3_3, InQinyuChessTheFlagDrawsWithADeadStock) {  // Q5.6, Q5.7
  TablePlay play(
      line(RulesetId::kQinyu, "6k5/12/12/12/12/12/12/12/12/12/12/N6K4[] w - - 0 1", "1"));
  play.start();
  EXPECT_EQ(play.ended(), "1/2-1/2 dead-position Q5.6");
  play.arbiter(Decide{{}, "the players go on"});
  play.arbiter(StartClocks{});
  play.at(kMinute).tick();
  EXPECT_EQ(play.ended(), "1/2-1/2 time Q5.7");
}

TEST(M3_3, TheEndingByAFlagFollowsTheStock) {
  const std::vector<std::pair<std::string, std::string>> endings{
      {"6k5/12/12/12/12/12/12/12/12/12/12/7K4[] w - - 0 1", "1/2-1/2 time Q5.7"},
      {"6k5/12/12/12/12/12/12/12/12/12/12/7K4[b] w - - 0 1", "1/2-1/2 time Q5.7"},
      {"6k5/12/12/12/12/12/12/12/12/12/12/7K4[CCc] w - - 0 1", "1/2-1/2 time Q5.7"},
      {"6k5/12/12/12/12/12/12/12/12/12/12/7K4[NN] w - - 0 1", "0-1 time Q5.7"},
      {"6k5/12/12/12/12/12/12/12/12/12/12/7K4[P] w - - 0 1", "0-1 time Q5.7"},
  };
  for (const auto& [fen, ending] : endings) {
    const auto game = game::make_game(RulesetId::kQinyu, fen);
    ASSERT_TRUE(game) << fen;
    EXPECT_EQ(support::text_of(detail::flag_ending(**game, kRed)), ending) << fen;
  }
}

// Two bare kings and advisors: in Xiangqi the flag loses all the same.
TEST(M3_3, InXiangqiTheFlagLosesWhateverStands) {
  const auto game = game::make_game(RulesetId::kCxq, "4k4/9/9/9/9/9/9/9/9/3K1A3 w - - 0 1");
  ASSERT_TRUE(game);
  EXPECT_EQ(support::text_of(detail::flag_ending(**game, kRed)), "0-1 time M3.3");
}

TEST(M3_2, DelayIsGivenBackOutOfAQuota) {
  auto settings = line(RulesetId::kCxa, "start", "1");
  settings.lag = {.most = base::seconds(1), .refill = base::milliseconds(300)};
  TablePlay play(settings);
  play.start().at(5'000);
  EXPECT_EQ(play.move("h2e2", 3'000), "done");
  EXPECT_EQ(play.left(kRed), kMinute - 4'000);  // one second, no more
  play.moves("h9g7").later(5'000);
  EXPECT_EQ(play.move("h0g2", 3'000), "done");
  EXPECT_EQ(play.left(kRed), kMinute - 4'000 - 4'700);  // what the last move refilled
}

TEST(M3_2, TheFlagWaitsForTheDelayThatCouldBeCredited) {  // decision 0009.12
  auto settings = line(RulesetId::kCxa, kMateInOne, "1");
  settings.lag = {.most = base::seconds(1), .refill = base::milliseconds(300)};
  for (const auto& [lag, ending] : {std::pair{600, "1-0 checkmate X1.5"},
                                    {501, "1-0 checkmate X1.5"},
                                    {500, "0-1 time M3.3"},
                                    {0, "0-1 time M3.3"}}) {
    TablePlay play(settings);
    play.start().at(kMinute + 500).tick();
    EXPECT_EQ(play.ended(), "-");
    play.move("i0i9", lag);
    EXPECT_EQ(play.ended(), ending) << lag;
  }
  TablePlay play(settings);
  play.start().at(kMinute + 1'000).tick();
  EXPECT_EQ(play.ended(), "0-1 time M3.3");
}

TEST(M3_2, TimeNeverRunsBack) {
  TablePlay play(line());
  play.at(1'000).start().at(999);
  EXPECT_EQ(play.move("h2e2"), "time-runs-back");
  play.tick();
  EXPECT_TRUE(play.at(1'000).move("h2e2") == "done");
}

TEST(M3_1, EachSideHasItsOwnTime) {
  TablePlay play(line(RulesetId::kCxa, "start", "10 | 1"));
  play.start().at(5 * kMinute).moves("h2e2").at(6 * kMinute).tick();
  EXPECT_EQ(play.ended(), "1-0 time M3.3");
}

TEST(M3_1, ByoYomiFlagsWhenTheLastPeriodIsExceeded) {
  TablePlay play(line(RulesetId::kCxa, "start", "1+3x10s"));
  play.start().at(kMinute + 30'000).tick();
  EXPECT_EQ(play.ended(), "-");
  EXPECT_EQ(play.periods(kRed), 1);
  play.moves("h2e2");  // on the last millisecond
  EXPECT_EQ(play.ended(), "-");
  EXPECT_EQ(play.periods(kRed), 1);
  play.moves("h9g7").later(10'001).tick();
  EXPECT_EQ(play.ended(), "0-1 time M3.3");
}

TEST(M3_1, WithoutLimitNothingFalls) {
  TablePlay play(line());
  play.start().at(1000 * kMinute).tick();
  EXPECT_EQ(play.ended(), "-");
  EXPECT_FALSE(play.table().deadline());
}

TEST(M3_1, ByCorrespondenceEachMoveHasItsDays) {
  TablePlay play(line(RulesetId::kCxa, "start", "1d"));
  const auto day = base::days(1).ms;
  play.start().at(day - 1).moves("h2e2").later(day - 1).moves("h9g7").later(day - 1).tick();
  EXPECT_EQ(play.ended(), "-");
  play.later(1).tick();
  EXPECT_EQ(play.ended(), "0-1 time M3.3");
}

TEST(M3_1, TheFirstMoveOfEachSideIsFreeOnLine) {  // decision 0009.11
  TablePlay play(on_line(RulesetId::kCxa, support::controls_of("1+2")));
  play.start().at(100 * kMinute).tick();
  EXPECT_FALSE(play.table().deadline());
  play.moves("h2e2").later(100 * kMinute).tick();
  play.moves("h9g7");
  EXPECT_EQ(play.left(kRed), kMinute);
  EXPECT_EQ(play.left(kBlack), kMinute);
  play.later(kMinute + 1'000).tick();
  EXPECT_EQ(play.ended(), "0-1 time M3.3");
}

TEST(M3_4, TheLogHoldsWhatEachMoveLeft) {
  TablePlay play(line(RulesetId::kCxa, "start", "1+2"));
  play.start().at(10'250).moves("h2e2");
  const auto* moved = std::get_if<Moved>(&play.last().front().what);
  ASSERT_NE(moved, nullptr);
  EXPECT_EQ(moved->left.ms, kMinute - 10'250 + 2'000);

  auto log = play.log();
  std::get<Moved>(log.back().what).left = base::milliseconds(1);
  const auto again = Table::replay(play.table().settings(), log);
  ASSERT_FALSE(again);
  EXPECT_EQ(again.error().event, 1U);
  EXPECT_EQ(again.error().fault, EventFault::kClock);
}

TEST(M3_4, ATakeBackRestoresBothClocksExactly) {
  for (const std::string_view control :
       {"1+2", "1+3x10s", "0+3x10s", "2/1,1+3x10s", "1d", "none"}) {
    auto settings = line(RulesetId::kCxa, "start", control);
    settings.casual = true;
    settings.lag = LagQuota();
    TablePlay play(settings);
    play.start();
    std::vector<Clock::State> arose{play.table().clock().state(play.now())};
    for (const std::string_view move : {"h2e2", "h9g7", "h0g2", "i9h9"}) {
      play.later(17'123);
      ASSERT_EQ(play.move(move, 250), "done") << control;
      arose.push_back(play.table().clock().state(play.now()));
    }
    for (const int to_ply : {3, 2, 0}) {
      play.later(3'000);
      ASSERT_EQ(play.act(kRed, AskTakeBack{play.ply() - to_ply}), "done") << control;
      play.later(1'000);
      ASSERT_EQ(play.act(kBlack, AllowTakeBack{}), "done") << control;
      EXPECT_EQ(play.table().clock().state(play.now()), arose[static_cast<std::size_t>(to_ply)])
          << control << ' ' << to_ply;
    }
  }
}

TEST(M3_3, ClocksStandWhileARulingIsPending) {  // decision 0009.1
  TablePlay play(board_of(RulesetId::kCxa, "start", "1"));
  play.start().at(30'000);
  play.report(incident(IncidentKind::kDisturbance, kBlack));
  play.report(incident(IncidentKind::kFallen, kBlack));
  play.at(10 * kMinute).tick();
  EXPECT_EQ(play.ended(), "-");
  EXPECT_EQ(play.confirm(1), "done");
  play.at(11 * kMinute).tick();
  EXPECT_EQ(play.left(kRed), 30'000);
  EXPECT_EQ(play.confirm(2), "done");  // the last one
  play.later(29'999).tick();
  EXPECT_EQ(play.ended(), "-");
  play.later(1).tick();
  EXPECT_EQ(play.ended(), "0-1 time M3.3");
}

TEST(M3_3, TheArbiterStopsAndStartsTheClocks) {
  TablePlay play(board_of(RulesetId::kCxa, "start", "1"));
  EXPECT_EQ(play.arbiter(StopClocks{"noise"}), "not-started");
  play.start().at(20'000);
  EXPECT_EQ(play.arbiter(StartClocks{}), "clocks-run");
  EXPECT_EQ(play.arbiter(StopClocks{"noise"}), "done");
  EXPECT_EQ(play.arbiter(StopClocks{"noise"}), "clocks-stand");
  play.at(5 * kMinute);
  EXPECT_EQ(play.move("h2e2"), "clocks-stand");
  EXPECT_EQ(play.arbiter(StartClocks{}), "done");
  EXPECT_EQ(play.left(kRed), 40'000);
  play.later(40'000).tick();
  EXPECT_EQ(play.ended(), "0-1 time M3.3");
}

}  // namespace
}  // namespace arbiter
