#include "tournament/event/from_record.hpp"

#include <cstddef>
#include <string>

#include <gtest/gtest.h>

#include "tournament/event/competition.hpp"
#include "tournament/event/event.hpp"
#include "tournament/event/event_fault.hpp"
#include "tournament/event/event_file.hpp"
#include "tournament/event/head.hpp"
#include "tournament/pairing/dutch.hpp"
#include "tournament/plan.hpp"
#include "tournament/points.hpp"
#include "tournament/record.hpp"
#include "tournament/scoring.hpp"
#include "tournament/simulate.hpp"

namespace tournament {
namespace {

const std::string kTime = "2026-05-01T19:30:00";

Head head_of_import() {
  Head head;
  head.name = "import";
  head.system = "dutch";
  return head;
}

// The cards filled up to the last round that was paired, as record_of() has them.
Record filled(Record record) {
  const auto rounds = static_cast<std::size_t>(rounds_paired(record));
  for (Player& player : record.players)
    if (player.rounds.size() < rounds) player.rounds.resize(rounds);
  return record;
}

TEST(FromRecord, RandomCompetitionsComeBackAsTheyWere) {
  const Dutch dutch;
  for (unsigned seed = 1; seed <= 12; ++seed) {
    SimulationSettings settings;
    settings.players = 20 + static_cast<int>(seed);
    settings.rounds = 6;
    settings.seed = seed;
    settings.absences = 60;
    settings.forfeits = 40;
    settings.baku = seed % 2 == 0;
    Record record = simulate(dutch, settings).record;
    if (seed % 3 == 0) apply_plan(record, dutch.next_round(before_round(record, 6)).value());
    const auto competition = competition_of(record, {}, head_of_import(), kTime);
    ASSERT_TRUE(competition) << seed << ' ' << static_cast<int>(competition.error().kind);
    Record expected = filled(record);
    Record got = record_of(*competition);
    if (expected.name.empty()) expected.name = got.name;
    EXPECT_TRUE(got == expected) << seed;
    EXPECT_TRUE(read_event_file(write_event_file(*competition))->competition == *competition);
  }
}

TEST(FromRecord, KeepsWhatStandsBesideTheCards) {
  Record record;
  record.name = "Small";
  record.rounds = 3;
  record.scoring = three_point_scoring();
  record.players.resize(3);
  for (Player& player : record.players) player.name.push_back('P');
  record.players[0].rounds = {{Mark::kWin, player_number(2), Color::kSecond}};
  record.players[1].rounds = {{Mark::kLoss, player_number(1), Color::kFirst}};
  record.players[2].rounds = {{.mark = Mark::kPairingBye}, {.mark = Mark::kHalfBye}};
  record.players[0].adjustments = {{half_points(-1), 1}};
  record.players[1].fouls = 2;
  record.players[1].warnings = 1;
  record.players[1].withdrawn = true;
  record.forbidden = {{2, 3, {player_number(1), player_number(3)}}};
  record.accelerations = {{whole_points(1), 1, 2, player_number(1), player_number(2)}};
  const auto competition =
      competition_of(record, {{player_number(1), 3, Mark::kFullBye}}, head_of_import(), kTime);
  ASSERT_TRUE(competition);
  EXPECT_TRUE(record_of(*competition) == record);
  EXPECT_EQ(competition->state().entrants[0].byes.at(3), ByeKind::kFull);
}

TEST(FromRecord, RefusesNamesThatNoFileCanHold) {
  Record record;
  record.players.resize(1);
  record.players[0].name.push_back('\xFF');
  const auto competition = competition_of(record, {}, head_of_import(), kTime);
  ASSERT_FALSE(competition);
  EXPECT_EQ(competition.error().kind, EventFault::Kind::kText);
}

}  // namespace
}  // namespace tournament
