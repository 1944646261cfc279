// docs/formats/qinyu-notation.md.
#include "notation/qinyu/algebraic.hpp"

#include <string>
#include <string_view>

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
// Three queens that all reach e5.
constexpr std::string_view kQueens = "10k1/12/12/12/12/12/12/Q3p3Q3/12/12/12/Q3K7[] w - - 0 1";
constexpr std::string_view kPawns = "k11/3P8/2P1n7/12/12/12/12/12/12/12/12/5K6[PR] w - - 0 1";

std::string read(std::string_view fen, std::string_view text) {
  const auto move = parse_algebraic(Board(*parse_fen(fen)), text);
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

std::string write(std::string_view fen, std::string_view squares) {
  return write_algebraic(Board(*parse_fen(fen)), *parse_coordinates(squares));
}

TEST(QinyuAlgebraic, WritesPieceAndSquare) {
  EXPECT_EQ(write(kStart, "e3e6"), "e6");
  EXPECT_EQ(write(kStart, "c2b4"), "Jb4");
  EXPECT_EQ(write(kStart, "b2b10"), "Cxb10");
  EXPECT_EQ(read(kStart, "e6"), "e3e6");
  EXPECT_EQ(read(kStart, "Pe6"), "e3e6");
  EXPECT_EQ(read(kStart, "Jc2-b4"), "c2b4");
  EXPECT_EQ(read(kStart, "Cxb10"), "b2b10");
}

TEST(QinyuAlgebraic, TellsTheOriginByFileThenRankThenBoth) {
  EXPECT_EQ(write(kQueens, "i5e5"), "Qixe5");
  EXPECT_EQ(write(kQueens, "a1e5"), "Q1xe5");
  EXPECT_EQ(write(kQueens, "a5e5"), "Qa5xe5");
  EXPECT_EQ(read(kQueens, "Qixe5"), "i5e5");
  EXPECT_EQ(read(kQueens, "Q1e5"), "a1e5");
  EXPECT_EQ(read(kQueens, "Qa5e5"), "a5e5");
  EXPECT_EQ(read(kQueens, "Qae5"), "ambiguous a1e5 a5e5");
  EXPECT_EQ(read(kQueens, "Qe5"), "ambiguous a1e5 a5e5 i5e5");
}

TEST(QinyuAlgebraic, WritesPromotionAndLeavesItOut) {
  EXPECT_EQ(write(kPawns, "c10c11q"), "c11=Q");
  EXPECT_EQ(write(kPawns, "c10c11"), "c11");
  EXPECT_EQ(write(kPawns, "d11d12m"), "d12=M+");
  EXPECT_EQ(read(kPawns, "c11=Q"), "c10c11q");
  EXPECT_EQ(read(kPawns, "c11"), "c10c11");
  EXPECT_EQ(read(kPawns, "d12"), "no such move");
  EXPECT_EQ(read(kPawns, "d12=P"), "no move");
  EXPECT_EQ(read(kPawns, "c11=q"), "no move");
  EXPECT_EQ(read(kPawns, "P@c11=Q"), "no move");
}

TEST(QinyuAlgebraic, WritesDrops) {
  EXPECT_EQ(write(kPawns, "P@e5"), "P@e5");
  EXPECT_EQ(write(kPawns, "R@a1"), "R@a1+");
  EXPECT_EQ(read(kPawns, "R@a1"), "R@a1");
  EXPECT_EQ(read(kPawns, "P@e2"), "no such move");
  EXPECT_EQ(read(kPawns, "K@e5"), "no move");
}

TEST(QinyuAlgebraic, WritesCastling) {
  constexpr std::string_view kCastling = "6k5/12/12/12/12/12/12/12/12/12/12/R5K4R[] w KQ - 0 1";
  EXPECT_EQ(write(kCastling, "g1i1"), "O-O");
  EXPECT_EQ(write(kCastling, "g1e1"), "O-O-O");
  for (const std::string_view text : {"O-O", "0-0", "Ki1"})
    EXPECT_EQ(read(kCastling, text), "g1i1");
  EXPECT_EQ(read(kCastling, "0-0-0"), "g1e1");
  EXPECT_EQ(read(kStart, "O-O"), "no such move");
}

// One pawn steps to the square and another takes in passing there.
TEST(QinyuAlgebraic, TellsAPawnThatLeavesItsFile) {
  constexpr std::string_view kPassing = "k11/12/12/12/4pP6/12/12/12/12/12/12/6K5[] w - e9 0 1";
  EXPECT_EQ(read(kPassing, "f9"), "f8f9");
  EXPECT_EQ(read(kPassing, "fxe9"), "f8e9");
  EXPECT_EQ(read(kPassing, "xe9"), "f8e9");
  EXPECT_EQ(write(kPassing, "f8e9"), "fxe9");
}

TEST(QinyuAlgebraic, RefusesWhatIsNoneOfIt) {
  for (const std::string_view bad : {"", "Q", "Qm5", "Q5", "Qe13", "Xe5", "Qe0", "qe5", "e5e", "O-",
                                     "Qe5=Q", "Qxxe5", "車a1-a5"})
    EXPECT_EQ(read(kQueens, bad), "no move") << bad;
}

}  // namespace
}  // namespace notation::qinyu
