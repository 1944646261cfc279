#include "notation/record/game_tree.hpp"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

namespace notation {
namespace {

constexpr NodeId kStart = GameTree::kStart;
using Texts = std::vector<std::string_view>;

TEST(GameTree, KeepsMovesAndWhatMightHaveBeenPlayed) {
  GameTree tree;
  const auto a = tree.add_move(kStart, "h2e2");
  const auto b = tree.add_move(kStart, "b0c2");
  const auto c = tree.add_move(a, "h9g7");
  EXPECT_EQ(tree.move_count(), 3U);
  EXPECT_EQ(tree.first_child(kStart), a);
  EXPECT_EQ(tree.next_sibling(a), b);
  EXPECT_EQ(tree.next_sibling(b), std::nullopt);
  EXPECT_EQ(tree.parent(c), a);
  EXPECT_EQ(tree.parent(a), kStart);
  EXPECT_EQ(tree.parent(kStart), std::nullopt);
  EXPECT_FALSE(tree.begins_variation(a));
  EXPECT_TRUE(tree.begins_variation(b));
  EXPECT_EQ(tree.move(c), "h9g7");
  EXPECT_EQ(tree.move(kStart), "");
}

TEST(GameTree, PutsAFirstMoveBeforeTheOthers) {
  GameTree tree;
  const auto b = tree.add_move(kStart, "b0c2");
  const auto a = tree.add_first_move(kStart, "h2e2");
  const auto c = tree.add_move(kStart, "g3g4");
  EXPECT_EQ(tree.first_child(kStart), a);
  EXPECT_EQ(tree.next_sibling(a), b);
  EXPECT_EQ(tree.next_sibling(b), c);
}

TEST(GameTree, KeepsMarksAndCommentsInOrder) {
  GameTree tree;
  const auto a = tree.add_move(kStart, "h2e2");
  const auto b = tree.add_move(kStart, "b0c2");
  tree.add_nag(a, 1);
  tree.add_nag(b, 2);
  tree.add_nag(a, 1);
  tree.add_comment(a, "first");
  tree.add_comment_before(b, "before");
  tree.add_comment(a, "two\r\nlines\rthree");
  tree.add_comment(a, "");
  EXPECT_EQ(tree.nags(a), (std::vector<std::uint16_t>{1, 1}));
  EXPECT_EQ(tree.nags(b), (std::vector<std::uint16_t>{2}));
  EXPECT_EQ(tree.comments(a), (Texts{"first", "two\nlines\nthree"}));
  EXPECT_EQ(tree.comments_before(b), (Texts{"before"}));
}

TEST(GameTree, KeepsACommentBeforeAMoveOfTheLineBehindTheMoveBefore) {
  GameTree tree;
  const auto a = tree.add_move(kStart, "h2e2");
  tree.add_comment_before(a, "of the game");
  tree.add_comment_before(tree.add_move(a, "h9g7"), "of a");
  EXPECT_EQ(tree.comments(kStart), (Texts{"of the game"}));
  EXPECT_EQ(tree.comments(a), (Texts{"of a"}));
}

TEST(GameTree, FindsTagsWhateverTheirCase) {
  GameTree tree;
  tree.add_tag("Red", "a");
  tree.add_tag("Event", "two\nlines");
  tree.add_tag("red", "b");
  EXPECT_EQ(tree.tag("RED"), "a");
  EXPECT_EQ(tree.tag("event"), "two lines");
  EXPECT_EQ(tree.tag("Site"), "");
  tree.set_tag("RED", "c");
  tree.set_tag("Site", "d");
  EXPECT_EQ(tree.tags(), (std::vector<RecordTag>{
                             {"Red", "c"}, {"Event", "two lines"}, {"red", "b"}, {"Site", "d"}}));
}

GameTree small_tree() {
  GameTree tree;
  tree.add_tag("Red", "a");
  tree.add_tag("Black", "b");
  const auto a = tree.add_move(kStart, "h2e2");
  tree.add_move(kStart, "b0c2");
  tree.add_move(a, "h9g7");
  tree.set_result(RecordResult::kDraw);
  return tree;
}

TEST(GameTree, IsEqualWhereItSaysTheSameThoughBuiltInAnotherOrder) {
  GameTree other;
  other.add_tag("Black", "b");
  other.set_result(RecordResult::kDraw);
  other.add_move(other.add_move(kStart, "h2e2"), "h9g7");
  other.add_move(kStart, "b0c2");
  other.add_tag("Red", "a");
  EXPECT_EQ(small_tree(), other);
}

TEST(GameTree, DiffersInWhateverItSays) {
  const auto differs = [](auto change) {
    GameTree tree = small_tree();
    change(tree);
    return !(tree == small_tree()) && !(small_tree() == tree);
  };
  const auto first = static_cast<NodeId>(1);
  const auto second = static_cast<NodeId>(2);
  EXPECT_FALSE(differs([](GameTree&) {}));
  EXPECT_TRUE(differs([](GameTree& tree) { tree.add_tag("Red", "a"); }));
  EXPECT_TRUE(differs([](GameTree& tree) { tree.set_tag("Red", "x"); }));
  EXPECT_TRUE(differs([](GameTree& tree) { tree.set_result(RecordResult::kOpen); }));
  EXPECT_TRUE(differs([](GameTree& tree) { tree.set_black_first(true); }));
  EXPECT_TRUE(differs([&](GameTree& tree) { tree.add_nag(first, 1); }));
  EXPECT_TRUE(differs([&](GameTree& tree) { tree.add_comment(second, "x"); }));
  EXPECT_TRUE(differs([&](GameTree& tree) { tree.add_comment_before(second, "x"); }));
  EXPECT_TRUE(differs([&](GameTree& tree) { tree.add_move(second, "x"); }));
  EXPECT_TRUE(differs([&](GameTree& tree) { tree.add_move(kStart, "x"); }));
}

TEST(GameTree, TellsTheSameMovesInOtherPlacesApart) {
  GameTree line;
  line.add_move(line.add_move(kStart, "x"), "y");
  GameTree variation;
  variation.add_move(kStart, "x");
  variation.add_move(kStart, "y");
  EXPECT_FALSE(line == variation);
}

TEST(GameTree, HasNoFirstSideWithoutAMove) {
  GameTree black;
  black.set_black_first(true);
  EXPECT_EQ(black, GameTree());
}

TEST(GameTree, BearsAMillionMovesInOneLine) {
  GameTree tree;
  NodeId last = kStart;
  for (int i = 0; i < 1'000'000; ++i) last = tree.add_move(last, "h2e2");
  const GameTree copy = tree;
  EXPECT_EQ(copy, tree);
  tree.add_nag(last, 1);
  EXPECT_FALSE(copy == tree);
}

TEST(RecordResult, HasATextThatReadsBack) {
  for (const auto result : {RecordResult::kFirstWins, RecordResult::kSecondWins,
                            RecordResult::kDraw, RecordResult::kOpen})
    EXPECT_EQ(parse_result(result_text(result)), result);
  EXPECT_EQ(result_text(RecordResult::kUnsaid), "");
  EXPECT_EQ(parse_result(""), std::nullopt);
  EXPECT_EQ(parse_result("1-1"), std::nullopt);
}

}  // namespace
}  // namespace notation
