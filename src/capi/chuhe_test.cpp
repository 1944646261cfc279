#include "capi/chuhe.h"

#include <cstdint>
#include <initializer_list>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace {

// The text that a call gives, owned.
template <class Call, class... Arguments>
std::string text_of(Call call, Arguments... arguments) {
  char* text = nullptr;
  EXPECT_EQ(call(arguments..., &text), CHUHE_OK);
  std::string copy = text != nullptr ? text : "(none)";
  chuhe_free(text);
  return copy;
}

class ChuheGame : public testing::Test {
 public:
  ChuheGame(const ChuheGame&) = delete;
  ChuheGame& operator=(const ChuheGame&) = delete;

 protected:
  explicit ChuheGame(const char* ruleset = "cxq") {
    EXPECT_EQ(chuhe_game_new(ruleset, &game), CHUHE_OK);
  }
  ~ChuheGame() override { chuhe_game_free(game); }

  void play(std::initializer_list<const char*> moves) {
    for (const auto* move : moves) EXPECT_EQ(chuhe_game_play(game, move, nullptr), CHUHE_OK);
  }
  std::string fen() const { return text_of(chuhe_game_fen, game); }
  std::string moves() const { return text_of(chuhe_game_moves, game, nullptr); }
  nlohmann::json verdict() const {
    return nlohmann::json::parse(text_of(chuhe_game_verdict_json, game));
  }
  std::string fault_sentence(const char* language) const {
    return text_of(chuhe_game_fault_sentence, game, language);
  }
  nlohmann::json fault() const {
    return nlohmann::json::parse(text_of(chuhe_game_fault_json, game));
  }

  chuhe_game* game = nullptr;
};

constexpr const char* kStart =
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
constexpr const char* kMateNext = "3k5/9/2P6/9/9/9/9/9/9/4K4 w - - 0 1";

TEST(Chuhe, HasTheVersionOfTheProject) {
  EXPECT_STREQ(chuhe_version(), CHUHE_PROJECT_VERSION);
  EXPECT_EQ(std::to_string(CHUHE_VERSION_MAJOR) + "." + std::to_string(CHUHE_VERSION_MINOR) + "." +
                std::to_string(CHUHE_VERSION_PATCH),
            CHUHE_PROJECT_VERSION);
}

TEST(Chuhe, NamesItsRulesets) { EXPECT_EQ(text_of(chuhe_rulesets), "qinyu cxq draft cxa wxf"); }

TEST(Chuhe, NamesTheNotationsOfARuleset) {
  EXPECT_EQ(text_of(chuhe_notations, "wxf"),
            "coordinates uci iccs san wxf wxf-xqbase wxf-playok chinese chinese-traditional");
  EXPECT_EQ(text_of(chuhe_notations, "qinyu").substr(0, 11), "coordinates");
  char* names = nullptr;
  EXPECT_EQ(chuhe_notations("go", &names), CHUHE_UNKNOWN_RULESET);
}

TEST(Chuhe, HasAWordForEveryStatusAndNoneForOthers) {
  EXPECT_STREQ(chuhe_status_code(CHUHE_OK), "ok");
  EXPECT_STREQ(chuhe_status_code(CHUHE_NOTHING_TO_UNDO), "nothing-to-undo");
}

TEST(Chuhe, MakesNoGameOfAnUnknownRuleset) {
  chuhe_game* game = nullptr;
  EXPECT_EQ(chuhe_game_new("go", &game), CHUHE_UNKNOWN_RULESET);
  EXPECT_EQ(game, nullptr);
}

TEST(Chuhe, RefusesNullWhereSomethingIsNeeded) {
  char* text = nullptr;
  EXPECT_EQ(chuhe_rulesets(nullptr), CHUHE_BAD_ARGUMENT);
  EXPECT_EQ(chuhe_game_new(nullptr, nullptr), CHUHE_BAD_ARGUMENT);
  EXPECT_EQ(chuhe_game_fen(nullptr, &text), CHUHE_BAD_ARGUMENT);
  EXPECT_EQ(chuhe_game_play(nullptr, "h2e2", nullptr), CHUHE_BAD_ARGUMENT);
  EXPECT_EQ(chuhe_game_verdict_sentence(nullptr, "en", &text), CHUHE_BAD_ARGUMENT);
  EXPECT_EQ(chuhe_game_ply(nullptr), -1);
  chuhe_game_free(nullptr);
  chuhe_free(nullptr);
}

TEST_F(ChuheGame, BeginsAtTheStartOfItsRuleset) {
  EXPECT_EQ(fen(), kStart);
  EXPECT_EQ(text_of(chuhe_game_ruleset, game), "cxq");
  EXPECT_EQ(chuhe_game_to_move(game), CHUHE_FIRST);
  EXPECT_EQ(chuhe_game_in_check(game), 0);
  EXPECT_EQ(chuhe_game_ply(game), 0);
  EXPECT_EQ(moves(), "");
}

TEST_F(ChuheGame, PlaysAndTakesBack) {
  play({"h2e2", "h9g7"});
  EXPECT_EQ(moves(), "h2e2 h9g7");
  EXPECT_EQ(chuhe_game_ply(game), 2);
  EXPECT_EQ(chuhe_game_undo(game), CHUHE_OK);
  EXPECT_EQ(chuhe_game_to_move(game), CHUHE_SECOND);
  EXPECT_EQ(chuhe_game_undo(game), CHUHE_OK);
  EXPECT_EQ(fen(), kStart);
  EXPECT_EQ(chuhe_game_undo(game), CHUHE_NOTHING_TO_UNDO);
}

TEST_F(ChuheGame, ListsAsManyMovesAsPerftCounts) {
  std::uint64_t nodes = 0;
  EXPECT_EQ(chuhe_game_perft(game, 3, &nodes), CHUHE_OK);
  EXPECT_EQ(nodes, 79'666U);
  EXPECT_EQ(chuhe_game_perft(game, -1, &nodes), CHUHE_BAD_ARGUMENT);
  const auto list = text_of(chuhe_game_legal_moves, game, "coordinates");
  EXPECT_EQ(list.substr(0, 14), "a0a1 a0a2 a3a4");
  EXPECT_EQ(list.size(), 44U * 5 - 1);
}

TEST_F(ChuheGame, ReadsAndWritesManyNotations) {
  EXPECT_EQ(chuhe_game_play(game, "炮二平五", nullptr), CHUHE_OK);
  EXPECT_EQ(chuhe_game_play(game, "H8+7", "wxf"), CHUHE_OK);
  EXPECT_EQ(text_of(chuhe_game_moves, game, "iccs"), "H2-E2 H9-G7");
  EXPECT_EQ(text_of(chuhe_game_rewrite, game, "h0g2", nullptr, "chinese"), "马二进三");
  EXPECT_EQ(text_of(chuhe_game_rewrite, game, "H2+3", "wxf", nullptr), "h0g2");
  EXPECT_NE(text_of(chuhe_game_legal_moves, game, "chinese-traditional").find("車一進一"),
            std::string::npos);
}

TEST_F(ChuheGame, KnowsWhichNotationsItHas) {
  char* text = nullptr;
  EXPECT_EQ(chuhe_game_play(game, "h2e2", "shogi"), CHUHE_UNKNOWN_NOTATION);
  EXPECT_EQ(chuhe_game_moves(game, "shogi", &text), CHUHE_UNKNOWN_NOTATION);
  EXPECT_EQ(chuhe_game_rewrite(game, "h2e2", "shogi", "wxf", &text), CHUHE_UNKNOWN_NOTATION);
  EXPECT_EQ(chuhe_game_rewrite(game, "h2e9", nullptr, "wxf", &text), CHUHE_ILLEGAL_MOVE);
  EXPECT_EQ(text, nullptr);
  EXPECT_EQ(chuhe_game_fault(game), CHUHE_OK);
}

TEST_F(ChuheGame, ListsWhatAnAmbiguousTextFits) {
  ASSERT_EQ(chuhe_game_set_up(game, "4k4/9/9/9/9/9/9/9/9/2N1NK3 w - - 0 1", CHUHE_STRICT),
            CHUHE_OK);
  EXPECT_EQ(chuhe_game_play(game, "Nd2", "san"), CHUHE_AMBIGUOUS_MOVE);
  EXPECT_EQ(fault()["candidates"], (std::vector<std::string>{"c0d2", "e0d2"}));
}

TEST_F(ChuheGame, ClonesIntoAGameOfItsOwn) {
  play({"h2e2"});
  chuhe_game* copy = nullptr;
  ASSERT_EQ(chuhe_game_clone(game, &copy), CHUHE_OK);
  EXPECT_EQ(chuhe_game_undo(copy), CHUHE_OK);
  chuhe_game_free(copy);
  EXPECT_EQ(moves(), "h2e2");
}

TEST_F(ChuheGame, SaysItsVerdictLikeTheCommandLine) {
  EXPECT_EQ(verdict().dump(), R"({"fen":")" + std::string(kStart) +
                                  R"(","plies":0,"reason":null,"result":"*","rule":null})");
  ASSERT_EQ(chuhe_game_set_up(game, kMateNext, CHUHE_STRICT), CHUHE_OK);
  play({"c7c8"});
  EXPECT_EQ(verdict()["result"], "1-0");
  EXPECT_EQ(verdict()["reason"], "no-legal-move");
  EXPECT_EQ(verdict()["rule"], "X1.5");
  EXPECT_EQ((text_of(chuhe_game_verdict_sentence, game, "en")),
            "Black has no legal move; Red wins. Rule X1.5.");
}

TEST_F(ChuheGame, TellsWhereATextIsNoFen) {
  EXPECT_EQ(chuhe_game_set_up(game, "3k5/9/2P6 w", CHUHE_STRICT), CHUHE_BAD_FEN);
  EXPECT_EQ(chuhe_game_fault(game), CHUHE_BAD_FEN);
  EXPECT_EQ(fault()["code"], "bad-fen");
  EXPECT_EQ(fault()["byte"], 9);
  EXPECT_EQ(fen(), kStart);
}

TEST_F(ChuheGame, TakesAStudyOnlyWhenAsked) {
  constexpr const char* kAstray = "3k5/9/9/9/9/9/9/9/9/B3K4 w - - 0 1";
  EXPECT_EQ(chuhe_game_set_up(game, kAstray, CHUHE_STRICT), CHUHE_BAD_SETUP);
  EXPECT_EQ(fault()["setup"], "elephant-place");
  EXPECT_EQ(chuhe_game_set_up(game, kAstray, CHUHE_STUDY), CHUHE_OK);
  EXPECT_EQ(chuhe_game_fault(game), CHUHE_OK);
  EXPECT_EQ(chuhe_game_set_up(game, kAstray, 2), CHUHE_BAD_ARGUMENT);
}

TEST_F(ChuheGame, TellsABadTextFromAnIllegalMove) {
  EXPECT_EQ(chuhe_game_play(game, "h2e9", nullptr), CHUHE_ILLEGAL_MOVE);
  EXPECT_EQ(fault()["move"], "h2e9");
  EXPECT_EQ(chuhe_game_play(game, "no\xffmove", nullptr), CHUHE_BAD_MOVE_TEXT);
  EXPECT_EQ(fault()["code"], "bad-move-text");
  EXPECT_NE(fault_sentence("en"), fault_sentence("zh-Hans"));
  char* text = nullptr;
  EXPECT_EQ(chuhe_game_fault_sentence(game, "la", &text), CHUHE_UNKNOWN_LANGUAGE);
  play({"h2e2"});
  EXPECT_EQ(fault_sentence("en"), "");
  EXPECT_EQ(fault().dump(), R"({"code":"ok"})");
}

}  // namespace
