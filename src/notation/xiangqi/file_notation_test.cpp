#include "notation/xiangqi/file_notation.hpp"

#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "notation/text_fault.hpp"
#include "notation/xiangqi/coordinates.hpp"
#include "notation/xiangqi/fen.hpp"
#include "rules/xiangqi/board.hpp"

namespace notation::xiangqi {
namespace {

constexpr std::string_view kRed = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w";
constexpr std::string_view kBlack = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR b";

// The coordinates of a text, or the name of its fault.
std::string read(std::string_view fen, std::string_view text) {
  const auto setup = parse_fen(fen);
  if (!setup) return "bad FEN";
  const auto move = parse_file_notation(rules::xiangqi::Board(*setup), text);
  if (move) return write_coordinates(*move);
  switch (move.error().part) {
    case TextFault::Part::kMove:
      return "no move";
    case TextFault::Part::kNoSuchMove:
      return "no such move";
    case TextFault::Part::kAmbiguous:
      return "ambiguous";
    default:
      return "?";
  }
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
  EXPECT_EQ(read(kTwoFiles, "前兵进一"), "ambiguous");
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

TEST(WxfNotation, ReadsWesternForms) {
  EXPECT_EQ(read(kRed, "C2=5"), "h2e2");
  EXPECT_EQ(read(kRed, "C2.5"), "h2e2");
  EXPECT_EQ(read(kRed, "H2+3"), "h0g2");
  EXPECT_EQ(read(kRed, "Ｃ２＝５"), "h2e2");
  EXPECT_EQ(read(kBlack, "c8=5"), "h7e7");
  constexpr std::string_view kTwo = "3k5/9/9/4C4/9/9/9/4C4/9/5K3 w";
  EXPECT_EQ(read(kTwo, "+C-2"), "e6e4");
  EXPECT_EQ(read(kTwo, "C-=4"), "e2f2");
}

TEST(RecordMove, ReadsCoordinatesIccsAndFiles) {
  const rules::xiangqi::Board board(*parse_fen(kRed));
  for (const std::string_view text : {"h2e2", "H2-E2", "h2-e2", "C2=5", "炮二平五"}) {
    const auto move = parse_record_move(board, text);
    ASSERT_TRUE(move.has_value()) << text;
    EXPECT_EQ(write_coordinates(*move), "h2e2");
  }
}

}  // namespace
}  // namespace notation::xiangqi
