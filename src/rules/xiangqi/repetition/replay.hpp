// A game played again ply by ply, with every piece followed as an individual.
#pragma once

#include <array>
#include <cstdint>

#include "board/geometry.hpp"
#include "rules/xiangqi/attacks.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"
#include "rules/xiangqi/rulesets/common.hpp"

namespace rules::xiangqi {

// Sets of pieces of one game, one bit each.
using PieceSet = std::uint32_t;

class Replay {
 public:
  // Needs the history for as long as it is used.
  explicit Replay(const XiangqiHistory& history);

  // Plays the next ply; false when there is none left.
  bool next();

  // How many plies have been played, and the last of them.
  int ply() const { return ply_; }
  Move move() const { return history_.plies[ply_ - 1].move; }
  board::Side mover() const { return before_.to_move(); }
  // Around the last ply.
  const Board& before() const { return before_; }
  const Board& after() const { return after_; }
  // The piece that stands on a point now, as a set of one. Needs a piece there.
  PieceSet piece(Square square) const { return PieceSet{1} << ids_[square.index()]; }

 private:
  const XiangqiHistory& history_;
  Board before_;
  Board after_;
  int ply_ = 0;
  std::array<std::uint8_t, kSquares> ids_{};
};

}  // namespace rules::xiangqi
