// The record of the players and of the table (M4).
#include <string>
#include <variant>

#include <gtest/gtest.h>

#include "arbiter/action.hpp"
#include "arbiter/event.hpp"
#include "arbiter/ruling.hpp"
#include "arbiter/state.hpp"
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

constexpr auto kMissing = IncidentKind::kMissingRecords;
constexpr auto kUnreadable = IncidentKind::kUnreadableRecords;

Incident entries(IncidentKind kind, board::Side by, int count) {
  auto lacking = incident(kind, by);
  lacking.count = count;
  return lacking;
}

TEST(M4_1, FourEntriesAreAFoulAndEightAreTwo) {
  for (const auto kind : {kMissing, kUnreadable}) {
    for (const int count : {1, 3, 4, 7, 8, 12}) {
      TablePlay play(board_of());
      play.start();
      EXPECT_EQ(play.report(entries(kind, kRed, count)),
                count < 4 ? "records-few M4.1" : "records-missing M4.1");
      play.confirm();
      EXPECT_EQ(play.fouls(kRed), count < 4 ? 0 : count < 8 ? 1 : 2) << count;
      EXPECT_EQ(play.fouls(kBlack), 0);
    }
  }
}

TEST(M4_1, EntriesAddUpOverReports) {
  TablePlay play(board_of());
  play.start();
  const auto lacks = [&](IncidentKind kind, int count) {
    const auto found = play.report(entries(kind, kRed, count));
    play.confirm();
    return found;
  };
  EXPECT_EQ(lacks(kMissing, 3), "records-few M4.1");
  EXPECT_EQ(lacks(kUnreadable, 1), "records-missing M4.1");  // four
  EXPECT_EQ(play.fouls(kRed), 1);
  EXPECT_EQ(lacks(kMissing, 3), "records-few M4.1");  // seven
  EXPECT_EQ(play.fouls(kRed), 1);
  EXPECT_EQ(lacks(kMissing, 1), "records-missing M4.1");  // eight
  EXPECT_EQ(play.fouls(kRed), 2);
  EXPECT_EQ(lacks(kMissing, 4), "records-few M4.1");  // twelve are not three fouls
  EXPECT_EQ(play.fouls(kRed), 2);
}

TEST(M4_1, AReportOfEntriesSaysHowMany) {
  TablePlay play(board_of());
  play.start();
  EXPECT_EQ(play.report(entries(kMissing, kRed, 0)), "needs-count");
  EXPECT_EQ(play.report(entries(kMissing, kRed, kMostEntries + 1)), "needs-count");
}

TEST(M4_1, ClaimsAreNotHeardFromFourEntriesOnUntilTheRecordIsMadeGood) {
  TablePlay play(board_of());
  play.start();
  play.report(entries(kMissing, kRed, 3));
  play.confirm();
  EXPECT_EQ(play.act(kRed, ClaimRepetition{}), "done");
  EXPECT_EQ(play.found(), "claim-too-early M5.3");
  play.confirm();

  play.report(entries(kUnreadable, kRed, 1));
  play.confirm();
  EXPECT_EQ(missing_records_of(play.state(), kRed), 4);
  EXPECT_EQ(play.act(kRed, ClaimRepetition{}), "done");
  EXPECT_EQ(play.found(), "claim-not-heard M4.1");
  play.confirm();
  EXPECT_EQ(play.act(kRed, ClaimLimit{}), "done");
  EXPECT_EQ(play.found(), "claim-not-heard M4.1");
  play.confirm();
  EXPECT_EQ(play.fouls(kRed), 1);  // for the record; not heard is not untrue

  EXPECT_EQ(play.act(kBlack, ClaimRepetition{}), "done");
  EXPECT_EQ(play.found(), "claim-too-early M5.3");
  play.confirm();

  EXPECT_EQ(play.report(incident(IncidentKind::kRecordRestored, kRed)), "record-accepted M4.1");
  play.confirm();
  EXPECT_EQ(play.fouls(kRed), 1);  // it stays
  EXPECT_EQ(play.act(kRed, ClaimRepetition{}), "done");
  EXPECT_EQ(play.found(), "claim-too-early M5.3");
  play.confirm();
}

TEST(M4_1, OnLineTheTableWritesTheRecord) {
  TablePlay play(line());
  play.start();
  EXPECT_EQ(play.report(entries(kMissing, kRed, 4)), "over-the-board-only");
}

TEST(M4_2, MovesAreReadInAnyNotationAndKeptAsCoordinates) {
  for (const std::string text : {"炮二平五", "C2=5", "H2-E2", "h2e2"}) {
    TablePlay play(line());
    play.start();
    EXPECT_EQ(play.act(kRed, MakeMove{text, {}, {}}), "done") << text;
    const auto* moved = std::get_if<Moved>(&play.last().front().what);
    ASSERT_NE(moved, nullptr);
    EXPECT_EQ(moved->move, "h2e2") << text;
  }
}

TEST(M4_2, ATextThatIsNoLegalMoveIsRefusedAndChangesNothing) {
  TablePlay play(line());
  play.start();
  for (const std::string text : {"", "h2", "炮九平五", "h2h9h2", "h0h4"}) {
    EXPECT_EQ(play.act(kRed, MakeMove{text, {}, {}}), "move") << text;
    EXPECT_EQ(play.ply(), 0);
  }
  EXPECT_EQ(play.act(kBlack, MakeMove{"h9g7", {}, {}}), "not-your-turn");
}

}  // namespace
}  // namespace arbiter
