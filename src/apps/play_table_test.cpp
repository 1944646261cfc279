#include "apps/play_table.hpp"

#include <optional>
#include <string>

#include <gtest/gtest.h>

#include "board/geometry.hpp"
#include "game/game.hpp"
#include "rules/outcome.hpp"

namespace apps {
namespace {

using board::Side;
using Kind = PlayEvent::Kind;

class PlayTableTest : public testing::Test {
 protected:
  // The fault, or nothing where the event was applied.
  std::optional<PlayFault::Kind> fault_of(Kind kind, const std::string& move = {}) {
    const auto applied = table.apply({kind, move}, std::nullopt);
    if (applied) return std::nullopt;
    return applied.error().kind;
  }

  PlayTable table{game::make_game(game::RulesetId::kCxq).value()};
};

TEST_F(PlayTableTest, KeepsMovesAsCoordinates) {
  EXPECT_FALSE(fault_of(Kind::kMove, "炮二平五"));
  ASSERT_EQ(table.events().size(), 1U);
  EXPECT_EQ(table.events().front().move, "h2e2");
}

TEST_F(PlayTableTest, ResignationLosesForTheSideToMove) {
  EXPECT_FALSE(fault_of(Kind::kResign));
  const auto ending = table.ending().value();
  EXPECT_EQ(ending.outcome, (rules::Outcome{Side::kSecond, rules::Reason::kResignation}));
  EXPECT_EQ(ending.rule, "X3.6");
  EXPECT_EQ(fault_of(Kind::kMove, "h2e2"), PlayFault::Kind::kOver);
}

TEST_F(PlayTableTest, UndoTakesBackAResignationBeforeAMove) {
  EXPECT_FALSE(fault_of(Kind::kMove, "h2e2"));
  EXPECT_FALSE(fault_of(Kind::kResign));
  EXPECT_FALSE(fault_of(Kind::kUndo));
  EXPECT_FALSE(table.ending());
  EXPECT_EQ(table.game().ply(), 1);
  EXPECT_FALSE(fault_of(Kind::kUndo));
  EXPECT_EQ(table.game().ply(), 0);
  EXPECT_EQ(fault_of(Kind::kUndo), PlayFault::Kind::kGame);
}

TEST_F(PlayTableTest, AnOfferStandsUntilTheOtherSideHasMoved) {
  EXPECT_EQ(fault_of(Kind::kAccept), PlayFault::Kind::kNoOffer);
  EXPECT_FALSE(fault_of(Kind::kOffer));
  EXPECT_EQ(fault_of(Kind::kOffer), PlayFault::Kind::kOfferStands);
  EXPECT_FALSE(fault_of(Kind::kMove, "h2e2"));
  EXPECT_EQ(table.offer(), Side::kFirst);
  EXPECT_FALSE(fault_of(Kind::kMove, "h9g7"));
  EXPECT_FALSE(table.offer());
}

TEST_F(PlayTableTest, AnAcceptedOfferIsADraw) {
  EXPECT_FALSE(fault_of(Kind::kOffer));
  EXPECT_FALSE(fault_of(Kind::kDecline));
  EXPECT_FALSE(table.ending());
  EXPECT_FALSE(fault_of(Kind::kOffer));
  EXPECT_FALSE(fault_of(Kind::kAccept));
  EXPECT_EQ(rules::result_code(table.ending().value().outcome), "1/2-1/2");
}

TEST_F(PlayTableTest, AFaultChangesNothing) {
  EXPECT_EQ(fault_of(Kind::kMove, "h2e9"), PlayFault::Kind::kGame);
  EXPECT_TRUE(table.events().empty());
  EXPECT_EQ(table.game().ply(), 0);
}

TEST(PlayTableOfDraft, ARepetitionIsDrawnWhenItIsClaimed) {
  PlayTable table{game::make_game(game::RulesetId::kDraft).value()};
  const auto fault = [&](const PlayEvent& event) {
    const auto applied = table.apply(event, std::nullopt);
    return applied ? std::nullopt : std::optional(applied.error().kind);
  };
  EXPECT_EQ(fault({Kind::kClaim, {}}), PlayFault::Kind::kNothingToClaim);
  for (int round = 0; round < 3; ++round) {
    for (const auto* move : {"h2e2", "h7e7", "e2h2", "e7h7"}) {
      ASSERT_FALSE(fault({Kind::kMove, move}));
    }
  }
  EXPECT_FALSE(table.ending());
  EXPECT_FALSE(fault({Kind::kClaim, {}}));
  ASSERT_TRUE(table.ending());
  EXPECT_EQ(table.ending()->outcome.reason, rules::Reason::kRepetition);
  EXPECT_EQ(fault({Kind::kMove, "h2e2"}), PlayFault::Kind::kOver);
}

}  // namespace
}  // namespace apps
