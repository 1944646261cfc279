#include "notation/record/pgn_writer.hpp"

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <ios>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "notation/encoding.hpp"
#include "notation/record/game_tree.hpp"
#include "notation/record/pgn_tree.hpp"
#include "support/random_trees.hpp"

namespace notation {
namespace {

namespace fs = std::filesystem;

std::vector<GameTree> read(std::string_view text) {
  std::vector<GameTree> games;
  PgnTreeReader reader([&](PgnTree& game) { games.push_back(std::move(game.tree)); });
  while (!text.empty()) {
    const auto end = text.find('\n');
    reader.line(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  reader.finish();
  return games;
}

std::string written(const GameTree& tree) {
  std::string text;
  write_pgn(tree, text);
  return text;
}

std::string rewritten(std::string_view text) { return written(read(text).at(0)); }

TEST(PgnWriter, WritesTagsInTheOrderOfTheFormat) {
  EXPECT_EQ(rewritten("[Zeta \"1\"]\n[Format \"ICCS\"]\n[Black \"b\"]\n[Red \"a \"q\" \\\\\"]\n"
                      "[Alpha \"2\"]\n[Game \"Chinese Chess\"]\n\n*"),
            "[Game \"Chinese Chess\"]\n[Red \"a \\\"q\\\" \\\\\"]\n[Black \"b\"]\n"
            "[Format \"ICCS\"]\n[Zeta \"1\"]\n[Alpha \"2\"]\n\n*\n\n");
}

TEST(PgnWriter, PutsNoTagFirstThatComesAgain) {
  EXPECT_EQ(rewritten("[Red \"a\"]\n[Event \"x\"]\n[Event \"y\"]\n"),
            "[Red \"a\"]\n[Event \"x\"]\n[Event \"y\"]\n\n");
}

TEST(PgnWriter, NumbersMovesAndBlackAgainAfterCommentsAndVariations) {
  EXPECT_EQ(rewritten("{s} a b $1 c {t} d (e f g (h)) (i) j k 1-0"),
            "{s} 1. a b $1 2. c {t} 2... d (2... e 3. f g (3... h)) (2... i) 3. j k 1-0\n\n");
}

TEST(PgnWriter, NumbersAGameThatBlackBegins) {
  EXPECT_EQ(rewritten("1... a b (c) d"), "1... a 2. b (2. c) 2... d\n\n");
}

TEST(PgnWriter, BreaksLinesByColumns) {
  // 15 columns a number and two moves: five of them and the blanks between fill the line.
  std::string text;
  for (int i = 0; i < 8; ++i) text += "炮二平五 abc ";
  EXPECT_EQ(rewritten(text),
            "1. 炮二平五 abc 2. 炮二平五 abc 3. 炮二平五 abc 4. 炮二平五 abc 5. 炮二平五 abc\n"
            "6. 炮二平五 abc 7. 炮二平五 abc 8. 炮二平五 abc\n\n");
  for (const int more : {0, 1}) {
    const std::string last(static_cast<std::size_t>(67 + more), 'x');
    EXPECT_EQ(rewritten("炮二平五 " + last),
              "1. 炮二平五" + std::string(more == 0 ? " " : "\n") + last + "\n\n");
  }
}

TEST(PgnWriter, LeavesTheLinesOfACommentAlone) {
  const std::string wide(100, 'x');
  EXPECT_EQ(rewritten("a {one\n two} b {" + wide + "} c"),
            "1. a {one\n two} 1... b\n{" + wide + "}\n2. c\n\n");
}

TEST(PgnWriter, MakesCommentsSafe) {
  EXPECT_EQ(rewritten("a {{\\u007D \\x\n[x\n[Red \\u007D\n\\u005B \\u005C }"),
            "1. a {{\\u007D \\x\n[x\n[Red \\u007D\n[ \\ }\n\n");
  GameTree tree;
  tree.add_comment(GameTree::kStart, "[Red \"a\"]\n [Red \"b\"] }\\u007D");
  EXPECT_EQ(written(tree), "{[Red \"a\"]\n \\u005BRed \"b\"] \\u007D\\u005Cu007D}\n\n");
}

TEST(PgnWriter, MakesACommentSafeThatOnlyTheNextOneWouldMakeATag) {
  GameTree tree;
  tree.add_comment(GameTree::kStart, "x\n[Red \"a");
  tree.add_comment(GameTree::kStart, "\"]");
  EXPECT_EQ(read(written(tree)), std::vector{tree});
}

TEST(PgnWriter, BeginsNoLineWithAPercentSign) {
  std::string text = "x {" + std::string(70, 'c') + "} %y";
  EXPECT_EQ(read(rewritten(text + " *")).at(0), read(text + " *").at(0));
}

TEST(PgnWriter, WritesTheRestOfALine) {
  const auto tree = read("a b ({z} c d (e)) (f) {x\ny} g").at(0);
  const auto b = static_cast<NodeId>(2);
  ASSERT_EQ(tree.move(b), "b");
  EXPECT_EQ(pgn_line(tree, b, 1), "1... b {x\ny} ({z} 1... c 2. d (2. e)) (1... f) 2. g");
  const auto c = static_cast<NodeId>(3);
  EXPECT_EQ(pgn_line(tree, c, 1), "({z} 1... c 2. d (2. e))");
}

TEST(PgnWriter, WritesNothingForATreeThatHoldsNothing) { EXPECT_EQ(written(GameTree()), ""); }

TEST(PgnWriter, LosesNothingOfRandomTrees) {
  support::RandomTrees trees(1);
  for (int i = 0; i < 5000; ++i) {
    const GameTree tree = trees.next();
    const std::string text = written(tree);
    const auto again = read(text);
    if (tree == GameTree()) {
      EXPECT_TRUE(again.empty());
      continue;
    }
    ASSERT_EQ(again.size(), 1U) << text;
    ASSERT_EQ(again[0], tree) << text;
    ASSERT_EQ(written(again[0]), text);
  }
}

TEST(PgnWriter, LosesNothingOfGamesThatShareAFile) {
  support::RandomTrees trees(2);
  std::vector<GameTree> games;
  std::string text;
  for (int i = 0; i < 500; ++i) {
    games.push_back(trees.next());
    games.back().set_tag("Game", "Chinese Chess");
    write_pgn(games.back(), text);
  }
  EXPECT_EQ(read(text), games);
}

TEST(PgnWriter, BearsVariationsNestedAsDeepAsAGameMayBe) {
  GameTree tree;
  NodeId last = tree.add_move(GameTree::kStart, "a");
  for (int i = 0; i < 300'000; ++i) {
    tree.add_move(last, "b");
    last = tree.add_move(last, "c");
  }
  const auto again = read(written(tree));
  ASSERT_EQ(again.size(), 1U);
  EXPECT_EQ(again[0], tree);
}

// Every game of a file, written and read again.
int check_file(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  const std::string bytes((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  Decoder decoder(detect_encoding(bytes));
  int games = 0;
  for (const auto& tree : read(decoder.decode(bytes))) {
    const auto text = written(tree);
    const auto again = read(text);
    EXPECT_EQ(again.size(), 1U) << path << ": " << text;
    if (again.size() == 1) {
      EXPECT_EQ(again[0], tree) << path << ": " << text;
    }
    ++games;
  }
  return games;
}

TEST(PgnWriter, LosesNothingOfRealFiles) {
  const fs::path folder = fs::path(CHUHE_SHARED_DIR) / "samples";
  if (std::string_view(CHUHE_SHARED_DIR).empty() || !fs::is_directory(folder))
    GTEST_SKIP() << "no shared samples beside the checkout";
  int games = 0;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    auto extension = entry.path().extension().string();
    std::ranges::transform(extension, extension.begin(), [](char c) {
      return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    if (extension == ".pgn") games += check_file(entry.path());
  }
  EXPECT_GT(games, 0);
}

}  // namespace
}  // namespace notation
