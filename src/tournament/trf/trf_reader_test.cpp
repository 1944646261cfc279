#include "tournament/trf/trf_reader.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "tournament/points.hpp"
#include "tournament/record.hpp"
#include "tournament/scoring.hpp"
#include "tournament/trf/trf_fault.hpp"
#include "tournament/trf/trf_file.hpp"

namespace tournament {
namespace {

using Kind = TrfFault::Kind;

// A line 001: number, name, points, rank, and the card from column 90 on.
std::string player(int number, const std::string& name, const std::string& points,
                   const std::string& card) {
  const std::string id = std::to_string(number);
  std::string line = "001 " + std::string(4 - id.size(), ' ') + id;
  line.resize(14, ' ');
  line += name;
  line.resize(80, ' ');
  line += std::string(4 - points.size(), ' ') + points;
  line += " " + std::string(4 - id.size(), ' ') + id;
  return line + card + "\n";
}

std::string two_players() {
  return player(1, "A", "1.0", "     2 w 1") + player(2, "B", "0.0", "     1 b 0");
}

TrfFile file_of(const std::string& text) {
  const auto file = read_trf(text);
  EXPECT_TRUE(file.has_value()) << (file ? "" : file.error().tag + " " + file.error().found)
                                << text;
  return file ? *file : TrfFile();
}

TrfFault fault_of(const std::string& text) {
  const auto file = read_trf(text);
  EXPECT_FALSE(file.has_value()) << text;
  return file ? TrfFault() : file.error();
}

Entry entry(const TrfFile& file, int player, int round) {
  return entry_of(file.record.player(player_number(player)), round);
}

TEST(TrfReader, TakesEveryFieldOfAPlayerFromItsColumns) {
  const auto file = file_of(
      "001   12 mGM  Li, Ming                          2601 CHN     8600001 1990/01/02  1.0    3"
      "    13 w 1\n"
      "001   13 w    Wang                              2400 CHN                         0.0    4"
      "    12 b 0\n");
  const Player& li = file.record.players.front();
  EXPECT_EQ(li.name, "Li, Ming");
  EXPECT_EQ(li.sex, 'm');
  EXPECT_EQ(li.title, "GM");
  EXPECT_EQ(li.rating, 2601);
  EXPECT_EQ(li.federation, "CHN");
  EXPECT_EQ(li.id, "8600001");
  EXPECT_EQ(li.birth, "1990/01/02");
  EXPECT_EQ(file.standings.front(), (TrfStanding{whole_points(1), 3}));
  EXPECT_EQ(file.numbers, (std::vector{12, 13}));
  EXPECT_EQ(player_of(file, 13), player_number(2));
  EXPECT_EQ(file_number(file, player_number(1)), 12);
  EXPECT_EQ(entry(file, 1, 1), (Entry{Mark::kWin, player_number(2), Color::kFirst}));
}

TEST(TrfReader, TakesAllLineEndsAndAByteOrderMark) {
  const auto file = file_of(two_players());
  for (const std::string_view end : {"\r", "\n", "\r\n", "\r\r", "\n \n"}) {
    std::string text = two_players();
    for (auto at = text.find('\n'); at != std::string::npos;
         at = text.find('\n', at + end.size())) {
      text.replace(at, 1, end);
    }
    EXPECT_EQ(file_of(text), file);
    EXPECT_EQ(file_of("\xEF\xBB\xBF" + text), file);
  }
}

TEST(TrfReader, TellsEveryResultApart) {
  const auto file = file_of(
      player(1, "A", "0.0", "     2 w w     2 w D     2 w l     2 w +     2 b -     2 b") +
      player(2, "B", "0.0", "     1 b L     1 b d     1 b W     1 b -     1 w +     1 w") +
      player(3, "C", "0.0", "  0000 - F       - h  0000 - u  0000 - Z            0000 - +"));
  const std::vector<Mark> games = {Mark::kUnratedWin, Mark::kUnratedDraw, Mark::kUnratedLoss,
                                   Mark::kForfeitWin, Mark::kForfeitLoss, Mark::kUnfinished};
  const std::vector<Mark> byes = {Mark::kFullBye, Mark::kHalfBye, Mark::kPairingBye,
                                  Mark::kAbsent,  Mark::kAbsent,  Mark::kFullBye};
  for (int round = 1; round <= 6; ++round) {
    EXPECT_EQ(entry(file, 1, round).mark, games[static_cast<std::size_t>(round) - 1]) << round;
    EXPECT_EQ(entry(file, 3, round).mark, byes[static_cast<std::size_t>(round) - 1]) << round;
  }
}

TEST(TrfReader, BlanksAfterTheLastEntryAreNoAbsence) {
  const auto file = file_of(two_players() + player(3, "C", "0.0", "            "));
  EXPECT_FALSE(has_entry(file.record.players[2], 1));
  EXPECT_EQ(rounds_paired(file.record), 1);
}

TEST(TrfReader, AForfeitNeedsNoColors) {
  const auto file =
      file_of(player(1, "A", "1.0", "     2 - +     3 b +") + player(2, "B", "0.0", "     1 - -") +
              player(3, "C", "0.0", "  0000 - Z     1   -"));
  EXPECT_EQ(entry(file, 1, 1).color, Color::kFirst);
  EXPECT_EQ(entry(file, 2, 1).color, Color::kSecond);
  EXPECT_EQ(entry(file, 3, 2).color, Color::kFirst);
}

TEST(TrfReader, ColumnsAreCharactersOrBytes) {
  const std::string name = "赵, 鑫鑫";
  std::string by_characters = player(1, "A", "1.0", "     2 w 1");
  by_characters.replace(14, 5, name);  // five characters, eleven bytes
  std::string by_bytes = player(1, "A", "1.0", "     2 w 1");
  by_bytes.replace(14, name.size(), name);
  const std::string other = player(2, "B", "0.0", "     1 b 0");
  for (const std::string& line : {by_characters, by_bytes}) {
    const auto file = file_of(line + other);
    EXPECT_EQ(file.record.players.front().name, name);
    EXPECT_EQ(entry(file, 1, 1).mark, Mark::kWin);
  }
}

TEST(TrfReader, ATextThatIsNotUtf8IsLatin1) {
  const auto file = file_of("022 K\xF6ln\n" + two_players());
  EXPECT_EQ(file.header.city, "Köln");
}

TEST(TrfReader, HeaderLinesGoToTheirFields) {
  const auto file = file_of(
      "012 楚河杯\n022 Beijing\n032 CHN\n042 2026/01/01\n052 2026/01/09\n"
      "092 Individual\n102 Zhang\n112 Chen\n112 Liu\n122 60+30\n142 9\n"
      "152 B\n192 FIDE_DUTCH_2026_BAKU\n202 BH,SB\n212 PTS,BH,SB\n"
      "182 chuhe\n222 3600+30\n### note\n999 what is this\n" +
      two_players());
  EXPECT_EQ(file.record.name, "楚河杯");
  EXPECT_EQ(file.record.rounds, 9);
  EXPECT_EQ(file.record.initial_color, Color::kSecond);
  EXPECT_TRUE(file.record.baku);
  EXPECT_EQ(file.header.deputies, (std::vector<std::string>{"Chen", "Liu"}));
  EXPECT_EQ(file.header.tiebreaks, "BH,SB");
  EXPECT_EQ(file.comments, std::vector<std::string>{"### note"});
  EXPECT_EQ(file.other_lines, std::vector<std::string>{"999 what is this"});
}

TEST(TrfReader, DatesOfRoundsStandInTheirColumns) {
  std::string line = "132";
  line.resize(91, ' ');
  const auto file = file_of(line + "26/01/02            26/01/04\n" + two_players());
  EXPECT_EQ(file.header.round_dates, (std::vector<std::string>{"26/01/02", "", "26/01/04"}));
  const auto loose = file_of("132 26/01/02 26/01/03\n" + two_players());
  EXPECT_EQ(loose.other_lines.size(), 1U);
}

TEST(TrfReader, ScoringIsReadInThreeDialects) {
  const Scoring scoring = two_point_scoring();
  const std::string players = two_players();
  EXPECT_EQ(file_of(players).record.scoring, fide_scoring());
  EXPECT_EQ(file_of("162  W 2.0    D 1.0\n" + players).record.scoring, scoring);
  EXPECT_EQ(file_of("XXS W=2 D=1 PAB=2\n" + players).record.scoring, scoring);
  EXPECT_EQ(file_of("BBW  2.0\nBBD  1.0\n" + players).record.scoring, scoring);
  EXPECT_EQ(file_of("XXS W=3 WD=1 HPB=1 BD=2\n" + players).record.scoring, uneven_draw_scoring());
  const auto all =
      file_of("162  W 3.0    D 1.0    L 0.5    A-1.0\n162  P 2.0    X 0.0\n" + players);
  EXPECT_EQ(all.record.scoring.absence, whole_points(-1));
  EXPECT_EQ(all.record.scoring.pairing_bye, whole_points(2));
  EXPECT_EQ(all.record.scoring.unfinished, whole_points(0));
  EXPECT_EQ(fault_of("XXS WW=2 BW=3\n" + players).found, "WW BW FPB FW");
}

TEST(TrfReader, TheFirstColorFollowsFromRoundOne) {
  EXPECT_EQ(file_of(two_players()).record.initial_color, Color::kFirst);
  EXPECT_EQ(file_of("XXC black1\n" + two_players()).record.initial_color, Color::kSecond);
  const auto late =
      file_of(player(1, "A", "0.0", "  0000 - Z") + player(2, "B", "0.0", "     3 b =") +
              player(3, "C", "0.0", "     2 w ="));
  EXPECT_EQ(late.record.initial_color, Color::kSecond);
  EXPECT_FALSE(file_of(player(1, "A", "0.0", "")).record.initial_color.has_value());
}

TEST(TrfReader, PlayersMayBeNumberedByRank) {
  const auto file = file_of(
      "XXC rank\nXXP 5 7\n"
      "001    5      A                                                                  0.0    2\n"
      "001    7      B                                                                  0.0    "
      "1\n");
  EXPECT_EQ(file.record.players.front().name, "B");
  EXPECT_EQ(file.numbers, (std::vector{7, 5}));
  EXPECT_EQ(file.record.forbidden.front().players,
            (std::vector{player_number(2), player_number(1)}));
}

TEST(TrfReader, ByesOfTheNextRoundStandOnTheCardAndLaterOnesBesideIt) {
  const auto file = file_of(two_players() + player(3, "C", "0.0", "") +
                            "240 H 002    1\n240 F 003    1\n240 Z 004    2    3\nXXZ 3\n");
  EXPECT_EQ(entry(file, 1, 2).mark, Mark::kHalfBye);
  EXPECT_EQ(entry(file, 1, 3).mark, Mark::kFullBye);
  EXPECT_EQ(file.record.players[1].rounds.size(), 1U);
  EXPECT_EQ(file.record.players[2].rounds.size(), 2U);
  EXPECT_EQ(file.later_byes, (std::vector<LaterBye>{{player_number(2), 4, Mark::kAbsent},
                                                    {player_number(3), 4, Mark::kAbsent}}));
}

TEST(TrfReader, ByesAfterAGapOnTheCardAreLaterOnes) {
  const auto file =
      file_of(two_players() + player(3, "C", "0.0", "                      0000 - H"));
  EXPECT_TRUE(file.record.players[2].rounds.empty());
  EXPECT_EQ(file.later_byes, (std::vector<LaterBye>{{player_number(3), 3, Mark::kHalfBye}}));
}

TEST(TrfReader, AccelerationsComeAsRangesOrByPlayer) {
  const std::vector<Acceleration> expected = {
      {whole_points(1), 1, 2, player_number(1), player_number(2)},
      {half_points(1), 3, 3, player_number(1), player_number(2)}};
  EXPECT_EQ(file_of(two_players() + "250       1.0   1   2    1    2\n"
                                    "250       0.5   3   3    1    9\n")
                .record.accelerations,
            expected);
  EXPECT_EQ(file_of("XXA    1  1.0  1.0  0.5\nXXA    2  1.0  1.0  0.5\n" + two_players())
                .record.accelerations,
            expected);
}

TEST(TrfReader, AnAccelerationOfNothingIsNone) {
  const TrfFile file =
      file_of("XXA    1  0.0  0.0\n" + two_players() + "250       0.0   1   2    1    2\n");
  EXPECT_TRUE(file.record.accelerations.empty());
}

TEST(TrfReader, ForbiddenGroupsHaveTheirRounds) {
  const auto groups = file_of("260   1   3    1    2\nXXP 2 1\n" + two_players()).record.forbidden;
  EXPECT_EQ(groups.front(), (ForbiddenGroup{1, 3, {player_number(1), player_number(2)}}));
  EXPECT_EQ(groups.back(),
            (ForbiddenGroup{1, kMostTrfRounds, {player_number(2), player_number(1)}}));
}

TEST(TrfReader, AssignedPointsAreAddedOrReplaceThoseOfAResult) {
  const auto file = file_of(two_players() +
                            "299          -0.5  000    2\n"
                            "299 W         0.5  001    1\n");
  EXPECT_EQ(file.record.players[1].adjustments, (std::vector<Adjustment>{{half_points(-1), 0}}));
  EXPECT_EQ(file.record.players[0].adjustments, (std::vector<Adjustment>{{half_points(-1), 1}}));
}

TEST(TrfReader, NumbersOfTeamsAreNotThoseOfPlayers) {
  const auto file =
      file_of("310   1 Red                              RED\n240 H 003   40\n" + two_players());
  EXPECT_EQ(file.team_lines.size(), 2U);
  EXPECT_TRUE(file.later_byes.empty());
}

struct BadText {
  std::string text;
  Kind kind;
  int line;
  int column;
};

TEST(TrfReader, EveryFaultNamesItsLineAndColumn) {
  const std::string good = two_players();
  const std::vector<BadText> cases = {
      {"", Kind::kNoPlayers, 0, 0},
      {"012 Name\n", Kind::kNoPlayers, 0, 0},
      {good + "012\tName\n", Kind::kControl, 3, 4},
      {good + "001    x\n", Kind::kNumber, 3, 5},
      {good + "001 0000\n", Kind::kNumber, 3, 5},
      {good + "001    2\n", Kind::kRepeated, 3, 5},
      {good + "001    3 q\n", Kind::kChoice, 3, 10},
      {good + player(3, std::string(40, 'N'), "0.0", ""), Kind::kNotBlank, 3, 48},
      {good + player(3, "C", "1,5", ""), Kind::kPoints, 3, 81},
      {good + player(3, "C", "0.0", "     4 w 1"), Kind::kUnknownPlayer, 3, 92},
      {good + player(3, "C", "0.0", "     1 w 1"), Kind::kContradiction, 3, 92},
      {good + player(3, "C", "0.0", "     1 w X"), Kind::kChoice, 3, 99},
      {good + player(3, "C", "0.0", "     1 x 1"), Kind::kChoice, 3, 97},
      {good + player(3, "C", "0.0", "     1 w H"), Kind::kHasOpponent, 3, 99},
      {good + player(3, "C", "0.0", "  0000 - 1"), Kind::kNeedsOpponent, 3, 99},
      {good + player(3, "C", "0.0", std::string(9990, ' ') + "  0000 - Z"), Kind::kTooMany, 3,
       10082},
      {player(1, "A", "1.0", "     2 w 1") + player(2, "B", "0.0", "     1 w 0"),
       Kind::kContradiction, 1, 97},
      {player(1, "A", "1.0", "     2 w 1") + player(2, "B", "0.0", "     1 b 1"),
       Kind::kContradiction, 1, 99},
      {good + "142 1000\n", Kind::kNumber, 3, 4},
      {good + "142 5\nXXR 6\n", Kind::kRepeated, 4, 4},
      {good + "152 R\n", Kind::kChoice, 3, 4},
      {good + "162  Q 1.0\n", Kind::kChoice, 3, 6},
      {good + "162  W 1.x\n", Kind::kPoints, 3, 7},
      {good + "XXC green1\n", Kind::kChoice, 3, 4},
      {good + "240 H 001    1\n", Kind::kHasEntry, 3, 5},
      {good + "240 U 002    1\n", Kind::kChoice, 3, 5},
      {good + "240 H 002    3\n", Kind::kUnknownPlayer, 3, 11},
      {good + "250  1.0 1.0   1   2    1    2\n", Kind::kNoPlace, 3, 5},
      {good + "250       1.0   3   2    1    2\n", Kind::kNumber, 3, 19},
      {good + "260 000   3    1    2\n", Kind::kNumber, 3, 5},
      {good + "299 Q         0.5  001    1\n", Kind::kChoice, 3, 5},
      {good + "XXA    7  1.0\n", Kind::kUnknownPlayer, 3, 5},
      {good + "XXP 1 x\n", Kind::kNumber, 3, 4},
  };
  for (const BadText& bad : cases) {
    const TrfFault fault = fault_of(bad.text);
    EXPECT_EQ(fault.kind, bad.kind) << bad.text;
    EXPECT_EQ(fault.line, bad.line) << bad.text;
    EXPECT_EQ(fault.column, bad.column) << bad.text;
  }
}

}  // namespace
}  // namespace tournament
