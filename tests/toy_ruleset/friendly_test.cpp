#include "toy_ruleset/friendly.hpp"

#include <initializer_list>
#include <memory>
#include <string_view>

#include <gtest/gtest.h>

#include "board/geometry.hpp"
#include "conformance/ruleset_suite.hpp"
#include "game/game.hpp"
#include "game/make_game_of.hpp"
#include "rules/outcome.hpp"

namespace conformance {

INSTANTIATE_TYPED_TEST_SUITE_P(Friendly, EveryRuleset, toy::Friendly);

}  // namespace conformance

namespace toy {
namespace {

std::unique_ptr<game::Game> played(std::string_view fen,
                                   std::initializer_list<std::string_view> moves) {
  auto game = game::make_game_of<Friendly>(fen).value();
  for (const auto move : moves) EXPECT_TRUE(game->play(move).has_value()) << move;
  return game;
}

//   9  . . . k . . . . .
//   8  . . . . . . . . .
//   7  . . P . . . . . .   after c7-c8 Black, not in check, has no move
//   0  . . . . K . . . .
TEST(Friendly, DrawsAStalemate_T1) {
  const auto verdict = played("3k5/9/2P6/9/9/9/9/9/9/4K4 w - - 0 1", {"c7c8"})->verdict();
  ASSERT_TRUE(verdict.has_value());
  EXPECT_EQ(verdict->outcome, (rules::Outcome{{}, rules::Reason::kStalemate}));
  EXPECT_EQ(verdict->rule, "T1");
}

TEST(Friendly, StillLosesByMate_X1_5) {
  const auto game = played("start", {"h2e2", "i9i8", "e2e6", "a9a8", "b2b4", "i6i5", "b4e4"});
  const auto verdict = game->verdict();
  ASSERT_TRUE(verdict.has_value());
  EXPECT_EQ(verdict->outcome, (rules::Outcome{board::Side::kFirst, rules::Reason::kCheckmate}));
}

TEST(Friendly, DrawsAtTheThirdOccurrenceAndNotBefore_T2) {
  const auto game = played("start", {"b0c2", "b9c7", "c2b0", "c7b9", "b0c2", "b9c7", "c2b0"});
  EXPECT_FALSE(game->verdict().has_value());
  ASSERT_TRUE(game->play("c7b9").has_value());
  ASSERT_TRUE(game->verdict().has_value());
  EXPECT_EQ(game->verdict()->rule, "T2");
}

}  // namespace
}  // namespace toy
