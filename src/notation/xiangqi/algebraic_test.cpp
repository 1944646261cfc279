#include "notation/xiangqi/algebraic.hpp"

#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "notation/text_fault.hpp"
#include "notation/xiangqi/codecs.hpp"
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

TEST(RecordMove, ReadsAlgebraicMoves) {
  const Board board(*parse_fen(kStart));
  for (const std::string_view text : {"Che2", "h2e2", "H2-E2", "C2.5"})
    EXPECT_EQ(write_coordinates(*parse_record_move(board, text)), "h2e2") << text;
}

// `E0i2` has the shape of ICCS, from e0, and of an elephant on rank 0.
TEST(RecordMove, TakesTheLegalOneOfTwoReadings) {
  const Board board(*parse_fen("4k4/9/9/9/9/9/9/4C4/9/4KAB2 w"));
  EXPECT_EQ(write_coordinates(*parse_record_move(board, "E0i2")), "g0i2");
}

}  // namespace
}  // namespace notation::xiangqi
