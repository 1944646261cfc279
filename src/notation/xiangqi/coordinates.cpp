#include "notation/xiangqi/coordinates.hpp"

#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "notation/fen_fields.hpp"
#include "notation/text_fault.hpp"
#include "rules/xiangqi/kit.hpp"

namespace notation::xiangqi {
namespace {

using rules::xiangqi::Move;
using rules::xiangqi::Square;
using Part = TextFault::Part;

// The cursor stands on the byte that does not fit when there is no point. `first` is the letter of
// file a: both points of a move have capitals, or neither has.
std::optional<Square> read_point(Cursor& cursor, Ranks ranks, char first) {
  const int file = cursor.peek() - first;
  if (!Square::checked(file, 0)) return std::nullopt;
  cursor.next();
  if (!is_digit(cursor.peek())) return std::nullopt;
  int rank = cursor.peek() - '0';
  if (ranks == Ranks::kFromOne) --rank;
  if (rank < 0) return std::nullopt;
  cursor.next();
  if (ranks == Ranks::kFromOne && rank == 0 && cursor.accept('0')) rank = 9;
  return Square::at(file, rank);
}

base::Result<Move, TextFault> parse(std::string_view text, Ranks ranks, bool is_iccs) {
  Cursor cursor(text);
  const char first = is_iccs && is_upper(cursor.peek()) ? 'A' : 'a';
  const auto from = read_point(cursor, ranks, first);
  if (!from) return cursor.fault(Part::kMove);
  if (is_iccs) cursor.accept('-');
  const auto to = read_point(cursor, ranks, first);
  if (!to) return cursor.fault(Part::kMove);
  if (!cursor.at_end()) return cursor.fault(Part::kTail);
  return Move::step(*from, *to);
}

std::string name(Square square, Ranks ranks) {
  const int first = ranks == Ranks::kFromOne ? 1 : 0;
  return static_cast<char>('a' + square.file()) + std::to_string(square.rank() + first);
}

}  // namespace

base::Result<Move, TextFault> parse_coordinates(std::string_view text, Ranks ranks) {
  return parse(text, ranks, false);
}

std::string write_coordinates(Move move, Ranks ranks) {
  return name(move.from(), ranks) + name(move.to(), ranks);
}

std::string write_square_pair(Move move) { return write_coordinates(move); }

base::Result<Move, TextFault> parse_iccs(std::string_view text) {
  return parse(text, Ranks::kFromZero, true);
}

std::string write_iccs(Move move) {
  std::string text = name(move.from(), Ranks::kFromZero) + '-' + name(move.to(), Ranks::kFromZero);
  for (char& c : text) c = to_upper(c);
  return text;
}

std::optional<Square> parse_square(std::string_view text) {
  Cursor cursor(text);
  const auto square = read_point(cursor, Ranks::kFromZero, 'a');
  return cursor.at_end() ? square : std::nullopt;
}

std::string square_name(Square square) { return name(square, Ranks::kFromZero); }

}  // namespace notation::xiangqi
