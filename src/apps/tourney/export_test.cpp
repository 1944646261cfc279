#include "apps/tourney/export.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tournament/plan.hpp"
#include "tournament/record.hpp"
#include "tournament/tiebreak/criterion.hpp"
#include "tournament/tiebreak/standings.hpp"
#include "tournament/trf/trf_file.hpp"

namespace apps {
namespace {

using tournament::Color;

using tournament::Mark;
using tournament::player_number;
using tournament::Record;

// Five players, two rounds: 1 beat 2 and drew with 3; 3 beat 4; 5 had the bye, then lost to 4 by
// forfeit; 2 asked for a half-point bye.
Record five_players() {
  Record record;
  record.name = "楚河杯";
  record.rounds = 3;
  record.players.resize(5);
  const char* names[] = {"Li, \"Rook\" Ming", "王天一", "Zhao", "Chen\nLiu", "<b>Sun & Co</b>"};
  for (int i = 0; i < 5; ++i) record.players[static_cast<std::size_t>(i)].name = names[i];
  record.players[0].rating = 2500;
  const auto game = [&record](int first, int second, Mark mark, Mark other) {
    record.players[static_cast<std::size_t>(first) - 1].rounds.push_back(
        {mark, player_number(second), Color::kFirst});
    record.players[static_cast<std::size_t>(second) - 1].rounds.push_back(
        {other, player_number(first), Color::kSecond});
  };
  game(1, 2, Mark::kWin, Mark::kLoss);
  game(4, 3, Mark::kLoss, Mark::kWin);
  record.players[4].rounds.push_back({.mark = Mark::kPairingBye});
  game(4, 5, Mark::kForfeitWin, Mark::kForfeitLoss);
  game(3, 1, Mark::kDraw, Mark::kDraw);
  record.players[1].rounds.push_back({.mark = Mark::kHalfBye});
  return record;
}

// A record with all that is exported of it.
struct Competition {
  explicit Competition(const Record& record)
      : file(tournament::trf_file_of(record)),
        order{.criteria = {*tournament::parse_criterion("BH"), *tournament::parse_criterion("SB")}},
        rows(standings(file.record, order)) {}
  Charts charts() const { return {.file = file, .order = order, .standings = rows}; }

  tournament::TrfFile file;
  tournament::RankingOrder order;
  std::vector<tournament::StandingRow> rows;
};

TEST(Export, BoardsComeByTheHigherScoreFirst) {
  const Competition competition(five_players());
  const std::vector<Board> boards = {{1, {player_number(3), player_number(1)}},
                                     {2, {player_number(4), player_number(5)}}};
  EXPECT_EQ(boards_of(competition.charts(), 2), boards);
  EXPECT_TRUE(boards_of(competition.charts(), 3).empty());
}

TEST(Export, BoardsComeAsPublishedWhereThatIsKnown) {
  const Competition competition(five_players());
  tournament::RoundPlan plan;
  plan.round = 2;
  plan.boards = {{player_number(4), player_number(5)}, {player_number(3), player_number(1)}};
  Charts charts = competition.charts();
  charts.plans = {&plan, 1};
  EXPECT_EQ(boards_of(charts, 2).front().players, plan.boards.front());
  plan.boards.pop_back();  // a pairing of the arbiter's, after the plan
  EXPECT_EQ(boards_of(charts, 2).size(), 2U);
}

TEST(Export, StandingsAsCsvQuoteWhatWouldDivideAField) {
  const Competition competition(five_players());
  EXPECT_EQ(standings_csv(competition.charts()),
            "rank,number,title,name,federation,club,rating,points,BH,SB\r\n"
            "1,3,,Zhao,,,,1.5,2.5,1.75\r\n"
            "2,1,,\"Li, \"\"Rook\"\" Ming\",,,2500,1.5,2.0,1.25\r\n"
            "3,4,,\"Chen\nLiu\",,,,1.0,2.5,1.00\r\n"
            "4,5,,<b>Sun & Co</b>,,,,1.0,2.0,1.00\r\n"
            "5,2,,王天一,,,,0.5,2.0,0.25\r\n");
}

TEST(Export, PairingsAsCsvHaveByesAfterTheBoards) {
  const Competition competition(five_players());
  EXPECT_EQ(pairings_csv(competition.charts(), 2),
            "round,board,first,first-name,first-points,second,second-name,second-points,result\r\n"
            "2,1,3,Zhao,1.0,1,\"Li, \"\"Rook\"\" Ming\",1.0,1/2-1/2\r\n"
            "2,2,4,\"Chen\nLiu\",0.0,5,<b>Sun & Co</b>,1.0,+/-\r\n"
            "2,,2,王天一,0.0,,,,half-point-bye\r\n");
}

TEST(Export, AllNumbersAreThoseOfTheFile) {
  Competition competition(five_players());
  competition.file.numbers = {11, 12, 13, 14, 15};
  EXPECT_NE(pairings_csv(competition.charts(), 1).find("1,1,11,"), std::string::npos);
  const auto json = nlohmann::json::parse(charts_json(competition.charts()));
  EXPECT_EQ(json["players"][0]["number"], 11);
  EXPECT_EQ(json["players"][0]["card"][0]["opponent"], 12);
  EXPECT_EQ(json["rounds"][0]["boards"][0]["first"], 11);
  EXPECT_EQ(json["standings"][0]["number"], 13);
}

TEST(Export, JsonHasTheWholeRecord) {
  const Competition competition(five_players());
  const auto json = nlohmann::json::parse(charts_json(competition.charts()));
  EXPECT_EQ(json["format"], "chuhe tourney 1");
  EXPECT_EQ(json["event"]["name"], "楚河杯");
  EXPECT_EQ(json["event"]["rounds"], 3);
  EXPECT_EQ(json["event"]["rounds_paired"], 2);
  EXPECT_EQ(json["event"]["scoring"]["draw_first"], "0.5");
  EXPECT_EQ(json["players"][4]["card"][1]["result"], "forfeit-loss");
  EXPECT_TRUE(json["players"][4]["card"][0]["opponent"].is_null());
  EXPECT_EQ(json["rounds"][1]["unpaired"][0]["result"], "half-point-bye");
  EXPECT_EQ(json["tiebreaks"], nlohmann::json({"BH", "SB"}));
  EXPECT_EQ(json["standings"][0]["tiebreaks"][1], "1.75");
}

TEST(Export, NamesInOtherBytesThanUtf8DoNoHarm) {
  Record record = five_players();
  record.players[0].name = "\xFF\xC3";
  const Competition competition(record);
  EXPECT_TRUE(nlohmann::json::accept(charts_json(competition.charts())));
}

TEST(Export, EveryMarkHasItsOwnCode) {
  std::vector<std::string> codes;
  for (int i = 0; i <= static_cast<int>(Mark::kUnfinished); ++i) {
    codes.emplace_back(mark_code(static_cast<Mark>(i)));
    EXPECT_FALSE(codes.back().empty());
  }
  std::ranges::sort(codes);
  EXPECT_TRUE(std::ranges::unique(codes).empty());
}

TEST(Export, ResultsAreWrittenForBothPlayers) {
  EXPECT_EQ(result_code(Mark::kWin, Mark::kLoss), "1-0");
  EXPECT_EQ(result_code(Mark::kUnratedDraw, Mark::kUnratedDraw), "1/2-1/2");
  EXPECT_EQ(result_code(Mark::kLoss, Mark::kLoss), "0-0");
  EXPECT_EQ(result_code(Mark::kForfeitLoss, Mark::kForfeitWin), "-/+");
  EXPECT_EQ(result_code(Mark::kUnfinished, Mark::kUnfinished), "*");
}

}  // namespace
}  // namespace apps
