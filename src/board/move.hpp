// A move: a step on the board, with or without promotion, or a drop from the hand; four bytes.
#pragma once

#include <cassert>
#include <cstdint>

#include "board/square.hpp"

namespace board {

// A piece goes; a pawn goes and becomes another piece; a piece comes from the hand.
enum class MoveKind : std::uint8_t { kStep, kPromote, kDrop };

// Castling is the king's step of two squares and en passant the pawn's step: both are kStep.
template <class G, class Role>
class Move {
 public:
  // A move of each kind. Whether it is legal, or even on this board, is the rules' business.
  static constexpr Move step(Square<G> from, Square<G> to) {
    return Move(MoveKind::kStep, from, to, Role{});
  }
  // A pawn's step after which a piece of that role stands there.
  static constexpr Move promote(Square<G> from, Square<G> to, Role role) {
    return Move(MoveKind::kPromote, from, to, role);
  }
  // A piece of that role from the hand.
  static constexpr Move drop(Role role, Square<G> to) {
    return Move(MoveKind::kDrop, to, to, role);
  }

  // Which kind it is, and where the piece arrives.
  constexpr MoveKind kind() const { return kind_; }
  constexpr bool is_drop() const { return kind_ == MoveKind::kDrop; }
  constexpr Square<G> to() const { return to_; }
  // Where the piece stood. Needs a move that is no drop.
  constexpr Square<G> from() const {
    assert(!is_drop());
    return from_;
  }
  // What arrives. Needs a promotion or a drop.
  constexpr Role role() const {
    assert(kind_ != MoveKind::kStep);
    return role_;
  }

  friend constexpr bool operator==(Move, Move) = default;

 private:
  constexpr Move(MoveKind kind, Square<G> from, Square<G> to, Role role)
      : kind_(kind), from_(from), to_(to), role_(role) {}

  MoveKind kind_;
  Square<G> from_;
  Square<G> to_;
  Role role_;
};

}  // namespace board
