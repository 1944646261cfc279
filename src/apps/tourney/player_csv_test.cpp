#include "apps/tourney/player_csv.hpp"

#include <string_view>

#include <gtest/gtest.h>

namespace apps {
namespace {

TEST(PlayerCsv, ReadsColumnsInAnyOrder) {
  const auto players = read_player_csv("rating,name\n1900,王\n,\"Li, \"\"R\"\"\"\r\n\n2000,Zhao");
  ASSERT_TRUE(players);
  ASSERT_EQ(players->size(), 3U);
  EXPECT_EQ((*players)[0].rating, 1900);
  EXPECT_EQ((*players)[0].name, "王");
  EXPECT_EQ((*players)[1].name, "Li, \"R\"");
  EXPECT_EQ((*players)[1].rating, 0);
  EXPECT_EQ((*players)[2].name, "Zhao");
}

TEST(PlayerCsv, LeavesTheByteOrderMarkOfSpreadsheetsOut) {
  const auto players = read_player_csv("\xEF\xBB\xBFname\r\nAnn\r\n");
  ASSERT_TRUE(players);
  EXPECT_EQ(players->front().name, "Ann");
}

CsvFault fault_of(std::string_view text) { return read_player_csv(text).error(); }

TEST(PlayerCsv, SaysWhichLineIsWrong) {
  using Kind = CsvFault::Kind;
  EXPECT_EQ(fault_of(""), (CsvFault{Kind::kNoName, 1, "", "", 0, 0}));
  EXPECT_EQ(fault_of("rating\n1\n").kind, Kind::kNoName);
  EXPECT_EQ(fault_of("name,elo\n"), (CsvFault{Kind::kColumn, 1, "elo", "", 0, 0}));
  EXPECT_EQ(fault_of("name,rating\nA,1\nB\n"), (CsvFault{Kind::kCells, 3, "", "", 1, 2}));
  EXPECT_EQ(fault_of("name\n\"A\nB"), (CsvFault{Kind::kQuote, 2, "", "", 0, 0}));
  EXPECT_EQ(fault_of("name,rating\n\"A\nB\",1\nC,x\n"),
            (CsvFault{Kind::kValue, 4, "x", "rating", 0, 0}));
}

}  // namespace
}  // namespace apps
