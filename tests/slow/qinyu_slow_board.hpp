// Board, text and hand helpers behind qinyu_slow.hpp; private to the qinyu_slow*.cpp files.
#pragma once

#include <array>
#include <charconv>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "slow/qinyu_slow.hpp"

namespace slow::qinyu {

inline constexpr std::string_view kPromotions = "QAEBNRGSDHMJCW";  // Q3.2: all but king and pawn

inline constexpr int kKingFile = 6;

// Q2.5: the king goes from file g towards the rook in this corner.
struct Castling {
  char letter;
  Side side;
  Square king;
  Square rook;
};

inline constexpr std::array<Castling, 4> kCastlings = {
    {{'K', Side::kWhite, {kKingFile, 0}, {kSize - 1, 0}},
     {'Q', Side::kWhite, {kKingFile, 0}, {0, 0}},
     {'k', Side::kBlack, {kKingFile, kSize - 1}, {kSize - 1, kSize - 1}},
     {'q', Side::kBlack, {kKingFile, kSize - 1}, {0, kSize - 1}}}};

inline Side opponent(Side side) { return side == Side::kWhite ? Side::kBlack : Side::kWhite; }

inline std::size_t index(Side side) { return side == Side::kWhite ? 0 : 1; }

inline int forward(Side side) { return side == Side::kWhite ? 1 : -1; }

// The rank as its owner counts it, from 1 to 12 (Q3.1).
inline int own_rank(Side side, int rank) { return side == Side::kWhite ? rank + 1 : kSize - rank; }

inline bool on_board(Square square) {
  return 0 <= square.file && square.file < kSize && 0 <= square.rank && square.rank < kSize;
}

inline const Piece& at(const Board& board, Square square) {
  return board[static_cast<std::size_t>(square.rank)][static_cast<std::size_t>(square.file)];
}

inline Piece& at(Board& board, Square square) {
  return board[static_cast<std::size_t>(square.rank)][static_cast<std::size_t>(square.file)];
}

inline bool is_empty(const Board& board, Square square) { return at(board, square).letter == 0; }

inline bool holds(const Board& board, Square square, char letter, Side side) {
  const Piece& piece = at(board, square);
  return piece.letter == letter && piece.side == side;
}

inline std::vector<Square> every_square() {
  std::vector<Square> squares;
  for (int rank = 0; rank < kSize; ++rank) {
    for (int file = 0; file < kSize; ++file) squares.push_back({file, rank});
  }
  return squares;
}

inline const std::vector<Square>& all_squares() {
  static const std::vector<Square> kSquares = every_square();
  return kSquares;
}

inline int sign(int number) { return (number > 0) - (number < 0); }

struct Between {
  int pieces = 0;
  int cannons = 0;
};

// What stands between the ends of a straight or diagonal line.
inline Between between(const Board& board, Square from, Square to) {
  Between found;
  const int file_step = sign(to.file - from.file);
  const int rank_step = sign(to.rank - from.rank);
  Square square{from.file + file_step, from.rank + rank_step};
  while (square != to) {
    if (!is_empty(board, square)) ++found.pieces;
    if (at(board, square).letter == 'C') ++found.cannons;
    square = {square.file + file_step, square.rank + rank_step};
  }
  return found;
}

// Q2.4: the squares strictly between, in the pawn's order; `to` lies ahead of `from`.
inline std::vector<Square> squares_passed(Side side, Square from, Square to) {
  std::vector<Square> squares;
  for (int rank = from.rank + forward(side); rank != to.rank; rank += forward(side)) {
    squares.push_back({from.file, rank});
  }
  return squares;
}

// Q4.3: the ranks where a pawn of the side is never put.
inline bool is_barred_to_pawns(Side side, int rank) {
  const int counted = own_rank(side, rank);
  return counted == 1 || counted == 2 || counted == kSize;
}

inline int& in_hand(State& state, Side side, char letter) {
  return state.hands[index(side)][kHandOrder.find(letter)];
}

inline bool is_lower(char letter) { return 'a' <= letter && letter <= 'z'; }

inline char lower(char letter) {
  return 'A' <= letter && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

inline char upper(char letter) {
  return is_lower(letter) ? static_cast<char>(letter - 'a' + 'A') : letter;
}

inline bool is_digit(char letter) { return '0' <= letter && letter <= '9'; }

inline std::string square_text(Square square) {
  return static_cast<char>('a' + square.file) + std::to_string(square.rank + 1);
}

// Takes the digits at the front of the text: a number without leading zero, of at most six digits.
inline std::optional<int> take_number(std::string_view& text) {
  std::size_t length = 0;
  while (length < text.size() && is_digit(text[length])) ++length;
  if (length == 0 || length > 6 || (length > 1 && text[0] == '0')) return std::nullopt;
  int number = 0;
  std::from_chars(text.data(), text.data() + length, number);
  text.remove_prefix(length);
  return number;
}

inline std::optional<Square> take_square(std::string_view& text) {
  if (text.empty()) return std::nullopt;
  const int file = text[0] - 'a';
  text.remove_prefix(1);
  const std::optional<int> rank = take_number(text);
  if (!rank || !on_board({file, *rank - 1})) return std::nullopt;
  return Square{file, *rank - 1};
}

}  // namespace slow::qinyu
