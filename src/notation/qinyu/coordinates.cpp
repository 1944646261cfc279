#include "notation/qinyu/coordinates.hpp"

#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "board/geometry.hpp"
#include "board/move.hpp"
#include "notation/fen_fields.hpp"
#include "notation/qinyu/letters.hpp"
#include "notation/text_fault.hpp"
#include "rules/qinyu/kit.hpp"

namespace notation::qinyu {
namespace {

using rules::qinyu::Move;
using rules::qinyu::Role;
using rules::qinyu::Square;
using Part = TextFault::Part;

base::Result<Move, TextFault> parse_drop(Cursor& cursor) {
  const char letter = cursor.peek();
  const auto role = role_of(letter);
  if (!role || !is_upper(letter) || *role == Role::kKing) return cursor.fault(Part::kMove);
  cursor.next();
  cursor.accept('@');
  const auto to = read_square(cursor);
  if (!to) return cursor.fault(Part::kMove);
  if (!cursor.at_end()) return cursor.fault(Part::kTail);
  return Move::drop(*role, *to);
}

}  // namespace

std::optional<Square> read_square(Cursor& cursor) {
  const int file = cursor.peek() - 'a';
  if (!Square::checked(file, 0)) return std::nullopt;
  cursor.next();
  if (!is_digit(cursor.peek()) || cursor.peek() == '0') return std::nullopt;
  int rank = cursor.next() - '0';
  if (rank == 1 && cursor.peek() >= '0' && cursor.peek() <= '2') rank = 10 + (cursor.next() - '0');
  // `13` names no rank: a rank is read as far as its digits go.
  if (is_digit(cursor.peek())) return std::nullopt;
  return Square::checked(file, rank - 1);
}

std::optional<Square> parse_square(std::string_view text) {
  Cursor cursor(text);
  const auto square = read_square(cursor);
  return cursor.at_end() ? square : std::nullopt;
}

std::string square_name(Square square) {
  return static_cast<char>('a' + square.file()) + std::to_string(square.rank() + 1);
}

base::Result<Move, TextFault> parse_coordinates(std::string_view text) {
  Cursor cursor(text);
  if (text.size() > 1 && text[1] == '@') return parse_drop(cursor);
  const auto from = read_square(cursor);
  if (!from) return cursor.fault(Part::kMove);
  const auto to = read_square(cursor);
  if (!to) return cursor.fault(Part::kMove);
  if (cursor.at_end()) return Move::step(*from, *to);
  const char letter = cursor.peek();
  const auto role = role_of(letter);
  const bool becomes = role && *role != Role::kKing && *role != Role::kPawn;
  if (!becomes || is_upper(letter)) return cursor.fault(Part::kMove);
  cursor.next();
  if (!cursor.at_end()) return cursor.fault(Part::kTail);
  return Move::promote(*from, *to, *role);
}

std::string write_coordinates(Move move) {
  if (move.is_drop())
    return std::string{letter_of(board::Side::kFirst, move.role()), '@'} + square_name(move.to());
  std::string text = square_name(move.from()) + square_name(move.to());
  if (move.kind() == board::MoveKind::kPromote)
    text += letter_of(board::Side::kSecond, move.role());
  return text;
}

}  // namespace notation::qinyu
