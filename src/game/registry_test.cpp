#include <string_view>

#include <gtest/gtest.h>

#include "game/game.hpp"

namespace game {
namespace {

TEST(Registry, MakesEachRulesetThatItNames) {
  for (const auto id : all_rulesets()) {
    const std::string_view name = ruleset_name(id);
    EXPECT_EQ(parse_ruleset(name), id) << name;
    const auto game = make_game(id);
    ASSERT_TRUE(game.has_value()) << name;
    EXPECT_EQ((*game)->ruleset(), id) << name;
    EXPECT_EQ((*game)->kit(), kit_of(id)) << name;
  }
  EXPECT_FALSE(parse_ruleset("chess"));
}

TEST(Registry, DoesNotListTheUnlisted) {
  EXPECT_EQ(ruleset_name(RulesetId::kUnlisted), "unlisted");
  EXPECT_FALSE(parse_ruleset("unlisted"));
}

}  // namespace
}  // namespace game
