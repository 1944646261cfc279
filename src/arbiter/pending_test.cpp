// The list of what waits at a table (M8.1).
#include "arbiter/pending.hpp"

#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "arbiter/action.hpp"
#include "arbiter/duty.hpp"
#include "arbiter/ruling.hpp"
#include "arbiter/settings.hpp"
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

// `ruling 1`, `late black 900000`, `duty red move h2`, `claimable 1/2-1/2 move-count X5.5`.
std::vector<std::string> listed(const TablePlay& play) {
  std::vector<std::string> lines;
  for (const auto& [kind, side, number, at, duty, ending] : pending(play.table())) {
    std::string line(pending_code(kind));
    if (side) line += *side == kRed ? " red" : " black";
    if (number != 0) line += ' ' + std::to_string(number);
    if (at) line += ' ' + std::to_string(at->ms);
    if (duty.kind != Duty::Kind::kNone) line += ' ' + support::text_of(duty);
    if (ending) line += ' ' + support::text_of(*ending);
    lines.push_back(line);
  }
  return lines;
}

using Lines = std::vector<std::string>;

TEST(Pending, TheStartWaitsAndThenTime) {
  TablePlay play(board_of(RulesetId::kCxa, "start", "1"));
  EXPECT_EQ(listed(play), Lines{"start"});
  play.at(5'000).start();
  EXPECT_EQ(listed(play), Lines{"time red 65000"});
  play.at(15'000).moves("h2e2");
  EXPECT_EQ(listed(play), Lines{"time black 75000"});
}

TEST(Pending, RulingsComeFirstUntilTheyAreSettled) {
  TablePlay play(board_of());
  play.start();
  play.report(incident(IncidentKind::kDisturbance, kRed));
  play.report(incident(IncidentKind::kFallen, kBlack));
  EXPECT_EQ(listed(play), (Lines{"ruling 1", "ruling 2"}));
  play.confirm(2);
  EXPECT_EQ(listed(play), Lines{"ruling 1"});
  play.override_with(1, {});
  EXPECT_EQ(listed(play), Lines());
}

TEST(Pending, FoulsAreListedOnceTheyCount) {
  TablePlay play(board_of());
  play.start();
  for (int i = 0; i < 2; ++i) {
    play.report(incident(IncidentKind::kDisturbance, kBlack));
    play.confirm();
  }
  EXPECT_EQ(listed(play), Lines{"fouls black 2"});
}

TEST(Pending, WhoHasNotComeIsLateAndWhoHasLeftIsAbsent) {
  TablePlay play(board_of(RulesetId::kCxa, "start", "none"));
  play.arbiter(SetPresence{kBlack, false});
  play.at(1'000).start().at(7'000);
  play.arbiter(SetPresence{kRed, false});
  EXPECT_EQ(listed(play), (Lines{"absent red 7000", "late black 901000"}));
  play.arbiter(SetPresence{kBlack, true});
  EXPECT_EQ(listed(play), Lines{"absent red 7000"});
}

TEST(Pending, OffersAndRequestsWaitForTheOpponent) {
  auto settings = line();
  settings.casual = true;
  TablePlay play(settings);
  play.start().moves("h2e2 h9g7 h0g2");
  play.act(kRed, AskTakeBack{});
  play.moves("i9h9");
  play.act(kRed, OfferDraw{});
  play.act(kBlack, AskTakeBack{});
  EXPECT_EQ(listed(play), (Lines{"draw-offer red", "take-back black 3"}));
}

TEST(Pending, ADutyIsThatOfTheSideToMove) {
  TablePlay play(board_of());
  play.start().moves("h2e2");
  auto touched = incident(IncidentKind::kTouch, kBlack);
  touched.squares = {"h9"};
  play.report(touched);
  play.confirm();
  EXPECT_EQ(listed(play), Lines{"duty black move h9"});
}

TEST(Pending, WhatCouldBeClaimedIsListedOverTheBoard) {  // M5.2, M5.3
  TablePlay limit(board_of(RulesetId::kCxa, "4k4/9/9/9/6p2/9/9/9/R8/3K5 w - - 119 60"));
  limit.start();
  EXPECT_EQ(listed(limit), Lines());
  limit.moves("a1b1");
  EXPECT_EQ(listed(limit), Lines{"claimable 1/2-1/2 move-count X5.5"});

  TablePlay again(board_of(RulesetId::kWxf, "4k4/9/9/9/6p2/9/9/9/R8/3K5 w - - 0 1"));
  again.start().moves("a1b1 e9f9 b1a1 f9e9 a1b1 e9f9 b1a1 f9e9");
  EXPECT_EQ(listed(again), Lines{"claimable 1/2-1/2 repetition X6.3"});
}

TEST(Pending, StoppedClocksWaitForTheArbiter) {
  TablePlay play(board_of(RulesetId::kCxa, "start", "1"));
  play.start();
  play.arbiter(StopClocks{"noise"});
  EXPECT_EQ(listed(play), Lines{"clocks-stand"});
}

TEST(Pending, BehindTheEndOnlyARematchWaits) {
  TablePlay play(line(RulesetId::kCxa, "start", "1"));
  play.start();
  play.act(kRed, OfferDraw{});
  play.act(kRed, Resign{});
  EXPECT_EQ(listed(play), Lines());
  play.act(kBlack, OfferRematch{});
  EXPECT_EQ(listed(play), Lines{"rematch black"});
}

}  // namespace
}  // namespace arbiter
