// What the door tells an arbiter: single squares, what a move takes, why it is illegal, and whether
// the natural limit has passed.
#include <cstddef>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "board/geometry.hpp"
#include "game/game.hpp"
#include "rules/illegal_move.hpp"
#include "rules/outcome.hpp"

namespace game {
namespace {

using enum rules::IllegalMove;

std::unique_ptr<Game> played(RulesetId ruleset, std::string_view fen,
                             std::initializer_list<std::string_view> moves = {}) {
  auto game = make_game(ruleset, fen, Strictness::kStudy).value();
  for (const auto move : moves) EXPECT_TRUE(game->play(move).has_value()) << move;
  return game;
}

// "from to captured" of a legal move.
std::string view_of(const Game& game, std::string_view text) {
  for (const auto& move : game.legal_move_views())
    if (move.text == text) return move.from + ' ' + move.to + ' ' + move.captured;
  return "none";
}

std::string why(const Game& game, std::string_view text) {
  const auto why = game.why_illegal(text);
  if (!why) return "fault";
  return *why ? std::string(rules::illegal_move_code(**why)) : "legal";
}

std::string limit(const Game& game) {
  const auto limit = game.limit();
  if (!limit) return "none";
  EXPECT_EQ(limit->outcome, (rules::Outcome{{}, rules::Reason::kMoveCount}));
  return std::string(limit->rule);
}

// ---- Squares and moves ---------------------------------------------------------------------

TEST(ArbiterDoor, TellsWhatStandsOnASquare) {
  const auto game = played(RulesetId::kWxf, "start");
  const auto cannon = game->at("h2");
  ASSERT_TRUE(cannon.has_value());
  EXPECT_EQ(cannon->side, board::Side::kFirst);
  EXPECT_EQ(cannon->letter, 'C');
  EXPECT_FALSE(game->at("h3"));
  EXPECT_FALSE(game->at("h22"));
  const auto study =
      played(RulesetId::kQinyu, "k11/12/12/12/12/12/12/12/12/12/12/6K4Q~[] w - - 0 1");
  EXPECT_TRUE(study->at("l1")->promoted);
}

TEST(ArbiterDoor, KnowsTheSquaresOfItsBoard) {
  const auto xiangqi = played(RulesetId::kWxf, "start");
  const auto qinyu = played(RulesetId::kQinyu, "start");
  for (const std::string_view square : {"a0", "i9"}) EXPECT_TRUE(xiangqi->is_square(square));
  for (const std::string_view square : {"a10", "j1", "A1", "a", "", "a1 "})
    EXPECT_FALSE(xiangqi->is_square(square)) << square;
  for (const std::string_view square : {"a1", "l12"}) EXPECT_TRUE(qinyu->is_square(square));
  for (const std::string_view square : {"a0", "a13", "m1", "a1b", "", "P@a5"})
    EXPECT_FALSE(qinyu->is_square(square)) << square;
}

TEST(ArbiterDoor, ListsTheViewsInTheOrderOfTheTexts) {
  for (const auto ruleset : all_rulesets()) {
    const auto game = played(ruleset, "start");
    const auto texts = game->legal_moves();
    const auto views = game->legal_move_views();
    ASSERT_EQ(views.size(), texts.size());
    for (std::size_t i = 0; i < views.size(); ++i) {
      EXPECT_EQ(views[i].text, texts[i]);
      EXPECT_EQ(views[i].from + views[i].to, texts[i]);
    }
  }
}

TEST(ArbiterDoor, NamesThePieceThatAMoveTakes) {
  const auto xiangqi = played(RulesetId::kWxf, "start");
  EXPECT_EQ(view_of(*xiangqi, "h2h9"), "h2 h9 h9");
  EXPECT_EQ(view_of(*xiangqi, "h2h6"), "h2 h6 ");
}

//  9  . . . . *
//  8  . . . P *     the pawn that went e10-e7 is taken on either square (Q2.4)
//  7  . . . . p
TEST(ArbiterDoor, NamesThePawnThatIsTakenEnPassant_Q2_4) {
  const auto game =
      played(RulesetId::kQinyu, "k11/12/4p7/12/3P8/12/12/12/12/12/12/6K4R[] b - - 0 1", {"e10e7"});
  EXPECT_EQ(view_of(*game, "d8e9"), "d8 e9 e7");
  EXPECT_EQ(view_of(*game, "d8d9"), "d8 d9 ");
}

TEST(ArbiterDoor, GivesADropNoOriginAndCastlingTheWayOfTheKing) {
  const auto game =
      played(RulesetId::kQinyu, "k11/12/12/12/12/12/12/12/12/12/12/6K4R[P] w K - 0 1");
  EXPECT_EQ(view_of(*game, "P@e5"), " e5 ");
  EXPECT_EQ(view_of(*game, "g1i1"), "g1 i1 ");
}

// ---- Illegal moves -------------------------------------------------------------------------

TEST(ArbiterDoor, SaysWhichMovingRuleOfXiangqiAMoveBreaks_X1_2) {
  const auto game = played(RulesetId::kDraft, "start");
  EXPECT_EQ(why(*game, "h2e2"), "legal");
  EXPECT_EQ(why(*game, "h4h5"), "no-piece");
  EXPECT_EQ(why(*game, "h7e7"), "opponents-piece");
  EXPECT_EQ(why(*game, "a0a3"), "own-piece-there");
  EXPECT_EQ(why(*game, "a0a0"), "own-piece-there");
  EXPECT_EQ(why(*game, "b0d1"), "not-its-way");  // the leg (蹩马腿)
  EXPECT_EQ(why(*game, "h2h7"), "not-its-way");  // takes without a screen
  EXPECT_EQ(why(*game, "h2"), "fault");
  EXPECT_EQ(why(*game, "P@e5"), "fault");
}

//   9  . . . . k . . . .
//   2  . . . . R . . . .
//   1  . . . . . r . . .
//   0  . . . . K . . . .
TEST(ArbiterDoor, TellsAKingInCheckFromKingsThatFace_X1_3) {
  const auto game = played(RulesetId::kDraft, "4k4/9/9/9/9/9/9/4R4/5r3/4K4 w - - 0 1");
  EXPECT_EQ(why(*game, "e2d2"), "kings-facing");
  EXPECT_EQ(why(*game, "e0f0"), "king-left-in-check");
  EXPECT_EQ(why(*game, "e0d0"), "legal");
  EXPECT_EQ(why(*game, "e0e2"), "own-piece-there");
}

TEST(ArbiterDoor, NamesTheCheckWhereTheKingsFaceToo_X1_3) {
  const auto game = played(RulesetId::kDraft, "4k4/9/9/9/9/9/9/4R4/9/r3K4 w - - 0 1");
  EXPECT_EQ(why(*game, "e2d2"), "king-left-in-check");
  EXPECT_EQ(why(*game, "e2e1"), "king-left-in-check");
}

TEST(ArbiterDoor, NeverLetsAKingBeTaken) {
  const auto xiangqi = played(RulesetId::kDraft, "4k4/9/9/9/9/9/9/4R4/9/3K5 w - - 0 1");
  EXPECT_EQ(why(*xiangqi, "e2e9"), "not-its-way");
  const auto qinyu =
      played(RulesetId::kQinyu, "k11/12/12/12/12/12/12/12/12/12/12/R5K5[] w - - 0 1");
  EXPECT_EQ(why(*qinyu, "a1a12"), "not-its-way");
}

TEST(ArbiterDoor, SaysWhichMovingRuleOfQinyuAMoveBreaks_Q2_Q3) {
  const auto game =
      played(RulesetId::kQinyu, "k11/5P6/8P3/3P8/12/12/12/12/12/12/12/6K4R[] w K - 0 1");
  EXPECT_EQ(why(*game, "l1l2"), "legal");
  EXPECT_EQ(why(*game, "l2l3"), "no-piece");
  EXPECT_EQ(why(*game, "a12a11"), "opponents-piece");
  EXPECT_EQ(why(*game, "l1g1"), "own-piece-there");
  EXPECT_EQ(why(*game, "l1k2"), "not-its-way");
  EXPECT_EQ(why(*game, "f11f12"), "not-its-way");  // must promote
  EXPECT_EQ(why(*game, "f11f12q"), "legal");
  EXPECT_EQ(why(*game, "i10i11"), "legal");       // may decline
  EXPECT_EQ(why(*game, "l1l2q"), "not-its-way");  // no pawn
  EXPECT_EQ(why(*game, "d9d10n"), "legal");
  EXPECT_EQ(why(*game, "d9e10n"), "not-its-way");  // nothing to take
  EXPECT_EQ(why(*game, "g1i1"), "legal");
  EXPECT_EQ(why(*game, "g1e1"), "not-its-way");  // no right
}

TEST(ArbiterDoor, CallsACastlingThroughAttackNotTheKingsWay_Q2_5) {
  const auto game =
      played(RulesetId::kQinyu, "k6r4/12/12/12/12/12/12/12/12/12/12/6K4R[] w K - 0 1");
  EXPECT_EQ(why(*game, "g1i1"), "not-its-way");
  EXPECT_EQ(why(*game, "g1h1"), "king-left-in-check");
}

//  1  c . . . . . K . . . . R     the rook on h1 would be the cannon's screen
TEST(ArbiterDoor, LooksAtTheKingAfterTheRookHasCastledToo_Q2_5) {
  const auto game =
      played(RulesetId::kQinyu, "k11/12/12/12/12/12/12/12/12/12/12/c5K4R[] w K - 0 1");
  EXPECT_EQ(why(*game, "g1i1"), "king-left-in-check");
}

TEST(ArbiterDoor, SaysWhatForbidsADrop_Q4) {
  const auto game =
      played(RulesetId::kQinyu, "k11/12/12/12/12/12/12/12/12/12/12/6K4R[PNn] w - - 0 1");
  EXPECT_EQ(why(*game, "P@e5"), "legal");
  EXPECT_EQ(why(*game, "N@e12"), "legal");
  EXPECT_EQ(why(*game, "Q@e5"), "not-in-hand");
  EXPECT_EQ(why(*game, "N@l1"), "own-piece-there");
  EXPECT_EQ(why(*game, "N@a12"), "not-its-way");
  for (const std::string_view text : {"P@e1", "P@e2", "P@e12"})
    EXPECT_EQ(why(*game, text), "forbidden-drop") << text;
  EXPECT_EQ(why(*game, "K@e5"), "fault");
}

//  12  k . .
//  11  . . G
//  10  . . N     a pawn on b11 mates
TEST(ArbiterDoor, ForbidsThePawnDropThatMates_Q4_4) {
  const auto game =
      played(RulesetId::kQinyu, "k11/2G9/2N9/12/12/12/12/12/12/12/12/4K7[PS] w - - 0 1");
  EXPECT_EQ(why(*game, "P@b11"), "forbidden-drop");
  EXPECT_EQ(why(*game, "S@b11"), "legal");
  EXPECT_EQ(why(*game, "P@b10"), "legal");
}

//  12  k . .
//  11  . . G
//  10  . . N     the pawn on b11 would mate, but Black's rook checks
TEST(ArbiterDoor, NamesTheCheckBeforeTheMatingDrop_Q4_4) {
  const auto game =
      played(RulesetId::kQinyu, "k11/2G9/2N9/12/12/12/12/12/12/12/12/4K6r[P] w - - 0 1");
  EXPECT_EQ(why(*game, "P@b11"), "king-left-in-check");
}

// ---- The natural limit ---------------------------------------------------------------------

constexpr std::string_view kOneRook = "5k3/9/9/8p/9/9/9/9/9/3K4R w - - 119 60";

TEST(ArbiterDoor, AllowsTheClaimAfterSixtyRoundsUntilTheNextCapture_X4_2_X5_5_X6_5) {
  for (const auto ruleset : {RulesetId::kDraft, RulesetId::kCxa, RulesetId::kWxf}) {
    const auto game = played(ruleset, kOneRook);
    EXPECT_EQ(limit(*game), "none");
    ASSERT_TRUE(game->play("i0i1"));
    const std::string rule = limit(*game);
    EXPECT_EQ(rule, game->verdict()->rule);
    for (const std::string_view move : {"f9f8", "i1i2", "f8f9"}) {
      ASSERT_TRUE(game->play(move));
      EXPECT_EQ(limit(*game), rule) << move;
    }
    ASSERT_TRUE(game->play("i2i6"));
    EXPECT_EQ(limit(*game), "none");
  }
}

TEST(ArbiterDoor, AllowsTheClaimWhereADeadPositionGoesBefore_X4_5) {
  const auto game = played(RulesetId::kDraft, "5k3/9/9/9/9/9/9/9/9/3K5 w - - 119 60", {"d0d1"});
  EXPECT_EQ(game->verdict()->rule, "X4.4");
  EXPECT_EQ(limit(*game), "X4.2");
}

// Red checks for ever and loses by X3.1; nobody makes progress meanwhile.
TEST(ArbiterDoor, AllowsTheClaimWhereAPerpetualGoesBefore_X3_7) {
  const auto game = played(RulesetId::kCxq, "4k4/9/9/9/9/9/9/9/9/R2K5 w - - 0 1", {"a0a9"});
  const std::string_view moves[] = {"a8a9", "e9e8", "a9a8", "e8e9"};
  while (game->ply() < 59) ASSERT_TRUE(game->play(moves[game->ply() % 4]));
  EXPECT_EQ(limit(*game), "none");
  while (game->ply() < 61) ASSERT_TRUE(game->play(moves[game->ply() % 4]));
  ASSERT_TRUE(game->verdict().has_value());
  EXPECT_EQ(game->verdict()->rule, "X3.1");
  EXPECT_EQ(limit(*game), "X3.5");
}

TEST(ArbiterDoor, AllowsTheClaimLongAfterTheLimitUntilTheNextProgress_X3_5) {
  const auto game = played(RulesetId::kCxq, "5k3/9/9/8p/9/9/9/9/9/3K4R w - - 0 1");
  const std::string_view moves[] = {"i0h0", "f9f8", "h0i0", "f8f9"};
  while (game->ply() < 59) ASSERT_TRUE(game->play(moves[game->ply() % 4]));
  EXPECT_EQ(limit(*game), "none");
  while (game->ply() < 72) {
    ASSERT_TRUE(game->play(moves[game->ply() % 4]));
    EXPECT_EQ(limit(*game), "X3.5") << game->ply();
  }
  ASSERT_TRUE(game->play("i0i6"));
  EXPECT_EQ(limit(*game), "none");
}

TEST(ArbiterDoor, AllowsTheClaimWhereTheKingsKeepFacing_Q5_3_Q5_5) {
  const auto game =
      played(RulesetId::kQinyu, "k11/12/12/12/12/12/12/12/12/12/12/K10R[] w - - 59 40", {"l1l2"});
  EXPECT_EQ(game->verdict()->rule, "Q5.3");
  EXPECT_EQ(limit(*game), "Q5.5");
  ASSERT_TRUE(game->play("a12b12"));
  EXPECT_EQ(limit(*game), "Q5.5");
  game->undo().value();
  game->undo().value();
  EXPECT_EQ(limit(*game), "none");
}

}  // namespace
}  // namespace game
