#include "board/lines.hpp"

#include <set>

#include <gtest/gtest.h>

#include "board/bitboard.hpp"
#include "board/geometry.hpp"
#include "board/square.hpp"

namespace board {
namespace {

using Xiangqi = Lines<Board9x10, 2>;
using Qinyu = Lines<Board12x12, 4>;

template <class L, class G>
void expect_every_spot_leads_back() {
  for (int axis = 0; axis < L::kAxes; ++axis) {
    for (int i = 0; i < G::kSquares; ++i) {
      const auto square = Square<G>::from_index(i);
      const auto spot = L::spot(axis, square);
      EXPECT_EQ(L::square(spot.line, spot.pos), square);
      EXPECT_EQ(L::wall(spot.line) & spot.bit(), 0);
    }
  }
}

TEST(Lines, EverySpotLeadsBackToItsSquare) {
  expect_every_spot_leads_back<Xiangqi, Board9x10>();
  expect_every_spot_leads_back<Qinyu, Board12x12>();
}

TEST(Lines, SquaresOfALineDifferByOneStep) {
  const auto a1 = Square<Board12x12>::at(0, 0);
  const auto c3 = Square<Board12x12>::at(2, 2);
  const auto diagonal = static_cast<int>(Axis::kDiagonal);
  EXPECT_EQ(Qinyu::spot(diagonal, a1).line, Qinyu::spot(diagonal, c3).line);
  EXPECT_EQ(Qinyu::spot(diagonal, c3).pos, 2);
}

// Step by step along the line, as a piece would go.
LineBits slow_slide(int length, int pos, unsigned occupied, int pieces_to_pass) {
  unsigned reached = 0;
  for (const int step : {-1, 1}) {
    int passed = 0;
    for (int at = pos + step; at >= 0 && at < length; at += step) {
      const bool piece = ((occupied >> at) & 1) != 0;
      if (pieces_to_pass == 0) reached |= 1U << at;
      if (piece && ++passed == 2 && pieces_to_pass == 1) reached |= 1U << at;
      if (passed > pieces_to_pass) break;
    }
  }
  return static_cast<LineBits>(reached);
}

template <int Length>
void expect_table_of_steps() {
  const auto& table = line_table<Length>();
  for (int pos = 0; pos < Length; ++pos) {
    for (unsigned occupied = 0; occupied < (1U << Length); ++occupied) {
      ASSERT_EQ(table.slide[pos][occupied], slow_slide(Length, pos, occupied, 0));
      ASSERT_EQ(table.second[pos][occupied], slow_slide(Length, pos, occupied, 1));
    }
  }
}

TEST(LineTable, SaysWhatGoingStepByStepWouldFind) {
  expect_table_of_steps<10>();
  expect_table_of_steps<12>();
}

TEST(Ray, GivesPiecesNearestFirst) {
  auto up = Ray::upwards(0b1010'0101, 2);
  EXPECT_EQ(up.next(), 5);
  EXPECT_EQ(up.next(), 7);
  EXPECT_TRUE(up.empty());
  auto down = Ray::downwards(0b1010'0101, 5);
  EXPECT_EQ(down.next(), 2);
  EXPECT_EQ(down.next(), 0);
  EXPECT_TRUE(down.empty());
}

TEST(Between, LeavesOutBothEnds) {
  EXPECT_EQ(between(2, 5), 0b1'1000);
  EXPECT_EQ(between(5, 2), 0b1'1000);
  EXPECT_EQ(between(3, 4), 0);
}

TEST(BitBoard, HoldsEverySquareOfTheLargestBoard) {
  using Set = BitBoard<Board12x12>;
  EXPECT_EQ(Set::all().count(), 144);
  Set set;
  for (const int i : {0, 63, 64, 127, 128, 143}) set.add(Square<Board12x12>::from_index(i));
  std::set<int> seen;
  set.for_each([&](auto square) { seen.insert(square.index()); });
  EXPECT_EQ(seen, (std::set<int>{0, 63, 64, 127, 128, 143}));
  EXPECT_EQ(set.first().index(), 0);
  EXPECT_TRUE((set - Set::all()).empty());
}

}  // namespace
}  // namespace board
