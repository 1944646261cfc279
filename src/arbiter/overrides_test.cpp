// What the arbiter confirms, overrides and decides (M8).
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "arbiter/action.hpp"
#include "arbiter/ending.hpp"
#include "arbiter/ruling.hpp"
#include "arbiter/state.hpp"
#include "base/time.hpp"
#include "board/geometry.hpp"
#include "game/game.hpp"
#include "rules/outcome.hpp"
#include "support/table_play.hpp"

namespace arbiter {
namespace {

using game::RulesetId;
using rules::Outcome;
using rules::Reason;
using support::board_of;
using support::incident;
using support::kBlack;
using support::kRed;
using support::line;
using support::TablePlay;

constexpr std::int64_t kMinute = 60'000;

Incident illegal(board::Side by, const std::string& move) {
  auto made = incident(IncidentKind::kIllegalMove, by);
  made.move = move;
  return made;
}

Penalty fouls(int count) {
  Penalty penalty;
  penalty.fouls = count;
  return penalty;
}

TEST(M8_1, MovesWaitForAPendingRuling) {
  TablePlay play(board_of());
  play.start();
  play.report(incident(IncidentKind::kDisturbance, kBlack));
  play.report(incident(IncidentKind::kDisturbance, kRed));
  EXPECT_TRUE(is_ruling_pending(play.state()));
  EXPECT_EQ(play.move("h2e2"), "ruling-pending");
  play.confirm(2);
  EXPECT_EQ(play.move("h2e2"), "ruling-pending");
  play.confirm(1);
  EXPECT_FALSE(is_ruling_pending(play.state()));
  EXPECT_EQ(play.move("h2e2"), "done");
}

TEST(M8_1, ConfirmingNeedsANameAndAPendingRuling) {
  TablePlay play(board_of());
  play.start();
  EXPECT_EQ(play.confirm(1), "no-such-ruling");
  play.report(incident(IncidentKind::kDisturbance, kRed));
  EXPECT_EQ(play.confirm(0), "no-such-ruling");
  EXPECT_EQ(play.confirm(2), "no-such-ruling");
  EXPECT_EQ(play.act(Arbiter{}, Confirm{1}), "needs-name");
  EXPECT_EQ(play.act(kBlack, Confirm{1}), "not-for-players");
  EXPECT_EQ(play.confirm(1), "done");
  EXPECT_EQ(play.confirm(1), "ruling-settled");
}

TEST(M8_1, AnOverrideNeedsANameAndAReason) {
  TablePlay play(board_of());
  play.start();
  play.report(incident(IncidentKind::kDisturbance, kRed));
  EXPECT_EQ(play.arbiter(Override{1, "", {}}), "needs-reason");
  EXPECT_EQ(play.act(Arbiter{}, Override{1, "why", {}}), "needs-name");
  EXPECT_EQ(play.arbiter(Override{2, "why", {}}), "no-such-ruling");
  EXPECT_EQ(play.act(kRed, Override{1, "why", {}}), "not-for-players");
}

TEST(M8_1, AnOverridePutsSomethingElseInPlaceAndTheProposalStays) {
  TablePlay play(board_of());
  play.start();
  play.report(incident(IncidentKind::kDisturbance, kRed));
  const auto proposal = play.ruling();
  Penalty instead;
  instead.warnings = 1;
  EXPECT_EQ(play.arbiter(Override{1, "it was the spectators", instead}), "done");
  EXPECT_EQ(play.fouls(kRed), 0);
  EXPECT_EQ(play.warnings(kRed), 1);
  const auto& kept = play.state().rulings.front();
  EXPECT_EQ(kept.ruling, proposal);
  EXPECT_EQ(kept.state, RulingState::kOverridden);
  EXPECT_EQ(kept.arbiter, "Li");
  EXPECT_EQ(kept.reason, "it was the spectators");
  EXPECT_EQ(kept.instead, instead);
  EXPECT_EQ(play.confirm(1), "ruling-settled");
  EXPECT_EQ(play.move("h2e2"), "done");
}

TEST(M8_1, AConfirmedRulingIsOverriddenLater) {
  TablePlay play(board_of());
  play.start();
  play.report(incident(IncidentKind::kDisturbance, kRed));
  play.confirm().moves("h2e2 h9g7");
  EXPECT_EQ(play.fouls(kRed), 1);
  EXPECT_EQ(play.override_with(1, {}), "done");
  EXPECT_EQ(play.fouls(kRed), 0);
  EXPECT_EQ(play.override_with(1, fouls(2)), "done");  // and once more
  EXPECT_EQ(play.fouls(kRed), 2);
  EXPECT_EQ(play.ply(), 2);
}

TEST(M8_1, AnOverrideMayEndTheGame) {
  TablePlay play(board_of());
  play.start();
  play.report(incident(IncidentKind::kConduct, kRed));
  Penalty loss;
  loss.ends = Ending{{kBlack, Reason::kExcluded}, "M6.2", {}};
  play.override_with(1, loss);
  EXPECT_EQ(play.ended(), "0-1 excluded M6.2");
  EXPECT_EQ(play.state().ending_ruling, 1);
}

TEST(M8_1, FoulsOfAnOverrideCountTowardsThree) {
  TablePlay play(board_of());
  play.start();
  play.report(incident(IncidentKind::kConduct, kRed));
  play.override_with(1, fouls(3));
  EXPECT_EQ(play.ended(), "0-1 fouls M6.1");
}

TEST(M8_1, AGameThatARulingEndedGoesOnAfterAnOverride) {
  TablePlay play(board_of(RulesetId::kCxa, "start", "60"));
  play.start().at(kMinute);
  play.report(illegal(kRed, "h0h4"));
  play.confirm();
  EXPECT_EQ(play.ended(), "0-1 illegal-move-made M1.1");
  Penalty instead = fouls(1);
  instead.back_to = 0;
  instead.duty = {Duty::Kind::kMove, "h0", {}};
  play.at(5 * kMinute);
  EXPECT_EQ(play.override_with(1, instead), "done");
  EXPECT_EQ(play.ended(), "-");
  EXPECT_EQ(play.fouls(kRed), 1);
  EXPECT_EQ(play.move("h0g2"), "clocks-stand");  // until the players sit again
  play.at(9 * kMinute);
  EXPECT_EQ(play.arbiter(StartClocks{}), "done");
  EXPECT_EQ(play.left(kRed), 59 * kMinute);
  EXPECT_EQ(play.move("h2e2"), "bound-by-touch");
  EXPECT_EQ(play.move("h0g2"), "done");
}

TEST(M8_1, AnOverrideOfAnotherRulingLeavesTheEndAlone) {
  TablePlay play(board_of());
  play.start();
  play.report(incident(IncidentKind::kDisturbance, kRed));
  play.confirm();
  play.act(kRed, Resign{});
  EXPECT_EQ(play.override_with(1, {}), "done");
  EXPECT_EQ(play.fouls(kRed), 0);
  EXPECT_EQ(play.ended(), "0-1 resignation M1.1");
}

TEST(M8_1, WithoutOneOfItsThreeFoulsALossByFoulsFalls) {  // M6.1
  for (const int overridden : {1, 2, 3}) {
    TablePlay play(board_of());
    play.start();
    for (int i = 0; i < 3; ++i) {
      play.report(incident(IncidentKind::kDisturbance, kRed));
      play.confirm();
    }
    EXPECT_EQ(play.ended(), "0-1 fouls M6.1");
    play.override_with(overridden, {});
    EXPECT_EQ(play.fouls(kRed), 2);
    EXPECT_EQ(play.ended(), "-") << overridden;
  }
}

TEST(M8_1, AnOverrideGivesTheTimeBack) {
  TablePlay play(board_of(RulesetId::kCxa, "start", "60"));
  play.start();
  play.act(kRed, ClaimLimit{});
  play.confirm();
  EXPECT_EQ(play.left(kRed), 55 * kMinute);
  play.at(kMinute).moves("h2e2");
  play.override_with(1, {});
  EXPECT_EQ(play.left(kRed), 59 * kMinute);
  // Also in the positions since.
  play.moves("h9g7");
  play.arbiter(GoBack{1, "the board was wrong", {}});
  EXPECT_EQ(play.left(kRed), 59 * kMinute);
}

TEST(M8_1, AnOverrideGivesBackNoMoreThanWasTaken) {
  for (const std::string_view control : {"3", "3+2x60s", "7+2x60s", "0+3x60s"}) {
    TablePlay play(board_of(RulesetId::kCxa, "start", control));
    play.start().at(30'000);
    const auto before = play.table().clock().state(play.now());
    play.act(kRed, ClaimLimit{});
    play.confirm();
    play.override_with(1, {});
    EXPECT_EQ(play.ended(), "-") << control;
    EXPECT_EQ(play.table().clock().state(play.now()).sides, before.sides) << control;
  }
}

TEST(M8_1, AnOverrideThatGoesBackLetsAnEndedGameGoOn) {
  TablePlay play(board_of(RulesetId::kCxa, "4k4/R8/9/9/9/9/9/9/9/3K4R w - - 0 1"));
  play.start();
  play.report(incident(IncidentKind::kDisturbance, kBlack));
  play.confirm().moves("i0i9");
  EXPECT_EQ(play.ended(), "1-0 checkmate X1.5");
  Penalty instead;
  instead.back_to = 0;
  play.override_with(1, instead);
  EXPECT_EQ(play.ply(), 0);
  EXPECT_EQ(play.ended(), "-");
}

TEST(M8_1, AnOverrideKeepsToWhatThereIs) {
  TablePlay play(board_of());
  play.start();
  play.report(incident(IncidentKind::kDisturbance, kRed));
  Penalty instead;
  instead.back_to = 1;
  EXPECT_EQ(play.override_with(1, instead), "no-such-ply");
  EXPECT_EQ(play.override_with(1, fouls(-1)), "needs-count");
  Penalty time;
  time.time_off = base::milliseconds(-1);
  EXPECT_EQ(play.override_with(1, time), "clock-value");
}

TEST(M8_1, AnArbiterDecidesWithNameAndReason) {
  for (const auto& settings : {line(), board_of()}) {
    TablePlay play(settings);
    play.start().moves("h2e2");
    EXPECT_EQ(play.arbiter(Decide{{}, "why"}), "not-over");
    EXPECT_EQ(play.arbiter(Decide{Outcome{kRed, Reason::kForfeit}, ""}), "needs-reason");
    EXPECT_EQ(play.act(Arbiter{}, Decide{Outcome{kRed, Reason::kForfeit}, "why"}), "needs-name");
    EXPECT_EQ(play.arbiter(Decide{Outcome{kRed, Reason::kForfeit}, "left the hall"}), "done");
    EXPECT_EQ(play.ended(), "1-0 forfeit M8.1");
    EXPECT_EQ(play.arbiter(Decide{Outcome{{}, Reason::kAgreement}, "both agree"}), "done");
    EXPECT_EQ(play.ended(), "1/2-1/2 agreement M8.1");
  }
}

TEST(M8_1, AnEndedGameGoesOnByDecision) {
  TablePlay play(line(RulesetId::kCxa, "start", "1"));
  play.start().at(kMinute).tick();
  EXPECT_EQ(play.ended(), "0-1 time M3.3");
  play.act(kBlack, OfferRematch{});
  EXPECT_EQ(play.arbiter(Decide{{}, "the clock was wrong"}), "done");
  EXPECT_EQ(play.ended(), "-");
  EXPECT_FALSE(play.state().rematch_offer);
  EXPECT_EQ(play.arbiter(SetClock{kRed, base::seconds(30), {}, "the clock was wrong"}), "done");
  EXPECT_EQ(play.arbiter(StartClocks{}), "done");
  EXPECT_EQ(play.move("h2e2"), "done");
  EXPECT_EQ(play.ended(), "-");
}

TEST(M8_1, AGameThatEndedBeforeItBeganIsBegunAfterADecision) {
  TablePlay play(line());
  play.act(kRed, Resign{});
  play.arbiter(Decide{{}, "he meant another game"});
  play.start();
  EXPECT_EQ(play.move("h2e2"), "done");
}

TEST(M8_1, SettingAClockNeedsNameAndReasonAndATime) {
  TablePlay play(board_of(RulesetId::kCxa, "start", "10+3x30s"));
  EXPECT_EQ(play.arbiter(SetClock{kRed, {0}, {}, "why"}), "not-started");
  play.start();
  EXPECT_EQ(play.arbiter(SetClock{kRed, {1}, {}, ""}), "needs-reason");
  EXPECT_EQ(play.act(Arbiter{}, SetClock{kRed, {1}, {}, "why"}), "needs-name");
  EXPECT_EQ(play.arbiter(SetClock{kRed, {-1}, {}, "why"}), "clock-value");
  EXPECT_EQ(play.arbiter(SetClock{kRed, {1}, 100, "why"}), "clock-value");
  EXPECT_EQ(play.arbiter(SetClock{kBlack, base::seconds(5), 1, "why"}), "done");
  EXPECT_EQ(play.left(kBlack), 5'000);
  EXPECT_EQ(play.periods(kBlack), 1);
  EXPECT_EQ(play.left(kRed), 10 * kMinute);
}

TEST(M8_1, AClockIsSetToWhatItCanShow) {
  TablePlay untimed(board_of());
  untimed.start();
  EXPECT_EQ(untimed.arbiter(SetClock{kRed, base::minutes(5), {}, "it stood"}), "clock-value");
  TablePlay plain(board_of(game::RulesetId::kCxa, "start", "10"));
  plain.start();
  EXPECT_EQ(plain.arbiter(SetClock{kRed, base::minutes(5), 3, "it stood"}), "clock-value");
  EXPECT_EQ(plain.arbiter(SetClock{kRed, base::minutes(5), {}, "it stood"}), "done");
  TablePlay periods(board_of(game::RulesetId::kCxa, "start", "10 + 3x30s"));
  periods.start();
  EXPECT_EQ(periods.arbiter(SetClock{kRed, base::minutes(5), 2, "it stood"}), "done");
  EXPECT_EQ(periods.table().clock().periods(kRed, periods.table().state().last), 2);
}

TEST(M8_1, AnOverrideTakesTheDutyOfATouchBack) {  // M2.1
  TablePlay play(board_of());
  play.start();
  auto touch = support::incident(IncidentKind::kTouch, kRed);
  touch.squares = {"b0"};
  play.report(touch);
  play.confirm();
  EXPECT_EQ(play.act(kRed, MakeMove{"h2e2", {}, {}}), "bound-by-touch");
  EXPECT_EQ(play.arbiter(Override{1, "he had adjusted it", {}}), "done");
  EXPECT_EQ(play.act(kRed, MakeMove{"h2e2", {}, {}}), "done");
}

TEST(M8_1, AnOverrideLeavesADutyThatAnEarlierTouchGave) {
  TablePlay play(board_of());
  play.start();
  for (const auto* square : {"b0", "h2"}) {
    auto touch = support::incident(IncidentKind::kTouch, kRed);
    touch.squares = {square};
    play.report(touch);
    play.confirm();
  }
  EXPECT_EQ(play.arbiter(Override{2, "a shadow", {}}), "done");
  EXPECT_EQ(play.act(kRed, MakeMove{"h2e2", {}, {}}), "bound-by-touch");
}

TEST(M8_1, ADutyThatNoMoveCanDoIsRefused) {
  TablePlay play(board_of());
  play.start().moves("h2e2");
  const Duty at_once{Duty::Kind::kMove, "a9", {}};
  const Duty never{Duty::Kind::kMove, "e9e9", {}};
  const Duty blocked{Duty::Kind::kMove, "h2", {}};  // Red's cannon has gone from there
  EXPECT_EQ(play.arbiter(GoBack{1, "put right", never}), "impossible-duty");
  EXPECT_EQ(play.arbiter(GoBack{1, "put right", blocked}), "impossible-duty");
  EXPECT_EQ(play.arbiter(GoBack{1, "put right", at_once}), "done");
  // The position to which it goes back counts, not the present one.
  EXPECT_EQ(play.arbiter(GoBack{0, "put right", blocked}), "done");
}

TEST(M8_1, NotesAreKeptAndChangeNothing) {
  TablePlay play(line());
  EXPECT_EQ(play.arbiter(Note{"the hall is cold"}), "done");
  EXPECT_EQ(play.arbiter(Note{""}), "needs-reason");
  play.start();
  play.act(kRed, Resign{});
  EXPECT_EQ(play.act(Arbiter{}, Note{"ended early"}), "done");
  EXPECT_EQ(play.log().size(), 4U);
}

TEST(M8_1, AnArbiterDoesNotPlay) {
  TablePlay play(board_of());
  play.start();
  EXPECT_EQ(play.arbiter(MakeMove{"h2e2", {}, {}}), "not-for-arbiter");
  EXPECT_EQ(play.arbiter(Resign{}), "not-for-arbiter");
  EXPECT_EQ(play.arbiter(AcceptDraw{}), "not-for-arbiter");
}

}  // namespace
}  // namespace arbiter
