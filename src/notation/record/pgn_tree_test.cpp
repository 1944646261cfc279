#include "notation/record/pgn_tree.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "notation/record/game_tree.hpp"
#include "notation/record/pgn.hpp"
#include "notation/record/pgn_scanner.hpp"

namespace notation {
namespace {

template <class Reader>
void feed(Reader& reader, std::string_view text) {
  while (!text.empty()) {
    const auto end = text.find('\n');
    reader.line(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  reader.finish();
}

std::vector<PgnTree> read(std::string_view text) {
  std::vector<PgnTree> games;
  PgnTreeReader reader([&](PgnTree& game) { games.push_back(std::move(game)); });
  feed(reader, text);
  return games;
}

// The tree in brackets: `move$nag"comment"[its children, variations behind bars]`.
std::string drawn(const GameTree& tree, NodeId node = GameTree::kStart) {
  std::string text;
  for (const auto comment : tree.comments_before(node))
    text.append("<").append(comment).append(">");
  text += tree.move(node);
  for (const auto nag : tree.nags(node)) text.append("$").append(std::to_string(nag));
  for (const auto comment : tree.comments(node)) text.append("\"").append(comment).append("\"");
  auto child = tree.first_child(node);
  if (!child) return text;
  text += "[";
  for (bool first = true; child; child = tree.next_sibling(*child), first = false)
    text.append(first ? "" : "|").append(drawn(tree, *child));
  return text + "]";
}

std::string drawn(std::string_view text) { return drawn(read(text).at(0).tree); }

TEST(PgnTree, HoldsVariationsInPlaceOfTheMoveBefore) {
  EXPECT_EQ(drawn("1. a b (1... c 2. d (2. e)) (1... f) 2. g *"), "[a[b[g]|c[d|e]|f]]");
  EXPECT_EQ(drawn("1. a (1. b (1. c)) (1. d) b"), "[a[b]|b|c|d]");
}

TEST(PgnTree, HoldsCommentsWhereTheyStand) {
  EXPECT_EQ(
      drawn("{of the game} 1. a {of a} {too} ({before b} 1. b {of b}) {of a again} b ; end\n*"),
      "\"of the game\"[a\"of a\"\"too\"\"of a again\"[b\" end\"]|<before b>b\"of b\"]");
  EXPECT_EQ(drawn("a 1-0 {behind the result}"), "[a\"behind the result\"]");
}

TEST(PgnTree, HoldsACommentWithAllItsLines) {
  EXPECT_EQ(drawn("a { two\r\n\n  % lines; (all) } b {}"), "[a\" two\n\n  % lines; (all) \"[b]]");
  EXPECT_EQ(drawn("a {x\\u007D\\u005Cu007D\\u005B\\u0041\\} b"), "[a\"x}\\u007D[\\u0041\\\"[b]]");
}

TEST(PgnTree, HoldsMarksAsNumbers) {
  EXPECT_EQ(drawn("a! b? c!! d?? e!? f?! g！？ h!!! i?!?"),
            "[a$1[b$2[c$3[d$4[e$5[f$6[g$5[h$3$1[i$6$2]]]]]]]]]");
  EXPECT_EQ(drawn("$10 1. a $7$8 b$146 ($2 c) $9 !"), "$10[a$7$8$2[b$146$9$1|c]]");
  EXPECT_EQ(drawn("1.炮二平五!马８进７？$3"), "[炮二平五$1[马８进７$2$3]]");
}

TEST(PgnTree, SaysWhereAMarkHasNoNumber) {
  const auto games = read("a $ b $x c $65536 d $65535 1-0 $ $y");
  ASSERT_EQ(games.size(), 1U);
  EXPECT_EQ(drawn(games[0].tree), "[a[b[c[d$65535]]]]");
  EXPECT_EQ(games[0].problems.size(), 3U);
  for (const auto& problem : games[0].problems) EXPECT_EQ(problem.damage, PgnDamage::kBadNag);
}

TEST(PgnTree, TakesAVariationBeforeTheFirstMoveForOneOfIt) {
  const auto games = read("({x} b) (c) 1. a b");
  EXPECT_EQ(drawn(games.at(0).tree), "\"x\"[a[b]|b|c]");
  EXPECT_EQ(games[0].problems.size(), 2U);
  EXPECT_EQ(games[0].problems.at(0).damage, PgnDamage::kEarlyVariation);
}

TEST(PgnTree, KeepsTheCommentsOfAnEmptyVariation) {
  EXPECT_EQ(drawn("a ({x}) (({y}) {z} c) b ()"), "[a\"x\"\"y\"[b]|<z>c]");
}

TEST(PgnTree, KeepsAResultInsideAVariationAsAComment) {
  EXPECT_EQ(drawn("a (b 1-0) c 0-1"), "[a[c]|b\"1-0\"]");
}

TEST(PgnTree, HoldsTagsWithoutEscapes) {
  const auto games =
      read("[Red \"a \\\"b\\\" \\\\c \\d\"]\n[Site \"C:\\\"]\n[Event \"x\\\"]y\"]\na *");
  ASSERT_EQ(games.size(), 1U);
  EXPECT_EQ(games[0].tree.tag("Red"), "a \"b\" \\c \\d");
  EXPECT_EQ(games[0].tree.tag("Site"), "C:\\");
  EXPECT_EQ(games[0].tree.tag("Event"), "x\"]y");
  EXPECT_EQ(games[0].tree.result(), RecordResult::kOpen);
}

TEST(PgnTree, SaysWhoMovesFirst) {
  EXPECT_TRUE(read("1... a").at(0).tree.black_first());
  EXPECT_TRUE(read("[FEN \"4k4/9 b - - 0 1\"]\n1. a").at(0).tree.black_first());
  EXPECT_FALSE(read("[FEN \"4k4/9 w\"]\n1. a (1... b)").at(0).tree.black_first());
}

TEST(PgnTree, KnowsTheLineOfEveryMove) {
  const auto game = read("\na\n(b\n) c").at(0);
  EXPECT_EQ(game.lines, (std::vector{0, 2, 3, 4}));
  EXPECT_EQ(game.line, 2);
}

TEST(PgnTree, EndsWhatIsOpenAtTheEndOfAGame) {
  const auto games = read("a (b (c {open\nmore\n[Red \"x\"]\na");
  ASSERT_EQ(games.size(), 2U);
  EXPECT_EQ(drawn(games[0].tree), "[a|b|c\"open\nmore\"]");
  EXPECT_EQ(drawn(games[1].tree), "[a]");
}

TEST(PgnTree, SaysOfItsMainLineAndDamageWhatTheOtherReaderSays) {
  const std::string_view text =
      "[Red \"a\"]\n1. a! (b {x} $3 2-0) ) c } [Event\n{d\n[Red \"b\"]\n(a) 1... e 1-0 h2e2\n";
  std::vector<PgnGame> games;
  PgnReader reader([&](const PgnGame& game) { games.push_back(game); });
  feed(reader, text);
  const auto trees = read(text);
  ASSERT_EQ(games.size(), trees.size());
  for (std::size_t i = 0; i < games.size(); ++i) {
    std::vector<std::string_view> line;
    for (auto node = trees[i].tree.first_child(GameTree::kStart); node;
         node = trees[i].tree.first_child(*node))
      line.push_back(trees[i].tree.move(*node));
    ASSERT_EQ(line.size(), games[i].move_count());
    for (std::size_t k = 0; k < line.size(); ++k) EXPECT_EQ(line[k], games[i].move(k));
    ASSERT_EQ(trees[i].problems.size(), games[i].problems.size());
    for (std::size_t k = 0; k < games[i].problems.size(); ++k)
      EXPECT_EQ(trees[i].problems[k].damage, games[i].problems[k].damage);
    EXPECT_EQ(trees[i].comments, games[i].comments);
    EXPECT_EQ(trees[i].variations, games[i].variations);
  }
}

TEST(PgnTree, BearsVariationsNestedAsDeepAsAGameMayBe) {
  constexpr int kDepth = 300'000;
  std::string text = "a b";
  for (int i = 0; i < kDepth; ++i) text += " (c d";
  for (int i = 0; i < kDepth; ++i) text += ")";
  const auto games = read(text);
  ASSERT_EQ(games.size(), 1U);
  EXPECT_EQ(games[0].tree.move_count(), 2U + 2U * kDepth);
  EXPECT_TRUE(games[0].problems.empty());
}

TEST(PgnTree, KeepsMemoryBounded) {
  const std::string opened(PgnScanner::kMostMoves + 5, '(');
  const auto games = read("a" + opened + "b");
  ASSERT_EQ(games.size(), 1U);
  EXPECT_EQ(games[0].tree.move_count(), 1U);
  ASSERT_EQ(games[0].problems.size(), 2U);
  EXPECT_EQ(games[0].problems[0].damage, PgnDamage::kTooLong);
  const auto comments = read("a {" + std::string(PgnScanner::kMostText, 'x') + "} b");
  EXPECT_TRUE(comments.at(0).tree.comments(static_cast<NodeId>(1)).empty());
  EXPECT_EQ(comments[0].tree.move_count(), 1U);
  EXPECT_EQ(comments[0].problems.at(0).damage, PgnDamage::kTooLong);
}

}  // namespace
}  // namespace notation
