// A Xiangqi position of few pieces that grows and shrinks piece by piece, and the questions that
// decide almost every such position at once. Needs nothing of the move generator, so that each can
// be held against the other. Used by one thread.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <optional>

#include "base/fixed_vector.hpp"
#include "board/geometry.hpp"
#include "board/lines.hpp"
#include "proof/xiangqi/kinds.hpp"
#include "rules/xiangqi/attacks.hpp"

namespace proof::xiangqi {

class Placement {
 public:
  bool is_empty(Square square) const { return at_[square.index()].empty(); }
  // Needs an empty square.
  void put(PieceCode piece, Square square) {
    at_[square.index()] = piece;
    toggle(square);
    men_[index(piece.side())].push_back({piece.role(), square});
    if (piece.role() == Role::kKing) kings_[index(piece.side())] = square;
  }
  // Takes the last piece of its side away that was put there.
  void take_last(board::Side side) {
    auto& men = men_[index(side)];
    const Square square = men[men.size() - 1].square;
    at_[square.index()] = PieceCode();
    toggle(square);
    men.pop_back();
  }

  // The king of the side could be captured, by the other king along an open file too (X1.3). Needs
  // both kings.
  bool is_attacked(board::Side side) const {
    return is_attacked(kings_[index(side)], side, std::nullopt);
  }
  // A king, advisor, elephant or cannon of the side has a legal move. Needs both kings.
  bool has_plain_move(board::Side side);
  // Needs both kings.
  Setup setup(board::Side to_move) const;

 private:
  struct Man {
    Role role;
    Square square;
  };

  using Lines = rules::xiangqi::Lines;
  static constexpr std::size_t kMostMen = 16;

  void toggle(Square square) {
    for (const auto axis : {board::Axis::kRank, board::Axis::kFile}) {
      const auto spot = Lines::spot(axis, square);
      lines_[spot.line] = static_cast<board::LineBits>(lines_[spot.line] ^ spot.bit());
    }
  }
  bool is_occupied(Square square) const {
    const auto spot = Lines::spot(board::Axis::kRank, square);
    return (lines_[spot.line] & spot.bit()) != 0;
  }
  // How many pieces stand between two squares, or -1 where they share neither rank nor file.
  int between(Square a, Square b) const {
    for (const auto axis : {board::Axis::kRank, board::Axis::kFile}) {
      const auto from = Lines::spot(axis, a);
      const auto to = Lines::spot(axis, b);
      if (from.line != to.line) continue;
      const unsigned bits = lines_[from.line] & board::between(from.pos, to.pos);
      return std::popcount(bits);
    }
    return -1;
  }
  bool attacks(board::Side side, const Man& man, Square target) const;
  // The king of `side` on `king`, after the piece on `captured` was taken.
  bool is_attacked(Square king, board::Side side, std::optional<Square> captured) const;
  bool is_legal_step(board::Side side, const Man& man, Square to);
  bool has_step(board::Side side, const Man& man);
  bool has_elephant_step(board::Side side, const Man& man);
  bool has_cannon_move(board::Side side, const Man& man);
  bool has_cannon_move(board::Side side, const Man& man, board::Axis axis);

  std::array<PieceCode, rules::xiangqi::kSquares> at_{};
  std::array<board::LineBits, Lines::kCount> lines_{};  // what is occupied
  std::array<base::FixedVector<Man, kMostMen>, board::kSideCount> men_;
  std::array<Square, board::kSideCount> kings_{Square::from_index(0), Square::from_index(0)};
};

}  // namespace proof::xiangqi
