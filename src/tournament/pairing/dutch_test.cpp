// Whole rounds of the Dutch system: worked examples, and files that programs got wrong.
#include "tournament/pairing/dutch.hpp"

#include <algorithm>
#include <cstddef>
#include <fstream>
#include <ios>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "support/tournament_cards.hpp"
#include "tournament/checker.hpp"
#include "tournament/plan.hpp"
#include "tournament/points.hpp"
#include "tournament/record.hpp"
#include "tournament/scoring.hpp"
#include "tournament/trf/trf_reader.hpp"

namespace tournament {
namespace {

using support::cards;
using Boards = std::vector<std::pair<int, int>>;

struct Expected {
  Boards boards;  // in the order of publication
  int bye = 0;
};

Record file(const std::string& name) {
  std::ifstream stream(std::string(CHUHE_TEST_DATA_DIR) + "/tournament/" + name + ".trf",
                       std::ios::binary);
  std::ostringstream text;
  text << stream.rdbuf();
  auto read = read_trf(text.str());
  EXPECT_TRUE(read) << name;
  return read ? read->record : Record{};
}

void expect_round(const Record& record, const Expected& expected) {
  const PlanResult plan = Dutch().next_round(record);
  ASSERT_TRUE(plan);
  Boards boards;
  for (const Pairing& pairing : plan->boards) {
    boards.emplace_back(to_int(pairing.first), to_int(pairing.second));
  }
  EXPECT_EQ(boards, expected.boards);
  EXPECT_EQ(plan->bye ? to_int(*plan->bye) : 0, expected.bye);
  EXPECT_EQ(plan->round, rounds_paired(record) + 1);
}

PairingFault fault_of(const Record& record) {
  const PlanResult plan = Dutch().next_round(record);
  EXPECT_FALSE(plan);
  return plan ? PairingFault{.kind = {}, .rule = {}, .players = {}, .ways_out = {}} : plan.error();
}

Record fresh(int players, Color initial) {
  Record record;
  record.initial_color = initial;
  record.players.resize(static_cast<std::size_t>(players));
  return record;
}

TEST(Dutch, TheFirstRoundIsUpperHalfAgainstLowerHalf) {
  expect_round(fresh(6, Color::kFirst), {{{1, 4}, {5, 2}, {3, 6}}});
  expect_round(fresh(6, Color::kSecond), {{{4, 1}, {2, 5}, {6, 3}}});
}

TEST(Dutch, TheLastOfAnOddFieldHasTheFirstBye) {
  expect_round(fresh(7, Color::kFirst), {{{1, 4}, {5, 2}, {3, 6}}, 7});
}

// A point: 1 4 5; none: 2 3. 1 and 4 both want the second move and 5 nothing, so that 1 4 fails C12
// and 5 would float again (C14): 1 5, and 4 floats. He has met 2 and gets 3; the bye is left to 2.
TEST(Dutch, ASecondRoundByHand) {
  expect_round(cards({"3w1", "4b0", "1b0", "2w1", "U"}), {{{5, 1}, {3, 4}}, 2});
}

// 2 and 3 have no points, but 2 has had the bye, which was worth nothing.
TEST(Dutch, NobodyHasTheByeTwice) {  // C2
  Scoring scoring = fide_scoring();
  scoring.pairing_bye = {};
  expect_round(cards({"3w1", "U", "1b0"}, scoring), {{{2, 1}}, 3});
}

// 1 2 3 have a point, 4 5 none; 5 has had the bye. 1 2 is the first candidate; 3 floats and would
// meet 4, but somebody with a point would have the bye then. So he meets 5.
TEST(Dutch, TheByeGoesAsFarDownAsItCan) {  // C5
  Scoring scoring = fide_scoring();
  scoring.pairing_bye = {};
  const Record record = cards({"4w1", "6w1", "7w1", "1b0", "U", "2b0 -", "3b0 -"}, scoring);
  expect_round(record, {{{2, 1}, {5, 3}}, 4});
}

TEST(Dutch, BoardsStandByTheHigherScoreThenTheSumThenTheNumber) {  // C.04.2 3.6
  // Round 2. A point: 1, 3, 5. None: 2, 4, 6.
  const PlanResult plan = Dutch().next_round(cards({"2w1", "1b0", "4w1", "3b0", "6w1", "5b0"}));
  ASSERT_TRUE(plan);
  std::vector<int> sums;
  const Record record = cards({"2w1", "1b0", "4w1", "3b0", "6w1", "5b0"});
  for (const Pairing& pairing : plan->boards) {
    sums.push_back(
        (score_after(record, pairing.first, 1) + score_after(record, pairing.second, 1)).tenths);
  }
  EXPECT_EQ(sums, (std::vector{20, 10, 0}));
}

TEST(Dutch, TwoPlayersAtLeast) {
  EXPECT_EQ(fault_of(fresh(1, Color::kFirst)).kind, PairingFault::Kind::kTooFewPlayers);
  EXPECT_EQ(fault_of(cards({"2w1", "1b0 -"})).kind, PairingFault::Kind::kTooFewPlayers);
}

TEST(Dutch, NoRoundFollowsTheLast) {
  Record record = cards({"2w1", "1b0", "4w1", "3b0"});
  record.rounds = 1;
  const PairingFault fault = fault_of(record);
  EXPECT_EQ(fault.kind, PairingFault::Kind::kRoundsOver);
  EXPECT_EQ(fault.number, 1);
}

// Players 1 and 9 are away; the initial color is Black, so that the even 2 has White.
TEST(Dutch, AnEvenNumberGetsTheOtherColor) {
  expect_round(file("bbp30_r1_bye_colour"), {{{2, 6}, {7, 3}, {4, 8}, {10, 5}}});
}

// 3 has the bye from the arbiter, or stays away. A point: 1 2 5; none: 4, who has met 2. With 1 2
// floater 5 floats again (C14), with 1 5 floater 2 has nobody below (C8): 2 5, and 1 floats to 4.
TEST(Dutch, AByeGivenBeforeIsTheOnlyOne) {
  for (const char* name : {"bbp3_preassigned_U", "bbp3_workaround_Z"}) {
    expect_round(file(name), {{{2, 5}, {4, 1}}});
  }
}

// The two rounds were forfeited: nobody has a color or an opponent. 1 is odd, 3 too.
TEST(Dutch, ForfeitsCountNeitherForColorsNorForMeetings) {
  expect_round(file("bbp26_forfeit_colour"), {{{1, 2}, {3, 4}}});
}

// The same games played: 1 and 2, and 3 and 4, want the same color absolutely, and all else has
// been played.
TEST(Dutch, NamesTheCriterionThatCannotBeMet) {
  const PairingFault fault = fault_of(file("bbp26_played"));
  EXPECT_EQ(fault.kind, PairingFault::Kind::kNoLegalPairing);
  EXPECT_EQ(fault.rule, "C3");
  EXPECT_FALSE(fault.ways_out.empty());
}

// Before round 6 two pairings have no second meeting, and both break C3.
TEST(Dutch, OffersWaysOutOfAFieldThatIsStuck) {
  const Record record = file("lila7675_8p7r_stuck_before_r6");
  const PairingFault fault = fault_of(record);
  EXPECT_EQ(fault.kind, PairingFault::Kind::kNoLegalPairing);
  EXPECT_EQ(fault.rule, "C3");
  const auto colors = std::ranges::find(fault.ways_out, Relaxation::kColors, &WayOut::relaxation);
  ASSERT_NE(colors, fault.ways_out.end());
  EXPECT_EQ(colors->boards.size(), 4U);
  for (const Pairing& board : colors->boards) {
    EXPECT_FALSE(
        std::ranges::count(record.player(board.first).rounds, board.second, &Entry::opponent));
  }
}

// Group A has six players (C.04.7 1.2), not five.
TEST(Dutch, TheAcceleratedGroupIsMadeEven) {
  expect_round(file("own_baku_group_250"), {{{1, 4}, {5, 2}, {3, 6}, {7, 9}, {10, 8}}});
  Record record = file("own_baku_group_250");
  record.accelerations.clear();
  record.baku = true;
  expect_round(record, {{{1, 4}, {5, 2}, {3, 6}, {7, 9}, {10, 8}}});
}

TEST(Dutch, ALossByForfeitMayBeWorthSomething) {  // code A of line 162
  const Record record = file("own_rtg_162A");
  EXPECT_EQ(record.scoring.absence, half_points(1));
  for (int round = 1; round <= rounds_paired(record); ++round) {
    EXPECT_FALSE(check_round(Dutch(), record, round)) << round;
  }
}

// 1 has not arrived. By their own numbers 2 is even and 3 odd; counted without him it is the other
// way round.
TEST(Dutch, ALateEntryMayBeCountedFromHisArrival) {  // C.04.2 2.4, 2.5
  Record record = fresh(5, Color::kFirst);
  record.players[0].rounds = {{}};
  expect_round(record, {{{4, 2}, {3, 5}}});
  const PlanResult plan = Dutch(Numbering::kProvisional).next_round(record);
  ASSERT_TRUE(plan);
  EXPECT_EQ(plan->boards, (std::vector{Pairing{player_number(2), player_number(4)},
                                       Pairing{player_number(5), player_number(3)}}));
}

}  // namespace
}  // namespace tournament
