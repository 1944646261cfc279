// Fouls, warnings and what the officials do (M6).
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "arbiter/action.hpp"
#include "arbiter/ruling.hpp"
#include "board/geometry.hpp"
#include "support/table_play.hpp"

namespace arbiter {
namespace {

using support::board_of;
using support::incident;
using support::kBlack;
using support::kRed;
using support::line;
using support::TablePlay;

// What the table finds where nothing else is to be said.
const std::vector<std::pair<IncidentKind, std::string>> kFouls{
    {IncidentKind::kDisturbance, "disturbed M6.1"},
    {IncidentKind::kClockHandled, "clock-handled M6.1"},
    {IncidentKind::kPressedEarly, "pressed-early M6.1"},
};

TEST(M6_1, EachIsOneFoulOfTheSideThatDidIt) {
  for (const auto side : {kRed, kBlack}) {
    for (const auto& [kind, found] : kFouls) {
      TablePlay play(board_of());
      play.start();
      EXPECT_EQ(play.report(incident(kind, side)), found);
      play.confirm();
      EXPECT_EQ(play.fouls(side), 1) << found;
      EXPECT_EQ(play.fouls(board::other(side)), 0);
      EXPECT_EQ(play.warnings(side), 0);
      EXPECT_EQ(play.ended(), "-");
    }
  }
}

TEST(M6_1, AFoulIsWrittenAtOnceAndCountsOnceConfirmed) {
  TablePlay play(board_of());
  play.start();
  play.report(incident(IncidentKind::kDisturbance, kRed));
  EXPECT_EQ(play.log().size(), 2U);
  EXPECT_EQ(play.fouls(kRed), 0);
  play.confirm();
  EXPECT_EQ(play.fouls(kRed), 1);
}

TEST(M6_1, ThreeFoulsOfAnyKindLose) {
  TablePlay play(board_of());
  play.start();
  play.report(incident(IncidentKind::kDisturbance, kRed));
  play.confirm();
  play.report(incident(IncidentKind::kPressedEarly, kBlack));
  play.confirm();
  EXPECT_EQ(play.act(kBlack, OfferDraw{}), "done");  // in the opponent's time
  play.confirm();
  auto missing = incident(IncidentKind::kMissingRecords, kRed);
  missing.count = 8;
  EXPECT_EQ(play.ended(), "-");
  play.report(missing);
  play.confirm();
  EXPECT_EQ(play.fouls(kRed), 3);
  EXPECT_EQ(play.fouls(kBlack), 2);
  EXPECT_EQ(play.ended(), "0-1 fouls M6.1");
  EXPECT_EQ(play.state().ending_ruling, 4);
}

TEST(M6_1, TheNumberThatLosesIsTheEvents) {
  auto settings = board_of();
  settings.fouls_lose = 2;
  TablePlay play(settings);
  play.start();
  for (int i = 0; i < 2; ++i) {
    play.report(incident(IncidentKind::kDisturbance, kBlack));
    play.confirm();
  }
  EXPECT_EQ(play.ended(), "1-0 fouls M6.1");
}

TEST(M6_2, TheArbiterWarns) {
  TablePlay play(board_of());
  play.start();
  for (int i = 0; i < 4; ++i) {
    EXPECT_EQ(play.report(incident(IncidentKind::kWarning, kRed)), "warned M6.2");
    play.confirm();
  }
  EXPECT_EQ(play.warnings(kRed), 4);  // for tie-breaks
  EXPECT_EQ(play.fouls(kRed), 0);
  EXPECT_EQ(play.ended(), "-");
}

TEST(M6_2, ExclusionAndExpulsionLose) {
  for (const auto& [kind, found] : {std::pair{IncidentKind::kExclusion, "excluded M6.2"},
                                    {IncidentKind::kExpulsion, "expelled M6.2"}}) {
    TablePlay play(board_of());
    play.start().moves("h2e2");
    EXPECT_EQ(play.report(incident(kind, kRed)), found);
    EXPECT_EQ(play.ended(), "-");
    play.confirm();
    EXPECT_EQ(play.ended(), "0-1 excluded M6.2");
  }
}

TEST(M6_3, ABreachOfConductIsAWarningOrAFoul) {
  TablePlay play(board_of());
  play.start();
  auto breach = incident(IncidentKind::kConduct, kBlack);
  breach.note = "left the playing area";
  EXPECT_EQ(play.report(breach), "conduct-warned M6.3");
  play.confirm();
  breach.count = 1;
  EXPECT_EQ(play.report(breach), "conduct-foul M6.3");
  play.confirm();
  EXPECT_EQ(play.warnings(kBlack), 1);
  EXPECT_EQ(play.fouls(kBlack), 1);
  EXPECT_EQ(play.state().rulings.front().ruling.incident.note, "left the playing area");
}

TEST(M6_3, ConductIsRuledOnBeforeTheStartToo) {
  TablePlay play(board_of());
  EXPECT_EQ(play.report(incident(IncidentKind::kConduct, kBlack)), "conduct-warned M6.3");
  play.confirm();
  EXPECT_EQ(play.report(incident(IncidentKind::kExclusion, kBlack)), "excluded M6.2");
  play.confirm();
  EXPECT_EQ(play.ended(), "1-0 excluded M6.2");
}

TEST(M6_1, OnLineNobodyReportsFouls) {
  TablePlay play(line());
  play.start();
  EXPECT_EQ(play.report(incident(IncidentKind::kDisturbance, kRed)), "over-the-board-only");
}

TEST(M6_1, APlayerDoesNotReport) {
  TablePlay play(board_of());
  play.start();
  EXPECT_EQ(play.act(kRed, Report{incident(IncidentKind::kDisturbance, kBlack)}),
            "not-for-players");
}

}  // namespace
}  // namespace arbiter
