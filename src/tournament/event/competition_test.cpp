#include "tournament/event/competition.hpp"

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tournament/event/event.hpp"
#include "tournament/event/event_fault.hpp"
#include "tournament/event/game_result.hpp"
#include "tournament/event/head.hpp"
#include "tournament/event/state.hpp"
#include "tournament/points.hpp"
#include "tournament/record.hpp"

namespace tournament {
namespace {

using Kind = EventFault::Kind;

constexpr PlayerId kAnn = player_id(1);
constexpr PlayerId kBob = player_id(2);
constexpr PlayerId kCid = player_id(3);
constexpr PlayerId kDan = player_id(4);

class CompetitionTest : public testing::Test {
 protected:
  CompetitionTest() {
    happens(PlayerAdded{kAnn, {.name = "Ann", .rating = 1800}});
    happens(PlayerAdded{kBob, {.name = "Bob", .rating = 2100}});
    happens(PlayerAdded{kCid, {.name = "Cid", .rating = 1900}});
    happens(PlayerAdded{kDan, {.name = "Dan", .rating = 2100}});
  }

  void happens(const Incident& what) {
    const auto taken = competition.happen("2026-05-01T19:30:00", what);
    ASSERT_TRUE(taken) << static_cast<int>(taken.error().kind) << taken.error().field;
    const auto again = Competition::replay(competition.head(), competition.events());
    ASSERT_TRUE(again);
    EXPECT_TRUE(*again == competition);
  }
  // The fault of what is refused, after a look that nothing has changed.
  EventFault fault_of(const Incident& what) {
    const Competition before = competition;
    const auto taken = competition.happen("2026-05-01T19:30:00", what);
    EXPECT_FALSE(taken);
    EXPECT_TRUE(before == competition);
    return taken ? EventFault{} : taken.error();
  }
  Kind kind_of(const Incident& what) { return fault_of(what).kind; }
  void pair_first_round() { happens(RoundPaired{1, {{kAnn, kBob}, {kCid, kDan}}, {}, {}}); }
  void finish_first_round() {
    happens(ResultGiven{1, 1, GameResult::kFirstWins});
    happens(ResultGiven{1, 2, GameResult::kDraw});
  }
  Record record() const { return record_of(competition); }
  const State& state() const { return competition.state(); }

  static Head head() {
    Head head;
    head.name = "Club evening";
    head.system = "dutch";
    head.rounds = 3;
    return head;
  }
  Competition competition = Competition::open(head()).value();
};

TEST_F(CompetitionTest, PlayersGetTheirIdsInOrderOfEntry) {
  EXPECT_EQ(fault_of(PlayerAdded{player_id(6), {.name = "Eve"}}),
            (EventFault{Kind::kNewPlayer, "player", 6, 5, {}}));
  EXPECT_EQ(kind_of(PlayerAdded{player_id(5), {.name = ""}}), Kind::kNeedsText);
  EXPECT_EQ(kind_of(PlayerAdded{player_id(5), {.name = "E\x01"}}), Kind::kText);
  EXPECT_EQ(kind_of(PlayerAdded{player_id(5), {.name = "\xC3("}}), Kind::kText);
  EXPECT_EQ(kind_of(PlayerAdded{player_id(5), {.name = "Eve", .rating = 10000}}), Kind::kRange);
  EXPECT_EQ(kind_of(PlayerAdded{player_id(5), {.name = "Eve", .sex = "x"}}), Kind::kText);
}

TEST_F(CompetitionTest, NumbersAreByEntryUntilTheyAreGiven) {
  EXPECT_EQ(record().players[0].name, "Ann");
  const auto order = order_of_strength(state(), false);
  EXPECT_EQ(order, (std::vector{kBob, kDan, kCid, kAnn}));
  happens(PlayersNumbered{NumberedBy::kStrength, order});
  EXPECT_EQ(record().players[0].name, "Bob");
  EXPECT_EQ(number_of(state(), kAnn), player_number(4));
  EXPECT_EQ(id_of(state(), player_number(3)), kCid);
  EXPECT_EQ(kind_of(PlayersNumbered{NumberedBy::kLots, {kBob, kDan, kCid}}), Kind::kNotEveryPlayer);
  EXPECT_EQ(kind_of(PlayersNumbered{NumberedBy::kLots, {kBob, kDan, kCid, kCid}}), Kind::kTwice);
  EXPECT_EQ(kind_of(PlayersNumbered{NumberedBy::kLots, {kBob, kDan, kCid, player_id(5)}}),
            Kind::kPlayer);
}

TEST_F(CompetitionTest, WhoComesLateIsLastUntilNumbersAreGivenAnew) {
  happens(PlayersNumbered{NumberedBy::kStrength, order_of_strength(state(), false)});
  happens(PlayerAdded{player_id(5), {.name = "Eve", .rating = 2000}});
  EXPECT_EQ(number_of(state(), player_id(5)), player_number(5));
  happens(PlayerChanged{.player = kAnn, .rating = 2500});
  // Ann keeps her place among those who had numbers.
  EXPECT_EQ(order_of_strength(state(), true), (std::vector{kBob, kDan, player_id(5), kCid, kAnn}));
  EXPECT_EQ(order_of_strength(state(), false), (std::vector{kAnn, kBob, kDan, player_id(5), kCid}));
}

TEST_F(CompetitionTest, MissedRoundsAreWorthWhatTheEntrySays) {
  pair_first_round();
  happens(PlayerAdded{player_id(5), {.name = "Eve"}, ByeKind::kHalf});
  happens(PlayerAdded{player_id(6), {.name = "Fay"}});
  EXPECT_EQ(entry_of(record().players[4], 1).mark, Mark::kHalfBye);
  EXPECT_EQ(entry_of(record().players[5], 1).mark, Mark::kAbsent);
  happens(RoundUndone{1, "they are here now"});
  EXPECT_FALSE(has_entry(record().players[4], 1));
}

TEST_F(CompetitionTest, ChangesTakeThePlaceOfWhatWasKnown) {
  PlayerChanged change{.player = kAnn, .name = "Anne"};
  happens(change);
  EXPECT_EQ(record().players[0].name, "Anne");
  EXPECT_EQ(record().players[0].rating, 1800);
  EXPECT_EQ(kind_of(change), Kind::kNothingNew);
  change.player = player_id(9);
  EXPECT_EQ(fault_of(change), (EventFault{Kind::kPlayer, "player", 9, 4, {}}));
}

TEST_F(CompetitionTest, WhoWithdrewMayComeBack) {
  EXPECT_EQ(kind_of(PlayerReturned{kAnn}), Kind::kNotWithdrawn);
  happens(PlayerWithdrew{kAnn, "ill"});
  EXPECT_TRUE(record().players[0].withdrawn);
  EXPECT_EQ(kind_of(PlayerWithdrew{kAnn, ""}), Kind::kWithdrawn);
  happens(PlayerReturned{kAnn});
  EXPECT_FALSE(record().players[0].withdrawn);
}

TEST_F(CompetitionTest, ByesAreAskedForBeforeTheRoundIsPaired) {
  happens(ByeRequested{kDan, 1, ByeKind::kHalf});
  EXPECT_EQ(kind_of(ByeRequested{kDan, 1, ByeKind::kHalf}), Kind::kNothingNew);
  EXPECT_EQ(kind_of(ByeRequested{kAnn, 1, ByeKind::kNone}), Kind::kNothingNew);
  EXPECT_EQ(entry_of(record().players[3], 1).mark, Mark::kHalfBye);
  EXPECT_EQ(fault_of(RoundPaired{1, {{kAnn, kDan}}, {}, {}}),
            (EventFault{Kind::kAway, "boards", 4, 0, {}}));
  happens(ByeRequested{kCid, 2, ByeKind::kFull});
  EXPECT_FALSE(has_entry(record().players[2], 1));
  happens(RoundPaired{1, {{kAnn, kBob}}, kCid, {}});
  EXPECT_EQ(kind_of(ByeRequested{kAnn, 1, ByeKind::kHalf}), Kind::kRoundPaired);
  EXPECT_EQ(kind_of(ByeRequested{kAnn, 4, ByeKind::kHalf}), Kind::kRange);
  const Record now = record();
  EXPECT_EQ(entry_of(now.players[2], 1).mark, Mark::kPairingBye);
  EXPECT_EQ(entry_of(now.players[2], 2).mark, Mark::kFullBye);
  EXPECT_EQ(entry_of(now.players[3], 1).mark, Mark::kHalfBye);
  EXPECT_FALSE(contradiction_in(now));
}

TEST_F(CompetitionTest, RoundsArePairedOneAfterAnother) {
  EXPECT_EQ(fault_of(RoundPaired{2, {{kAnn, kBob}}, {}, {}}),
            (EventFault{Kind::kNextRound, "round", 2, 1, {}}));
  EXPECT_EQ(kind_of(RoundPaired{1, {}, kAnn, {}}), Kind::kNoBoards);
  EXPECT_EQ(kind_of(RoundPaired{1, {{kAnn, kAnn}}, {}, {}}), Kind::kTwice);
  EXPECT_EQ(kind_of(RoundPaired{1, {{kAnn, kBob}}, kBob, {}}), Kind::kTwice);
  EXPECT_EQ(kind_of(RoundPaired{1, {{kAnn, player_id(5)}}, {}, {}}), Kind::kPlayer);
  pair_first_round();
  EXPECT_EQ(kind_of(RoundPaired{1, {{kAnn, kBob}, {kCid, kDan}}, {}, {}}), Kind::kNextRound);
  happens(ResultGiven{1, 1, GameResult::kFirstWins});
  EXPECT_EQ(fault_of(RoundPaired{2, {{kAnn, kCid}}, {}, {}}),
            (EventFault{Kind::kResultsMissing, "round", 1, 0, {2}}));
  happens(ResultGiven{1, 2, GameResult::kAdjourned});
  happens(RoundPaired{2, {{kAnn, kCid}}, {}, {}});
  happens(ResultGiven{2, 1, GameResult::kFirstWins});
  happens(RoundPaired{3, {{kAnn, kDan}}, {}, {}});
  happens(ResultGiven{3, 1, GameResult::kFirstWins});
  EXPECT_EQ(fault_of(RoundPaired{4, {{kAnn, kDan}}, {}, {}}),
            (EventFault{Kind::kRoundsOver, "round", 4, 3, {}}));
}

TEST_F(CompetitionTest, AResultStandsUntilItIsCorrected) {
  EXPECT_EQ(kind_of(ResultGiven{1, 1, GameResult::kDraw}), Kind::kNotPaired);
  pair_first_round();
  EXPECT_EQ(fault_of(ResultGiven{1, 3, GameResult::kDraw}),
            (EventFault{Kind::kBoard, "board", 3, 2, {}}));
  const ResultCorrected correction{1, 1, GameResult::kDraw, false, "misread"};
  EXPECT_EQ(kind_of(correction), Kind::kNoResult);
  happens(ResultGiven{1, 1, GameResult::kFirstWins});
  EXPECT_EQ(kind_of(ResultGiven{1, 1, GameResult::kFirstWins}), Kind::kNothingNew);
  EXPECT_EQ(kind_of(ResultGiven{1, 1, GameResult::kDraw}), Kind::kHasResult);
  EXPECT_EQ(kind_of(ResultCorrected{1, 1, GameResult::kDraw, false, ""}), Kind::kNeedsText);
  EXPECT_EQ(kind_of(ResultCorrected{1, 1, GameResult::kFirstWins, false, "x"}), Kind::kNothingNew);
  happens(correction);
  EXPECT_EQ(entry_of(record().players[0], 1).mark, Mark::kDraw);
}

TEST_F(CompetitionTest, AnAdjournedGameIsFinishedLater) {
  pair_first_round();
  happens(ResultGiven{1, 1, GameResult::kAdjourned});
  EXPECT_EQ(entry_of(record().players[0], 1).mark, Mark::kUnfinished);
  happens(ResultGiven{1, 2, GameResult::kBothForfeit});
  happens(RoundPaired{2, {{kAnn, kCid}}, {}, {}});
  happens(ResultGiven{1, 1, GameResult::kSecondWins});
  EXPECT_EQ(entry_of(record().players[0], 1).mark, Mark::kLoss);
  EXPECT_FALSE(contradiction_in(record()));
}

TEST_F(CompetitionTest, ReversedColoursAreACorrection) {
  pair_first_round();
  happens(ResultGiven{1, 1, GameResult::kFirstWins});
  happens(ResultCorrected{1, 1, GameResult::kSecondWins, true, "Bob had Red"});
  EXPECT_EQ(state().round(1).boards[0], (Board{kBob, kAnn, GameResult::kSecondWins}));
  EXPECT_EQ(entry_of(record().players[0], 1),
            (Entry{Mark::kWin, player_number(2), Color::kSecond}));
}

TEST_F(CompetitionTest, OnlyTheLastRoundIsUndoneAndAllElseStays) {
  pair_first_round();
  finish_first_round();
  happens(FoulGiven{kAnn, 1, 1, "noise"});
  EXPECT_EQ(kind_of(RoundUndone{2, "x"}), Kind::kNotLastRound);
  EXPECT_EQ(kind_of(RoundUndone{1, ""}), Kind::kNeedsText);
  happens(RoundUndone{1, "Eve was forgotten"});
  EXPECT_EQ(kind_of(RoundUndone{0, "x"}), Kind::kNotLastRound);
  EXPECT_EQ(kind_of(ResultGiven{1, 1, GameResult::kDraw}), Kind::kNotPaired);
  EXPECT_EQ(record().players[0].fouls, 1);
  EXPECT_EQ(rounds_paired(record()), 0);
  pair_first_round();
  EXPECT_FALSE(state().round(1).boards[0].result);
}

TEST_F(CompetitionTest, TheLastEventCanBeRevokedAndTheOneBeforeItThen) {
  const Competition empty = competition;
  pair_first_round();
  happens(ResultGiven{1, 1, GameResult::kFirstWins});
  EXPECT_EQ(fault_of(EventRevoked{5, "x"}), (EventFault{Kind::kNotLastEvent, "event", 5, 6, {}}));
  EXPECT_EQ(kind_of(EventRevoked{6, ""}), Kind::kNeedsText);
  happens(EventRevoked{6, "wrong board"});
  EXPECT_FALSE(state().round(1).boards[0].result);
  EXPECT_EQ(kind_of(EventRevoked{7, "x"}), Kind::kNotLastEvent);
  happens(EventRevoked{5, "too early"});
  EXPECT_TRUE(state() == empty.state());
  EXPECT_EQ(competition.events().size(), 8U);
  for (int number = 4; number >= 1; --number) happens(EventRevoked{number, "nobody came"});
  EXPECT_EQ(kind_of(EventRevoked{1, "x"}), Kind::kNothingToRevoke);
}

TEST_F(CompetitionTest, AnUndoneRoundComesBackWhereTheUndoIsRevoked) {
  pair_first_round();
  finish_first_round();
  const State before = state();
  happens(RoundUndone{1, "by mistake"});
  happens(EventRevoked{8, "it was right"});
  EXPECT_TRUE(state() == before);
}

TEST_F(CompetitionTest, FoulsWarningsAndPointsNeedAReason) {
  EXPECT_EQ(kind_of(FoulGiven{kAnn, 1, {}, ""}), Kind::kNeedsText);
  EXPECT_EQ(kind_of(FoulGiven{kAnn, 0, {}, "x"}), Kind::kRange);
  EXPECT_EQ(kind_of(WarningGiven{kAnn, 4, "x"}), Kind::kRange);
  EXPECT_EQ(kind_of(WarningGiven{player_id(7), {}, "x"}), Kind::kPlayer);
  EXPECT_EQ(kind_of(PointsAdjusted{kAnn, half_points(1), {}, ""}), Kind::kNeedsText);
  happens(FoulGiven{kAnn, 2, 1, "noise"});
  happens(WarningGiven{kAnn, {}, "telephone"});
  happens(PointsAdjusted{kAnn, half_points(-1), 2, "late"});
  const Player ann = record().players[0];
  EXPECT_EQ(ann.fouls, 2);
  EXPECT_EQ(ann.warnings, 1);
  EXPECT_EQ(ann.adjustments, (std::vector<Adjustment>{{half_points(-1), 2}}));
  EXPECT_EQ(kind_of(Noted{""}), Kind::kNeedsText);
  happens(Noted{"two\nlines"});
}

TEST_F(CompetitionTest, ForbiddenMeetingsAndLentPointsComeIntoTheRecord) {
  happens(PlayersNumbered{NumberedBy::kHand, {kDan, kCid, kBob, kAnn}});
  happens(MeetingsForbidden{{kAnn, kDan}, 1, 2});
  happens(MeetingsForbidden{{kAnn, kBob}, 2, {}});
  happens(PointsLent{whole_points(1), 1, 2, 1, 2});
  const Record now = record();
  ASSERT_EQ(now.forbidden.size(), 2U);
  EXPECT_EQ(now.forbidden[0], (ForbiddenGroup{1, 2, {player_number(4), player_number(1)}}));
  EXPECT_EQ(now.forbidden[1].last_round, 3);
  EXPECT_EQ(
      now.accelerations,
      (std::vector<Acceleration>{{whole_points(1), 1, 2, player_number(1), player_number(2)}}));
  EXPECT_EQ(kind_of(MeetingsForbidden{{kAnn}, 1, {}}), Kind::kNeedsText);
  EXPECT_EQ(kind_of(MeetingsForbidden{{kAnn, kBob}, 2, 1}), Kind::kRange);
  EXPECT_EQ(kind_of(PointsLent{whole_points(1), 2, 1, 1, 2}), Kind::kRange);
  EXPECT_EQ(kind_of(PointsLent{whole_points(1), 1, 1, 3, 2}), Kind::kRange);
}

TEST_F(CompetitionTest, MissingAndDoubledLinesAreFound) {
  EXPECT_EQ(competition.take_in({6, "2026-05-01T19:30:00", Noted{"x"}}).error(),
            (EventFault{Kind::kNumber, "", 6, 5, {}}));
  EXPECT_EQ(competition.take_in({4, "2026-05-01T19:30:00", Noted{"x"}}).error().kind,
            Kind::kNumber);
  EXPECT_EQ(competition.take_in({5, "today", Noted{"x"}}).error().kind, Kind::kTime);
}

}  // namespace
}  // namespace tournament
