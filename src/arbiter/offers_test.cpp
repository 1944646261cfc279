// Offers and what players do by word (M5.1, M5.4, M2.4, rematches).
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "arbiter/action.hpp"
#include "arbiter/settings.hpp"
#include "arbiter/time_control_text.hpp"
#include "game/game.hpp"
#include "support/table_play.hpp"

namespace arbiter {
namespace {

using game::RulesetId;
using support::board_of;
using support::kBlack;
using support::kRed;
using support::line;
using support::TablePlay;

constexpr std::int64_t kSecond = 1'000;

TEST(M5_1, ADrawIsOfferedInOwnTime) {
  TablePlay play(line());
  EXPECT_EQ(play.act(kRed, OfferDraw{}), "not-started");
  play.start();
  EXPECT_EQ(play.act(kBlack, OfferDraw{}), "not-your-turn");
  EXPECT_EQ(play.act(kRed, OfferDraw{}), "done");
  EXPECT_EQ(play.act(kRed, OfferDraw{}), "offer-stands");
  EXPECT_EQ(play.act(kRed, AcceptDraw{}), "no-offer");  // his own
  EXPECT_EQ(play.act(kRed, DeclineDraw{}), "no-offer");
}

TEST(M5_1, AnOfferOutlivesTheOfferersMoveAndNotTheOpponents) {  // decision 0009.9
  TablePlay play(line());
  play.start();
  play.act(kRed, OfferDraw{});
  play.moves("h2e2");
  TablePlay accepted(line());
  accepted.start();
  accepted.act(kRed, OfferDraw{});
  accepted.moves("h2e2");
  EXPECT_EQ(accepted.act(kBlack, AcceptDraw{}), "done");
  EXPECT_EQ(accepted.ended(), "1/2-1/2 agreement M1.2");

  play.moves("h9g7");
  EXPECT_FALSE(play.state().draw_offer);
  EXPECT_EQ(play.act(kBlack, AcceptDraw{}), "no-offer");
}

TEST(M5_1, AnOfferIsDeclinedByWord) {
  TablePlay play(line());
  play.start();
  EXPECT_EQ(play.act(kBlack, DeclineDraw{}), "no-offer");
  play.act(kRed, OfferDraw{});
  EXPECT_EQ(play.act(kBlack, DeclineDraw{}), "done");
  EXPECT_EQ(play.act(kBlack, AcceptDraw{}), "no-offer");
}

TEST(M5_1, OnLineNobodyMakesThreeOffersMoreThanTheOpponent) {
  TablePlay play(line());
  play.start();
  for (int i = 0; i < 2; ++i) {
    EXPECT_EQ(play.act(kRed, OfferDraw{}), "done");
    EXPECT_EQ(play.act(kBlack, DeclineDraw{}), "done");
  }
  EXPECT_EQ(play.act(kRed, OfferDraw{}), "too-many-offers");
  EXPECT_FALSE(play.state().draw_offer);
  play.moves("h2e2");
  EXPECT_EQ(play.act(kBlack, OfferDraw{}), "done");
  play.act(kRed, DeclineDraw{});
  play.moves("h9g7");
  EXPECT_EQ(play.act(kRed, OfferDraw{}), "done");  // the third, to Black's one
  play.act(kBlack, DeclineDraw{});
  EXPECT_EQ(play.act(kRed, OfferDraw{}), "too-many-offers");
}

TEST(M5_1, OverTheBoardTheThirdOfferMoreIsAFoulAndDoesNotStand) {
  TablePlay play(board_of());
  play.start();
  for (int i = 0; i < 2; ++i) {
    play.act(kRed, OfferDraw{});
    play.act(kBlack, DeclineDraw{});
  }
  EXPECT_EQ(play.act(kRed, OfferDraw{}), "done");
  EXPECT_EQ(play.found(), "offer-over-limit M5.1");
  play.confirm();
  EXPECT_EQ(play.fouls(kRed), 1);
  EXPECT_EQ(play.act(kBlack, AcceptDraw{}), "no-offer");
}

TEST(M5_1, OverTheBoardAnOfferInTheOpponentsTimeIsAFoul) {
  TablePlay play(board_of());
  play.start();
  EXPECT_EQ(play.act(kBlack, OfferDraw{}), "done");
  EXPECT_EQ(play.found(), "offer-out-of-turn M5.1");
  play.confirm();
  EXPECT_EQ(play.fouls(kBlack), 1);
  EXPECT_EQ(play.act(kRed, AcceptDraw{}), "no-offer");
}

TEST(M5_4, OneMayResignAtAnyTime) {
  for (const auto& settings : {line(), board_of()}) {
    TablePlay before(settings);
    EXPECT_EQ(before.act(kBlack, Resign{}), "done");
    EXPECT_EQ(before.ended(), "1-0 resignation M1.1");
    TablePlay waiting(settings);
    waiting.start().moves("h2e2");
    EXPECT_EQ(waiting.act(kRed, Resign{}), "done");  // in the opponent's time
    EXPECT_EQ(waiting.ended(), "0-1 resignation M1.1");
  }
}

TEST(M5_4, AGameIsAbortedBeforeBothSidesHaveMoved) {
  for (const std::string_view moves : {"", "h2e2"}) {
    TablePlay play(line());
    play.start().moves(moves);
    EXPECT_EQ(play.act(kBlack, Abort{}), "done");
    EXPECT_EQ(play.ended(), "* aborted M5.4");
  }
  TablePlay late(line());
  late.start().moves("h2e2 h9g7");
  EXPECT_EQ(late.act(kRed, Abort{}), "too-late-to-abort");
  TablePlay board(board_of());
  EXPECT_EQ(board.start().act(kRed, Abort{}), "on-line-only");
}

// The control and how long the opponent must have been away.
const std::vector<std::pair<std::string_view, std::int64_t>> kLimits{
    {"1", 30 * kSecond},       {"2+1", 30 * kSecond},                               // bullet
    {"3", 60 * kSecond},       {"5", 60 * kSecond},                                 // blitz
    {"10", 120 * kSecond},     {"15", 120 * kSecond},    {"15+10", 120 * kSecond},  // rapid
    {"16", 300 * kSecond},     {"60+30", 300 * kSecond},                            // classical
    {"60 | 5", 300 * kSecond},                                                      // by the slower
};

TEST(M5_4, AbsenceIsClaimedAtTheLimitOfTheSpeedAndNotAMillisecondBefore) {
  for (const auto& [control, limit] : kLimits) {
    auto settings = line(RulesetId::kCxa, "start", control);
    settings.free_plies = 2;
    TablePlay play(settings);
    play.start().moves("h2e2").at(7'000);
    EXPECT_EQ(play.act(kRed, ClaimAbsence{}), "opponent-is-here");
    play.arbiter(SetPresence{kBlack, false});
    play.later(limit - 1);
    EXPECT_EQ(play.act(kRed, ClaimAbsence{}), "too-early") << control;
    EXPECT_EQ(play.fault().wait.ms, 1);
    EXPECT_EQ(play.act(kBlack, ClaimAbsence{}), "opponent-is-here");
    play.later(1);
    EXPECT_EQ(play.act(kRed, ClaimAbsence{}), "done") << control;
    EXPECT_EQ(play.ended(), "1-0 absence M5.4");
  }
}

TEST(M5_4, ComingBackBeginsTheAbsenceAnew) {
  TablePlay play(line(RulesetId::kCxa, "start", "60+30"));
  play.start();
  play.arbiter(SetPresence{kBlack, false});
  play.at(299 * kSecond);
  play.arbiter(SetPresence{kBlack, true});
  EXPECT_EQ(play.arbiter(SetPresence{kBlack, true}), "presence");
  play.arbiter(SetPresence{kBlack, false});
  play.at(300 * kSecond);
  EXPECT_EQ(play.act(kRed, ClaimAbsence{}), "too-early");
  EXPECT_EQ(play.fault().wait.ms, 299 * kSecond);
}

TEST(M5_4, AbsenceCountsFromTheStartAtTheEarliest) {
  TablePlay play(line(RulesetId::kCxa, "start", "60+30"));
  play.arbiter(SetPresence{kBlack, false});
  play.at(1'000 * kSecond).start().later(299 * kSecond);
  EXPECT_EQ(play.act(kRed, ClaimAbsence{}), "too-early");
  play.later(kSecond);
  EXPECT_EQ(play.act(kRed, ClaimAbsence{}), "done");
}

TEST(M5_4, WithoutLimitAndByCorrespondenceNobodyNeedsToBeThere) {
  for (const std::string_view control : {"none", "3d"}) {
    TablePlay play(line(RulesetId::kCxa, "start", control));
    play.start();
    play.arbiter(SetPresence{kBlack, false});
    play.at(3'600 * kSecond);
    // The limit of lateness is another rule.
    EXPECT_EQ(play.act(kRed, ClaimAbsence{}), "opponent-is-here") << control;
  }
}

TEST(M5_4, OverTheBoardAbsenceIsTheArbiters) {
  TablePlay play(board_of(RulesetId::kCxa, "start", "5"));
  play.start();
  play.arbiter(SetPresence{kBlack, false});
  play.at(200 * kSecond);
  EXPECT_EQ(play.act(kRed, ClaimAbsence{}), "on-line-only");
}

Settings casual() {
  auto settings = line(RulesetId::kCxa, "start", "10");
  settings.casual = true;
  return settings;
}

TEST(M2_4, ATakeBackGoesToTheAskersOwnLastMoveUnlessHeSays) {
  TablePlay play(casual());
  play.start();
  EXPECT_EQ(play.act(kRed, AskTakeBack{}), "no-such-ply");
  play.moves("h2e2 h9g7 h0g2 i9h9");
  EXPECT_EQ(play.act(kRed, AskTakeBack{5}), "no-such-ply");
  EXPECT_EQ(play.act(kRed, AskTakeBack{-1}), "no-such-ply");
  EXPECT_EQ(play.act(kRed, AskTakeBack{}), "done");
  EXPECT_EQ(play.act(kBlack, AllowTakeBack{}), "done");
  EXPECT_EQ(play.ply(), 2);
  EXPECT_EQ(play.act(kBlack, AskTakeBack{2}), "done");
  EXPECT_EQ(play.act(kRed, AllowTakeBack{}), "done");
  EXPECT_EQ(play.ply(), 0);
}

TEST(M2_4, ARefusalOrAMoveEndsTheRequest) {
  TablePlay play(casual());
  play.start().moves("h2e2 h9g7");
  play.act(kRed, AskTakeBack{});
  EXPECT_EQ(play.act(kRed, RefuseTakeBack{}), "no-request");
  EXPECT_EQ(play.act(kBlack, RefuseTakeBack{}), "done");
  EXPECT_EQ(play.act(kBlack, AllowTakeBack{}), "no-request");
  play.act(kBlack, AskTakeBack{});
  play.moves("h0g2");
  EXPECT_EQ(play.act(kRed, AllowTakeBack{}), "no-request");
  EXPECT_EQ(play.ply(), 3);
}

TEST(M5_1, AnOfferEndsWithATakeBack) {
  TablePlay play(casual());
  play.start().moves("h2e2 h9g7");
  play.act(kRed, OfferDraw{});
  play.act(kRed, AskTakeBack{});
  play.act(kBlack, AllowTakeBack{});
  EXPECT_EQ(play.act(kBlack, AcceptDraw{}), "no-offer");
}

TEST(Rematch, IsTalkedOfAfterTheEndAlone) {
  TablePlay play(line());
  play.start();
  EXPECT_EQ(play.act(kRed, OfferRematch{}), "not-over");
  play.act(kRed, Resign{});
  EXPECT_EQ(play.act(kBlack, AcceptRematch{}), "no-offer");
  EXPECT_EQ(play.act(kRed, OfferRematch{}), "done");
  EXPECT_EQ(play.act(kRed, AcceptRematch{}), "no-offer");
  EXPECT_EQ(play.act(kBlack, OfferRematch{}), "offer-stands");
  EXPECT_EQ(play.act(kBlack, DeclineRematch{}), "done");
  EXPECT_EQ(play.act(kBlack, OfferRematch{}), "done");
  EXPECT_EQ(play.act(kRed, AcceptRematch{}), "done");
  EXPECT_TRUE(play.state().rematch_agreed);
  EXPECT_EQ(play.act(kRed, OfferRematch{}), "offer-stands");
}

TEST(Rematch, ChangesColoursAndEachKeepsHisTime) {
  const auto again = rematch_of(line(RulesetId::kWxf, "start", "10+5 | 5+2"));
  EXPECT_EQ(write_time_controls(again.controls), "5+2 | 10+5");
  EXPECT_EQ(again.ruleset, RulesetId::kWxf);
  EXPECT_EQ(rematch_of(again), line(RulesetId::kWxf, "start", "10+5 | 5+2"));
}

TEST(Rematch, OverTheBoardIsNoneOfTheTables) {
  TablePlay play(board_of());
  play.act(kRed, Resign{});
  EXPECT_EQ(play.act(kRed, OfferRematch{}), "on-line-only");
}

}  // namespace
}  // namespace arbiter
