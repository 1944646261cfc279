#include "notation/record/pgn.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "notation/encoding.hpp"
#include "notation/record/pgn_scanner.hpp"

namespace notation {
namespace {

struct Read {
  std::vector<std::string> moves;
  std::string red;
  std::string result;
  int line = 0;
  int comments = 0;
  int variations = 0;
  std::vector<PgnDamage> problems;
  std::vector<int> problem_lines;
  bool black_first = false;
};

std::vector<Read> read(std::string_view text) {
  std::vector<Read> games;
  PgnReader reader([&](const PgnGame& game) {
    Read one;
    one.red = game.tag("Red");
    one.result = game.result;
    one.line = game.line;
    one.comments = game.comments;
    one.variations = game.variations;
    one.black_first = game.black_first;
    for (std::size_t i = 0; i < game.move_count(); ++i) one.moves.emplace_back(game.move(i));
    for (const auto& problem : game.problems) {
      one.problems.push_back(problem.damage);
      one.problem_lines.push_back(problem.line);
    }
    games.push_back(one);
  });
  while (!text.empty()) {
    const auto end = text.find('\n');
    reader.line(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  reader.finish();
  return games;
}

using Texts = std::vector<std::string>;

TEST(Pgn, ReadsTagsMovesAndResult) {
  const auto games =
      read("[Red \"甲\"]\n[Result \"1-0\"]\n\n1. 炮二平五 馬８進７\n2. 馬二進三 1-0\n");
  ASSERT_EQ(games.size(), 1U);
  EXPECT_EQ(games[0].red, "甲");
  EXPECT_EQ(games[0].moves, (Texts{"炮二平五", "馬８進７", "馬二進三"}));
  EXPECT_EQ(games[0].result, "1-0");
  EXPECT_TRUE(games[0].problems.empty());
}

TEST(Pgn, SkipsAndCountsCommentsAndVariations) {
  const auto games = read(
      "1. h2e2 {a\ncomment (with) signs} (1. h2f2 (1. b0c2) h9g7) 1... h9g7 ; rest\n"
      "% not text\n2. h0g2!? $3 *\n");
  ASSERT_EQ(games.size(), 1U);
  EXPECT_EQ(games[0].moves, (Texts{"h2e2", "h9g7", "h0g2"}));
  EXPECT_EQ(games[0].comments, 2);
  EXPECT_EQ(games[0].variations, 2);
}

TEST(Pgn, ReadsNumbersHoweverTheyAreGlued) {
  const auto games = read("1.炮二平五马８进７2.马二进三 ３．車一平二 4 兵七进一 5... 炮８进４ *");
  ASSERT_EQ(games.size(), 1U);
  EXPECT_EQ(games[0].moves,
            (Texts{"炮二平五", "马８进７", "马二进三", "車一平二", "兵七进一", "炮８进４"}));
}

TEST(Pgn, BeginsAGameWithEveryTagSection) {
  const auto games =
      read("[Red \"a\"]\n\nh2e2\n[Red \"b\"]\n\n[Red \"c\"]\nh2e2 *\n\n\n[Red \"d\"]\n");
  ASSERT_EQ(games.size(), 4U);
  EXPECT_EQ(games[0].red, "a");
  EXPECT_EQ(games[1].line, 4);
  EXPECT_EQ(games[1].red, "b");
  EXPECT_TRUE(games[1].moves.empty());
  EXPECT_EQ(games[3].red, "d");
}

TEST(Pgn, TakesACommentBeforeTheTagsForNoGame) {
  const auto games = read("{ a collection }\n; by somebody\n\n[Red \"a\"]\nh2e2\n");
  ASSERT_EQ(games.size(), 1U);
  EXPECT_EQ(games[0].red, "a");
}

TEST(Pgn, ReadsTagsThatShareALine) {
  const auto games = read(R"([Event "x"] [Red "a "b" c"] [Result "*"] 1. h2e2 *)");
  ASSERT_EQ(games.size(), 1U);
  EXPECT_EQ(games[0].red, "a \"b\" c");
  EXPECT_EQ(games[0].moves, (Texts{"h2e2"}));
}

TEST(Pgn, BeginsAGameWhereTheFirstTagComesAgainOnALine) {
  const auto games = read(R"([Red "a"] [Event "x"] [Event "y"] [Red "b"])");
  ASSERT_EQ(games.size(), 2U);
  EXPECT_EQ(games[1].red, "b");
}

TEST(Pgn, TakesATagWithoutEndToTheEndOfTheLine) {
  for (const std::string_view tag : {"[Red \"a]\n", "[Red \"a\"\n", "[Red \"a\n"}) {
    const auto games = read("h2e2\n" + std::string(tag) + "h0g2\n");
    ASSERT_EQ(games.size(), 2U) << tag;
    EXPECT_EQ(games[1].red, "a");
    EXPECT_EQ(games[1].moves, (Texts{"h0g2"}));
    EXPECT_EQ(games[1].problems, (std::vector{PgnDamage::kBadTag}));
  }
}

TEST(Pgn, SkipsAStrayTagAmidMoves) {
  const auto games = read("1. h2e2 [Event \"x\"] h9g7[Event\n2. h0g2 i9h9 *");
  ASSERT_EQ(games.size(), 1U);
  EXPECT_EQ(games[0].moves, (Texts{"h2e2", "h9g7", "h0g2", "i9h9"}));
  EXPECT_EQ(games[0].problems, (std::vector{PgnDamage::kStrayTag, PgnDamage::kStrayTag}));
}

TEST(Pgn, TellsFromThePointsThatBlackMovesFirst) {
  for (const std::string_view text : {"1... h9g7 2. h2e2", "1. ... h9g7", "5…h9g7"})
    EXPECT_TRUE(read(text).at(0).black_first) << text;
  EXPECT_FALSE(read("1. h2e2 {x} 1... h9g7").at(0).black_first);
}

TEST(Pgn, FindsAResultGluedToAMove) {
  const auto games = read("1.炮二平五!马８进７？1-0");
  ASSERT_EQ(games.size(), 1U);
  EXPECT_EQ(games[0].moves, (Texts{"炮二平五", "马８进７"}));
  EXPECT_EQ(games[0].result, "1-0");
}

TEST(Pgn, FindsNumbersAndResultsBeforeMarks) {
  const auto games = read("1. h2e2 7! h9g7! *!");
  ASSERT_EQ(games.size(), 1U);
  EXPECT_EQ(games[0].moves, (Texts{"h2e2", "h9g7"}));
  EXPECT_EQ(games[0].result, "*");
}

TEST(Pgn, KeepsAnUnreadableWordWhole) {
  EXPECT_EQ(read("1. 炮二平五 红方认输了吗").at(0).moves, (Texts{"炮二平五", "红方认输了吗"}));
}

TEST(Pgn, EndsLinesInEveryWay) {
  const auto games = read("[Red \"a\"]\r[Black \"b\"]\r\rh2e2\r\n) h9g7\r");
  ASSERT_EQ(games.size(), 1U);
  EXPECT_EQ(games[0].moves, (Texts{"h2e2", "h9g7"}));
  EXPECT_EQ(games[0].problem_lines, (std::vector{5}));
}

TEST(Pgn, NamesTheLineWhereAnUnclosedCommentBegins) {
  const auto games = read("h2e2\nh9g7 {open\nmore\n[Red \"a\"]\nh2e2 } (h0g2");
  ASSERT_EQ(games.size(), 2U);
  EXPECT_EQ(games[0].problem_lines, (std::vector{2}));
  EXPECT_EQ(games[1].problems,
            (std::vector{PgnDamage::kUnopenedComment, PgnDamage::kUnclosedVariation}));
}

TEST(Pgn, TakesBracketsInAFooterForText) {
  const auto games = read("h2e2 1-0\n(see http://example.org\n=== ) ] [x\n");
  ASSERT_EQ(games.size(), 1U);
  EXPECT_TRUE(games[0].problems.empty());
}

TEST(Pgn, NamesDamageAndGoesOn) {
  const auto games = read(
      "[Red \"a\"]\nh2e2 {never closed\n[Red \"b\"]\n(h2e2\n[Red \"c\"]\nh2e2 ) h9g7\n"
      "[Event broken\nh0g2 1-0 i9h9\n");
  ASSERT_EQ(games.size(), 3U);
  EXPECT_EQ(games[0].problems, (std::vector{PgnDamage::kUnclosedComment}));
  EXPECT_EQ(games[1].problems,
            (std::vector{PgnDamage::kEarlyVariation, PgnDamage::kUnclosedVariation}));
  EXPECT_EQ(games[2].problems, (std::vector{PgnDamage::kUnopenedVariation, PgnDamage::kBadTag,
                                            PgnDamage::kMovesAfterResult}));
  EXPECT_EQ(games[2].moves, (Texts{"h2e2", "h9g7", "h0g2"}));
}

TEST(Pgn, TakesAFooterForNoMoves) {
  const auto games = read("h2e2 1-0\n=====\nwritten by somebody\n");
  ASSERT_EQ(games.size(), 1U);
  EXPECT_TRUE(games[0].problems.empty());
  EXPECT_TRUE(read("").empty());
  EXPECT_TRUE(read("\n \n").empty());
}

TEST(Pgn, KeepsMemoryBounded) {
  std::string text;
  for (std::size_t i = 0; i < PgnScanner::kMostMoves + 5; ++i) text += "h2e2\n";
  const auto games = read(text);
  ASSERT_EQ(games.size(), 1U);
  EXPECT_EQ(games[0].moves.size(), PgnScanner::kMostMoves);
  EXPECT_EQ(games[0].problems, (std::vector{PgnDamage::kTooLong}));
  const std::string word(std::size_t{1} << 20U, 'x');
  std::string words;
  for (int i = 0; i < 20; ++i) words += word + "\n";
  EXPECT_EQ(read(words).at(0).moves.size(), PgnScanner::kMostText >> 20U);
}

// 炮二平五 in each encoding.
constexpr std::string_view kGb = "1. \xC5\xDA\xB6\xFE\xC6\xBD\xCE\xE5\n";
constexpr std::string_view kBig = "1. \xAC\xB6\xA4\x47\xA5\xAD\xA4\xAD\n";

TEST(Encoding, IsFoundOutByTheMoves) {
  EXPECT_EQ(detect_encoding("1. h2e2"), Encoding::kUtf8);
  EXPECT_EQ(detect_encoding("1. 炮二平五"), Encoding::kUtf8);
  EXPECT_EQ(detect_encoding(std::string_view("1. 炮二平五").substr(0, 14)), Encoding::kUtf8);
  EXPECT_EQ(detect_encoding(kGb), Encoding::kGb18030);
  EXPECT_EQ(detect_encoding(kBig), Encoding::kBig5);
  EXPECT_EQ(detect_encoding("1. 炮二平五 \xFF"), Encoding::kUtf8);
}

TEST(Encoding, IsReadIntoUtf8) {
  Decoder gb(Encoding::kGb18030);
  Decoder big(Encoding::kBig5);
  EXPECT_EQ(gb.decode(kGb), "1. 炮二平五\n");
  EXPECT_EQ(big.decode(kBig), "1. 炮二平五\n");
  EXPECT_EQ(gb.decode("plain"), "plain");
  EXPECT_EQ(Decoder(Encoding::kUtf8).decode("a\xFF炮"), "a\uFFFD炮");
}

}  // namespace
}  // namespace notation
