#include "notation/qinyu/algebraic.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "board/geometry.hpp"
#include "board/move.hpp"
#include "notation/fen_fields.hpp"
#include "notation/matches.hpp"
#include "notation/origin.hpp"
#include "notation/qinyu/coordinates.hpp"
#include "notation/qinyu/letters.hpp"
#include "notation/text_fault.hpp"
#include "rules/qinyu/board.hpp"
#include "rules/qinyu/kit.hpp"

namespace notation::qinyu {
namespace {

using rules::qinyu::Board;
using rules::qinyu::Move;
using rules::qinyu::Role;
using rules::qinyu::Square;
using Part = TextFault::Part;

constexpr std::string_view kShortCastling = "O-O";  // towards file l
constexpr std::string_view kLongCastling = "O-O-O";
constexpr int kCastlingStep = 2;
constexpr int kSquares = rules::qinyu::Kit::Geometry::kSquares;

struct Words {
  Role role = Role::kPawn;
  bool is_drop = false;
  std::optional<int> file;  // of the origin, where it is told
  std::optional<int> rank;
  Square to = Square::from_index(0);
  std::optional<Role> becomes;
};

std::optional<int> read_file(Cursor& cursor) {
  const int file = cursor.peek() - 'a';
  if (!Square::checked(file, 0)) return std::nullopt;
  cursor.next();
  return file;
}

// `=Q`, behind the square.
bool read_promotion(Cursor& cursor, Words& words) {
  if (!cursor.accept('=')) return true;
  const char letter = cursor.peek();
  const auto role = role_of(letter);
  if (!role || !is_upper(letter) || *role == Role::kKing || *role == Role::kPawn) return false;
  cursor.next();
  words.becomes = role;
  return words.role == Role::kPawn && !words.is_drop;
}

// What stands before the target: nothing, `a`, `12` or `a12`, then perhaps `x` or `-`. The target
// begins with the last letter of a file.
bool read_origin(Cursor& cursor, std::string_view rest, Words& words) {
  const auto target = rest.find_last_of("abcdefghijkl");
  if (target == std::string_view::npos) return false;
  const int start = cursor.offset();
  const auto reached = [&] { return cursor.offset() - start == static_cast<int>(target); };
  if (reached()) return true;
  words.file = read_file(cursor);
  if (is_digit(cursor.peek()) && cursor.peek() != '0') {
    int rank = cursor.next() - '0';
    if (rank == 1 && cursor.peek() >= '0' && cursor.peek() <= '2')
      rank = 10 + (cursor.next() - '0');
    words.rank = rank - 1;
  }
  if (!reached() && !cursor.accept('x')) cursor.accept('-');
  return reached();
}

base::Result<Words, TextFault> read_words(std::string_view text) {
  Cursor cursor(text);
  Words words;
  if (is_upper(cursor.peek())) {
    const auto role = role_of(cursor.peek());
    if (!role) return cursor.fault(Part::kMove);
    words.role = *role;
    cursor.next();
    words.is_drop = cursor.accept('@');
  }
  const auto rest = text.substr(static_cast<std::size_t>(cursor.offset()));
  if (!words.is_drop && !read_origin(cursor, rest, words)) return cursor.fault(Part::kMove);
  const auto to = read_square(cursor);
  if (!to) return cursor.fault(Part::kMove);
  words.to = *to;
  if (!read_promotion(cursor, words)) return cursor.fault(Part::kMove);
  if (!cursor.accept('+')) cursor.accept('#');
  if (!cursor.at_end()) return cursor.fault(Part::kTail);
  return words;
}

std::optional<Move> castling(const Board& board, std::string_view text) {
  if (text.ends_with('+') || text.ends_with('#')) text.remove_suffix(1);
  const bool is_short = text == kShortCastling || text == "0-0";
  if (!is_short && text != kLongCastling && text != "0-0-0") return std::nullopt;
  const Square king = board.king(board.to_move());
  const auto to = king.step(is_short ? kCastlingStep : -kCastlingStep, 0);
  return Move::step(king, to.value_or(king));
}

bool is_castling(const Board& board, Move move) {
  const int files = move.to().file() - move.from().file();
  return board.at(move.from()).role() == Role::kKing &&
         (files == kCastlingStep || files == -kCastlingStep);
}

// A pawn told by its square alone goes straight ahead, if it can.
bool is_straight(Move move) { return move.from().file() == move.to().file(); }

Move move_from(Square from, const Words& words) {
  return words.becomes ? Move::promote(from, words.to, *words.becomes) : Move::step(from, words.to);
}

base::Result<Move, TextFault> find(const Board& board, const Words& words) {
  Matches<Move, kSquares> matches;
  Matches<Move, kSquares> straight;
  const bool is_bare = words.role == Role::kPawn && !words.file && !words.rank;
  board.pieces(board.to_move(), words.role).for_each([&](Square from) {
    if (words.file && from.file() != *words.file) return;
    if (words.rank && from.rank() != *words.rank) return;
    const Move move = move_from(from, words);
    if (!board.is_legal(move)) return;
    matches.add(move);
    if (is_bare && is_straight(move)) straight.add(move);
  });
  return (straight.empty() ? matches : straight).only(write_coordinates);
}

base::Result<Move, TextFault> if_legal(const Board& board, Move move) {
  if (board.is_legal(move)) return move;
  return base::Failure<TextFault>({Part::kNoSuchMove, 0});
}

// The pawn taken in passing does not stand on the target.
bool is_capture(const Board& board, Move move) {
  if (!board.at(move.to()).empty()) return true;
  return board.at(move.from()).role() == Role::kPawn && !is_straight(move);
}

std::string which(const Board& board, Move move) {
  const Square from = move.from();
  const Role role = board.at(from).role();
  const std::string square = square_name(from);
  if (role == Role::kPawn) return is_straight(move) ? "" : square.substr(0, 1);
  OriginChooser<Square> origin(from);
  board.pieces(board.to_move(), role).for_each([&](Square rival) {
    if (rival != from && board.is_legal(Move::step(rival, move.to()))) origin.add_rival(rival);
  });
  return std::string(1, letter_of(board::Side::kFirst, role)).append(origin.least(square));
}

std::string body(const Board& board, Move move) {
  if (move.is_drop()) return write_coordinates(move);
  if (is_castling(board, move))
    return std::string(move.to().file() > move.from().file() ? kShortCastling : kLongCastling);
  std::string text = which(board, move);
  if (is_capture(board, move)) text += 'x';
  text += square_name(move.to());
  if (move.kind() == board::MoveKind::kPromote)
    text.append("=").append(1, letter_of(board::Side::kFirst, move.role()));
  return text;
}

std::string_view check_sign(Board board, Move move) {
  board.make(move);
  if (!board.in_check()) return "";
  return board.has_legal_move() ? "+" : "#";
}

}  // namespace

base::Result<Move, TextFault> parse_algebraic(const Board& board, std::string_view text) {
  if (const auto move = castling(board, text)) return if_legal(board, *move);
  const auto words = read_words(text);
  if (!words) return base::Failure<TextFault>(words.error());
  if (words->is_drop) {
    if (words->role == Role::kKing) return base::Failure<TextFault>({Part::kMove, 0});
    return if_legal(board, Move::drop(words->role, words->to));
  }
  return find(board, *words);
}

std::string write_algebraic(const Board& board, Move move) {
  return body(board, move).append(check_sign(board, move));
}

}  // namespace notation::qinyu
