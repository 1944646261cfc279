// Board helpers behind xiangqi_slow.hpp; private to the xiangqi_slow*.cpp files.
#pragma once

#include <cstddef>
#include <vector>

#include "slow/xiangqi_slow.hpp"

namespace slow::xiangqi {

struct Point {
  int file = 0;
  int rank = 0;
  bool operator==(const Point&) const = default;
};

inline Side opponent(Side side) { return side == Side::kRed ? Side::kBlack : Side::kRed; }

inline int forward(Side side) { return side == Side::kRed ? 1 : -1; }

// The rank as its owner counts it, from 0.
inline int own_rank(Side side, int rank) { return side == Side::kRed ? rank : kRanks - 1 - rank; }

inline bool is_over_river(Side side, Point point) {
  return own_rank(side, point.rank) >= kRanks / 2;
}

inline bool is_in_palace(Side side, Point point) {
  return 3 <= point.file && point.file <= 5 && own_rank(side, point.rank) <= 2;
}

inline const Piece& at(const Board& board, Point point) {
  return board[static_cast<std::size_t>(point.rank)][static_cast<std::size_t>(point.file)];
}

inline Piece& at(Board& board, Point point) {
  return board[static_cast<std::size_t>(point.rank)][static_cast<std::size_t>(point.file)];
}

inline bool is_empty(const Board& board, Point point) { return at(board, point).letter == 0; }

inline std::vector<Point> every_point() {
  std::vector<Point> points;
  for (int rank = 0; rank < kRanks; ++rank) {
    for (int file = 0; file < kFiles; ++file) points.push_back({file, rank});
  }
  return points;
}

inline const std::vector<Point>& all_points() {
  static const std::vector<Point> kPoints = every_point();
  return kPoints;
}

inline int sign(int number) { return (number > 0) - (number < 0); }

// The number of pieces strictly between two points of one rank or file.
inline int pieces_between(const Board& board, Point from, Point to) {
  int pieces = 0;
  const int file_step = sign(to.file - from.file);
  const int rank_step = sign(to.rank - from.rank);
  Point point{from.file + file_step, from.rank + rank_step};
  while (point != to) {
    if (!is_empty(board, point)) ++pieces;
    point = {point.file + file_step, point.rank + rank_step};
  }
  return pieces;
}

}  // namespace slow::xiangqi
