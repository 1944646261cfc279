#include "tournament/trf/trf_writer.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "tournament/points.hpp"
#include "tournament/record.hpp"
#include "tournament/scoring.hpp"
#include "tournament/trf/trf_fault.hpp"
#include "tournament/trf/trf_file.hpp"
#include "tournament/trf/trf_reader.hpp"

namespace tournament {
namespace {

constexpr TrfVersion kVersions[] = {TrfVersion::kTrf16, TrfVersion::kTrf26};

std::string text_of(const TrfFile& file, TrfVersion version = TrfVersion::kTrf26) {
  const auto text = write_trf(file, version);
  EXPECT_TRUE(text.has_value());
  return text ? *text : "";
}

TrfFile file_of(std::string_view text) {
  const auto file = read_trf(text);
  EXPECT_TRUE(file.has_value()) << (file ? 0 : file.error().line) << '\n' << text;
  return file ? *file : TrfFile();
}

TrfFile two_players() {
  Record record;
  record.name = "Cup";
  record.initial_color = Color::kFirst;
  record.players.resize(2);
  record.players[0].rounds = {{Mark::kWin, player_number(2), Color::kFirst}};
  record.players[1].rounds = {{Mark::kLoss, player_number(1), Color::kSecond}};
  return trf_file_of(record);
}

// Files of all that a report can say, in the form in which a reader gives them.
class Generator {
 public:
  explicit Generator(unsigned seed) : random_(seed) {}

  TrfFile file() {
    Record record;
    record.name = word();
    record.rounds = below(12);
    record.initial_color = below(2) == 0 ? Color::kFirst : Color::kSecond;
    if (below(2) == 0) record.scoring = scoring();
    record.players.resize(1 + static_cast<std::size_t>(below(12)));
    for (Player& player : record.players) fill(player);
    const int rounds = below(6);
    for (int round = 0; round < rounds; ++round) play(record);
    for (Player& player : record.players) shorten(player);
    forbid(record);
    accelerate(record);
    TrfFile file = trf_file_of(record);
    fill(file.header);
    if (below(2) == 0) file.numbers = holes(record.players.size());
    add_later_byes(file);
    if (below(2) == 0) file.comments = {"### " + word()};
    if (below(2) == 0) file.other_lines = {"CHN    1 " + word(), "012 another name"};
    return file;
  }

 private:
  int below(int limit) { return static_cast<int>(random_() % static_cast<unsigned>(limit)); }

  std::string word() {
    constexpr std::string_view kWords[] = {"Li",      "Müller, Jörg", "王天一", "O'Neill \"X\"",
                                           "赵 鑫鑫", "A  B"};
    return std::string(kWords[static_cast<std::size_t>(below(6))]);
  }

  // Sums over all rounds fit their four columns.
  Points points() { return {below(150) - 9}; }

  Scoring scoring() {
    return {.win = points(),
            .draw_first = points(),
            .draw_second = points(),
            .loss = points(),
            .absence = points(),
            .pairing_bye = points(),
            .unfinished = points()};
  }

  void fill(Player& player) {
    player.name = word();
    player.sex = " mw"[below(3)];
    player.title = below(2) == 0 ? "GM" : "";
    player.rating = below(3) * 1234;
    player.federation = below(2) == 0 ? "CHN" : "";
    player.id = below(2) == 0 ? "8600001" : "";
    player.birth = below(2) == 0 ? "1990/02/03" : "";
    if (below(4) == 0) player.adjustments = {{points(), below(3)}, {points(), 0}};
  }

  void fill(TrfHeader& header) {
    header.city = word();
    header.start_date = "2026/11/28";
    header.chief_arbiter = word();
    header.deputies.assign(static_cast<std::size_t>(below(3)), word());
    if (below(2) == 0) header.round_dates = {"26/11/28", "", "26/11/30"};
    header.type_code = below(2) == 0 ? "FIDE_DUTCH_2026" : "";
    header.tiebreaks = "BH,SB";
  }

  // Everybody gets an entry for one more round.
  void play(Record& record) {
    constexpr Mark kByes[] = {Mark::kAbsent, Mark::kHalfBye, Mark::kFullBye, Mark::kPairingBye};
    constexpr std::pair<Mark, Mark> kGames[] = {{Mark::kWin, Mark::kLoss},
                                                {Mark::kDraw, Mark::kDraw},
                                                {Mark::kLoss, Mark::kLoss},
                                                {Mark::kUnratedLoss, Mark::kUnratedWin},
                                                {Mark::kUnratedDraw, Mark::kUnratedDraw},
                                                {Mark::kForfeitWin, Mark::kForfeitLoss},
                                                {Mark::kForfeitLoss, Mark::kForfeitLoss},
                                                {Mark::kUnfinished, Mark::kUnfinished}};
    std::vector<int> order(record.players.size());
    std::iota(order.begin(), order.end(), 1);
    std::ranges::shuffle(order, random_);
    while (!order.empty()) {
      const auto first = player_number(order.back());
      order.pop_back();
      if (order.empty() || below(4) == 0) {
        record.player(first).rounds.push_back({.mark = kByes[below(4)]});
        continue;
      }
      const auto second = player_number(order.back());
      order.pop_back();
      const auto [mine, theirs] = kGames[below(8)];
      record.player(first).rounds.push_back({mine, second, Color::kFirst});
      record.player(second).rounds.push_back({theirs, first, Color::kSecond});
    }
  }

  // Absences at the end need not be written.
  void shorten(Player& player) {
    if (below(2) == 0) return;
    while (!player.rounds.empty() && player.rounds.back() == Entry{}) player.rounds.pop_back();
  }

  void forbid(Record& record) {
    for (int i = below(3); i > 0; --i) {
      ForbiddenGroup group{.first_round = 1, .last_round = kMostTrfRounds, .players = {}};
      if (below(2) == 0) group.last_round = 1 + below(9);
      for (std::size_t p = 1; p <= record.players.size(); p += 2) {
        group.players.push_back(player_number(static_cast<int>(p)));
      }
      record.forbidden.push_back(group);
    }
  }

  void accelerate(Record& record) {
    const int last = static_cast<int>(record.players.size());
    for (int i = below(3); i > 0; --i) {
      record.accelerations.push_back(
          {half_points(i), 1, 1 + below(4), player_number(1), player_number(1 + below(last))});
    }
  }

  std::vector<int> holes(std::size_t players) {
    std::vector<int> numbers(players);
    int last = 1;  // so that they differ from the players' own
    for (int& number : numbers) number = last += 1 + below(3);
    return numbers;
  }

  void add_later_byes(TrfFile& file) {
    constexpr Mark kMarks[] = {Mark::kAbsent, Mark::kHalfBye, Mark::kFullBye};
    const auto paired = static_cast<std::size_t>(rounds_paired(file.record));
    for (std::size_t i = 0; i < file.record.players.size(); ++i) {
      if (below(4) != 0) continue;
      const std::size_t card = std::max(paired, file.record.players[i].rounds.size());
      const int round = static_cast<int>(card) + 2 + below(3);
      file.later_byes.push_back({player_number(static_cast<int>(i) + 1), round, kMarks[below(3)]});
    }
  }

  std::mt19937 random_;
};

TEST(TrfWriter, WhatIsWrittenIsReadAgain) {
  for (unsigned seed = 0; seed < 500; ++seed) {
    const TrfFile file = Generator(seed).file();
    EXPECT_EQ(file_of(text_of(file)), file) << seed;
    // TRF16 has accelerations by player only, so that their ranges may come out in another way.
    TrfFile without = file;
    without.record.accelerations.clear();
    EXPECT_EQ(file_of(text_of(without, TrfVersion::kTrf16)), without) << seed;
  }
}

TEST(TrfWriter, WhatWasReadIsWrittenAlike) {
  for (unsigned seed = 0; seed < 100; ++seed) {
    for (const TrfVersion version : kVersions) {
      const std::string text = text_of(Generator(seed).file(), version);
      EXPECT_EQ(text_of(file_of(text), version), text) << seed;
    }
  }
}

TEST(TrfWriter, ColumnsAreThoseOfTheFormat) {
  const std::string text = text_of(two_players());
  const std::string line = "001    1" + std::string(73, ' ') + "1.0    1     2 w 1\r\n";
  EXPECT_NE(text.find(line), std::string::npos) << text;
}

TEST(TrfWriter, Trf16SaysWhatItLacksAsJavafoDoes) {
  TrfFile file = two_players();
  file.record.rounds = 5;
  file.record.scoring = uneven_draw_scoring();
  file.record.forbidden = {{1, kMostTrfRounds, {player_number(1), player_number(2)}}};
  file.record.accelerations = {{whole_points(1), 1, 2, player_number(1), player_number(2)}};
  const std::string text = text_of(file, TrfVersion::kTrf16);
  for (const std::string_view line :
       {"XXR 5\r\n", "XXC white1\r\n", " BD=2.0 ", "XXP 1 2\r\n", "XXA    1  1.0  1.0\r\n"}) {
    EXPECT_NE(text.find(line), std::string::npos) << line;
  }
  EXPECT_EQ(file_of(text), file);
}

TEST(TrfWriter, AccelerationsThatComeToNothingAreLeftOut) {
  const PlayerNumber player = player_number(1);
  TrfFile file = two_players();
  const std::string none[] = {text_of(file, TrfVersion::kTrf16), text_of(file, TrfVersion::kTrf26)};
  file.record.accelerations = {{Points{}, 1, 2, player, player}};
  EXPECT_EQ(text_of(file, TrfVersion::kTrf16), none[0]);
  EXPECT_EQ(text_of(file, TrfVersion::kTrf26), none[1]);
  file.record.accelerations = {{whole_points(1), 1, 2, player, player},
                               {Points{} - whole_points(1), 2, 2, player, player}};
  EXPECT_NE(text_of(file, TrfVersion::kTrf16).find("XXA    1  1.0\r\n"), std::string::npos);
}

TEST(TrfWriter, WhatConcernsPlayersStaysTheirsBesideTeams) {
  const PlayerNumber one = player_number(1);
  TrfFile file = two_players();
  file.team_lines = {"310   1 A"};
  file.record.accelerations = {{whole_points(1), 1, 2, one, one}};
  file.record.forbidden = {{1, kMostTrfRounds, {one, player_number(2)}}};
  file.later_byes = {{one, 3, Mark::kHalfBye}};
  for (const TrfVersion version : kVersions) {
    EXPECT_EQ(file_of(text_of(file, version)), file);
  }
}

TEST(TrfWriter, WhatWouldBecomeATeamsIsRefused) {
  TrfFile file = two_players();
  file.team_lines = {"310   1 A"};
  file.record.forbidden = {{1, 2, {player_number(1), player_number(2)}}};
  for (const TrfVersion version : kVersions) {
    const auto text = write_trf(file, version);
    ASSERT_FALSE(text.has_value());
    EXPECT_EQ(text.error().kind, TrfFault::Kind::kNoPlace);
    EXPECT_EQ(text.error().tag, "260");
    EXPECT_EQ(text.error().found, "260   1   2    1    2");
  }
  file.record.forbidden.clear();
  file.record.players[0].adjustments = {{half_points(1), 1}};
  const auto text = write_trf(file, TrfVersion::kTrf26);
  ASSERT_FALSE(text.has_value());
  EXPECT_EQ(text.error().tag, "299");
}

TEST(TrfWriter, AnUnevenDrawIsKeptInBothVersions) {
  TrfFile file = two_players();
  file.record.scoring = uneven_draw_scoring();
  for (const TrfVersion version : kVersions) {
    EXPECT_EQ(file_of(text_of(file, version)).record.scoring, file.record.scoring);
  }
}

TEST(TrfWriter, BakuFollowsTheRecord) {
  TrfFile file = two_players();
  file.record.baku = true;
  file.header.type_code = "FIDE_DUTCH_2026";
  EXPECT_EQ(file_of(text_of(file)).header.type_code, "FIDE_DUTCH_2026_BAKU");
  file.header.type_code = "FIDE_DUTCH_2026_BAKU";
  file.record.baku = false;
  EXPECT_EQ(file_of(text_of(file)).header.type_code, "FIDE_DUTCH_2026");
}

TEST(TrfWriter, TextIsCutToItsColumnsAndKeptOnItsLine) {
  TrfFile file = two_players();
  file.record.name = "a\r\n001 b";
  file.record.players[0].name = std::string(40, 'x');
  file.record.players[1].name = "王\t天";
  const TrfFile again = file_of(text_of(file));
  EXPECT_EQ(again.record.name, "a  001 b");
  EXPECT_EQ(again.record.players[0].name, std::string(33, 'x'));
  EXPECT_EQ(again.record.players[1].name, "王 天");
}

TEST(TrfWriter, NumbersThatDoNotFitAreFaults) {
  TrfFile file = two_players();
  file.record.players[1].rating = 12345;
  const auto wide = write_trf(file, TrfVersion::kTrf26);
  ASSERT_FALSE(wide.has_value());
  EXPECT_EQ(wide.error().kind, TrfFault::Kind::kNoPlace);
  EXPECT_EQ(wide.error().field, TrfField::kRating);
  EXPECT_EQ(wide.error().player, 2);
  file = two_players();
  file.record.scoring.win = whole_points(100);
  EXPECT_FALSE(write_trf(file, TrfVersion::kTrf26).has_value());
  file = two_players();
  file.standings[0].points = whole_points(100);  // written as 100
  EXPECT_EQ(file_of(text_of(file)).standings, file.standings);
}

TEST(TrfWriter, PointsThatNoReaderTakesAreFaults) {
  TrfFile file = two_players();
  const Acceleration half_of_it{whole_points(600), 1, 1, player_number(1), player_number(1)};
  file.record.accelerations = {half_of_it, half_of_it};
  const auto text = write_trf(file, TrfVersion::kTrf16);
  ASSERT_FALSE(text.has_value());
  EXPECT_EQ(text.error().found, "1200");
}

TEST(TrfWriter, AFileOfARecordHasItsPointsAndRanks) {
  const TrfFile file = two_players();
  EXPECT_EQ(file.standings, (std::vector<TrfStanding>{{whole_points(1), 1}, {whole_points(0), 2}}));
  EXPECT_EQ(file.header.player_count, "2");
  EXPECT_EQ(file.header.rated_count, "0");
}

}  // namespace
}  // namespace tournament
