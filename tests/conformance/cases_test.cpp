// The labelled cases and perft tables, through the door that users go through.
#include <algorithm>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "game/game.hpp"
#include "rules/outcome.hpp"
#include "rules/perft.hpp"
#include "support/case_file.hpp"

namespace {

using game::Game;
using game::RulesetId;

const std::string kCases = std::string(CHUHE_SHARED_DIR) + "/cases/";

std::unique_ptr<Game> open(RulesetId ruleset, const std::string& fen) {
  // A few rows stand in positions that play cannot reach.
  auto made = game::make_game(ruleset, fen, game::Strictness::kStudy);
  EXPECT_TRUE(made.has_value()) << fen;
  return made ? std::move(*made) : nullptr;
}

bool may_play(const Game& game, const std::string& move) {
  const auto moves = game.legal_moves();
  return std::ranges::binary_search(moves, move);
}

// `1/2-1/2 move-count`, or `*` where the game goes on.
std::string outcome_of(const Game& game) {
  const auto verdict = game.verdict();
  if (!verdict || !verdict->ends_game()) return "*";
  return std::string(result_code(verdict->outcome)) + " " +
         std::string(reason_code(verdict->outcome.reason));
}

// The words of qinyu.tsv for what we call otherwise.
std::string in_our_words(const std::string& outcome) {
  static const std::map<std::string, std::string> kWords{
      {"1/2 stalemate", "1/2-1/2 stalemate"},   {"1/2 facing", "1/2-1/2 facing-kings"},
      {"1/2 repetition", "1/2-1/2 repetition"}, {"1/2 sixty", "1/2-1/2 move-count"},
      {"1/2 dead", "1/2-1/2 dead-position"},
  };
  const auto found = kWords.find(outcome);
  return found == kWords.end() ? outcome : found->second;
}

void check_claim(Game& game, const std::string& claim, const std::string& where) {
  const auto colon = claim.find(':');
  const std::string kind = claim.substr(0, colon);
  std::string value = claim.substr(colon + 1);
  if (kind == "legal") {
    EXPECT_TRUE(may_play(game, value)) << where;
  } else if (kind == "illegal") {
    EXPECT_FALSE(may_play(game, value)) << where;
    const std::string before = game.fen();
    EXPECT_FALSE(game.play(value).has_value()) << where;
    EXPECT_EQ(game.fen(), before) << where;
  } else if (kind == "fen") {
    EXPECT_EQ(game.fen(), value) << where;
  } else {
    ASSERT_EQ(kind, "outcome") << where;
    if (value.ends_with(" check")) {
      value.resize(value.size() - 6);
      EXPECT_TRUE(game.in_check()) << where;
    }
    EXPECT_EQ(outcome_of(game), in_our_words(value)) << where;
  }
}

void play_case(RulesetId ruleset, const std::string& fen, const std::string& moves,
               const std::string& claim, const std::string& where) {
  const auto game = open(ruleset, fen);
  ASSERT_TRUE(game) << where;
  std::string before_last = "*";
  for (const auto& move : support::words(moves)) {
    before_last = outcome_of(*game);
    ASSERT_TRUE(game->play(move).has_value()) << where << " at " << move;
  }
  check_claim(*game, claim, where);
  // An outcome falls on the last ply, no earlier.
  if (claim.starts_with("outcome:") && game->kit() == game::KitId::kXiangqi) {
    EXPECT_EQ(before_last, "*") << where;
  }
}

TEST(QinyuCases, EveryRowHolds) {
  CHUHE_NEED_SHARED_CASES();
  const auto rows = support::read_cases(kCases + "qinyu.tsv");
  ASSERT_FALSE(rows.empty());
  for (const auto& row : rows) {
    play_case(RulesetId::kQinyu, row.fields[1], row.fields[2], row.fields[3],
              "qinyu.tsv:" + std::to_string(row.line) + " " + row.fields[0]);
  }
}

// repetition_test.cpp looks at those.
bool is_class(const support::CaseRow& row) { return row.fields[4].starts_with("class:"); }

TEST(XiangqiCases, EveryRowButTheClassesHolds) {
  CHUHE_NEED_SHARED_CASES();
  const auto rows = support::read_cases(kCases + "cxq.tsv");
  ASSERT_FALSE(rows.empty());
  int held = 0;
  for (const auto& row : rows) {
    if (is_class(row)) continue;
    const auto ruleset = game::parse_ruleset(row.fields[0]);
    ASSERT_TRUE(ruleset);
    play_case(*ruleset, row.fields[2], row.fields[3], row.fields[4],
              "cxq.tsv:" + std::to_string(row.line) + " " + row.fields[1]);
    ++held;
  }
  EXPECT_GT(held, 80);
}

// Our own tables are always there; larger ones may lie beside the checkout.
struct PerftTable {
  RulesetId ruleset;
  std::string path;
  bool shared;
  std::string name;
};

class PerftTables : public testing::TestWithParam<PerftTable> {};

// Bulk counting up to 20 million nodes a row, move by move up to 2 million: whole tables but for
// the largest rows, which the bench runs.
TEST_P(PerftTables, EveryRowCounts) {
  if (GetParam().shared) CHUHE_NEED_SHARED_CASES();
  constexpr std::uint64_t kBulkBudget = 20'000'000;
  constexpr std::uint64_t kSingleBudget = 2'000'000;
  const auto rows = support::read_cases(GetParam().path);
  ASSERT_FALSE(rows.empty());
  for (const auto& row : rows) {
    const int depth = std::stoi(row.fields[1]);
    const std::uint64_t nodes = std::stoull(row.fields[2]);
    const auto game = open(GetParam().ruleset, row.fields[0]);
    ASSERT_TRUE(game);
    const std::string where = GetParam().path + ":" + std::to_string(row.line);
    if (nodes <= kBulkBudget) {
      EXPECT_EQ(game->perft(depth, rules::Bulk::kOn), nodes) << where;
    }
    if (nodes <= kSingleBudget) {
      EXPECT_EQ(game->perft(depth, rules::Bulk::kOff), nodes) << where;
    }
  }
}

const std::string kOwn = CHUHE_TEST_DATA_DIR "/";

INSTANTIATE_TEST_SUITE_P(
    Games, PerftTables,
    testing::Values(PerftTable{RulesetId::kQinyu, kOwn + "qinyu-perft.tsv", false, "QinyuOwn"},
                    PerftTable{RulesetId::kCxq, kOwn + "xiangqi-perft.tsv", false, "XiangqiOwn"},
                    PerftTable{RulesetId::kQinyu, kCases + "qinyu-perft.tsv", true, "QinyuShared"},
                    PerftTable{RulesetId::kCxq, kCases + "xiangqi-perft.tsv", true,
                               "XiangqiShared"}),
    [](const auto& row) { return row.param.name; });

}  // namespace
