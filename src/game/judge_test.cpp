#include "game/judge.hpp"

#include <algorithm>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "game/game.hpp"
#include "game/make_game_of.hpp"
#include "rules/history.hpp"
#include "rules/outcome.hpp"
#include "rules/position.hpp"
#include "rules/setup_fault.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"
#include "rules/xiangqi/ply_facts.hpp"
#include "rules/xiangqi/rulesets/common.hpp"
#include "rules/xiangqi/validate.hpp"

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

// A book whose searches give up at every second occurrence.
struct Doubtful {
  using Board = rules::xiangqi::Board;
  using Position = rules::Position<Doubtful>;
  using History = rules::xiangqi::XiangqiHistory;
  static constexpr std::string_view kName = "doubtful";
  static rules::xiangqi::Setup start() { return rules::xiangqi::start_setup(); }
  static rules::SetupFaults validate(const rules::xiangqi::Setup& setup) {
    return rules::xiangqi::validate(setup);
  }
  static rules::PlyFacts facts(const Board& before, rules::xiangqi::Move move, const Board& after) {
    return rules::xiangqi::ply_facts(before, move, after);
  }
  static rules::PlyFacts start_facts(const Board& board) {
    return rules::xiangqi::start_facts(board);
  }
  static std::optional<rules::Verdict> judge_board(const Position& position) {
    return rules::xiangqi::judge_no_move(position.board());
  }
  static std::optional<rules::Verdict> judge_history(const Position& /*position*/,
                                                     const History& history) {
    const auto met = rules::xiangqi::find_occurrences(history);
    if (met.count < 3) return std::nullopt;
    return rules::xiangqi::undecided("X7", met.first + 1, history.size());
  }
  static rules::CycleValue probe_cycle(const Position& /*position*/, const History& /*history*/) {
    return rules::CycleValue::kNone;
  }
};

GameJudge judge_doubtfully(Game& game, std::string_view moves) {
  GameJudge judge(game);
  while (!moves.empty()) {
    const auto end = std::min(moves.find(' '), moves.size());
    EXPECT_TRUE(judge.play(moves.substr(0, end), std::nullopt));
    moves.remove_prefix(std::min(end + 1, moves.size()));
  }
  return judge;
}

TEST(GameJudge, ReportsUndecidedWhereItStandsAfterTheLastMove) {
  const auto game = make_game_of<Doubtful>().value();
  const auto codes = codes_of(judge_doubtfully(*game, kThreeTimes).judgement());
  EXPECT_EQ(codes.result, "*");
  EXPECT_EQ(codes.reason, "undecided");
  EXPECT_EQ(codes.detail, "undecided at ply 8 (X7)");
}

TEST(GameJudge, GoesOnAfterUndecidedAndStillSaysWhereItWas) {
  const auto game = make_game_of<Doubtful>().value();
  const auto judge = judge_doubtfully(*game, std::string(kThreeTimes) + " h2e2 h9g7");
  EXPECT_EQ(judge.judgement().plies, 10);
  const auto codes = codes_of(judge.judgement());
  EXPECT_EQ(codes.reason, "-");
  EXPECT_EQ(codes.rule, "-");
  EXPECT_EQ(codes.detail, "undecided at ply 8 (X7)");
}

}  // namespace
}  // namespace game
