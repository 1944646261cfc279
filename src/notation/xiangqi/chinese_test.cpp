#include "notation/xiangqi/chinese.hpp"

#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "notation/text_fault.hpp"
#include "notation/xiangqi/coordinates.hpp"
#include "notation/xiangqi/fen.hpp"
#include "notation/xiangqi/signs.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"

namespace notation::xiangqi {
namespace {

using rules::xiangqi::Board;
using rules::xiangqi::Move;

constexpr std::string_view kRed = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w";
constexpr std::string_view kBlack = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR b";

// The coordinates of a text, or the name of its fault.
std::string read(std::string_view fen, std::string_view text) {
  const auto setup = parse_fen(fen);
  if (!setup) return "bad FEN";
  const auto move = parse_chinese(rules::xiangqi::Board(*setup), text);
  if (move) return write_coordinates(*move);
  switch (move.error().part) {
    case TextFault::Part::kMove:
    case TextFault::Part::kTail:
      return "no move";
    case TextFault::Part::kNoSuchMove:
      return "no such move";
    case TextFault::Part::kAmbiguous: {
      std::string names = "ambiguous";
      for (const auto& name : move.error().candidates) names += " " + name;
      return names;
    }
    default:
      return "?";
  }
}

std::string write(std::string_view fen, std::string_view squares) {
  return write_chinese(Board(*parse_fen(fen)), *parse_coordinates(squares), Script::kSimplified);
}

TEST(ChineseNotation, ReadsBothScriptsAndBothWidths) {
  EXPECT_EQ(read(kRed, "炮二平五"), "h2e2");
  EXPECT_EQ(read(kRed, "馬二進三"), "h0g2");
  EXPECT_EQ(read(kRed, "傌二进三"), "h0g2");
  EXPECT_EQ(read(kRed, "俥一進一"), "i0i1");
  EXPECT_EQ(read(kRed, "相三进五"), "g0e2");
  EXPECT_EQ(read(kRed, "帥五進一"), "e0e1");
  EXPECT_EQ(read(kBlack, "砲８平５"), "h7e7");
  EXPECT_EQ(read(kBlack, "马8进7"), "h9g7");
  EXPECT_EQ(read(kBlack, "象３進５"), "c9e7");
  EXPECT_EQ(read(kBlack, "士４进５"), "d9e8");
  EXPECT_EQ(read(kBlack, "卒７進１"), "g6g5");
}

TEST(ChineseNotation, TellsFrontFromRear) {
  constexpr std::string_view kTwo = "3k5/9/9/4C4/9/9/9/4C4/9/5K3 w";
  EXPECT_EQ(read(kTwo, "前炮退二"), "e6e4");
  EXPECT_EQ(read(kTwo, "炮前退二"), "e6e4");
  EXPECT_EQ(read(kTwo, "后炮平四"), "e2f2");
  EXPECT_EQ(read(kTwo, "後炮平四"), "e2f2");
  EXPECT_EQ(read(kTwo, "中炮平四"), "no such move");
  constexpr std::string_view kBlackRooks = "3k4r/9/9/9/8r/9/9/9/9/5K3 b";
  EXPECT_EQ(read(kBlackRooks, "前車進１"), "i5i4");
  EXPECT_EQ(read(kBlackRooks, "後車進１"), "i9i8");
}

TEST(ChineseNotation, NumbersPawnsFromTheRightFrontToRear) {
  constexpr std::string_view kThree = "3k5/4P4/4P4/4P4/9/9/9/9/9/5K3 w";
  EXPECT_EQ(read(kThree, "前兵平六"), "e8d8");
  EXPECT_EQ(read(kThree, "中兵平六"), "e7d7");
  EXPECT_EQ(read(kThree, "后兵平六"), "e6d6");
  EXPECT_EQ(read(kThree, "二兵平六"), "e7d7");
  constexpr std::string_view kTwoFiles = "3k5/9/2P3P2/2P3P2/9/9/9/9/9/5K3 w";
  EXPECT_EQ(read(kTwoFiles, "一兵平二"), "g7h7");
  EXPECT_EQ(read(kTwoFiles, "四兵平六"), "c6d6");
  EXPECT_EQ(read(kTwoFiles, "前兵进一"), "ambiguous c7c8 g7g8");
  EXPECT_EQ(read(kTwoFiles, "前七进一"), "c7c8");
}

TEST(ChineseNotation, TakesTheOneLegalPieceOfAFile) {
  constexpr std::string_view kElephants = "3k5/9/9/9/9/2B6/9/9/9/2B2K3 w";
  EXPECT_EQ(read(kElephants, "相七退五"), "c4e2");
  EXPECT_EQ(read(kElephants, "相七进五"), "c0e2");
}

TEST(ChineseNotation, NamesWhatIsWrong) {
  EXPECT_EQ(read(kRed, ""), "no move");
  EXPECT_EQ(read(kRed, "炮二平"), "no move");
  EXPECT_EQ(read(kRed, "炮二平五五"), "no move");
  EXPECT_EQ(read(kRed, "\xFF\xFE"), "no move");
  EXPECT_EQ(read(kRed, "炮五平二"), "no such move");
  EXPECT_EQ(read(kRed, "车一进三"), "no such move");
}

// The refusals of docs/formats/chinese-notation.md.
TEST(ChineseNotation, RefusesWhatThePageRefuses) {
  EXPECT_EQ(read(kRed, "炮二"), "no move");
  EXPECT_EQ(read(kRed, "跑二平五"), "no move");
  EXPECT_EQ(read(kRed, "炮二五平"), "no move");
  EXPECT_EQ(read(kRed, "炮三平五"), "no such move");
  EXPECT_EQ(read(kRed, "马二平三"), "no such move");
  EXPECT_EQ(read(kRed, "马二进五"), "no such move");
  EXPECT_EQ(read(kRed, "前炮进一"), "no such move");
  EXPECT_EQ(read(kRed, "相七进三"), "no such move");
  EXPECT_EQ(read("3k5/9/9/4C4/9/9/9/4C4/9/5K3 w", "炮五平四"), "ambiguous e2f2 e6f6");
  EXPECT_EQ(read("3k5/9/9/4C4/9/9/9/4C4/9/5K3 w", "进炮退二"), "no move");
  EXPECT_EQ(read(kRed, "一炮平五"), "no move");
}

TEST(ChineseNotation, NumbersFourAndFivePawnsFromTheFront) {
  constexpr std::string_view kFive = "3kP4/4P4/4P4/4P4/4P4/9/9/9/9/5K3 w";
  EXPECT_EQ(read(kFive, "一兵平四"), "e9f9");
  EXPECT_EQ(read(kFive, "五兵平六"), "e5d5");
  EXPECT_EQ(read(kFive, "前兵平四"), "e9f9");
  EXPECT_EQ(read(kFive, "中兵平六"), "e7d7");
  EXPECT_EQ(read(kFive, "后兵平六"), "e5d5");
  EXPECT_EQ(read(kFive, "六兵平六"), "no such move");
  EXPECT_EQ(write(kFive, "e6d6"), "四兵平六");
}

TEST(ChineseNotation, ReadsPlaceAndFileOfAPawnTogether) {
  constexpr std::string_view kTwoFiles = "3k5/9/2P3P2/2P3P2/9/9/9/9/9/5K3 w";
  EXPECT_EQ(read(kTwoFiles, "前七进一"), "c7c8");
  EXPECT_EQ(read(kTwoFiles, "后三平四"), "g6f6");
  EXPECT_EQ(read(kTwoFiles, "前兵七平八"), "c7b7");
  EXPECT_EQ(read(kTwoFiles, "後兵三平二"), "g6h6");
  EXPECT_EQ(read(kTwoFiles, "前兵五平四"), "no such move");
}

TEST(ChineseNotation, ReadsTheShortFormWhereOneMoveFits) {
  EXPECT_EQ(read(kRed, "炮二五"), "h2e2");
  EXPECT_EQ(read(kRed, "马八7"), "b0c2");
  EXPECT_EQ(read(kBlack, "砲８５"), "h7e7");
  EXPECT_EQ(read(kRed, "车一二"), "i0i2");
  EXPECT_EQ(read("3k5/9/9/4C4/9/9/9/4C4/9/5K3 w", "前炮二"), "ambiguous e6e4 e6e8 e6h6");
  EXPECT_EQ(read(kRed, "炮二四"), "ambiguous h2f2 h2h6");
  EXPECT_EQ(read(kRed, "炮二"), "no move");
  EXPECT_EQ(read(kRed, "炮二平"), "no move");
}

TEST(ChineseNotation, ReadsTheRarerWordsForTheAction) {
  EXPECT_EQ(read(kRed, "马二上三"), "h0g2");
  EXPECT_EQ(read(kRed, "炮二=五"), "h2e2");
  EXPECT_EQ(read(kRed, "車1+1"), "i0i1");
  EXPECT_EQ(read("3k5/9/9/9/8R/9/9/9/9/5K3 w", "车一下二"), "i5i3");
  EXPECT_EQ(read("3k5/9/9/9/8R/9/9/9/9/5K3 w", "车一-二"), "i5i3");
}

TEST(ChineseNotation, NamesTheMovesThatAnAmbiguousTextFits) {
  EXPECT_EQ(read("3k5/9/9/4C4/9/9/9/4C4/9/5K3 w", "炮五平四"), "ambiguous e2f2 e6f6");
  EXPECT_EQ(read("3k5/9/2P3P2/2P3P2/9/9/9/9/9/5K3 w", "前兵进一"), "ambiguous c7c8 g7g8");
}

TEST(ChineseNotation, WritesBothScripts) {
  const auto both = [](std::string_view fen, std::string_view squares) {
    const Board board(*parse_fen(fen));
    const Move move = *parse_coordinates(squares);
    return write_chinese(board, move, Script::kSimplified) + " " +
           write_chinese(board, move, Script::kTraditional);
  };
  EXPECT_EQ(both(kRed, "i0i1"), "车一进一 車一進一");
  EXPECT_EQ(both(kBlack, "h9g7"), "马８进７ 馬８進７");
  EXPECT_EQ(both(kBlack, "e9e8"), "将５进１ 將５進１");
  EXPECT_EQ(both("3k5/9/9/9/9/9/9/9/4K4/9 w", "e1e0"), "帅五退一 帥五退一");
  EXPECT_EQ(both("3k5/9/9/4C4/9/9/9/4C4/9/5K3 w", "e2f2"), "后炮平四 後炮平四");
  EXPECT_EQ(both(kBlack, "g6g5"), "卒７进１ 卒７進１");
}

TEST(ChineseNotation, SaysWhereReadingStopped) {
  const rules::xiangqi::Board board(*parse_fen(kRed));
  const auto offset = [&](std::string_view text) {
    return parse_chinese(board, text).error().offset;
  };
  EXPECT_EQ(offset("跑二平五"), 0);
  EXPECT_EQ(offset("炮炮平五"), 3);
  EXPECT_EQ(offset("炮二五平"), 6);
  EXPECT_EQ(offset("炮二平"), 9);
  EXPECT_EQ(offset("炮二平五五"), 12);
}

}  // namespace
}  // namespace notation::xiangqi
