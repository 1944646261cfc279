#include "text/board_text.hpp"

#include <set>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "board/geometry.hpp"
#include "game/game.hpp"
#include "text/catalogue.hpp"

namespace text {
namespace {

using board::Side;
using game::KitId;
using game::RulesetId;

std::string draw(Language language, Glyphs glyphs, RulesetId ruleset, std::string_view fen) {
  return draw_board(language, glyphs, *game::make_game(ruleset, fen).value());
}

TEST(BoardText, DrawsXiangqiWithLetters) {
  EXPECT_EQ(draw(Language::kEnglish, Glyphs::kWestern, RulesetId::kCxq, "start"),
            " 9  r n b a k a b n r\n"
            " 8  . . . . . . . . .\n"
            " 7  . c . . . . . c .\n"
            " 6  p . p . p . p . p\n"
            " 5  . . . . . . . . .\n"
            "    ~ ~ ~ ~ ~ ~ ~ ~ ~\n"
            " 4  . . . . . . . . .\n"
            " 3  P . P . P . P . P\n"
            " 2  . C . . . . . C .\n"
            " 1  . . . . . . . . .\n"
            " 0  R N B A K A B N R\n"
            "    a b c d e f g h i\n"
            "Red to move\n");
}

TEST(BoardText, CountsFilesInChineseAsPlayersDo) {
  EXPECT_EQ(draw(Language::kTraditional, Glyphs::kHan, RulesetId::kCxq, "start"),
            "    １ ２ ３ ４ ５ ６ ７ ８ ９\n"
            " 9  車 馬 象 士 將 士 象 馬 車\n"
            " 8  ＋ ＋ ＋ ＋ ＋ ＋ ＋ ＋ ＋\n"
            " 7  ＋ 砲 ＋ ＋ ＋ ＋ ＋ 砲 ＋\n"
            " 6  卒 ＋ 卒 ＋ 卒 ＋ 卒 ＋ 卒\n"
            " 5  ＋ ＋ ＋ ＋ ＋ ＋ ＋ ＋ ＋\n"
            "    楚河　　　　漢界\n"
            " 4  ＋ ＋ ＋ ＋ ＋ ＋ ＋ ＋ ＋\n"
            " 3  兵 ＋ 兵 ＋ 兵 ＋ 兵 ＋ 兵\n"
            " 2  ＋ 炮 ＋ ＋ ＋ ＋ ＋ 炮 ＋\n"
            " 1  ＋ ＋ ＋ ＋ ＋ ＋ ＋ ＋ ＋\n"
            " 0  俥 傌 相 仕 帥 仕 相 傌 俥\n"
            "    九 八 七 六 五 四 三 二 一\n"
            "輪到紅方走\n");
}

constexpr std::string_view kQinyu = "5k6/12/12/12/12/12/12/12/12/12/4q7/4Q~1K5[NPPqnp] w - - 0 1";

TEST(BoardText, MarksPromotedPiecesAndShowsHands) {
  const auto text = draw(Language::kEnglish, Glyphs::kWestern, RulesetId::kQinyu, kQinyu);
  EXPECT_NE(text.find(" 1  . . . . Q~. K"), std::string::npos) << text;
  EXPECT_NE(text.find("White in hand: N Px2\n"), std::string::npos) << text;
  EXPECT_NE(text.find("Black in hand: q n p\n"), std::string::npos) << text;
}

TEST(BoardText, MarksBlackWhereTheCharactersAreTheSame) {
  const auto text = draw(Language::kTraditional, Glyphs::kHan, RulesetId::kQinyu, kQinyu);
  EXPECT_NE(text.find(" 2   ．  ．  ．  ． v后 "), std::string::npos) << text;
  EXPECT_NE(text.find(" 1   ．  ．  ．  ．  后~ ．  王"), std::string::npos) << text;
  EXPECT_NE(text.find("白方手中：騎 兵x2\n"), std::string::npos) << text;
}

TEST(BoardText, GivesEveryPieceOfAKitACharacterOfItsOwn) {
  for (const auto language : kLanguages) {
    std::set<std::string_view> glyphs;
    for (const char letter : std::string_view("KQAEBNRGSDHMJCWP"))
      glyphs.insert(han_glyph(language, KitId::kQinyu, {Side::kFirst, letter, false}));
    EXPECT_EQ(glyphs.size(), 16U);
    glyphs.clear();
    for (const auto side : {Side::kFirst, Side::kSecond}) {
      for (const char letter : std::string_view("KABRNCP"))
        glyphs.insert(han_glyph(language, KitId::kXiangqi, {side, letter, false}));
    }
    EXPECT_EQ(glyphs.size(), 14U);
    EXPECT_FALSE(glyphs.contains(""));
  }
}

}  // namespace
}  // namespace text
