#include "tournament/pairing/knockout.hpp"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "tournament/plan.hpp"
#include "tournament/record.hpp"
#include "tournament/scoring.hpp"

namespace tournament {
namespace {

Record field(int players) {
  Record record;
  record.scoring = two_point_scoring();
  record.players.resize(static_cast<std::size_t>(players));
  return record;
}

std::string boards_of(const RoundPlan& plan) {
  std::string text;
  for (const Pairing& board : plan.boards) {
    text += text.empty() ? "" : " ";
    text += std::to_string(to_int(board.first));
    text += '-';
    text += std::to_string(to_int(board.second));
  }
  return text;
}

std::string places_of(const KnockoutState& state) {
  std::string text;
  for (const KnockoutPlace& place : state.places) {
    text += text.empty() ? "" : " ";
    text += std::to_string(place.first);
    if (place.last > place.first) {
      text += '-';
      text += std::to_string(place.last);
    }
    text += ':';
    text += std::to_string(to_int(place.player));
  }
  return text;
}

// `W` the first mover wins, `L` he loses, `D`, and `U` for none yet.
void put(Record& record, const Pairing& board, char result) {
  Mark& first = record.player(board.first).rounds.back().mark;
  Mark& second = record.player(board.second).rounds.back().mark;
  if (result == 'U') return;
  first = result == 'W' ? Mark::kWin : result == 'D' ? Mark::kDraw : Mark::kLoss;
  second = result == 'W' ? Mark::kLoss : result == 'D' ? Mark::kDraw : Mark::kWin;
}

// Pairs a round and plays it; gives its boards.
std::string play(Record& record, const Knockout& system, std::string_view results) {
  const auto plan = system.next_round(record);
  EXPECT_TRUE(plan.has_value());
  if (!plan) return "none";
  apply_plan(record, *plan);
  for (std::size_t i = 0; i < plan->boards.size(); ++i) put(record, plan->boards[i], results[i]);
  return boards_of(*plan);
}

// Plays until all is over; `wins` says whether the first one beats the second.
int play_out(Record& record, const Knockout& system,
             const std::function<bool(PlayerNumber, PlayerNumber)>& wins) {
  for (int rounds = 0;; ++rounds) {
    const auto plan = system.next_round(record);
    if (!plan) {
      EXPECT_EQ(plan.error().kind, PairingFault::Kind::kRoundsOver);
      return rounds;
    }
    apply_plan(record, *plan);
    for (const Pairing& board : plan->boards) {
      put(record, board, wins(board.first, board.second) ? 'W' : 'L');
    }
  }
}

bool stronger(PlayerNumber a, PlayerNumber b) { return to_int(a) < to_int(b); }

const KnockoutOptions kOneGame{.ties = {.games = 1}};

TEST(T5, TheBracketsOfSixteenAndThirtyTwoAreThePrintedOnes) {
  EXPECT_EQ(bracket_order(16),
            (std::vector<int>{1, 16, 9, 8, 5, 12, 13, 4, 3, 14, 11, 6, 7, 10, 15, 2}));
  EXPECT_EQ(bracket_order(32),
            (std::vector<int>{1, 32, 17, 16, 9,  24, 25, 8, 5, 28, 21, 12, 13, 20, 29, 4,
                              3, 30, 19, 14, 11, 22, 27, 6, 7, 26, 23, 10, 15, 18, 31, 2}));
}

TEST(T5, InEveryBracketTheBestMeetAsLateAsTheyCan) {
  for (int places = 2; places <= 64; places *= 2) {
    Record record = field(places);
    const Knockout system({.last_place = 1, .ties = {.games = 1}});
    for (int left = places; left >= 2; left /= 2) {
      const auto plan = system.next_round(record);
      ASSERT_TRUE(plan.has_value());
      ASSERT_EQ(plan->boards.size(), static_cast<std::size_t>(left / 2));
      apply_plan(record, *plan);
      for (const Pairing& board : plan->boards) {
        EXPECT_EQ(to_int(board.first) + to_int(board.second), left + 1);
        put(record, board, stronger(board.first, board.second) ? 'W' : 'L');
      }
    }
    EXPECT_TRUE(system.state(record).over);
  }
}

TEST(T5, ByesGoToTheSeeds) {
  Record record = field(11);
  EXPECT_EQ(play(record, Knockout(kOneGame), "WWW"), "8-9 6-11 7-10");
  EXPECT_EQ(boards_of(*Knockout(kOneGame).next_round(record)), "1-8 4-5 3-6 2-7");
}

TEST(T5, GameTwoSwapsColorsAndFasterGamesFollow) {
  Record record = field(2);
  const Knockout system;
  EXPECT_EQ(play(record, system, "W"), "1-2");
  EXPECT_EQ(play(record, system, "W"), "2-1");
  const auto plan = system.next_round(record);
  EXPECT_EQ(plan->notes.front().kind, NoteKind::kFasterGame);
  EXPECT_EQ(plan->notes.front().number, 3);
  EXPECT_EQ(play(record, system, "D"), "1-2");
  EXPECT_EQ(play(record, system, "L"), "2-1");
  EXPECT_EQ(places_of(system.state(record)), "1:1 2:2");
  const auto after = system.next_round(record);
  ASSERT_FALSE(after.has_value());
  EXPECT_EQ(after.error().kind, PairingFault::Kind::kRoundsOver);
}

TEST(T5, TheLotDecidesWhoMovesFirst) {
  int upper = 0;
  for (unsigned seed = 0; seed < 100; ++seed) {
    const Knockout system({.ties = {.lots_seed = seed}});
    upper += boards_of(*system.next_round(field(2))) == "1-2" ? 1 : 0;
  }
  EXPECT_GT(upper, 30);
  EXPECT_LT(upper, 70);
}

TEST(T5, PlacesThreeToEightArePlayedOff) {
  Record record = field(8);
  const Knockout system(kOneGame);
  EXPECT_EQ(play(record, system, "WLWL"), "1-8 4-5 3-6 2-7");
  EXPECT_EQ(play(record, system, "WLWL"), "1-5 7-3 8-4 2-6");
  const auto plan = system.next_round(record);
  EXPECT_EQ(boards_of(*plan), "1-3 7-5 8-6 2-4");
  std::vector<int> places;
  for (const Note& note : plan->notes) {
    if (note.kind == NoteKind::kPlayOff) places.push_back(note.number);
  }
  EXPECT_EQ(places, (std::vector<int>{1, 3, 5, 7}));
  play(record, system, "WWWW");
  EXPECT_EQ(places_of(system.state(record)), "1:1 2:3 3:7 4:5 5:8 6:6 7:2 8:4");
}

TEST(T5, WithoutPlayOffsLosersShareTheirPlaces) {
  Record record = field(8);
  const Knockout system({.last_place = 4, .ties = {.games = 1}});
  play_out(record, system, stronger);
  EXPECT_EQ(places_of(system.state(record)), "1:1 2:2 3:3 4:4 5-8:8 5-8:5 5-8:6 5-8:7");
}

TEST(T5, UnfinishedGamesMustBeFinishedFirst) {
  Record record = field(4);
  const Knockout system(kOneGame);
  play(record, system, "WU");
  const auto plan = system.next_round(record);
  ASSERT_FALSE(plan.has_value());
  EXPECT_EQ(plan.error().kind, PairingFault::Kind::kUnfinished);
  EXPECT_EQ(plan.error().players.size(), 2U);
}

TEST(T5, WhoWithdrawsLosesWhatIsNotDecidedAndNothingElse) {
  Record record = field(4);
  const Knockout system(kOneGame);
  EXPECT_EQ(play(record, system, "WL"), "1-4 2-3");
  record.player(player_number(1)).withdrawn = true;
  EXPECT_EQ(play(record, system, "W"), "2-4");
  EXPECT_EQ(places_of(system.state(record)), "1:3 2:1 3:2 4:4");
}

TEST(T5, TiesThatAreDecidedLaterHoldUpTheNextStageOnly) {
  Record record = field(4);
  const Knockout system({.last_place = 1, .ties = {.games = 2}});
  play(record, system, "WD");
  play(record, system, "LD");
  EXPECT_EQ(play(record, system, "D"), "2-3");
  EXPECT_EQ(play(record, system, "D"), "3-2");
  EXPECT_EQ(play(record, system, "L"), "2-3");
  EXPECT_EQ(play(record, system, "D"), "1-3");
}

TEST(T5, DoubleEliminationTakesTwoLosses) {
  for (const int players : {2, 3, 8, 11, 16, 32, 64}) {
    Record record = field(players);
    const Knockout system({.elimination = Elimination::kDouble, .ties = {.games = 1}});
    play_out(record, system, stronger);
    const KnockoutState state = system.state(record);
    EXPECT_TRUE(state.over);
    ASSERT_EQ(state.places.size(), static_cast<std::size_t>(players));
    EXPECT_EQ(state.places[0].player, player_number(1));
    EXPECT_EQ(state.places[1].player, player_number(2));
    for (const Player& player : record.players) {
      int losses = 0;
      for (const Entry& entry : player.rounds) losses += entry.mark == Mark::kLoss ? 1 : 0;
      EXPECT_EQ(losses, &player == &record.players.front() ? 0 : 2);
    }
  }
}

TEST(T5, InDoubleEliminationOfSixteenPlacesAreSharedByStage) {
  Record record = field(16);
  const Knockout system({.elimination = Elimination::kDouble, .ties = {.games = 1}});
  play_out(record, system, stronger);
  std::string shared;
  for (const KnockoutPlace& place : system.state(record).places) {
    shared += std::to_string(place.last);
    shared += ' ';
  }
  EXPECT_EQ(shared, "1 2 3 4 6 6 8 8 12 12 12 12 16 16 16 16 ");
}

// The final of a double elimination: player 1 is unbeaten, 2 has lost once. `results` of player 2.
std::string grand_final(std::string_view results) {
  Record record = field(2);
  const Knockout system({.elimination = Elimination::kDouble, .ties = {.games = 1}});
  play(record, system, "W");  // 1 beats 2, who lives on
  for (const char result : results) {
    const auto plan = system.next_round(record);
    if (!plan) return "too many";
    apply_plan(record, *plan);
    const bool first = plan->boards[0].first == player_number(2);
    put(record, plan->boards[0], result == 'D' ? 'D' : (result == 'W') == first ? 'W' : 'L');
  }
  return places_of(system.state(record));
}

TEST(T5, TheUnbeatenFinalistNeedsOneWin) {
  EXPECT_EQ(grand_final("L"), "1:1 2:2");
  EXPECT_EQ(grand_final("DDL"), "1:1 2:2");
  EXPECT_EQ(grand_final("WL"), "1:1 2:2");
  EXPECT_EQ(grand_final("LW"), "too many");
}

TEST(T5, TheOtherFinalistMustWinTwice) {
  EXPECT_EQ(grand_final("W"), "");
  EXPECT_EQ(grand_final("WW"), "1:2 2:1");
  EXPECT_EQ(grand_final("DWDW"), "1:2 2:1");
}

TEST(T5, AfterFourGamesOneWinIsEnoughAndNoneIsNot) {
  EXPECT_EQ(grand_final("DDD"), "");
  EXPECT_EQ(grand_final("DDDD"), "1:1 2:2");
  EXPECT_EQ(grand_final("WDDD"), "1:2 2:1");
  EXPECT_EQ(grand_final("DDWD"), "1:2 2:1");
  EXPECT_EQ(grand_final("DDDD D"), "too many");
}

TEST(T5, GamesThreeAndFourOfTheGrandFinalAreFaster) {
  Record record = field(2);
  const Knockout system({.elimination = Elimination::kDouble, .ties = {.games = 1}});
  play(record, system, "W");
  std::vector<NoteKind> kinds;
  for (int game = 1; game <= 4; ++game) {
    kinds.push_back(system.next_round(record)->notes.front().kind);
    play(record, system, "D");
  }
  EXPECT_EQ(kinds, (std::vector<NoteKind>{NoteKind::kTieGame, NoteKind::kTieGame,
                                          NoteKind::kFasterGame, NoteKind::kFasterGame}));
}

// Draws, forfeits and withdrawals; what was read before is never read otherwise later.
TEST(T5, RandomKnockoutsComeToAnEndAndEverybodyHasAPlace) {
  for (unsigned seed = 0; seed < 200; ++seed) {
    std::mt19937 random(seed);
    const int players = 2 + static_cast<int>(random() % 30);
    Record record = field(players);
    const Knockout system(
        {.elimination = seed % 2 == 0 ? Elimination::kSingle : Elimination::kDouble,
         .ties = {.games = 1 + static_cast<int>(seed % 3 % 2), .lots_seed = seed}});
    std::vector<KnockoutPlace> known;
    for (int rounds = 0; rounds < 200; ++rounds) {
      const auto plan = system.next_round(record);
      if (!plan) break;
      apply_plan(record, *plan);
      for (const Pairing& board : plan->boards) put(record, board, "WLD"[random() % 3]);
      const auto places = system.state(record).places;
      for (const KnockoutPlace& place : known) {
        EXPECT_EQ(std::ranges::count(places, place), 1) << "seed " << seed;
      }
      known = places;
      // One of those who are still in. Of two who withdraw, and of whom neither plays again, a
      // record does not tell which went on.
      const int who = 1 + static_cast<int>(random() % static_cast<unsigned>(players));
      const bool out = std::ranges::count(known, player_number(who), &KnockoutPlace::player) > 0;
      if (!out && rounds == 1) record.player(player_number(who)).withdrawn = true;
      EXPECT_FALSE(contradiction_in(record).has_value());
    }
    const KnockoutState state = system.state(record);
    EXPECT_TRUE(state.over) << "seed " << seed;
    EXPECT_EQ(state.places.size(), static_cast<std::size_t>(players)) << "seed " << seed;
  }
}

}  // namespace
}  // namespace tournament
