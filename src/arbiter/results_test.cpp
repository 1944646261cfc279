// How a game at a table is lost, drawn and forfeited (M1), and that the book's own ends are taken
// over with their rule (X1.5, X4, X5, X6, Q5).
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "arbiter/action.hpp"
#include "arbiter/ruling.hpp"
#include "arbiter/settings.hpp"
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

const std::vector<RulesetId> kBooks{RulesetId::kCxq, RulesetId::kDraft, RulesetId::kCxa,
                                    RulesetId::kWxf};

// 9 . . . . k . . . .     i0i9 mates.
// 8 R . . . . . . . .
// 0 . . . K . . . . R
constexpr std::string_view kMateInOne = "4k4/R8/9/9/9/9/9/9/9/3K4R w - - 0 1";

// 9 . . . k . . . . .     a2a8 leaves Black no move, without check.
// 2 R . . . . . . . .
// 1 . . . . R . . . .
// 0 . . . . . K . . .
constexpr std::string_view kStuckInOne = "3k5/9/9/9/9/9/9/R8/4R4/5K3 w - - 0 1";

// 1 . . . r . . . . .     d0d1 takes the last piece that could mate.
// 0 . . . K . A . . .
constexpr std::string_view kDeadInOne = "4k4/9/9/9/9/9/9/9/3r5/3K1A3 w - - 0 1";

Incident illegal(board::Side by, const std::string& move) {
  auto made = incident(IncidentKind::kIllegalMove, by);
  made.move = move;
  return made;
}

TEST(M1_1, MateLosesUnderEveryBookInBothVenues) {
  for (const auto book : kBooks) {
    for (const auto& settings : {line(book, kMateInOne), board_of(book, kMateInOne)}) {
      TablePlay play(settings);
      play.start().moves("i0i9");
      EXPECT_EQ(play.ended(), "1-0 checkmate X1.5");
    }
  }
}

TEST(M1_1, NoLegalMoveLosesInXiangqi) {
  for (const auto book : kBooks) {
    for (const auto& settings : {line(book, kStuckInOne), board_of(book, kStuckInOne)}) {
      TablePlay play(settings);
      play.start().moves("a2a8");
      EXPECT_EQ(play.ended(), "1-0 no-legal-move X1.5");
    }
  }
}

// 12 k . .    The queen mates on c12; on c11 it leaves no move.
// 11 . . .
// 10 . K .
//  9 . . Q
constexpr std::string_view kQueenAndKing = "k11/12/1K10/2Q9/12/12/12/12/12/12/12/12[] w - - 0 1";

TEST(M1_1, InQinyuChessMateLosesAndNoMoveDraws) {
  for (const auto& settings :
       {line(RulesetId::kQinyu, kQueenAndKing), board_of(RulesetId::kQinyu, kQueenAndKing)}) {
    TablePlay mated(settings);
    mated.start().moves("c9c12");
    EXPECT_EQ(mated.ended(), "1-0 checkmate Q5.1");
    TablePlay stuck(settings);
    stuck.start().moves("c9c11");
    EXPECT_EQ(stuck.ended(), "1/2-1/2 stalemate Q5.2");
  }
}

TEST(M1_1, TimeLoses) {
  TablePlay play(board_of(RulesetId::kCxa, "start", "1"));
  play.start().at(kMinute).tick();
  EXPECT_EQ(play.ended(), "0-1 time M3.3");
}

TEST(M1_1, ResignationLosesByTheRuleOfTheBook) {
  const std::vector<std::pair<RulesetId, std::string>> rules{{RulesetId::kCxq, "X3.6"},
                                                             {RulesetId::kDraft, "X4.1"},
                                                             {RulesetId::kCxa, "M1.1"},
                                                             {RulesetId::kWxf, "M1.1"},
                                                             {RulesetId::kQinyu, "Q5.7"}};
  for (const auto& [ruleset, rule] : rules) {
    TablePlay play(line(ruleset));
    play.start();
    EXPECT_EQ(play.act(kRed, Resign{}), "done");
    EXPECT_EQ(play.ended(), "0-1 resignation " + rule);
  }
}

TEST(M1_1, LatenessForfeitsAtTheLimitAndNotBefore) {
  TablePlay play(board_of(RulesetId::kCxa, "start", "60"));
  EXPECT_EQ(play.arbiter(SetPresence{kBlack, false}), "done");
  play.start().moves("h2e2").at(15 * kMinute - 1).tick();
  EXPECT_EQ(play.ended(), "-");
  EXPECT_EQ(play.table().deadline()->ms, 15 * kMinute);
  play.at(15 * kMinute).tick();
  EXPECT_EQ(play.ended(), "1-0 forfeit M1.1");
}

TEST(M1_1, WhoComesBeforeTheLimitPlays) {
  TablePlay play(board_of(RulesetId::kCxa, "start", "60"));
  play.arbiter(SetPresence{kRed, false});
  play.start().at(15 * kMinute - 1);
  EXPECT_EQ(play.arbiter(SetPresence{kRed, true}), "done");
  play.at(15 * kMinute).tick();
  EXPECT_EQ(play.ended(), "-");
  // Leaving later is no lateness.
  play.arbiter(SetPresence{kRed, false});
  play.at(40 * kMinute).tick();
  EXPECT_EQ(play.ended(), "-");
}

TEST(M1_1, BothAbsentBothForfeit) {
  TablePlay play(board_of(RulesetId::kCxa, "start", "60"));
  play.arbiter(SetPresence{kRed, false});
  play.arbiter(SetPresence{kBlack, false});
  play.start().at(15 * kMinute).tick();
  ASSERT_TRUE(play.table().ending());
  EXPECT_EQ(play.table().ending()->outcome, (rules::Outcome{{}, rules::Reason::kForfeit}));
}

TEST(M1_1, TheLimitOfLatenessIsTheEvents) {
  auto settings = board_of(RulesetId::kCxa, "start", "60");
  settings.late_limit = base::minutes(30);
  TablePlay play(settings);
  play.arbiter(SetPresence{kBlack, false});
  play.start().moves("h2e2").at(30 * kMinute - 1).tick();
  EXPECT_EQ(play.ended(), "-");
  play.at(30 * kMinute).tick();
  EXPECT_EQ(play.ended(), "1-0 forfeit M1.1");
}

TEST(M1_1, OfFlagAndLatenessTheFirstDecides) {  // decision 0009.13
  TablePlay flag(board_of(RulesetId::kCxa, "start", "10"));
  flag.arbiter(SetPresence{kRed, false});
  flag.start().at(20 * kMinute).tick();
  EXPECT_EQ(flag.ended(), "0-1 time M3.3");

  TablePlay late(board_of(RulesetId::kCxa, "start", "20"));
  late.arbiter(SetPresence{kRed, false});
  late.start().at(25 * kMinute).tick();
  EXPECT_EQ(late.ended(), "0-1 forfeit M1.1");
}

TEST(M1_1, AnIllegalMoveLosesAtNationalLevel) {
  TablePlay play(board_of());
  play.start();
  EXPECT_EQ(play.report(illegal(kRed, "h0h4")), "illegal-move-loses M1.1");
  play.confirm();
  EXPECT_EQ(play.ended(), "0-1 illegal-move-made M1.1");
}

TEST(M1_1, ThreeFoulsLose) {
  TablePlay play(board_of());
  play.start();
  for (int foul = 1; foul <= 3; ++foul) {
    EXPECT_EQ(play.ended(), "-");
    EXPECT_EQ(play.report(incident(IncidentKind::kDisturbance, kBlack)), "disturbed M6.1");
    play.confirm();
    EXPECT_EQ(play.fouls(kBlack), foul);
  }
  EXPECT_EQ(play.ended(), "1-0 fouls M6.1");
}

TEST(M1_1, NotResigningWhenDueLosesUnderTheDraftAlone) {
  for (const auto ruleset : game::all_rulesets()) {
    TablePlay play(board_of(ruleset));
    play.start();
    const auto found = play.report(incident(IncidentKind::kNotResigning, kRed));
    if (ruleset != RulesetId::kDraft) {
      EXPECT_EQ(found, "not-in-this-book");
      continue;
    }
    EXPECT_EQ(found, "did-not-resign M1.1");
    play.confirm();
    EXPECT_EQ(play.ended(), "0-1 not-resigning X4.1");
  }
}

TEST(M1_2, AgreementDrawsByTheRuleOfTheBook) {
  const std::vector<std::pair<RulesetId, std::string>> rules{{RulesetId::kCxq, "X3.6"},
                                                             {RulesetId::kDraft, "X4.2"},
                                                             {RulesetId::kCxa, "M1.2"},
                                                             {RulesetId::kWxf, "M1.2"},
                                                             {RulesetId::kQinyu, "Q5.7"}};
  for (const auto& [ruleset, rule] : rules) {
    TablePlay play(line(ruleset));
    play.start();
    EXPECT_EQ(play.act(kRed, OfferDraw{}), "done");
    EXPECT_EQ(play.act(kBlack, AcceptDraw{}), "done");
    EXPECT_EQ(play.ended(), "1/2-1/2 agreement " + rule);
  }
}

TEST(M1_2, NoPowerToWinDrawsAtOnceInBothVenues) {  // decision 0009.3
  for (const auto book : {RulesetId::kDraft, RulesetId::kCxa, RulesetId::kWxf}) {
    for (const auto& settings : {line(book, kDeadInOne), board_of(book, kDeadInOne)}) {
      TablePlay play(settings);
      play.start().moves("d0d1");
      EXPECT_EQ(play.ended(), "1/2-1/2 dead-position X4.4");
    }
  }
}

TEST(M1_2, UnderCxqTheyGoOnWithoutPowerToWin) {  // X3.6
  TablePlay play(line(RulesetId::kCxq, kDeadInOne));
  play.start().moves("d0d1");
  EXPECT_EQ(play.ended(), "-");
}

TEST(M1_2, ADeadSetUpInQinyuChessIsDrawnAtTheStart) {  // Q5.6
  TablePlay play(line(RulesetId::kQinyu, "6k5/12/12/12/12/12/12/12/12/12/12/N6K4[] w - - 0 1"));
  play.start();
  EXPECT_EQ(play.ended(), "1/2-1/2 dead-position Q5.6");
}

TEST(M1_3, AForfeitIsTellableFromALossOnTheBoard) {
  TablePlay play(board_of());
  play.arbiter(SetPresence{kRed, false});
  play.start().at(15 * kMinute).tick();
  EXPECT_EQ(play.table().ending()->outcome, (rules::Outcome{kBlack, rules::Reason::kForfeit}));
  EXPECT_EQ(play.ply(), 0);
}

TEST(M1_1, AfterTheEndNothingIsPlayedOrClaimed) {
  TablePlay play(line());
  EXPECT_EQ(play.move("h2e2"), "not-started");
  play.start();
  EXPECT_EQ(play.arbiter(Start{}), "started");
  EXPECT_EQ(play.act(kRed, Resign{}), "done");
  EXPECT_EQ(play.move("h2e2"), "over");
  EXPECT_EQ(play.act(kBlack, Resign{}), "over");
  EXPECT_EQ(play.act(kBlack, OfferDraw{}), "over");
  EXPECT_EQ(play.act(kBlack, ClaimLimit{}), "over");
  EXPECT_EQ(play.act(kBlack, Abort{}), "over");
  EXPECT_EQ(play.arbiter(Start{}), "over");
}

}  // namespace
}  // namespace arbiter
