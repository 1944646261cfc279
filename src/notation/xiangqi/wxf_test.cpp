// docs/formats/wxf.md.
#include "notation/xiangqi/wxf.hpp"

#include <array>
#include <cstddef>
#include <random>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "notation/dialect.hpp"
#include "notation/move_codec.hpp"
#include "notation/text_fault.hpp"
#include "notation/xiangqi/coordinates.hpp"
#include "notation/xiangqi/fen.hpp"
#include "rules/position.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"
#include "support/round_trips.hpp"

namespace notation::xiangqi {
namespace {

using rules::xiangqi::Board;
using rules::xiangqi::Move;

constexpr std::string_view kRed = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w";
constexpr std::string_view kBlack = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR b";
constexpr std::string_view kTwoCannons = "3k5/9/9/4C4/9/9/9/4C4/9/5K3 w";
constexpr std::string_view kBlackCannons = "3k5/9/4c4/9/9/9/4c4/9/9/5K3 b";
constexpr std::string_view kTwoFiles = "3k5/9/2P3P2/2P3P2/9/9/9/9/9/5K3 w";
constexpr std::string_view kThreePawns = "3k5/4P4/4P4/4P4/9/9/9/9/9/5K3 w";
constexpr std::string_view kFourPawns = "3k5/2P6/2P6/2P6/2P6/9/9/9/9/5K3 w";
constexpr std::string_view kBlackPawns = "3k5/9/9/9/9/9/2p3p2/2p3p2/9/5K3 b";

// The coordinates of a text, or the name of its fault.
std::string read(std::string_view fen, std::string_view text) {
  const auto move = parse_wxf(Board(*parse_fen(fen)), text);
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

std::string write(std::string_view fen, std::string_view squares, WxfStyle style) {
  return write_wxf(Board(*parse_fen(fen)), *parse_coordinates(squares), style);
}

TEST(WxfNotation, ReadsPieceFileActionNumber) {
  EXPECT_EQ(read(kRed, "C2=5"), "h2e2");
  EXPECT_EQ(read(kRed, "C2.5"), "h2e2");
  EXPECT_EQ(read(kRed, "H2+3"), "h0g2");
  EXPECT_EQ(read(kRed, "N2+3"), "h0g2");
  EXPECT_EQ(read(kRed, "E3+5"), "g0e2");
  EXPECT_EQ(read(kRed, "B3+5"), "g0e2");
  EXPECT_EQ(read(kBlack, "C8=5"), "h7e7");
  EXPECT_EQ(read(kBlack, "c8.5"), "h7e7");
}

TEST(WxfNotation, ReadsFullWidth) {
  EXPECT_EQ(read(kRed, "Ｃ２＝５"), "h2e2");
  EXPECT_EQ(read(kRed, "Ｃ２．５"), "h2e2");
  EXPECT_EQ(read(kTwoCannons, "Ｃ＋－２"), "e6e4");
}

TEST(WxfNotation, ReadsFrontAndRearOnEitherSideOfThePiece) {
  EXPECT_EQ(read(kTwoCannons, "C+-2"), "e6e4");
  EXPECT_EQ(read(kTwoCannons, "+C-2"), "e6e4");
  EXPECT_EQ(read(kTwoCannons, "C-=4"), "e2f2");
  EXPECT_EQ(read(kTwoCannons, "-C.4"), "e2f2");
  EXPECT_EQ(read(kBlackCannons, "c+=4"), "e3d3");
  EXPECT_EQ(read(kBlackCannons, "-c.4"), "e7d7");
}

TEST(WxfNotation, ReadsPawnsByDigitsByLettersAndByPlace) {
  EXPECT_EQ(read(kTwoFiles, "Pa=2"), "g7h7");
  EXPECT_EQ(read(kTwoFiles, "Pd.6"), "c6d6");
  EXPECT_EQ(read(kTwoFiles, "Pe=6"), "no such move");
  EXPECT_EQ(read(kTwoFiles, "17=6"), "c7d7");
  EXPECT_EQ(read(kTwoFiles, "27=6"), "c6d6");
  EXPECT_EQ(read(kTwoFiles, "27+1"), "no such move");
  EXPECT_EQ(read(kTwoFiles, "37=6"), "no such move");
  EXPECT_EQ(read(kTwoFiles, "+7=6"), "c7d7");
  EXPECT_EQ(read(kTwoFiles, "7-=6"), "c6d6");
  EXPECT_EQ(read(kThreePawns, "P.=4"), "e7f7");
  EXPECT_EQ(read(kThreePawns, ".P.4"), "e7f7");
  EXPECT_EQ(read(kThreePawns, "25=4"), "e7f7");
  EXPECT_EQ(read(kFourPawns, "++.6"), "c8d8");
  EXPECT_EQ(read(kFourPawns, "--.6"), "c5d5");
  EXPECT_EQ(read(kBlackPawns, "pa=2"), "c2b2");
  EXPECT_EQ(read(kBlackPawns, "27=6"), "g3f3");
}

// Among four, `P+` is the first to some and the second to others.
TEST(WxfNotation, NamesTheMovesThatAnAmbiguousTextFits) {
  EXPECT_EQ(read(kFourPawns, "P+=6"), "ambiguous c7d7 c8d8");
  EXPECT_EQ(read(kThreePawns, "P5=4"), "ambiguous e6f6 e7f7 e8f8");
  EXPECT_EQ(read(kTwoCannons, "C5=4"), "ambiguous e2f2 e6f6");
  EXPECT_EQ(read(kTwoFiles, "P+=6"), "c7d7");
  EXPECT_EQ(read(kTwoFiles, "P++1"), "ambiguous c7c8 g7g8");
}

TEST(WxfNotation, RefusesWhatIsNoneOfIt) {
  for (const std::string_view bad :
       {"", "C", "C2", "C2=", "C2=0", "C0=5", "C2=55", "X2=5", "C2x5", "==+1", "+++", "=C=5",
        "Pf=2", "Ca=5", "+-=5", "炮二平五", "15a6", "C\xFF=5"})
    EXPECT_EQ(read(kRed, bad), "no move") << bad;
  EXPECT_EQ(read(kRed, "C5=2"), "no such move");
  EXPECT_EQ(read(kRed, "H2=3"), "no such move");
  EXPECT_EQ(read(kRed, "+C=5"), "no such move");
}

TEST(WxfNotation, SaysWhereReadingStopped) {
  const Board board(*parse_fen(kRed));
  const auto offset = [&](std::string_view text) { return parse_wxf(board, text).error().offset; };
  EXPECT_EQ(offset("X2=5"), 0);
  EXPECT_EQ(offset("CC=5"), 1);
  EXPECT_EQ(offset("C25="), 2);
  EXPECT_EQ(offset("C2="), 3);
  EXPECT_EQ(offset("C2=5!"), 4);
  EXPECT_EQ(offset("Ｃ２Ｃ５"), 6);
}

TEST(WxfNotation, WritesInTheStyleOfEachPreset) {
  EXPECT_EQ(write(kRed, "h2e2", kWxfStyle), "C2=5");
  EXPECT_EQ(write(kRed, "h2e2", kXqbaseStyle), "C2.5");
  EXPECT_EQ(write(kBlack, "h7e7", kWxfStyle), "C8=5");
  EXPECT_EQ(write(kBlack, "h7e7", kPlayOkStyle), "c8.5");
  EXPECT_EQ(write(kRed, "g0e2", kPlayOkStyle), "E3+5");
  EXPECT_EQ(write(kTwoCannons, "e6f6", kWxfStyle), "C+=4");
  EXPECT_EQ(write(kTwoFiles, "g7h7", kWxfStyle), "13=2");
  EXPECT_EQ(write(kTwoFiles, "g7h7", kXqbaseStyle), "Pa.2");
  EXPECT_EQ(write(kThreePawns, "e7f7", kWxfStyle), "25=4");
  EXPECT_EQ(write(kThreePawns, "e7f7", kXqbaseStyle), "P..4");
  EXPECT_EQ(write(kFourPawns, "c7d7", kXqbaseStyle), "Pb.6");
  EXPECT_EQ(write(kBlackPawns, "g3f3", kPlayOkStyle), "27.6");
}

std::vector<WxfStyle> all_styles() {
  std::vector<WxfStyle> styles;
  for (const auto sideways : {WxfStyle::Sideways::kEquals, WxfStyle::Sideways::kPoint}) {
    for (const auto front : {WxfStyle::Front::kAfter, WxfStyle::Front::kBefore}) {
      for (const auto pawns : {WxfStyle::Pawns::kDigits, WxfStyle::Pawns::kLetters}) {
        for (const auto black : {WxfStyle::Black::kCapitals, WxfStyle::Black::kSmall})
          styles.push_back({sideways, front, pawns, black});
      }
    }
  }
  return styles;
}

TEST(WxfNotation, WritesEachOfTheSixteenStyles) {
  constexpr std::string_view kFen = "3k5/9/9/9/9/9/2p3p2/2p3p2/2r6/2r2K3 b";
  std::string rooks;
  std::string pawns;
  for (const auto style : all_styles()) {
    rooks += write(kFen, "c0a0", style) + " ";
    pawns += write(kFen, "c2b2", style) + " ";
  }
  EXPECT_EQ(rooks,
            "R+=1 r+=1 R+=1 r+=1 +R=1 +r=1 +R=1 +r=1 R+.1 r+.1 R+.1 r+.1 +R.1 +r.1 +R.1 +r.1 ");
  EXPECT_EQ(pawns,
            "13=2 13=2 Pa=2 pa=2 13=2 13=2 Pa=2 pa=2 13.2 13.2 Pa.2 pa.2 13.2 13.2 Pa.2 pa.2 ");
}

template <std::size_t Index>
MoveCodec<Board, Move> codec_of_style() {
  return {Dialect::kWxf, parse_wxf, [](const Board& board, Move move) {
            return write_wxf(board, move, all_styles()[Index]);
          }};
}

template <std::size_t... Indices>
std::array<MoveCodec<Board, Move>, sizeof...(Indices)> codecs_of_styles(
    std::index_sequence<Indices...> /*indices*/) {
  return {codec_of_style<Indices>()...};
}

// Games, and positions in which pawns are all over the place.
TEST(WxfNotation, GivesBackEveryMoveInEachOfTheSixteenStyles) {
  const auto codecs = codecs_of_styles(std::make_index_sequence<16>());
  const std::span<const MoveCodec<Board, Move>> span(codecs);
  support::RoundTrips trips;
  std::mt19937 random(20240502);
  for (const auto fen : {kRed, kTwoFiles, kThreePawns, kFourPawns, kBlackPawns,
                         std::string_view("3k5/9/2P1P4/2P1P4/2P6/9/9/9/9/5K3 w")}) {
    for (int game = 0; game < 4; ++game) {
      Board board(*parse_fen(fen));
      for (int ply = 0; ply < 60; ++ply) {
        support::add_round_trips(board, span, parse_wxf, trips);
        rules::MoveList<rules::xiangqi::Kit> moves;
        board.legal_moves(moves);
        if (moves.empty()) break;
        board.make(moves[random() % moves.size()]);
      }
    }
  }
  EXPECT_TRUE(trips.failures.empty()) << trips.failures.front();
  EXPECT_GT(trips.count(Dialect::kWxf), 100'000);
}

}  // namespace
}  // namespace notation::xiangqi
