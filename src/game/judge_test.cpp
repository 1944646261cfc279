#include "game/judge.hpp"

#include <optional>
#include <sstream>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "game/game.hpp"

namespace game {
namespace {

struct Judged {
  Judgement judgement;
  std::string fen;
  JudgementCodes codes() const { return codes_of(judgement); }
};

Judged judge(RulesetId ruleset, std::string_view fen, const std::string& moves) {
  const auto game = make_game(ruleset, fen).value();
  GameJudge judge(*game);
  std::istringstream words(moves);
  for (std::string move; words >> move;)
    if (!judge.play(move, std::nullopt)) break;
  return {judge.judgement(), game->fen()};
}

constexpr std::string_view kStalemateNext = "3k5/9/2P6/9/9/9/9/9/9/4K4 w - - 0 1";

TEST(GameJudge, SaysNothingOfAGameThatGoesOn) {
  const auto codes = judge(RulesetId::kCxq, "start", "h2e2").codes();
  EXPECT_EQ(codes.result, "*");
  EXPECT_EQ(codes.reason, "-");
  EXPECT_EQ(codes.rule, "-");
  EXPECT_EQ(codes.detail, "");
}

TEST(GameJudge, CountsMovesAfterTheEndAndPlaysNone) {
  const auto judged = judge(RulesetId::kCxq, kStalemateNext, "c7c8 d9d8 rubbish");
  EXPECT_EQ(judged.codes().result, "1-0");
  EXPECT_EQ(judged.codes().reason, "no-legal-move");
  EXPECT_EQ(judged.codes().rule, "X1.5");
  EXPECT_EQ(judged.codes().detail, "2 moves after the end");
  EXPECT_EQ(judged.judgement.plies, 1);
  EXPECT_EQ(judged.fen, "3k5/2P6/9/9/9/9/9/9/9/4K4 b - - 1 1");
}

TEST(GameJudge, JudgesTheSetUpBeforeAnyMove) {
  const auto judged = judge(RulesetId::kCxq, "3k5/2P6/9/9/9/9/9/9/9/4K4 b - - 1 1", "d9d8");
  EXPECT_EQ(judged.codes().result, "1-0");
  EXPECT_EQ(judged.codes().detail, "1 move after the end");
}

TEST(GameJudge, StopsAtAMoveThatCannotBePlayed) {
  const auto judged = judge(RulesetId::kCxq, "start", "h2e2 h9g7 h2e9 h0g2");
  EXPECT_EQ(judged.codes().result, "error");
  EXPECT_EQ(judged.codes().reason, "illegal-move");
  EXPECT_EQ(judged.codes().detail, "ply 3: h2e9");
  EXPECT_EQ(judged.judgement.plies, 2);
}

TEST(GameJudge, TellsABadTextFromAnIllegalMove) {
  EXPECT_EQ(judge(RulesetId::kCxq, "start", "hello").codes().reason, "bad-move-text");
}

constexpr const char* kThreeTimes =
    "b0c2 b9c7 c2b0 c7b9 b0c2 b9c7 c2b0 c7b9";  // the start for the third time

TEST(GameJudge, ReportsUndecidedWhereItStandsAfterTheLastMove) {
  const auto codes = judge(RulesetId::kWxf, "start", kThreeTimes).codes();
  EXPECT_EQ(codes.result, "*");
  EXPECT_EQ(codes.reason, "undecided");
  EXPECT_EQ(codes.detail, "undecided at ply 8 (X6.5)");
}

TEST(GameJudge, GoesOnAfterUndecidedAndStillSaysWhereItWas) {
  const auto judged = judge(RulesetId::kWxf, "start", std::string(kThreeTimes) + " h2e2 h9g7");
  EXPECT_EQ(judged.judgement.plies, 10);
  EXPECT_EQ(judged.codes().reason, "-");
  EXPECT_EQ(judged.codes().rule, "-");
  EXPECT_EQ(judged.codes().detail, "undecided at ply 8 (X6.5)");
}

}  // namespace
}  // namespace game
