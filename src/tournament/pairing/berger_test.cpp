#include "tournament/pairing/berger.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <fstream>
#include <istream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "tournament/record.hpp"

namespace tournament {
namespace {

// +1 for each round with the first move, -1 with the second, 0 free, player by player.
std::map<int, std::vector<int>> colors_of(int players, Cycles cycles) {
  std::map<int, std::vector<int>> colors;
  for (int round = 1; round <= berger_rounds(players, cycles); ++round) {
    const TableRound table = berger_round(players, cycles, round);
    for (const auto& board : table.boards) {
      colors[to_int(board.first)].push_back(1);
      colors[to_int(board.second)].push_back(-1);
    }
    if (table.free) {
      colors[to_int(*table.free)].push_back(0);
    }
  }
  return colors;
}

int longest_run(const std::vector<int>& colors) {
  int longest = 0;
  int run = 0;
  int last = 0;
  for (const int color : colors) {
    run = color == 0 ? 0 : color == last ? run + 1 : 1;
    last = color;
    longest = std::max(longest, run);
  }
  return longest;
}

std::string boards_of(const TableRound& table) {
  std::ostringstream text;
  const char* blank = "";
  for (const auto& board : table.boards) {
    text << blank << to_int(board.first) << '-' << to_int(board.second);
    blank = " ";
  }
  return text.str();
}

TEST(T2, TheTablesOfFourToTwentyPlayersAreThePrintedOnes) {
  std::ifstream file(std::string(CHUHE_TEST_DATA_DIR) + "/berger-tables.tsv");
  int rows = 0;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with('#')) continue;
    std::istringstream row(line);
    int players = 0;
    int round = 0;
    std::string boards;
    row >> players >> round >> std::ws;
    std::getline(row, boards);
    EXPECT_EQ(boards_of(berger_round(players, Cycles::kSingle, round)), boards) << line;
    ++rows;
  }
  EXPECT_EQ(rows, 3 + 5 + 7 + 9 + 11 + 13 + 15 + 17 + 19);
}

// The further cases hold the table of eight as a list of tuples: `1 [(1, 8), (2, 7), ...]`.
TEST(T2, TheTableOfEightIsTheOneOfTheFurtherCases) {
  std::ifstream file(std::string(CHUHE_SHARED_DIR) + "/cases/tournament/rr_tables.txt");
  if (!file) GTEST_SKIP() << "no further cases";
  std::string line;
  while (std::getline(file, line) && !line.starts_with("Berger 8")) {
  }
  int rounds = 0;
  for (; std::getline(file, line) && !line.empty(); ++rounds) {
    std::ostringstream expected;
    expected << rounds + 1 << " [";
    const char* comma = "";
    for (const auto& board : berger_round(8, Cycles::kSingle, rounds + 1).boards) {
      expected << comma << '(' << to_int(board.first) << ", " << to_int(board.second) << ')';
      comma = ", ";
    }
    expected << ']';
    EXPECT_EQ(line, expected.str());
  }
  EXPECT_EQ(rounds, 7);
}

TEST(T2, AnOddFieldPlaysTheTableOfOneMoreAndItsOpponentIsFree) {
  for (int players = 3; players <= 19; players += 2) {
    std::set<int> free;
    for (int round = 1; round <= players; ++round) {
      const TableRound odd = berger_round(players, Cycles::kSingle, round);
      TableRound even = berger_round(players + 1, Cycles::kSingle, round);
      const auto idle = even.boards.front();
      even.boards.erase(even.boards.begin());
      EXPECT_EQ(odd.boards, even.boards);
      EXPECT_EQ(to_int(*odd.free), std::min(to_int(idle.first), to_int(idle.second)));
      free.insert(to_int(*odd.free));
    }
    EXPECT_EQ(free.size(), static_cast<std::size_t>(players));
  }
}

TEST(T2, EveryPairMeetsOnceAndInTheDoubleOnceWithEachColor) {
  for (int players = 2; players <= 40; ++players) {
    std::set<std::pair<int, int>> pairs;
    const int rounds = berger_rounds(players, Cycles::kDouble);
    for (int round = 1; round <= rounds; ++round) {
      for (const auto& board : berger_round(players, Cycles::kDouble, round).boards) {
        EXPECT_TRUE(pairs.emplace(to_int(board.first), to_int(board.second)).second);
      }
      if (2 * round == rounds) {
        EXPECT_EQ(pairs.size(), static_cast<std::size_t>(players * (players - 1) / 2));
      }
    }
    EXPECT_EQ(pairs.size(), static_cast<std::size_t>(players * (players - 1)));
  }
}

TEST(T2, NobodyHasOneColorThreeTimesRunningInTheDouble) {
  for (int players = 2; players <= 40; ++players) {
    for (const auto& [player, colors] : colors_of(players, Cycles::kDouble)) {
      EXPECT_LE(longest_run(colors), 2) << players << ": " << player;
    }
  }
}

TEST(T2, ColorsDifferByAtMostOneInTheSingleAndNotAtAllInTheDouble) {
  const auto difference = [](const std::vector<int>& colors) {
    int sum = 0;
    for (const int color : colors) sum += color;
    return std::abs(sum);
  };
  for (int players = 2; players <= 40; ++players) {
    for (const auto& [player, colors] : colors_of(players, Cycles::kSingle)) {
      EXPECT_EQ(difference(colors), players % 2 == 0 ? 1 : 0);
      EXPECT_LE(longest_run(colors), players % 2 == 0 ? 2 : 1);
    }
    for (const auto& [player, colors] : colors_of(players, Cycles::kDouble)) {
      EXPECT_EQ(difference(colors), 0);
    }
  }
}

}  // namespace
}  // namespace tournament
