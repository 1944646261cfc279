// What ends a game by looking back on it: applied on line, claimed over the board (M5.2, M5.3).
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "arbiter/action.hpp"
#include "arbiter/ruling.hpp"
#include "base/time.hpp"
#include "board/geometry.hpp"
#include "game/game.hpp"
#include "rules/outcome.hpp"
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

// 9 . . . . k . . . .     Both sides wait: the rook steps to and fro, and so does the king.
// 5 . . . . . . p . .
// 1 R . . . . . . . .
// 0 . . . K . . . . .
constexpr std::string_view kIdle = "4k4/9/9/9/6p2/9/9/9/R8/3K5 w - - 0 1";
constexpr std::string_view kIdleCycle = "a1b1 e9f9 b1a1 f9e9";

// 9 . . . . . k . . .     The rook checks for ever.
// 4 . . . . R . . . .
// 0 . . . K . . . . .
constexpr std::string_view kChecks = "5k3/9/9/9/9/4R4/9/9/9/3K5 w - - 0 1";
constexpr std::string_view kCheckCycle = "e4f4 f9e9 f4e4 e9f9";

// Sixty rounds without capture are full after Red's next move.
constexpr std::string_view kLastQuietPly = "4k4/9/9/9/6p2/9/9/9/R8/3K5 w - - 119 60";
constexpr std::string_view kTwoQuietPlies = "4k4/9/9/9/6p2/9/9/9/R8/3K5 w - - 118 60";

void repeat(TablePlay& play, std::string_view cycle, int times) {
  for (int i = 0; i < times; ++i) play.moves(cycle);
}

// The draft judges by the clauses of the association (X4.3).
std::string idle_draw(RulesetId book) {
  return std::string("1/2-1/2 repetition ") + (book == RulesetId::kWxf ? "X6.3" : "25.2");
}

// On line.

TEST(M5_3, OnLineAPerpetualCheckLosesUnaskedWithItsProof) {  // X5.2, X5.4, X6.1, X6.5
  for (const auto& [book, cycles] : {std::pair{RulesetId::kCxa, 3}, {RulesetId::kWxf, 2}}) {
    TablePlay play(line(book, kChecks));
    play.start();
    repeat(play, kCheckCycle, cycles - 1);
    play.moves("e4f4 f9e9 f4e4");
    EXPECT_EQ(play.ended(), "-");
    play.moves("e9f9");
    ASSERT_TRUE(play.table().ending());
    const auto& ending = *play.table().ending();
    EXPECT_EQ(ending.outcome, (rules::Outcome{kBlack, rules::Reason::kPerpetualCheck}));
    EXPECT_EQ(ending.rule, book == RulesetId::kWxf ? "X6.1" : "25.1");
    EXPECT_EQ(ending.cycle, (rules::CycleEvidence{1, 4 * cycles, kRed}));
  }
}

TEST(M5_3, OnLineAnIdleRepetitionDrawsUnasked) {  // X4.3, X5.4, X6.5
  for (const auto& [book, cycles] :
       {std::pair{RulesetId::kCxa, 3}, {RulesetId::kDraft, 3}, {RulesetId::kWxf, 2}}) {
    TablePlay play(line(book, kIdle));
    play.start();
    repeat(play, kIdleCycle, cycles - 1);
    play.moves("a1b1 e9f9 b1a1");
    EXPECT_EQ(play.ended(), "-");
    play.moves("f9e9");
    EXPECT_EQ(play.ended(), idle_draw(book));
  }
}

TEST(M5_2, OnLineTheNaturalLimitIsAppliedUnasked) {
  const std::vector<std::pair<RulesetId, std::string>> rules{
      {RulesetId::kDraft, "X4.2"}, {RulesetId::kCxa, "X5.5"}, {RulesetId::kWxf, "X6.5"}};
  for (const auto& [book, rule] : rules) {
    TablePlay play(line(book, kTwoQuietPlies));
    play.start().moves("a1b1");
    EXPECT_EQ(play.act(kRed, ClaimLimit{}), "nothing-to-claim");  // and no foul
    EXPECT_EQ(play.ended(), "-");
    play.moves("e9f9");
    EXPECT_EQ(play.ended(), "1/2-1/2 move-count " + rule);
  }
}

TEST(M5_2, OnLineThirtyRoundsWithoutProgressDrawUnderCxq) {  // X3.5
  TablePlay play(line(RulesetId::kCxq, kIdle));
  play.start();
  repeat(play, kIdleCycle, 14);
  play.moves("a1b1 e9f9 b1a1");
  EXPECT_EQ(play.ended(), "-");
  play.moves("f9e9");
  EXPECT_EQ(play.ended(), "1/2-1/2 move-count X3.5");
}

constexpr std::string_view kQinyuIdle = "6k5/12/12/12/12/12/12/12/12/12/12/R6K4[] w - - 0 1";
constexpr std::string_view kQinyuCycle = "a1b1 g12f12 b1a1 f12g12";

TEST(M5_3, InQinyuChessNothingWaitsForAClaim) {  // Q5.4, Q5.5, decision 0009.3
  for (const bool over_the_board : {false, true}) {
    const auto settings = [&](std::string_view start) {
      return over_the_board ? board_of(RulesetId::kQinyu, start) : line(RulesetId::kQinyu, start);
    };
    TablePlay play(settings(kQinyuIdle));
    play.start();
    repeat(play, kQinyuCycle, 3);
    play.moves("a1b1 g12f12 b1a1");
    EXPECT_EQ(play.ended(), "-");
    play.moves("f12g12");
    EXPECT_EQ(play.ended(), "1/2-1/2 repetition Q5.4");

    TablePlay quiet(settings("6k5/12/12/12/12/12/12/12/12/12/12/R6K4[] w - - 59 40"));
    quiet.start().moves("a1b1");
    EXPECT_EQ(quiet.ended(), "1/2-1/2 move-count Q5.5");
  }
}

// Over the board: repetition.

TEST(M5_3, OverTheBoardARepetitionIsGrantedOnClaimWithItsProof) {
  for (const auto& [book, cycles] :
       {std::pair{RulesetId::kDraft, 3}, {RulesetId::kCxa, 3}, {RulesetId::kWxf, 2}}) {
    for (const auto claimant : {kRed, kBlack}) {
      TablePlay play(board_of(book, kIdle));
      play.start();
      repeat(play, kIdleCycle, cycles);
      EXPECT_EQ(play.ended(), "-");  // it waits for a claim
      EXPECT_EQ(play.act(claimant, ClaimRepetition{}), "done");
      EXPECT_EQ(play.found(), "claim-proven M5.3");
      ASSERT_TRUE(play.ruling().penalty.ends);
      ASSERT_TRUE(play.ruling().penalty.ends->cycle);
      EXPECT_EQ(play.ruling().penalty.ends->cycle->last_ply, 4 * cycles);
      EXPECT_EQ(play.ended(), "-");  // and for the arbiter
      play.confirm();
      EXPECT_EQ(play.ended(), idle_draw(book));
    }
  }
}

TEST(M5_3, AClaimBeforeTheTriggerIsRefusedWithoutAFoul) {  // decision 0009.4
  for (const auto& [book, cycles] :
       {std::pair{RulesetId::kDraft, 3}, {RulesetId::kCxa, 3}, {RulesetId::kWxf, 2}}) {
    TablePlay play(board_of(book, kIdle, "60"));
    play.start();
    repeat(play, kIdleCycle, cycles - 1);
    play.moves("a1b1 e9f9 b1a1");
    EXPECT_EQ(play.act(kBlack, ClaimRepetition{}), "done");
    EXPECT_EQ(play.found(), "claim-too-early M5.3");
    EXPECT_EQ(play.ruling().penalty, Penalty());
    play.confirm();
    EXPECT_EQ(play.fouls(kBlack), 0);
    EXPECT_EQ(play.left(kBlack), 60 * kMinute);
    EXPECT_EQ(play.move("f9e9"), "done");
  }
}

TEST(M5_3, OverTheBoardAPerpetualCheckLosesOnClaim) {
  for (const auto& [book, cycles] :
       {std::pair{RulesetId::kDraft, 3}, {RulesetId::kCxa, 3}, {RulesetId::kWxf, 2}}) {
    TablePlay play(board_of(book, kChecks));
    play.start();
    repeat(play, kCheckCycle, cycles);
    EXPECT_EQ(play.ended(), "-");
    EXPECT_EQ(play.act(kBlack, ClaimRepetition{}), "done");
    EXPECT_EQ(play.found(), "claim-proven M5.3");
    play.confirm();
    EXPECT_EQ(play.ended(),
              book == RulesetId::kWxf ? "0-1 perpetual-check X6.1" : "0-1 perpetual-check 25.1");
  }
}

TEST(M5_3, UnderCxqAPerpetualCheckWaitsForAClaimToo) {  // X3.1: six times, and once more
  TablePlay play(board_of(RulesetId::kCxq, kChecks));
  play.start();
  repeat(play, kCheckCycle, 3);
  EXPECT_EQ(play.act(kBlack, ClaimRepetition{}), "done");
  EXPECT_EQ(play.found(), "claim-too-early M5.3");
  play.confirm().moves("e4f4");  // the seventh check
  EXPECT_EQ(play.ended(), "-");
  EXPECT_EQ(play.act(kBlack, ClaimRepetition{}), "done");
  EXPECT_EQ(play.found(), "claim-proven M5.3");
  play.confirm();
  EXPECT_EQ(play.ended(), "0-1 perpetual-check X3.1");
}

TEST(M5_3, WithoutAClaimTheGameGoesOn) {
  TablePlay play(board_of(RulesetId::kCxa, kIdle));
  play.start();
  repeat(play, kIdleCycle, 5);
  EXPECT_EQ(play.ended(), "-");
  EXPECT_EQ(play.ply(), 20);
}

TEST(M5_3, TheArbiterMayFindItHimself) {
  TablePlay play(board_of(RulesetId::kCxa, kIdle));
  EXPECT_EQ(play.arbiter(ClaimRepetition{}), "not-started");
  play.start();
  EXPECT_EQ(play.arbiter(ClaimRepetition{}), "nothing-to-claim");
  EXPECT_TRUE(play.state().rulings.empty());
  repeat(play, kIdleCycle, 3);
  EXPECT_EQ(play.arbiter(ClaimRepetition{}), "done");
  EXPECT_EQ(play.found(), "claim-proven M5.3");
  play.confirm();
  EXPECT_EQ(play.ended(), idle_draw(RulesetId::kCxa));
}

TEST(M5_3, TheArbitersFindingNeedsNoRecord) {  // M4.1 speaks of claims by a side
  TablePlay play(board_of(RulesetId::kCxa, kIdle));
  play.start();
  auto missing = incident(IncidentKind::kMissingRecords, kRed);
  missing.count = 4;
  play.report(missing);
  play.confirm();
  repeat(play, kIdleCycle, 3);
  EXPECT_EQ(play.arbiter(ClaimRepetition{}), "done");
  EXPECT_EQ(play.found(), "claim-proven M5.3");
}

TEST(M5_3, ALimitIsNoRepetition) {
  TablePlay play(board_of(RulesetId::kCxa, kLastQuietPly));
  play.start().moves("a1b1");
  EXPECT_EQ(play.arbiter(ClaimRepetition{}), "nothing-to-claim");
  EXPECT_EQ(play.act(kRed, ClaimRepetition{}), "done");
  EXPECT_EQ(play.found(), "claim-too-early M5.3");
}

TEST(M5_3, OnLineTheHouseFindsNothingForPlayers) {
  TablePlay play(line());
  play.start();
  EXPECT_EQ(play.arbiter(ClaimRepetition{}), "over-the-board-only");
  EXPECT_EQ(play.arbiter(ClaimLimit{}), "over-the-board-only");
}

// Over the board: the natural limit.

TEST(M5_2, ATrueClaimOfTheLimitDraws) {
  const std::vector<std::pair<RulesetId, std::string>> rules{
      {RulesetId::kDraft, "X4.2"}, {RulesetId::kCxa, "X5.5"}, {RulesetId::kWxf, "X6.5"}};
  for (const auto& [book, rule] : rules) {
    TablePlay play(board_of(book, kLastQuietPly));
    play.start().moves("a1b1");
    EXPECT_EQ(play.ended(), "-");
    EXPECT_EQ(play.act(kBlack, ClaimLimit{}), "done");
    EXPECT_EQ(play.found(), "claim-proven M5.2");
    play.confirm();
    EXPECT_EQ(play.ended(), "1/2-1/2 move-count " + rule);
  }
}

TEST(M5_2, TheArbiterMayFindTheLimitHimself) {
  TablePlay play(board_of(RulesetId::kCxa, kLastQuietPly));
  play.start();
  EXPECT_EQ(play.arbiter(ClaimLimit{}), "nothing-to-claim");
  play.moves("a1b1");
  EXPECT_EQ(play.arbiter(ClaimLimit{}), "done");
  EXPECT_EQ(play.found(), "claim-proven M5.2");
}

TEST(M5_2, AnUntrueClaimIsAFoulAndFiveMinutesOff) {
  TablePlay play(board_of(RulesetId::kCxa, kTwoQuietPlies, "60"));
  play.start().at(kMinute).moves("a1b1");
  EXPECT_EQ(play.act(kRed, ClaimLimit{}), "done");
  EXPECT_EQ(play.found(), "claim-untrue M5.2");
  EXPECT_EQ(play.ruling().penalty.fouls, 1);
  EXPECT_EQ(play.ruling().penalty.time_off, base::minutes(5));
  play.confirm();
  EXPECT_EQ(play.fouls(kRed), 1);
  EXPECT_EQ(play.left(kRed), 54 * kMinute);
  EXPECT_EQ(play.left(kBlack), 60 * kMinute);
  EXPECT_EQ(play.ended(), "-");
}

TEST(M5_2, ThePenaltyFlagsIfItExhaustsTheClock) {
  for (const auto& [used, ending] :
       {std::pair{kMinute - 1, "-"}, {kMinute, "0-1 time M3.3"}, {2 * kMinute, "0-1 time M3.3"}}) {
    TablePlay play(board_of(RulesetId::kCxa, kTwoQuietPlies, "6"));
    play.start().at(used);
    EXPECT_EQ(play.act(kRed, ClaimLimit{}), "done");
    play.confirm();
    EXPECT_EQ(play.ended(), ending) << used;
    EXPECT_EQ(play.left(kRed), used < kMinute ? 1 : 0);
    EXPECT_EQ(play.state().ending_ruling, used < kMinute ? 0 : 1);
  }
}

TEST(M5_2, ThePenaltyFlagsInTheOpponentsTimeToo) {
  TablePlay play(board_of(RulesetId::kCxa, kTwoQuietPlies, "5"));
  play.start();
  EXPECT_EQ(play.act(kBlack, ClaimLimit{}), "done");
  play.confirm();
  EXPECT_EQ(play.ended(), "1-0 time M3.3");
}

TEST(M5_2, WithoutAClockTheUntrueClaimIsAFoulAlone) {
  TablePlay play(board_of(RulesetId::kCxa, kTwoQuietPlies));
  play.start();
  play.act(kRed, ClaimLimit{});
  play.confirm();
  EXPECT_EQ(play.fouls(kRed), 1);
  EXPECT_EQ(play.ended(), "-");
}

TEST(M5_2, ThePenaltyIsTheEvents) {
  auto settings = board_of(RulesetId::kCxa, kTwoQuietPlies, "60");
  settings.claim_penalty = base::minutes(2);
  TablePlay play(settings);
  play.start();
  play.act(kRed, ClaimLimit{});
  play.confirm();
  EXPECT_EQ(play.left(kRed), 58 * kMinute);
}

void claim_untruly(TablePlay& play, board::Side by) {
  EXPECT_EQ(play.act(by, ClaimLimit{}), "done");
  EXPECT_EQ(play.found(), "claim-untrue M5.2");
  play.confirm();
}

TEST(M5_2, TheSecondUntrueClaimInTheStretchLoses) {  // M1.1
  TablePlay play(board_of());
  play.start();
  claim_untruly(play, kRed);
  play.moves("h2e2 h9g7");
  claim_untruly(play, kBlack);  // each side for itself
  EXPECT_EQ(play.act(kRed, ClaimLimit{}), "done");
  EXPECT_EQ(play.found(), "claim-untrue-again M5.2");
  play.confirm();
  EXPECT_EQ(play.ended(), "0-1 untrue-claim M1.1");
}

TEST(M5_2, ACaptureBeginsAnotherStretch) {  // decision 0009.5
  TablePlay play(board_of());
  play.start();
  claim_untruly(play, kRed);
  play.moves("h2h9");
  claim_untruly(play, kRed);
  EXPECT_EQ(play.fouls(kRed), 2);
  EXPECT_EQ(play.ended(), "-");
  EXPECT_EQ(play.act(kRed, ClaimLimit{}), "done");
  EXPECT_EQ(play.found(), "claim-untrue-again M5.2");
}

TEST(M5_2, InQinyuChessADropBeginsAnotherStretchToo) {  // decision 0009.5
  TablePlay play(
      board_of(RulesetId::kQinyu, "6k5/12/12/12/12/12/12/12/12/12/12/R6K4[Q] w - - 0 1"));
  play.start();
  claim_untruly(play, kRed);
  play.moves("a1b1 g12f12");
  EXPECT_EQ(play.act(kRed, ClaimLimit{}), "done");
  EXPECT_EQ(play.found(), "claim-untrue-again M5.2");
  play.override_with(2, {});
  play.moves("Q@c3");
  claim_untruly(play, kRed);
  EXPECT_EQ(play.ended(), "-");
}

TEST(M5_2, AnOverriddenUntrueClaimDoesNotCount) {
  TablePlay play(board_of());
  play.start();
  play.act(kRed, ClaimLimit{});
  EXPECT_EQ(play.override_with(1, {}), "done");
  claim_untruly(play, kRed);
  EXPECT_EQ(play.ended(), "-");
}

}  // namespace
}  // namespace arbiter
