// How Xiangqi games end under the four rulesets (X1.5, X2.1, X3-X6), through the door.
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "board/geometry.hpp"
#include "game/game.hpp"
#include "rules/outcome.hpp"
#include "rules/warning.hpp"

namespace game {
namespace {

constexpr std::string_view kKingsAndPawn = "5k3/9/9/9/9/9/P8/9/9/3K5 w";

std::unique_ptr<Game> open(RulesetId ruleset, std::string_view fen) {
  auto made = make_game(ruleset, fen);
  EXPECT_TRUE(made.has_value()) << fen;
  return made ? std::move(*made) : nullptr;
}

// `move-count X3.5`, or `-` while nothing is said.
std::string said(const Game& game) {
  const auto verdict = game.verdict();
  if (!verdict) return "-";
  return std::string(rules::reason_code(verdict->outcome.reason)) + " " +
         std::string(verdict->rule);
}

void play(Game& game, std::string_view moves) {
  while (!moves.empty()) {
    const auto end = moves.find(' ');
    const auto move = moves.substr(0, end);
    ASSERT_TRUE(game.play(move).has_value()) << move << " in " << game.fen();
    moves.remove_prefix(end == std::string_view::npos ? moves.size() : end + 1);
  }
}

// Plays a cycle over and over until something is said or so many plies are played; gives the ply.
int repeat(Game& game, const std::vector<std::string>& cycle, int most) {
  const int first = game.ply();
  while (game.ply() - first < most) {
    play(game, cycle[static_cast<std::size_t>(game.ply() - first) % cycle.size()]);
    if (game.verdict()) break;
  }
  return game.ply();
}

const std::vector<std::string> kKingSteps{"d0d1", "f9f8", "d1d0", "f8f9"};

// Red's rook checks from the e and the f file in turn; Black's king steps between them.
//     . . . . . k b . .
constexpr std::string_view kRookChecks = "5kb2/9/9/9/PPP6/9/4R4/9/9/3K5 w";
const std::vector<std::string> kChecks{"e3f3", "f9e9", "f3e3", "e9f9"};

TEST(X1_1, RedMovesFirstAndTheDialectsAgree) {
  const auto start = open(RulesetId::kCxq, "start");
  EXPECT_EQ(start->to_move(), board::Side::kFirst);
  EXPECT_EQ(start->legal_moves().size(), 44U);
  const auto other = open(RulesetId::kCxq,
                          "rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR r - - 0 1");
  EXPECT_EQ(other->fen(), start->fen());
}

TEST(X1_4, OnAScreenTheRulesetsHaveTheSameMoves) {
  for (const std::string_view fen :
       {"4k4/9/9/9/4P4/9/9/9/9/4K4 w", "3k5/4r4/9/9/9/P8/C3R4/9/9/4K4 w"}) {
    const auto moves = open(RulesetId::kCxq, fen)->legal_moves();
    for (const auto ruleset : {RulesetId::kDraft, RulesetId::kCxa, RulesetId::kWxf})
      EXPECT_EQ(open(ruleset, fen)->legal_moves(), moves);
  }
}

TEST(X1_5, MateEndsTheGameUnderEveryRuleset) {
  for (const auto ruleset :
       {RulesetId::kCxq, RulesetId::kDraft, RulesetId::kCxa, RulesetId::kWxf}) {
    const auto game = open(ruleset, "3aka3/9/9/9/7C1/9/4C4/9/9/3K5 w");
    play(*game, "h5e5");
    EXPECT_EQ(said(*game), "checkmate X1.5");
    EXPECT_EQ(game->verdict()->outcome.winner, board::Side::kFirst);
  }
}

// The pawn opens the horse's leg; the horse checks, though the rook pins it to its king.
TEST(X2_1, APinnedPieceChecksToo) {
  const auto game = open(RulesetId::kCxq, "4kr3/5P3/5N3/9/9/9/9/9/9/5K3 w");
  play(*game, "f8g8");
  EXPECT_TRUE(game->in_check());
}

TEST(X3_1, AnAllowedRunOfChecksIsNotQuestioned) {
  const auto game = open(RulesetId::kCxq, kRookChecks);
  for (int i = 0; i < 12; ++i) {
    play(*game, kChecks[static_cast<std::size_t>(i) % 4]);
    EXPECT_EQ(said(*game), "-") << game->ply();
  }
}

TEST(X3_1, TheSeventhCheckInAPositionThatStoodBeforeLoses) {
  const auto game = open(RulesetId::kCxq, kRookChecks);
  EXPECT_EQ(repeat(*game, kChecks, 40), 13);
  EXPECT_EQ(said(*game), "perpetual-check X3.1");
  EXPECT_EQ(rules::result_code(game->verdict()->outcome), "0-1");
  EXPECT_EQ(game->verdict()->cycle->first_ply, 1);
  EXPECT_EQ(game->verdict()->cycle->last_ply, 13);
}

// Six checks, then a quiet king move, over and over; a pawn step in every fourth pause, so that
// neither X3.4 nor X3.5 falls first.
TEST(X3_3, ThreeHundredMovesOfEachSideAreADraw) {
  const auto game = open(RulesetId::kCxq, kRookChecks);
  const std::vector<std::string> pawns{"a5a6", "a6a7", "a7a8", "a8a9", "b5b6", "b6b7",
                                       "b7b8", "b8b9", "c5c6", "c6c7", "c7c8", "c8c9"};
  std::size_t pawn = 0;
  bool king_home = true;
  bool elephant_home = true;
  for (int pause = 1; game->ply() < 600; ++pause) {
    for (int i = 0; i < 12 && game->ply() < 600; ++i)
      play(*game, kChecks[static_cast<std::size_t>(i) % 4]);
    if (game->ply() >= 600) break;
    ASSERT_EQ(said(*game), "-") << game->ply();
    if (pause % 4 == 0) {
      play(*game, pawns.at(pawn++));
    } else {
      play(*game, king_home ? "d0d1" : "d1d0");
      king_home = !king_home;
    }
    play(*game, elephant_home ? "g9i7" : "i7g9");
    elephant_home = !elephant_home;
  }
  EXPECT_EQ(game->ply(), 600);
  EXPECT_EQ(said(*game), "move-count X3.3");
}

TEST(X3_4, ACertainNumberOfEffectiveMovesIsADraw) {
  const auto game = open(RulesetId::kCxq, "5k3/9/9/9/P8/9/9/9/9/3K5 w");
  const std::vector<std::string> pawns{"a5a6", "a6a7", "a7a8", "a8a9"};
  std::size_t pawn = 0;
  bool red_home = true;
  bool black_home = true;
  while (!game->verdict()) {
    const int move = game->ply() / 2 + 1;
    if (move % 28 == 0) {
      play(*game, pawns.at(pawn++));
    } else {
      play(*game, red_home ? "d0d1" : "d1d0");
      red_home = !red_home;
    }
    play(*game, black_home ? "f9f8" : "f8f9");
    black_home = !black_home;
  }
  EXPECT_EQ(game->ply(), 240);
  EXPECT_EQ(said(*game), "move-count X3.4");
}

TEST(X3_5, ThirtyMovesOfEachSideWithoutProgressAreADraw) {
  const auto game = open(RulesetId::kCxq, kKingsAndPawn);
  EXPECT_EQ(repeat(*game, kKingSteps, 100), 60);
  EXPECT_EQ(said(*game), "move-count X3.5");
}

TEST(X3_5, TheCountOfTheFenIsNotCarriedOn) {
  const auto game = open(RulesetId::kCxq, "5k3/9/9/9/9/9/P8/9/9/3K5 w - - 50 40");
  EXPECT_EQ(repeat(*game, kKingSteps, 100), 60);
}

TEST(X3_5, OnlyACrossedPawnThatAdvancesMakesProgress) {
  const auto crossing = open(RulesetId::kCxq, "5k3/9/9/9/9/P8/9/9/9/3K5 w");
  play(*crossing, "a4a5 f9f8");
  EXPECT_EQ(repeat(*crossing, {"d0d1", "f8f9", "d1d0", "f9f8"}, 100), 60);
  const auto advance = open(RulesetId::kCxq, "5k3/9/9/9/P8/9/9/9/9/3K5 w");
  play(*advance, "a5a6 f9f8");
  EXPECT_EQ(repeat(*advance, {"d0d1", "f8f9", "d1d0", "f9f8"}, 100), 62 - 1);
}

TEST(X3_7, APerpetualGoesBeforeACount) {
  // The seventh check is Red's thirtieth move without progress.
  const auto game = open(RulesetId::kCxq, "5kb2/9/9/9/9/9/4R4/9/9/3K5 w");
  play(*game, "e3f3 f9e9 f3e3 e9f9 d0d1 g9i7");
  bool king_home = false;
  bool elephant_home = false;
  while (game->ply() < 46) {
    play(*game, king_home ? "d0d1" : "d1d0");
    king_home = !king_home;
    play(*game, elephant_home ? "g9i7" : "i7g9");
    elephant_home = !elephant_home;
  }
  EXPECT_EQ(repeat(*game, kChecks, 40), 59);
  EXPECT_EQ(said(*game), "perpetual-check X3.1");
}

TEST(X4_2, SixtyRoundsWithoutCaptureAreADraw) {
  const auto game = open(RulesetId::kDraft, kKingsAndPawn);
  for (int i = 0; i < 120; ++i) play(*game, kKingSteps[static_cast<std::size_t>(i) % 4]);
  EXPECT_EQ(said(*game), "move-count X4.2");
  const auto carried = open(RulesetId::kDraft, "5k3/9/9/9/9/9/P8/9/9/3K5 w - - 119 70");
  EXPECT_EQ(said(*carried), "-");
  play(*carried, "d0d1");
  EXPECT_EQ(said(*carried), "move-count X4.2");
}

TEST(X4_3, AnIdleRepetitionIsDrawnOnClaimOnly) {
  const auto game = open(RulesetId::kDraft, kKingsAndPawn);
  for (int i = 0; i < 12; ++i) {
    EXPECT_FALSE(game->claim()) << i;
    play(*game, kKingSteps[static_cast<std::size_t>(i) % 4]);
  }
  EXPECT_EQ(said(*game), "-");
  ASSERT_TRUE(game->claim());
  EXPECT_EQ(game->claim()->outcome.reason, rules::Reason::kRepetition);
  EXPECT_EQ(game->claim()->cycle->last_ply, 12);
  play(*game, "a3a4");
  EXPECT_FALSE(game->claim());
}

TEST(X4_3, APerpetualCheckIsLostAtTheFourthOccurrence) {
  const auto game = open(RulesetId::kDraft, kRookChecks);
  EXPECT_EQ(repeat(*game, kChecks, 100), 12);
  EXPECT_EQ(said(*game), "perpetual-check 25.1");
}

TEST(X4_4, WithoutPowerToMateTheGameIsDrawnExceptUnderCxq) {
  constexpr std::string_view kDead = "5k3/9/9/9/9/9/9/C8/9/3K5 w";
  EXPECT_EQ(said(*open(RulesetId::kCxq, kDead)), "-");
  for (const auto ruleset : {RulesetId::kDraft, RulesetId::kCxa, RulesetId::kWxf})
    EXPECT_EQ(said(*open(ruleset, kDead)), "dead-position X4.4");
  const auto taken = open(RulesetId::kWxf, "5k3/9/9/9/9/9/9/9/3r5/3K5 w");
  EXPECT_EQ(said(*taken), "-");
  play(*taken, "d0d1");
  EXPECT_EQ(said(*taken), "dead-position X4.4");
}

TEST(X5_4, AnIdleRepetitionIsDrawnAtTheFourthOccurrence) {
  const auto cycle = open(RulesetId::kCxa, kKingsAndPawn);
  EXPECT_EQ(repeat(*cycle, kKingSteps, 100), 12);
  EXPECT_EQ(said(*cycle), "repetition 25.2");
}

// Over three files in turn, so that the ninth check comes before any fourth occurrence.
TEST(X5_4, NineChecksThatGoRoundThreePointsLose) {
  const auto game = open(RulesetId::kCxa, "5k3/9/9/9/9/9/4R4/3A5/9/3K5 w");
  play(*game, "e3f3 f9e9 f3e3 e9d9 e3d3 d9e9 d3e3 e9f9 e3f3 f9e9 f3e3 e9d9 e3d3 d9e9 d3e3 e9f9");
  EXPECT_EQ(said(*game), "-");
  play(*game, "e3f3");
  EXPECT_EQ(said(*game), "perpetual-check 23.4");
  EXPECT_EQ(game->verdict()->cycle->first_ply, 1);
}

// Nine checks through new positions are a hunt (docs/decisions/0008-nine-moves.md).
TEST(X5_4, NineChecksOfAHuntAreAllowed) {
  const auto game = open(RulesetId::kCxa, "5k3/9/9/9/7R1/9/4R4/3A5/9/3K5 w");
  play(*game, "e3f3 f9e9 f3e3 e9d9 e3d3 d9e9 d3e3 e9f9 e3f3 f9e9 f3e3 e9d9 e3d3 d9e9 h5e5 e9f9");
  play(*game, "e5f5");
  EXPECT_EQ(said(*game), "-");
}

TEST(X5_5, ChecksPastTheTenthAndTheirRepliesAreNotCounted) {
  // Twelve checks: ten and their replies are counted, 96 + 20. Four quiet plies fill the rest.
  const auto game = open(RulesetId::kCxa, "5k3/9/9/9/P8/9/4R4/9/9/3K5 w - - 96 60");
  for (int i = 0; i < 24; ++i) play(*game, kChecks[static_cast<std::size_t>(i) % 4]);
  play(*game, "e3d3 f9e9 d3h3");
  EXPECT_EQ(said(*game), "-");
  play(*game, "e9f9");
  EXPECT_EQ(said(*game), "move-count X5.5");
}

TEST(X6_5, AnIdleRepetitionIsDrawnAtTheThirdOccurrence) {
  const auto game = open(RulesetId::kWxf, kKingsAndPawn);
  EXPECT_EQ(repeat(*game, kKingSteps, 100), 8);
  EXPECT_EQ(said(*game), "repetition X6.3");
}

// What is warned of now: kinds as numbers and who must vary.
std::vector<rules::WarningKind> warned(const Game& game) {
  std::vector<rules::WarningKind> kinds;
  for (const auto& warning : game.warnings()) kinds.push_back(warning.kind);
  return kinds;
}

TEST(Warnings, NameTheLoserOneOccurrenceBeforeTheTrigger) {
  const auto game = open(RulesetId::kWxf, kRookChecks);
  play(*game, "e3f3 f9e9 f3e3");
  EXPECT_TRUE(warned(*game).empty());
  play(*game, "e9f9");
  ASSERT_EQ(warned(*game), std::vector{rules::WarningKind::kRepetition});
  EXPECT_EQ(game->warnings()[0].side, board::Side::kFirst);
  EXPECT_EQ(game->warnings()[0].plies, 4);
}

TEST(Warnings, TellTheLastCheckThatARunAllows) {
  const auto game = open(RulesetId::kCxq, kRookChecks);
  for (int i = 0; i < 10; ++i) play(*game, kChecks[static_cast<std::size_t>(i) % 4]);
  EXPECT_TRUE(warned(*game).empty());
  play(*game, kChecks[2]);
  EXPECT_EQ(warned(*game), std::vector{rules::WarningKind::kLastCheck});
}

TEST(Warnings, BeginTenPliesBeforeALimitAndEndWithTheGame) {
  const auto game = open(RulesetId::kDraft, "5k3/9/9/9/9/9/P8/9/9/3K5 w - - 109 70");
  EXPECT_TRUE(warned(*game).empty());
  play(*game, "d0d1");
  ASSERT_EQ(warned(*game), std::vector{rules::WarningKind::kCount});
  EXPECT_EQ(game->warnings()[0].plies, 10);
  const auto ended = open(RulesetId::kDraft, "5k3/9/9/9/9/9/P8/9/9/3K5 w - - 119 70");
  play(*ended, "d0d1");
  EXPECT_TRUE(warned(*ended).empty());
}

TEST(Warnings, TellQinyuKingsThatFaceEachOther) {
  const auto game = open(RulesetId::kQinyu, "5k6/12/12/12/12/12/12/12/12/12/12/R4K6[] w - - 0 1");
  ASSERT_EQ(warned(*game), std::vector{rules::WarningKind::kFacingKings});
  EXPECT_EQ(game->warnings()[0].rule, "Q5.3");
}

}  // namespace
}  // namespace game
