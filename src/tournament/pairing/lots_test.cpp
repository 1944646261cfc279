#include "tournament/pairing/lots.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <vector>

#include <gtest/gtest.h>

#include "tournament/record.hpp"

namespace tournament {
namespace {

Record field(int players) {
  Record record;
  record.players.resize(static_cast<std::size_t>(players));
  return record;
}

bool is_permutation_of_numbers(std::vector<int> numbers) {
  std::ranges::sort(numbers);
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (numbers[i] != static_cast<int>(i) + 1) return false;
  }
  return true;
}

TEST(T3_2, WithoutASeedNumbersAreTheOrderOfTheRecord) {
  std::vector<int> expected(9);
  std::iota(expected.begin(), expected.end(), 1);
  EXPECT_EQ(lots_of(field(9), {}, LotsForm::kHalves), expected);
}

TEST(T3_2, TheUpperHalfDrawsOddNumbersAndTheLowerEvenOnes) {
  for (const int players : {8, 9, 30}) {
    for (unsigned seed = 0; seed < 20; ++seed) {
      const auto numbers = lots_of(field(players), seed, LotsForm::kHalves);
      EXPECT_TRUE(is_permutation_of_numbers(numbers));
      for (int i = 0; i < players; ++i) {
        EXPECT_EQ(numbers[static_cast<std::size_t>(i)] % 2, i < (players + 1) / 2 ? 1 : 0);
      }
    }
  }
}

TEST(T3_2, OneDrawOfAllMixesThem) {
  const auto numbers = lots_of(field(30), 5, LotsForm::kWhole);
  EXPECT_TRUE(is_permutation_of_numbers(numbers));
  EXPECT_TRUE(std::any_of(numbers.begin(), numbers.begin() + 15, [](int n) { return n % 2 == 0; }));
}

TEST(T3_2, TheDrawOfASeedIsTheSameForEver) {
  EXPECT_EQ(lots_of(field(8), 1, LotsForm::kHalves), lots_of(field(8), 1, LotsForm::kHalves));
  EXPECT_NE(lots_of(field(8), 1, LotsForm::kHalves), lots_of(field(8), 2, LotsForm::kHalves));
  EXPECT_EQ(lots_of(field(8), 1, LotsForm::kHalves), (std::vector<int>{5, 1, 7, 3, 4, 6, 2, 8}));
}

TEST(T3_2, WhoComesLaterHasTheNextNumbersAndTheOthersKeepTheirs) {
  Record record = field(6);
  record.player(player_number(2)).rounds.resize(1);  // not there in round 1
  const auto before = lots_of(record, 7, LotsForm::kHalves);
  const auto pair = [&](int a, int b) {
    record.player(player_number(a)).rounds = {{Mark::kWin, player_number(b), Color::kFirst}};
    record.player(player_number(b)).rounds = {{Mark::kLoss, player_number(a), Color::kSecond}};
  };
  pair(1, 3);
  pair(4, 5);
  record.player(player_number(6)).rounds = {{.mark = Mark::kPairingBye}};
  record.players.resize(7);
  record.players[6].rounds.resize(1);
  const auto after = lots_of(record, 7, LotsForm::kHalves);
  EXPECT_TRUE(std::equal(before.begin(), before.end(), after.begin()));
  EXPECT_EQ(after[1], 6);
  EXPECT_EQ(after[6], 7);
}

}  // namespace
}  // namespace tournament
