#include "apps/convert_game.hpp"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "game/game.hpp"
#include "notation/dialect.hpp"
#include "notation/record/game_tree.hpp"
#include "notation/record/pgn_tree.hpp"
#include "notation/record/pgn_writer.hpp"

namespace apps {
namespace {

using notation::Dialect;
using notation::GameTree;
using notation::NodeId;
using Texts = std::vector<std::string_view>;

notation::PgnTree read(std::string_view text) {
  notation::PgnTree record;
  notation::PgnTreeReader reader([&](notation::PgnTree& game) { record = std::move(game); });
  while (!text.empty()) {
    const auto end = text.find('\n');
    reader.line(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  reader.finish();
  return record;
}

ConvertRules rules_to(Dialect to) {
  ConvertRules rules;
  rules.to = to;
  return rules;
}

ConvertedGame convert(std::string_view text, Dialect to) {
  return convert_game(read(text), rules_to(to));
}

// The moves and comments of a converted game, on one line.
std::string line_of(const ConvertedGame& converted) {
  std::string text;
  write_pgn(converted.tree, text);
  const auto head = text.find("]\n\n");
  text = text.substr(head + 3, text.size() - head - 5);
  std::ranges::replace(text, '\n', ' ');
  return text;
}

TEST(ConvertGame, RewritesTheMainLineAndAllVariations) {
  const auto converted =
      convert("{of the game} 1. h2e2! (1. b0c2 {x} (1. g3g4 h9g7)) h9g7 $5 2. h0g2 {end} 1-0",
              Dialect::kChineseSimplified);
  EXPECT_EQ(
      line_of(converted),
      "{of the game} 1. 炮二平五 $1 (1. 马八进七 {x}) (1. 兵三进一 马８进７) 1... 马８进７ $5 "
      "2. 马二进三 {end} 1-0");
  EXPECT_TRUE(converted.is_whole());
  EXPECT_EQ(converted.moves, 6);
  EXPECT_EQ(converted.variations, 2);
  EXPECT_EQ(converted.lost_moves, 0);
}

TEST(ConvertGame, KeepsTagsAndSetsGameAndFormat) {
  const auto converted =
      convert("[Red \"a\"]\n[Format \"ICCS\"]\n[X \"y\"]\n1. H2-E2 *", Dialect::kWxf);
  EXPECT_EQ(converted.tree.tag("Game"), "Chinese Chess");
  EXPECT_EQ(converted.tree.tag("Format"), "WXF");
  EXPECT_EQ(converted.tree.tag("Red"), "a");
  EXPECT_EQ(converted.tree.tag("X"), "y");
}

TEST(ConvertGame, KeepsTheRestOfALineThatCannotBePlayedAsAComment) {
  const auto converted = convert(
      "1. h2e2 h9g7 {x}\n2. h2e2 {a } (2. b0c2) h0g2 (2... i9h9) 3. a0a1 1-0", Dialect::kIccs);
  EXPECT_EQ(line_of(converted),
            "1. H2-E2 H9-G7 {x} "
            "{2. h2e2 {a \\u007D (2. b0c2) 2... h0g2 (2... i9h9) 3. a0a1} 1-0");
  ASSERT_EQ(converted.left_out.size(), 1U);
  EXPECT_EQ(converted.left_out[0].line, 2);
  EXPECT_EQ(converted.left_out[0].ply, 3);
  EXPECT_EQ(converted.left_out[0].text, "h2e2");
  EXPECT_EQ(converted.left_out[0].fault.kind, game::Fault::Kind::kIllegalMove);
  EXPECT_EQ(converted.moves, 2);
  EXPECT_EQ(converted.lost_moves, 5);
  EXPECT_FALSE(converted.is_whole());
}

TEST(ConvertGame, KeepsAVariationThatCannotBePlayedBehindTheMoveThatItReplaces) {
  const auto converted =
      convert("1. h2e2 ({why} 1. i0i9 h9g7) (1. b0c2 i9i0 b9c7) h9g7 *", Dialect::kIccs);
  EXPECT_EQ(line_of(converted),
            "1. H2-E2 {({why\\u007D 1. i0i9 h9g7)} (1. B0-C2 {1... i9i0 2. b9c7}) 1... H9-G7 *");
  ASSERT_EQ(converted.left_out.size(), 2U);
  EXPECT_EQ(converted.left_out[1].ply, 2);
}

TEST(ConvertGame, KeepsEverythingOfAGameWhoseFenIsRefused) {
  const auto converted =
      convert("[FEN \"9/9\"]\n[Format \"WXF\"]\n{x} 1. C2=5 (1. H2+3) *", Dialect::kIccs);
  ASSERT_TRUE(converted.fen_fault);
  EXPECT_EQ(converted.tree.tag("FEN"), "9/9");
  EXPECT_EQ(converted.tree.tag("Format"), "WXF");
  EXPECT_EQ(line_of(converted), "{x} {1. C2=5 (1. H2+3)} *");
  EXPECT_EQ(converted.lost_moves, 2);
}

TEST(ConvertGame, SaysInTheFenThatBlackBegins) {
  for (const std::string_view text :
       {"1. 車９進１ 炮二平五 *", "1... h9g7 2. h2e2 *", "1. 馬8進7 炮二平五",
        "[FEN \"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1\"]\n"
        "1. 卒７進１ 炮二平五"}) {
    const auto converted = convert(text, Dialect::kCoordinates);
    EXPECT_TRUE(converted.is_whole()) << text;
    EXPECT_TRUE(converted.tree.black_first()) << text;
    EXPECT_EQ(converted.tree.tag("FEN"),
              "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR b - - 0 1")
        << text;
  }
}

TEST(ConvertGame, TakesDigitsOfBothSidesForRedFirst) {
  const auto converted = convert("1. 炮2平5 馬8進7 2. 馬2進3 *", Dialect::kCoordinates);
  EXPECT_EQ(line_of(converted), "1. h2e2 h9g7 2. h0g2 *");
}

TEST(ConvertGame, ReadsRanksFromOneWhereItIsToldTo) {
  EXPECT_EQ(line_of(convert("[Format \"uci\"]\n1. h3e3 h10g8", Dialect::kCoordinates)),
            "1. h2e2 h9g7");
  auto rules = rules_to(Dialect::kCoordinates);
  rules.from = Dialect::kUci;
  EXPECT_EQ(line_of(convert_game(read("1. h3e3 h10g8"), rules)), "1. h2e2 h9g7");
  EXPECT_EQ(line_of(convert("1. h3e3 h10g8", Dialect::kCoordinates)), "{1. h3e3 h10g8}");
}

TEST(ConvertGame, KnowsQinyuChessByItsTagAndItsFen) {
  const std::string fen(game::make_game(game::RulesetId::kQinyu).value()->start_fen());
  for (const auto& text :
       {std::string("[Game \"Qinyu Chess\"]\n1. e3e6"), std::string("[Game \"沁羽棋\"]\n1. e3e6"),
        "[FEN \"" + fen + "\"]\n1. e3e6"}) {
    const auto converted = convert(text, Dialect::kCoordinates);
    EXPECT_EQ(converted.kit, game::KitId::kQinyu) << text;
    EXPECT_TRUE(converted.is_whole()) << text;
    EXPECT_FALSE(converted.tree.tag("Game").empty());
  }
  auto rules = rules_to(Dialect::kCoordinates);
  rules.ruleset = game::RulesetId::kQinyu;
  const auto forced = convert_game(read("[Game \"Chinese Chess\"]\n1. e3e6"), rules);
  EXPECT_TRUE(forced.is_whole());
  EXPECT_EQ(forced.tree.tag("Game"), "Qinyu Chess");
}

TEST(ConvertGame, SaysThatAGameHasNoSuchNotation) {
  const auto converted = convert("[Game \"Qinyu Chess\"]\n1. e3e6 e10e7 *", Dialect::kIccs);
  ASSERT_EQ(converted.left_out.size(), 1U);
  EXPECT_EQ(converted.left_out[0].fault.kind, game::Fault::Kind::kNoSuchDialect);
  EXPECT_EQ(line_of(converted), "{1. e3e6 e10e7} *");
}

// Random legal moves, mostly in one line, with variations from anywhere.
class RandomGames {
 public:
  RandomGames(game::RulesetId ruleset, unsigned seed) : ruleset_(ruleset), random_(seed) {}

  notation::PgnTree next() {
    record_ = {};
    record_.tree.add_tag("Game", game_tag_of(game::kit_of(ruleset_)));
    game_ = game::make_game(ruleset_).value();
    grow(GameTree::kStart, 80);
    record_.lines.resize(record_.tree.move_count() + 1);
    return std::move(record_);
  }

 private:
  std::size_t below(std::size_t bound) { return random_() % bound; }

  void grow(NodeId from, int plies) {
    if (plies <= 0) return;
    const auto moves = game_->legal_moves();
    if (moves.empty()) return;
    const std::size_t main = below(moves.size());
    const NodeId next = add(from, moves[main], plies - 1);
    if (below(8) == 0 && moves.size() > 1)
      add(from, moves[(main + 1) % moves.size()], static_cast<int>(below(6)));
    if (below(6) == 0) record_.tree.add_comment(next, "注 }");
  }

  NodeId add(NodeId from, const std::string& move, int plies) {
    const NodeId added = record_.tree.add_move(from, move);
    EXPECT_TRUE(game_->play(move));
    grow(added, plies);
    EXPECT_TRUE(game_->undo());
    return added;
  }

  game::RulesetId ruleset_;
  std::mt19937 random_;
  notation::PgnTree record_;
  std::unique_ptr<game::Game> game_;
};

void check_every_dialect(game::RulesetId ruleset, int games) {
  RandomGames random(ruleset, 1);
  for (int i = 0; i < games; ++i) {
    const auto record = random.next();
    const auto plain = convert_game(record, rules_to(Dialect::kCoordinates));
    ASSERT_TRUE(plain.is_whole());
    const auto game = game::make_game(ruleset).value();
    for (const auto dialect : game->dialects()) {
      const auto there = convert_game(record, rules_to(dialect));
      ASSERT_TRUE(there.is_whole()) << notation::dialect_name(dialect);
      std::string text;
      write_pgn(there.tree, text);
      const auto back = convert_game(read(text), rules_to(Dialect::kCoordinates));
      ASSERT_EQ(back.tree, plain.tree) << text;
    }
  }
}

TEST(ConvertGame, ComesBackFromEveryDialectOfXiangqi) {
  check_every_dialect(game::RulesetId::kCxq, 60);
}

TEST(ConvertGame, ComesBackFromEveryDialectOfQinyuChess) {
  check_every_dialect(game::RulesetId::kQinyu, 40);
}

TEST(ConvertGame, BearsVariationsNestedAThousandDeep) {
  constexpr int kDepth = 1000;
  std::string text = "1. h2e2 h9g7";
  for (int i = 0; i < kDepth; ++i) text += " (1... b9c7 2. b0c2 c7b9 3. c2b0 h9g7";
  for (int i = 0; i < kDepth; ++i) text += ")";
  const auto converted = convert(text, Dialect::kWxf);
  EXPECT_TRUE(converted.is_whole());
  EXPECT_EQ(converted.moves, 2 + 5 * kDepth);
}

}  // namespace
}  // namespace apps
