// Reads and writes the FEN dialect of Q7.
#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "slow/qinyu_slow.hpp"
#include "slow/qinyu_slow_board.hpp"

namespace slow::qinyu {
namespace {

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  std::size_t end = text.find(separator);
  while (end != std::string_view::npos) {
    parts.push_back(text.substr(0, end));
    text.remove_prefix(end + 1);
    end = text.find(separator);
  }
  parts.push_back(text);
  return parts;
}

// Takes one piece off the text, with its mark. Q7.6: no mark on a king or a pawn.
std::optional<Piece> take_piece(std::string_view& text) {
  const char letter = upper(text[0]);
  if (letter != 'K' && kHandOrder.find(letter) == std::string_view::npos) return std::nullopt;
  Piece piece{letter, is_lower(text[0]) ? Side::kBlack : Side::kWhite, false};
  text.remove_prefix(1);
  if (!text.empty() && text[0] == '~') {
    if (kPromotions.find(letter) == std::string_view::npos) return std::nullopt;
    piece.promoted = true;
    text.remove_prefix(1);
  }
  return piece;
}

bool read_rank(std::string_view text, int rank, Board& board) {
  int file = 0;
  while (!text.empty()) {
    if (is_digit(text[0])) {
      const std::optional<int> gap = take_number(text);
      if (!gap || *gap == 0) return false;
      file += *gap;
    } else {
      const std::optional<Piece> piece = take_piece(text);
      if (!piece || file >= kSize) return false;
      at(board, {file++, rank}) = *piece;
    }
  }
  return file == kSize;
}

bool read_board(std::string_view text, Board& board) {
  const std::vector<std::string_view> ranks = split(text, '/');
  if (ranks.size() != kSize) return false;
  int rank = kSize;
  return std::ranges::all_of(ranks,
                             [&](std::string_view part) { return read_rank(part, --rank, board); });
}

// Q7.2, with the bracket that closes the hands. Q7.6: no king, no mark, no count over 255.
bool read_hands(std::string_view text, State& state) {
  if (text.empty() || text.back() != ']') return false;
  text.remove_suffix(1);
  for (const char letter : text) {
    if (kHandOrder.find(upper(letter)) == std::string_view::npos) return false;
    const Side side = is_lower(letter) ? Side::kBlack : Side::kWhite;
    if (++in_hand(state, side, upper(letter)) > 255) return false;
  }
  return true;
}

std::string castling_text(const State& state) {
  std::string text;
  for (std::size_t i = 0; i < kCastlings.size(); ++i) {
    if (state.castling[i]) text += kCastlings[i].letter;
  }
  return text.empty() ? "-" : text;
}

// Q7.3, Q7.6.
bool read_castling(std::string_view text, State& state) {
  for (std::size_t i = 0; i < kCastlings.size(); ++i) {
    const Castling& castling = kCastlings[i];
    if (text.find(castling.letter) == std::string_view::npos) continue;
    state.castling[i] = true;
    if (at(state.board, castling.king) != Piece{'K', castling.side, false}) return false;
    if (at(state.board, castling.rook) != Piece{'R', castling.side, false}) return false;
  }
  return castling_text(state) == text;
}

// Q7.6: exactly the squares passed by an enemy pawn that stands right behind them, all empty
// from its origin on.
bool passed_is_right(const State& state) {
  const Side mover = opponent(state.to_move);
  const Square last = state.passed.back();
  const Square origin{last.file, mover == Side::kWhite ? 2 : kSize - 3};
  const Square stands{last.file, last.rank + forward(mover)};
  const int length = (stands.rank - origin.rank) * forward(mover);
  return (length == 2 || length == 3) && on_board(stands) &&
         holds(state.board, stands, 'P', mover) && is_empty(state.board, origin) &&
         between(state.board, origin, stands).pieces == 0 &&
         squares_passed(mover, origin, stands) == state.passed;
}

bool read_passed(std::string_view text, State& state) {
  if (text == "-") return true;
  while (!text.empty()) {
    const std::optional<Square> square = take_square(text);
    if (!square) return false;
    state.passed.push_back(*square);
  }
  return !state.passed.empty() && passed_is_right(state);
}

bool read_counter(std::string_view text, int& counter) {
  const std::optional<int> number = take_number(text);
  counter = number.value_or(0);
  return number.has_value() && text.empty();
}

bool has_one_king_a_side(const Board& board) {
  std::array<int, 2> kings{};
  for (const Square square : all_squares()) {
    if (at(board, square).letter == 'K') ++kings[index(at(board, square).side)];
  }
  return kings[0] == 1 && kings[1] == 1;
}

std::string piece_text(const Piece& piece) {
  std::string text(1, piece.side == Side::kWhite ? piece.letter : lower(piece.letter));
  return piece.promoted ? text + "~" : text;
}

std::string rank_text(const Board& board, int rank) {
  std::string text;
  int gap = 0;
  for (int file = 0; file < kSize; ++file) {
    if (is_empty(board, {file, rank})) {
      ++gap;
      continue;
    }
    if (gap > 0) text += std::to_string(std::exchange(gap, 0));
    text += piece_text(at(board, {file, rank}));
  }
  return gap > 0 ? text + std::to_string(gap) : text;
}

std::string hand_text(const Hand& hand, Side side) {
  std::string text;
  for (std::size_t i = 0; i < kHandOrder.size(); ++i) {
    const char letter = side == Side::kWhite ? kHandOrder[i] : lower(kHandOrder[i]);
    text.append(static_cast<std::size_t>(hand[i]), letter);
  }
  return text;
}

std::string passed_text(const std::vector<Square>& passed) {
  std::string text;
  for (const Square square : passed) text += square_text(square);
  return text.empty() ? "-" : text;
}

}  // namespace

std::optional<State> read(std::string_view fen) {
  const std::vector<std::string_view> fields = split(fen, ' ');
  if (fields.size() != 6) return std::nullopt;
  const std::vector<std::string_view> board_and_hands = split(fields[0], '[');
  if (board_and_hands.size() != 2) return std::nullopt;
  if (fields[1] != "w" && fields[1] != "b") return std::nullopt;
  State state;
  state.to_move = fields[1] == "w" ? Side::kWhite : Side::kBlack;
  const bool well_formed =
      read_board(board_and_hands[0], state.board) && read_hands(board_and_hands[1], state) &&
      read_castling(fields[2], state) && read_passed(fields[3], state) &&
      read_counter(fields[4], state.half_moves) && read_counter(fields[5], state.full_moves) &&
      has_one_king_a_side(state.board);
  return well_formed ? std::optional(state) : std::nullopt;
}

bool is_sound(const State& state) {
  for (const Square square : all_squares()) {
    const Piece& piece = at(state.board, square);
    if (piece.letter == 'P' && is_barred_to_pawns(piece.side, square.rank)) return false;
  }
  State turned = state;
  turned.to_move = opponent(state.to_move);
  return !in_check(turned);
}

std::string write(const State& state) {
  std::string text;
  for (int rank = kSize - 1; rank >= 0; --rank) {
    text += rank_text(state.board, rank);
    if (rank > 0) text += '/';
  }
  text += '[' + hand_text(state.hands[0], Side::kWhite);
  text += hand_text(state.hands[1], Side::kBlack) + ']';
  text += state.to_move == Side::kWhite ? " w " : " b ";
  text += castling_text(state) + ' ' + passed_text(state.passed) + ' ';
  return text + std::to_string(state.half_moves) + ' ' + std::to_string(state.full_moves);
}

}  // namespace slow::qinyu
