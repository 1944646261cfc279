#include "notation/xiangqi/algebraic.hpp"

#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "notation/text_fault.hpp"
#include "notation/xiangqi/coordinates.hpp"
#include "notation/xiangqi/fen.hpp"
#include "rules/xiangqi/board.hpp"

namespace notation::xiangqi {
namespace {

using Part = TextFault::Part;
using rules::xiangqi::Board;

constexpr std::string_view kStart = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w";

std::string read(std::string_view fen, std::string_view text) {
  const auto move = parse_algebraic(Board(*parse_fen(fen)), text);
  return move ? write_coordinates(*move) : "none";
}

TEST(Algebraic, ReadsPieceAndSquare) {
  EXPECT_EQ(read(kStart, "Che2"), "h2e2");
  EXPECT_EQ(read(kStart, "Hg2"), "h0g2");
  EXPECT_EQ(read(kStart, "Ade1"), "d0e1");
  EXPECT_EQ(read(kStart, "e4"), "e3e4");
  EXPECT_EQ(read(kStart, "Chxh9+"), "h2h9");
}

std::string write(std::string_view fen, std::string_view squares) {
  return write_algebraic(Board(*parse_fen(fen)), *parse_coordinates(squares));
}

TEST(Algebraic, WritesAsLittleOfTheOriginAsWillDo) {
  EXPECT_EQ(write(kStart, "h2e2"), "Che2");
  EXPECT_EQ(write(kStart, "h2h4"), "Ch4");
  EXPECT_EQ(write(kStart, "h0g2"), "Hg2");
  EXPECT_EQ(write(kStart, "d0e1"), "Ade1");
  EXPECT_EQ(write(kStart, "g0e2"), "Ege2");
  EXPECT_EQ(write(kStart, "e0e1"), "Ke1");
  EXPECT_EQ(write("3k5/9/9/9/8R/9/9/9/8R/5K3 w", "i5i3"), "R5i3");
  // Horses on one rank with one target, and on one file with another.
  EXPECT_EQ(write("3k5/9/9/9/9/4N1N2/9/9/9/5K3 w", "e4f6"), "Hef6");
  EXPECT_EQ(write("3k5/9/9/4N4/9/4N4/9/9/9/5K3 w", "e4g5"), "H4g5");
}

TEST(Algebraic, WritesCapturesChecksAndMate) {
  EXPECT_EQ(write(kStart, "h2h9"), "Cxh9");
  EXPECT_EQ(write("4k4/9/9/9/9/9/9/9/8R/5K3 w", "i1i9"), "Ri9+");
  EXPECT_EQ(write("3aka3/9/9/9/7C1/9/4C4/9/9/3K5 w", "h5e5"), "Che5#");
}

// A pawn that captures or leaves its file tells it; one told by its square alone goes ahead.
TEST(Algebraic, TellsPawnsByTheirFile) {
  constexpr std::string_view kPawns = "3k5/9/9/4pP3/4P4/9/9/9/9/5K3 w";
  EXPECT_EQ(write(kPawns, "f6f7"), "f7");
  EXPECT_EQ(write(kPawns, "f6e6"), "fxe6");
  EXPECT_EQ(write(kPawns, "e5e6"), "exe6");
  EXPECT_EQ(write(kPawns, "e5d5"), "ed5");
  EXPECT_EQ(read(kPawns, "e6"), "e5e6");
  EXPECT_EQ(read(kPawns, "xe6"), "e5e6");
  EXPECT_EQ(read(kPawns, "fe6"), "f6e6");
  EXPECT_EQ(read(kPawns, "d5"), "e5d5");
  EXPECT_EQ(read(kPawns, "Pfe6"), "f6e6");
}

TEST(Algebraic, NamesTheMovesThatAnAmbiguousTextFits) {
  const auto read_error = parse_algebraic(Board(*parse_fen(kStart)), "Ce2").error();
  EXPECT_EQ(read_error.part, Part::kAmbiguous);
  EXPECT_EQ(read_error.candidates, (std::vector<std::string>{"b2e2", "h2e2"}));
}

TEST(Algebraic, NamesWhatIsWrong) {
  const Board board(*parse_fen(kStart));
  const auto part = [&](std::string_view text) {
    return parse_algebraic(board, text).error().part;
  };
  EXPECT_EQ(part("Ce2"), Part::kAmbiguous);
  EXPECT_EQ(part("Re5"), Part::kNoSuchMove);
  for (const std::string_view bad : {"", "C", "Cz2", "Xe2", "Chhe2", "C2=5", "e"})
    EXPECT_EQ(part(bad), Part::kMove) << bad;
}

}  // namespace
}  // namespace notation::xiangqi
