#include "notation/xiangqi/chinese.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <random>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "board/geometry.hpp"
#include "notation/text_fault.hpp"
#include "notation/xiangqi/coordinates.hpp"
#include "notation/xiangqi/fen.hpp"
#include "rules/position.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"

namespace notation::xiangqi {
namespace {

using rules::xiangqi::Board;
using rules::xiangqi::Move;
using rules::xiangqi::Role;
using rules::xiangqi::Square;

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
  EXPECT_EQ(read("3k5/9/9/4C4/9/9/9/4C4/9/5K3 w", "炮五平四"), "ambiguous");
  EXPECT_EQ(read("3k5/9/9/4C4/9/9/9/4C4/9/5K3 w", "进炮退二"), "no move");
  EXPECT_EQ(read(kRed, "一炮平五"), "no move");
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

// Each legal move has one text of its own, and reading it gives the move back.
void expect_texts_read_back(const Board& board) {
  rules::MoveList<rules::xiangqi::Kit> moves;
  board.legal_moves(moves);
  std::set<std::string> texts;
  for (const auto move : moves) {
    const std::string text = write_chinese(board, move, Script::kSimplified);
    EXPECT_TRUE(texts.insert(text).second) << text;
    const auto read = parse_chinese(board, text);
    ASSERT_TRUE(read.has_value()) << text << " in " << write_fen(board.setup());
    EXPECT_EQ(*read, move) << text << " in " << write_fen(board.setup());
  }
}

TEST(ChineseNotation, ReadsBackTheTextOfEveryMoveOfRandomGames) {
  std::mt19937 random(20240501);
  for (int game = 0; game < 40; ++game) {
    Board board(*parse_fen(kRed));
    for (int ply = 0; ply < 200; ++ply) {
      expect_texts_read_back(board);
      rules::MoveList<rules::xiangqi::Kit> moves;
      board.legal_moves(moves);
      if (moves.empty()) break;
      board.make(moves[random() % moves.size()]);
    }
  }
}

TEST(ChineseNotation, ReadsBackTheTextsOfCrowdedPawns) {
  for (const std::string_view fen :
       {"3k5/4P4/4P4/4P4/4P4/4P4/9/9/9/5K3 w", "3k5/4P4/4P4/4P4/4P4/P8/9/9/9/5K3 w",
        "3k5/9/2P1P4/2P1P3P/9/9/9/9/9/5K3 w", "3k5/9/2P1P4/2P1P4/2P6/9/9/9/9/5K3 w",
        "3k5/9/9/9/9/9/2p1p4/2p1p4/2p6/5K3 b", "3k1P3/5P3/5P3/9/9/9/9/9/9/4K4 w"})
    expect_texts_read_back(Board(*parse_fen(fen)));
}

}  // namespace
}  // namespace notation::xiangqi
