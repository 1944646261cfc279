// A set of squares in ceil(squares / 64) machine words: two for 9x10, three for 12x12.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "board/square.hpp"

namespace board {

// A set of squares of one board. A value: copied, compared, combined.
template <class G>
class BitBoard {
  static constexpr int kWords = (G::kSquares + 63) / 64;

 public:
  constexpr BitBoard() = default;
  // The set of one square, and of all.
  static constexpr BitBoard of(Square<G> square) {
    BitBoard set;
    set.add(square);
    return set;
  }
  // Every square of the board.
  static constexpr BitBoard all() {
    BitBoard set;
    for (int i = 0; i < G::kSquares; ++i) set.add(Square<G>::from_index(i));
    return set;
  }

  // Whether a square is in the set, and how many are.
  constexpr bool has(Square<G> square) const { return (word(square) >> shift(square)) & 1; }
  constexpr int count() const {
    int sum = 0;
    for (const auto w : words_) sum += std::popcount(w);
    return sum;
  }
  // Whether no square is in the set.
  constexpr bool empty() const {
    std::uint64_t any = 0;
    for (const auto w : words_) any |= w;
    return any == 0;
  }
  // The lowest square. Needs a set that is not empty.
  constexpr Square<G> first() const {
    int i = 0;
    while (words_[i] == 0) ++i;
    return Square<G>::from_index(i * 64 + std::countr_zero(words_[i]));
  }
  // Calls visit(Square) for each square, lowest first.
  template <class F>
  constexpr void for_each(F&& visit) const {
    for (int i = 0; i < kWords; ++i) {
      for (auto w = words_[i]; w != 0; w &= w - 1)
        visit(Square<G>::from_index(i * 64 + std::countr_zero(w)));
    }
  }

  // Puts a square in, takes it out, or does whichever changes the set.
  constexpr void add(Square<G> square) { word(square) |= std::uint64_t{1} << shift(square); }
  constexpr void remove(Square<G> square) { word(square) &= ~(std::uint64_t{1} << shift(square)); }
  constexpr void toggle(Square<G> square) { word(square) ^= std::uint64_t{1} << shift(square); }

  // Union and intersection.
  constexpr BitBoard& operator|=(const BitBoard& o) {
    for (int i = 0; i < kWords; ++i) words_[i] |= o.words_[i];
    return *this;
  }
  // Intersection.
  constexpr BitBoard& operator&=(const BitBoard& o) {
    for (int i = 0; i < kWords; ++i) words_[i] &= o.words_[i];
    return *this;
  }
  // Set difference.
  constexpr BitBoard& operator-=(const BitBoard& o) {
    for (int i = 0; i < kWords; ++i) words_[i] &= ~o.words_[i];
    return *this;
  }
  friend constexpr BitBoard operator|(BitBoard a, const BitBoard& b) { return a |= b; }
  friend constexpr BitBoard operator&(BitBoard a, const BitBoard& b) { return a &= b; }
  friend constexpr BitBoard operator-(BitBoard a, const BitBoard& b) { return a -= b; }
  friend constexpr bool operator==(const BitBoard&, const BitBoard&) = default;

 private:
  static constexpr int shift(Square<G> square) { return square.index() & 63; }
  constexpr std::uint64_t& word(Square<G> square) { return words_[square.index() >> 6]; }
  constexpr const std::uint64_t& word(Square<G> square) const {
    return words_[square.index() >> 6];
  }

  std::array<std::uint64_t, kWords> words_{};
};

}  // namespace board
