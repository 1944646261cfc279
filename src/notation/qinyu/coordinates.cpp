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
  const char c = cursor.next();
  const auto role = role_of(c);
  if (!role || !is_upper(c) || *role == Role::kKing)
    return base::Failure<TextFault>(TextFault{Part::kMove, 0});
  cursor.next();  // the @
  const auto to = read_square(cursor);
  if (!to) return base::Failure<TextFault>(TextFault{Part::kMove, 2});
  if (!cursor.at_end()) return cursor.fault(Part::kTail);
  return Move::drop(*role, *to);
}

}  // namespace

std::optional<Square> read_square(Cursor& cursor) {
  const int file = cursor.next() - 'a';
  const char first = cursor.peek();
  if (!is_digit(first) || first == '0') return std::nullopt;
  int rank = cursor.next() - '0';
  if (rank == 1 && is_digit(cursor.peek())) rank = 10 + (cursor.next() - '0');
  return Square::checked(file, rank - 1);
}

std::string square_name(Square square) {
  return static_cast<char>('a' + square.file()) + std::to_string(square.rank() + 1);
}

base::Result<Move, TextFault> parse_coordinates(std::string_view text) {
  Cursor cursor(text);
  if (text.size() > 1 && text[1] == '@') return parse_drop(cursor);
  const auto from = read_square(cursor);
  if (!from) return base::Failure<TextFault>(TextFault{Part::kMove, 0});
  const int middle = cursor.offset();
  const auto to = read_square(cursor);
  if (!to) return base::Failure<TextFault>(TextFault{Part::kMove, middle});
  if (cursor.at_end()) return Move::step(*from, *to);
  const char c = cursor.peek();
  const auto role = role_of(c);
  if (!role || is_upper(c)) return cursor.fault(Part::kMove);
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
