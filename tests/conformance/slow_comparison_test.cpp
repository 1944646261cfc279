// The fast generator against the slow one, on thousands of random positions of both games: whole
// move lists, and counts of two plies made one by one below every first row of the perft tables.
#include <cstdint>
#include <random>
#include <string>

#include <gtest/gtest.h>

#include "game/game.hpp"
#include "rules/perft.hpp"
#include "slow/qinyu_slow.hpp"
#include "slow/xiangqi_slow.hpp"
#include "support/case_file.hpp"

namespace {

constexpr int kPositions = 4000;  // of each game
constexpr int kLongestGame = 300;

struct QinyuPair {
  static constexpr auto kRuleset = game::RulesetId::kQinyu;
  static constexpr auto kPerftFile = "qinyu-perft.tsv";
  static constexpr std::uint64_t kBudget = 60'000;  // slow nodes a row: full hands have thousands
  static auto read(const std::string& fen) { return slow::qinyu::read(fen); }
  static auto moves(const slow::qinyu::State& s) { return slow::qinyu::moves(s); }
  static auto write(const slow::qinyu::State& s) { return slow::qinyu::write(s); }
  static auto play(const slow::qinyu::State& s, const std::string& m) {
    return slow::qinyu::play(s, m);
  }
  static bool in_check(const slow::qinyu::State& s) { return slow::qinyu::in_check(s); }
  static auto perft(const slow::qinyu::State& s, int d) { return slow::qinyu::perft(s, d); }
};

struct XiangqiPair {
  static constexpr auto kRuleset = game::RulesetId::kCxq;
  static constexpr auto kPerftFile = "xiangqi-perft.tsv";
  static constexpr std::uint64_t kBudget = 20'000;
  static auto read(const std::string& fen) { return slow::xiangqi::read(fen); }
  static auto moves(const slow::xiangqi::State& s) { return slow::xiangqi::moves(s); }
  static auto write(const slow::xiangqi::State& s) { return slow::xiangqi::write(s); }
  static auto play(const slow::xiangqi::State& s, const std::string& m) {
    return slow::xiangqi::play(s, m);
  }
  static bool in_check(const slow::xiangqi::State& s) { return slow::xiangqi::in_check(s); }
  static auto perft(const slow::xiangqi::State& s, int d) { return slow::xiangqi::perft(s, d); }
};

template <class P>
class SlowComparison : public testing::Test {};
using Pairs = testing::Types<QinyuPair, XiangqiPair>;
TYPED_TEST_SUITE(SlowComparison, Pairs);

TYPED_TEST(SlowComparison, ListsTheSameMovesInRandomGames) {
  std::mt19937_64 random(1);
  int positions = 0;
  while (positions < kPositions) {
    const auto game = *game::make_game(TypeParam::kRuleset);
    auto state = TypeParam::read(game->fen());
    ASSERT_TRUE(state);
    for (int ply = 0; ply < kLongestGame && positions < kPositions; ++ply, ++positions) {
      const auto moves = game->legal_moves();
      ASSERT_EQ(moves, TypeParam::moves(*state)) << game->fen();
      ASSERT_EQ(game->in_check(), TypeParam::in_check(*state)) << game->fen();
      ASSERT_EQ(game->fen(), TypeParam::write(*state));
      if (moves.empty()) break;
      const std::string& move = moves[random() % moves.size()];
      state = TypeParam::play(*state, move);
      ASSERT_TRUE(game->play(move).has_value());
    }
  }
}

// What our own tables say is what the slow generator counts.
TYPED_TEST(SlowComparison, CountsWhatOurOwnTablesSay) {
  constexpr std::uint64_t kSlowNodes = 200'000;
  const auto rows =
      support::read_cases(std::string(CHUHE_TEST_DATA_DIR) + "/" + TypeParam::kPerftFile);
  ASSERT_FALSE(rows.empty());
  for (const auto& row : rows) {
    const std::uint64_t nodes = std::stoull(row.fields[2]);
    if (nodes > kSlowNodes) continue;
    const auto state = TypeParam::read(row.fields[0]);
    ASSERT_TRUE(state) << row.fields[0];
    EXPECT_EQ(TypeParam::perft(*state, std::stoi(row.fields[1])), nodes) << row.fields[0];
  }
}

TYPED_TEST(SlowComparison, CountsTheSameOverTwoPlies) {
  CHUHE_NEED_SHARED_CASES();
  const auto rows =
      support::read_cases(std::string(CHUHE_SHARED_DIR) + "/cases/" + TypeParam::kPerftFile);
  ASSERT_FALSE(rows.empty());
  for (const auto& row : rows) {
    if (row.fields[1] != "1") continue;
    const auto game = *game::make_game(TypeParam::kRuleset, row.fields[0]);
    const auto state = TypeParam::read(row.fields[0]);
    ASSERT_TRUE(state);
    ASSERT_EQ(game->legal_moves(), TypeParam::moves(*state)) << row.fields[0];
    const std::uint64_t nodes = game->perft(2, rules::Bulk::kOff);
    EXPECT_EQ(game->perft(2, rules::Bulk::kOn), nodes) << row.fields[0];
    if (nodes <= TypeParam::kBudget) {
      EXPECT_EQ(TypeParam::perft(*state, 2), nodes) << row.fields[0];
    }
  }
}

}  // namespace
