// docs/formats/qinyu-notation.md.
#include "notation/qinyu/chinese.hpp"

#include <string>
#include <string_view>
#include <utility>

#include <gtest/gtest.h>

#include "notation/qinyu/coordinates.hpp"
#include "notation/qinyu/fen.hpp"
#include "notation/text_fault.hpp"
#include "rules/qinyu/board.hpp"

namespace notation::qinyu {
namespace {

using rules::qinyu::Board;

constexpr std::string_view kStart =
    "rnbeaqkaebnr/wcjhsggsdmcw/pppppppppppp/12/12/12/12/12/12/PPPPPPPPPPPP/WCJHSGGSDMCW/"
    "RNBEAQKAEBNR[] w KQkq - 0 1";
constexpr std::string_view kPawns = "k11/3P8/2P1n7/12/12/12/12/12/12/12/12/5K6[PR] w - - 0 1";
// One piece of each kind, far from each other.
constexpr std::string_view kOneOfEach =
    "k11/12/1Q1A1E1B1N2/12/12/1R1G1S1D1H2/12/12/1M1J1C1W4/12/12/5K5P[] w - - 0 1";

std::string read(std::string_view fen, std::string_view text) {
  const auto move = parse_chinese(Board(*parse_fen(fen)), text);
  if (move) return write_coordinates(*move);
  switch (move.error().part) {
    case TextFault::Part::kNoSuchMove:
      return "no such move";
    case TextFault::Part::kAmbiguous: {
      std::string names = "ambiguous";
      for (const auto& name : move.error().candidates) names += " " + name;
      return names;
    }
    default:
      return "no move";
  }
}

std::string write(std::string_view fen, std::string_view squares, Script script) {
  return write_chinese(Board(*parse_fen(fen)), *parse_coordinates(squares), script);
}

TEST(QinyuChinese, WritesStepsCapturesPromotionsAndDrops) {
  EXPECT_EQ(write(kStart, "e3e6", Script::kTraditional), "兵e3-e6");
  EXPECT_EQ(write(kStart, "b2b10", Script::kTraditional), "炮b2吃b10");
  EXPECT_EQ(write(kPawns, "c10c11q", Script::kTraditional), "兵c10-c11升后");
  EXPECT_EQ(write(kPawns, "c10c11", Script::kTraditional), "兵c10-c11不升");
  EXPECT_EQ(write(kPawns, "P@e5", Script::kTraditional), "兵打e5");
  EXPECT_EQ(write(kPawns, "R@a1", Script::kSimplified), "车打a1");
  EXPECT_EQ(write(kPawns, "R@a1", Script::kTraditional), "車打a1");
}

TEST(QinyuChinese, ReadsWhatItWritesAndTheBareStep) {
  EXPECT_EQ(read(kStart, "兵e3-e6"), "e3e6");
  EXPECT_EQ(read(kStart, "炮b2吃b10"), "b2b10");
  EXPECT_EQ(read(kStart, "炮b2xb10"), "b2b10");
  EXPECT_EQ(read(kPawns, "兵c10-c11升后"), "c10c11q");
  EXPECT_EQ(read(kPawns, "兵c10-c11升皇后"), "c10c11q");
  EXPECT_EQ(read(kPawns, "兵c10-c11不升"), "c10c11");
  EXPECT_EQ(read(kPawns, "兵c10-c11"), "c10c11");
  EXPECT_EQ(read(kPawns, "兵打e5"), "P@e5");
}

TEST(QinyuChinese, ReadsEveryNameOfEveryPiece) {
  for (const auto& [name, from] : {std::pair{"皇后", "b10"},
                                   {"后", "b10"},
                                   {"仕", "d10"},
                                   {"士", "d10"},
                                   {"象", "f10"},
                                   {"主教", "h10"},
                                   {"教", "h10"},
                                   {"騎士", "j10"},
                                   {"骑", "j10"},
                                   {"車", "b7"},
                                   {"车", "b7"},
                                   {"金將", "d7"},
                                   {"金", "d7"},
                                   {"银将", "f7"},
                                   {"銀", "f7"},
                                   {"龍王", "h7"},
                                   {"龙", "h7"},
                                   {"龍馬", "j7"},
                                   {"马", "j7"},
                                   {"首相", "b4"},
                                   {"相", "b4"},
                                   {"大主教", "d4"},
                                   {"祭", "d4"},
                                   {"炮", "f4"},
                                   {"巫", "h4"},
                                   {"國王", "f1"},
                                   {"王", "f1"}}) {
    const Board board(*parse_fen(kOneOfEach));
    const auto start = std::string(name) + from + "-";
    bool found = false;
    for (char file = 'a'; file <= 'l'; ++file) {
      for (int rank = 1; rank <= 12; ++rank) {
        const auto target = std::string(1, file) + std::to_string(rank);
        const auto move = read(kOneOfEach, start + target);
        if (move == from + target) found = true;
      }
    }
    EXPECT_TRUE(found) << name;
  }
}

TEST(QinyuChinese, ReadsAMoveWithoutItsOriginWhereOneFits) {
  EXPECT_EQ(read(kStart, "兵e6"), "e3e6");
  EXPECT_EQ(read(kStart, "兵-e6"), "e3e6");
  constexpr std::string_view kRooks = "k11/12/12/12/R10R/12/12/12/12/12/12/5K6[] w - - 0 1";
  EXPECT_EQ(read(kRooks, "车a12"), "no such move");
  EXPECT_EQ(read(kRooks, "车a9"), "a8a9");
  EXPECT_EQ(read(kRooks, "車e8"), "ambiguous a8e8 l8e8");
  EXPECT_EQ(read(kRooks, "車l8-e8"), "l8e8");
}

TEST(QinyuChinese, RefusesWhatIsNoneOfIt) {
  for (const std::string_view bad : {"", "車", "車a1-", "車a1-a", "車a1-a13", "車a1a2", "炮二平五",
                                     "王打e5", "兵c10-c11升", "兵c10-c11升王", "兵c10-c11升兵",
                                     "車a1-a5升后", "兵打e5升后", "兵e3-e6 ", "\xE8\xBB", "a1a5"})
    EXPECT_EQ(read(kPawns, bad), "no move") << bad;
  EXPECT_EQ(read(kPawns, "炮c10-c11"), "no such move");
  EXPECT_EQ(read(kPawns, "兵d11-d12不升"), "no such move");
  EXPECT_EQ(read(kPawns, "后打e5"), "no such move");
}

TEST(QinyuChinese, SaysWhereReadingStopped) {
  const Board board(*parse_fen(kPawns));
  const auto offset = [&](std::string_view text) {
    return parse_chinese(board, text).error().offset;
  };
  EXPECT_EQ(offset("x"), 0);
  EXPECT_EQ(offset("兵m1"), 3);
  EXPECT_EQ(offset("兵a1-m1"), 6);
  EXPECT_EQ(offset("兵a1-a2a"), 8);
}

}  // namespace
}  // namespace notation::qinyu
