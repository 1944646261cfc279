// One square of a board; no number turns into one by accident.
#pragma once

#include <cassert>
#include <compare>
#include <cstdint>
#include <optional>

#include "board/geometry.hpp"

namespace board {

// A square of one board, in one byte. Squares of different boards do not mix.
template <class G>
class Square {
 public:
  // The square on a file and rank counted from 0, or nothing when they lie off the board.
  static constexpr std::optional<Square> checked(int file, int rank) {
    if (file < 0 || file >= G::kFiles || rank < 0 || rank >= G::kRanks) return std::nullopt;
    return at(file, rank);
  }
  // Needs a file and rank on the board.
  static constexpr Square at(int file, int rank) { return from_index(rank * G::kFiles + file); }
  // Needs 0 <= index < G::kSquares.
  static constexpr Square from_index(int index) {
    assert(index >= 0 && index < G::kSquares);
    return Square(static_cast<std::uint8_t>(index));
  }

  // Its number, rank by rank from the first side's left corner; its file and rank from 0.
  constexpr int index() const { return index_; }
  constexpr int file() const { return index_ % G::kFiles; }
  constexpr int rank() const { return index_ / G::kFiles; }
  // The square that lies so many files and ranks away, or nothing off the board.
  constexpr std::optional<Square> step(int files, int ranks) const {
    return checked(file() + files, rank() + ranks);
  }

  friend constexpr auto operator<=>(Square, Square) = default;

 private:
  constexpr explicit Square(std::uint8_t index) : index_(index) {}

  std::uint8_t index_;
};

// The rank as its owner counts it: 0 is the rank nearest to the side's own edge.
template <class G>
constexpr int own_rank(Side side, Square<G> square) {
  return side == Side::kFirst ? square.rank() : G::kRanks - 1 - square.rank();
}

}  // namespace board
