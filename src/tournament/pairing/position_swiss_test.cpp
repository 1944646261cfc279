#include "tournament/pairing/position_swiss.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "support/random_event.hpp"
#include "tournament/plan.hpp"
#include "tournament/record.hpp"
#include "tournament/scoring.hpp"

namespace tournament {
namespace {

Record field(int players, int rounds) {
  Record record;
  record.scoring = two_point_scoring();
  record.rounds = rounds;
  record.players.resize(static_cast<std::size_t>(players));
  return record;
}

std::string text_of(const RoundPlan& plan) {
  std::string text;
  for (const Pairing& board : plan.boards) {
    text += std::to_string(to_int(board.first));
    text += '-';
    text += std::to_string(to_int(board.second));
    text += ' ';
  }
  text += "bye ";
  text += std::to_string(plan.bye ? to_int(*plan.bye) : 0);
  return text;
}

// `T3.5a 8 9` for each choice of the round, in its order.
std::vector<std::string> notes_of(const RoundPlan& plan, NoteKind kind) {
  std::vector<std::string> texts;
  for (const Note& note : plan.notes) {
    if (note.kind != kind) continue;
    std::string text(note.rule);
    for (const PlayerNumber player : note.players) {
      text += ' ';
      text += std::to_string(to_int(player));
    }
    texts.push_back(text);
  }
  return texts;
}

// Plays a round; `results` has a letter a board: `W` the first mover wins, `L` he loses, `D`, `U`
// none.
void play(Record& record, const RoundPlan& plan, std::string_view results) {
  apply_plan(record, plan);
  for (std::size_t i = 0; i < results.size(); ++i) {
    Mark& first = record.player(plan.boards[i].first).rounds.back().mark;
    Mark& second = record.player(plan.boards[i].second).rounds.back().mark;
    const char result = results[i];
    if (result == 'U') continue;
    first = result == 'W' ? Mark::kWin : result == 'D' ? Mark::kDraw : Mark::kLoss;
    second = result == 'W' ? Mark::kLoss : result == 'D' ? Mark::kDraw : Mark::kWin;
  }
}

TEST(T3_2, TheFormsOfTheFirstRound) {
  const auto first_round = [](FirstRound form, int players) {
    return text_of(*PositionSwiss({.first_round = form}).next_round(field(players, 7)));
  };
  EXPECT_EQ(first_round(FirstRound::kNeighbors, 8), "1-2 4-3 5-6 8-7 bye 0");
  EXPECT_EQ(first_round(FirstRound::kEnds, 8), "1-8 7-2 3-6 5-4 bye 0");
  EXPECT_EQ(first_round(FirstRound::kHalves, 8), "1-5 6-2 3-7 8-4 bye 0");
  EXPECT_EQ(first_round(FirstRound::kNeighbors, 9), "1-2 4-3 5-6 8-7 bye 9");
}

TEST(T3_2, DrawnNumbersPairTheFirstRoundAndAreTold) {
  const auto plan = PositionSwiss({.lots_seed = 1}).next_round(field(8, 7));
  // Numbers 5 1 7 3, 4 6 2 8 (lots_test.cpp): 1-2 are players 2 and 7, 4-3 players 5 and 4.
  EXPECT_EQ(text_of(*plan), "2-7 5-4 1-6 8-3 bye 0");
  EXPECT_EQ(notes_of(*plan, NoteKind::kLot).front(), "T3.2 2");
}

TEST(T3_1, ClubMatesMeetUnlessAnnounced) {
  Record record = field(6, 7);
  record.players[0].club = record.players[1].club = "A";
  record.players[4].club = record.players[5].club = "B";
  EXPECT_EQ(text_of(*PositionSwiss().next_round(record)), "1-2 4-3 5-6 bye 0");
  const auto plan = PositionSwiss({.clubs_apart = true}).next_round(record);
  EXPECT_EQ(text_of(*plan), "1-3 5-2 4-6 bye 0");
  record.forbidden = {{1, 1, {player_number(1), player_number(3)}}};
  EXPECT_EQ(text_of(*PositionSwiss({.clubs_apart = true}).next_round(record)), "1-4 5-2 3-6 bye 0");
}

// The three rounds that docs/rules/tournament.md works by hand.
TEST(T3, TheWorkedExample) {
  const PositionSwiss system;
  Record record = field(9, 7);
  const auto first = system.next_round(record);
  EXPECT_EQ(text_of(*first), "1-2 4-3 5-6 8-7 bye 9");
  play(record, *first, "WWDW");

  const auto second = system.next_round(record);
  EXPECT_EQ(text_of(*second), "9-8 1-4 3-6 7-5 bye 2");
  EXPECT_EQ(notes_of(*second, NoteKind::kChoice),
            (std::vector<std::string>{"T3.5a 8 9", "T3.5c 4 1", "T3.5c 6 3", "T3.5a 5 7"}));
  EXPECT_EQ(notes_of(*second, NoteKind::kFloatDown),
            (std::vector<std::string>{"T3.5e 6", "T3.5e 5"}));
  EXPECT_EQ(notes_of(*second, NoteKind::kColorGranted),
            (std::vector<std::string>{"T3.6a 9 8", "T3.6i 1 4", "T3.6i 3 6", "T3.6a 7 5"}));
  play(record, *second, "WLLL");

  const auto third = system.next_round(record);
  EXPECT_EQ(text_of(*third), "4-9 6-1 2-5 8-3 bye 7");
  EXPECT_EQ(notes_of(*third, NoteKind::kChoice),
            (std::vector<std::string>{"T3.5a 9 4", "T3.5b 6 1", "T3.7 5 2", "T3.5a 8 3"}));
  EXPECT_EQ(notes_of(*third, NoteKind::kPairBroken), (std::vector<std::string>{"T3.7 5 8"}));
  EXPECT_EQ(notes_of(*third, NoteKind::kColorGranted),
            (std::vector<std::string>{"T3.6a 4 9", "T3.6a 6 1", "T3.6a 2 5", "T3.6h 8 3"}));
}

TEST(T3_1, AnUnfinishedGameCountsAsADraw) {
  const PositionSwiss system;
  Record open = field(8, 7);
  play(open, *system.next_round(open), "WUDL");
  Record drawn = field(8, 7);
  play(drawn, *system.next_round(drawn), "WDDL");
  EXPECT_EQ(text_of(*system.next_round(open)), text_of(*system.next_round(drawn)));
  EXPECT_EQ(notes_of(*system.next_round(open), NoteKind::kUnfinishedDraw),
            (std::vector<std::string>{"T3.1 4 3"}));
}

TEST(T3_1, NobodyHasTheByeTwiceThoughTheByeGoesToTheLowestScore) {
  const PositionSwiss system;
  Record record = field(5, 5);
  std::vector<PlayerNumber> byes;
  for (int round = 1; round <= 5; ++round) {
    const auto plan = system.next_round(record);
    ASSERT_TRUE(plan.has_value());
    EXPECT_FALSE(std::ranges::count(byes, *plan->bye));
    byes.push_back(*plan->bye);
    play(record, *plan, "WW");
  }
}

TEST(T3_1, AfterTheLastRoundThereIsNone) {
  Record record = field(4, 1);
  const PositionSwiss system;
  play(record, *system.next_round(record), "WW");
  const auto plan = system.next_round(record);
  ASSERT_FALSE(plan.has_value());
  EXPECT_EQ(plan.error().kind, PairingFault::Kind::kRoundsOver);
  EXPECT_EQ(plan.error().number, 1);
}

TEST(T3_1, OnePlayerCannotBePaired) {
  Record record = field(3, 7);
  record.players[0].withdrawn = true;
  record.players[2].rounds = {{.mark = Mark::kHalfBye}};
  const auto plan = PositionSwiss().next_round(record);
  ASSERT_FALSE(plan.has_value());
  EXPECT_EQ(plan.error().kind, PairingFault::Kind::kTooFewPlayers);
}

std::optional<WayOut> way_of(const PairingFault& fault, Relaxation relaxation) {
  for (const WayOut& way : fault.ways_out) {
    if (way.relaxation == relaxation) return way;
  }
  return std::nullopt;
}

TEST(T3_1, WhenAllHaveMetTheFaultNamesThemAndTheWaysOut) {
  Record record = field(4, 9);
  const PositionSwiss system;
  for (int round = 1; round <= 3; ++round) play(record, *system.next_round(record), "WD");
  const auto plan = system.next_round(record);
  ASSERT_FALSE(plan.has_value());
  EXPECT_EQ(plan.error().kind, PairingFault::Kind::kNoLegalPairing);
  EXPECT_EQ(plan.error().rule, "T3.1");
  EXPECT_EQ(plan.error().players.size(), 4U);
  const auto rematch = way_of(plan.error(), Relaxation::kRematch);
  ASSERT_TRUE(rematch.has_value());
  EXPECT_EQ(rematch->boards.size(), 2U);
  EXPECT_EQ(rematch->against, rematch->boards);
  EXPECT_TRUE(way_of(plan.error(), Relaxation::kFewerRounds).has_value());
  EXPECT_FALSE(way_of(plan.error(), Relaxation::kForbiddenPair).has_value());
}

TEST(T3_1, WherePairsAreKeptApartTheFaultOffersToLetThemMeet) {
  Record record = field(4, 7);
  for (Player& player : record.players) player.club = "A";
  record.players[3].club = "B";
  const auto plan = PositionSwiss({.clubs_apart = true}).next_round(record);
  ASSERT_FALSE(plan.has_value());
  const auto way = way_of(plan.error(), Relaxation::kForbiddenPair);
  ASSERT_TRUE(way.has_value());
  EXPECT_EQ(way->boards.size(), 2U);
  EXPECT_EQ(way->against.size(), 1U);
}

TEST(T3_1, WhereEverybodyHadTheByeTheFaultOffersASecondOne) {
  Record record = field(3, 9);
  const PositionSwiss system;
  // Two of three games are played by forfeit, so that no rematch stands against a second bye.
  for (int round = 1; round <= 3; ++round) {
    const auto plan = system.next_round(record);
    ASSERT_TRUE(plan.has_value());
    apply_plan(record, *plan);
    record.player(plan->boards[0].first).rounds.back().mark = Mark::kForfeitWin;
    record.player(plan->boards[0].second).rounds.back().mark = Mark::kForfeitLoss;
  }
  const auto plan = system.next_round(record);
  ASSERT_FALSE(plan.has_value());
  const auto way = way_of(plan.error(), Relaxation::kSecondBye);
  ASSERT_TRUE(way.has_value());
  EXPECT_TRUE(way->bye.has_value());
  EXPECT_TRUE(way->against.empty());
}

// Whether those who wait can be paired without a rematch, by trying everything.
bool can_be_paired(const Record& record, std::vector<int> waiting, bool bye_is_free) {
  if (waiting.empty()) return true;
  const int one = waiting.back();
  waiting.pop_back();
  const auto& rounds = record.player(player_number(one)).rounds;
  const auto has = [&](auto what) { return std::ranges::any_of(rounds, what); };
  if (bye_is_free && !has([](const Entry& e) { return e.mark == Mark::kPairingBye; }) &&
      can_be_paired(record, waiting, false)) {
    return true;
  }
  for (std::size_t i = 0; i < waiting.size(); ++i) {
    const PlayerNumber other = player_number(waiting[i]);
    if (has([&](const Entry& e) { return e.opponent == other && is_game(e.mark); })) continue;
    std::vector<int> rest = waiting;
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
    if (can_be_paired(record, rest, bye_is_free)) return true;
  }
  return false;
}

TEST(T3, SmallFieldsArePairedUntilNothingIsLeft) {
  int faults = 0;
  for (unsigned seed = 0; seed < 150; ++seed) {
    const int players = 4 + static_cast<int>(seed) % 6;
    RandomEvent event(players, 0, seed);
    const PositionSwiss system;
    for (int round = 1; round <= players + 1; ++round) {
      std::vector<int> waiting;
      for (int n = 1; n <= players; ++n) waiting.push_back(n);
      const auto plan = system.next_round(event.record());
      EXPECT_EQ(plan.has_value(), can_be_paired(event.record(), waiting, players % 2 == 1));
      if (!plan) {
        ++faults;
        break;
      }
      event.play(*plan);
    }
  }
  EXPECT_GT(faults, 100);
}

TEST(T3, TheSameCardsGiveTheSameRound) {
  RandomEvent event(40, 9, 3);
  const PositionSwiss system({.lots_seed = 3});
  for (int round = 1; round <= 9; ++round) {
    const auto plan = system.next_round(event.record());
    const Record copy = event.record();
    const auto again = system.next_round(copy);
    ASSERT_TRUE(plan.has_value());
    EXPECT_EQ(text_of(*plan), text_of(*again));
    EXPECT_EQ(plan->notes, again->notes);
    event.play(*plan);
  }
}

}  // namespace
}  // namespace tournament
