// The dialects of Xiangqi together: what is guessed, and what only the dialect itself reads.
#include "notation/xiangqi/codecs.hpp"

#include <string>
#include <string_view>
#include <utility>

#include <gtest/gtest.h>

#include "notation/dialect.hpp"
#include "notation/move_codec.hpp"
#include "notation/text_fault.hpp"
#include "notation/xiangqi/coordinates.hpp"
#include "notation/xiangqi/fen.hpp"
#include "rules/xiangqi/board.hpp"

namespace notation::xiangqi {
namespace {

using Part = TextFault::Part;
using rules::xiangqi::Board;

constexpr std::string_view kStart = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w";

std::string read_record(std::string_view fen, std::string_view text) {
  const auto move = parse_record_move(Board(*parse_fen(fen)), text);
  return move ? write_coordinates(*move) : "none";
}

std::string read(Dialect dialect, std::string_view text) {
  const auto move = find_codec(codecs(), dialect)->parse(Board(*parse_fen(kStart)), text);
  return move ? write_coordinates(*move) : "none";
}

TEST(XiangqiCodecs, HaveEveryDialect) {
  for (const auto dialect : kAllDialects) EXPECT_NE(find_codec(codecs(), dialect), nullptr);
}

TEST(XiangqiCodecs, WriteTheFirstMoveOfManyGames) {
  const Board board(*parse_fen(kStart));
  std::string texts;
  for (const auto& codec : codecs()) {
    texts += codec.write(board, *parse_coordinates("h2e2")) + " ";
    EXPECT_EQ(dialect_name(codec.dialect),
              dialect_name(*parse_dialect(dialect_name(codec.dialect))));
  }
  EXPECT_EQ(texts, "h2e2 h3e3 H2-E2 Che2 C2=5 C2.5 C2.5 炮二平五 炮二平五 ");
}

TEST(XiangqiCodecs, RefuseCoordinatesOfIllegalMoves) {
  const Board board(*parse_fen(kStart));
  for (const auto& [dialect, text] :
       {std::pair{Dialect::kCoordinates, "h2e3"}, std::pair{Dialect::kUci, "h3e4"},
        std::pair{Dialect::kIccs, "H2-E3"}})
    EXPECT_EQ(find_codec(codecs(), dialect)->parse(board, text).error().part, Part::kNoSuchMove);
}

TEST(XiangqiCodecs, ReadOnlyTheirOwnDialect) {
  EXPECT_EQ(read(Dialect::kUci, "h3e3"), "h2e2");
  EXPECT_EQ(read(Dialect::kUci, "h10g8"), "none");  // of Black
  EXPECT_EQ(read(Dialect::kCoordinates, "H2-E2"), "none");
  EXPECT_EQ(read(Dialect::kIccs, "C2=5"), "none");
  EXPECT_EQ(read(Dialect::kAlgebraic, "h2e2"), "none");
  EXPECT_EQ(read(Dialect::kWxf, "炮二平五"), "none");
  EXPECT_EQ(read(Dialect::kChineseSimplified, "C2=5"), "none");
  EXPECT_EQ(read(Dialect::kChineseSimplified, "砲二平五"), "h2e2");
}

TEST(RecordMove, ReadsEveryDialectButRanksFromOne) {
  for (const std::string_view text :
       {"h2e2", "H2-E2", "h2-e2", "Che2", "C2=5", "C2.5", "c2=5", "Ｃ２＝５", "炮二平五", "炮二五"})
    EXPECT_EQ(read_record(kStart, text), "h2e2") << text;
  EXPECT_EQ(read_record(kStart, "h3e3"), "none");
}

// A wide digit begins WXF as well as Chinese.
TEST(RecordMove, ReadsNumberedPawnsInBothWidths) {
  constexpr std::string_view kPawns = "3k5/9/9/9/9/9/2p3p2/2p3p2/9/5K3 b";
  for (const std::string_view text : {"２３＝２", "23=2", "二卒平２", "２卒平２", "2卒平2", "Pb=2"})
    EXPECT_EQ(read_record(kPawns, text), "c3b3") << text;
}

// ICCS has both letters in capitals or neither: `C2e2` is a cannon on rank 2, not what stands on
// c2.
TEST(RecordMove, TellsIccsFromAlgebraicByItsLetters) {
  constexpr std::string_view kFen = "4k4/9/9/9/4C4/9/9/2R4C1/9/3K5 w";
  EXPECT_EQ(read_record(kFen, "C2e2"), "h2e2");
  EXPECT_EQ(read_record(kFen, "C2-E2"), "c2e2");
  EXPECT_EQ(read_record(kFen, "C2E2"), "c2e2");
  EXPECT_EQ(read_record("4k4/9/9/9/9/9/9/4C4/9/4KAB2 w", "E0i2"), "g0i2");
}

TEST(RecordMove, NamesWhatIsWrong) {
  const Board board(*parse_fen(kStart));
  const auto part = [&](std::string_view text) {
    return parse_record_move(board, text).error().part;
  };
  EXPECT_EQ(part("h2e3"), Part::kNoSuchMove);
  EXPECT_EQ(part("Ce2"), Part::kAmbiguous);
  EXPECT_EQ(part("炮一平五"), Part::kNoSuchMove);
  for (const std::string_view bad : {"", "?", "跑二平五", "C2", "\xEF\xBC", "e2e4e6"})
    EXPECT_TRUE(part(bad) == Part::kMove || part(bad) == Part::kTail) << bad;
}

}  // namespace
}  // namespace notation::xiangqi
