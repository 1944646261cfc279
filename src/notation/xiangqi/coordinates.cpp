#include "notation/xiangqi/coordinates.hpp"

#include <cstdint>
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

// How a dialect differs: capitals are read too, and a dash may stand between the points.
enum class Dialect : std::uint8_t { kPlain, kIccs };

// The cursor stands on the byte that does not fit when there is no point.
std::optional<Square> read_point(Cursor& cursor, Ranks ranks, Dialect dialect) {
  const char letter = dialect == Dialect::kIccs ? to_lower(cursor.peek()) : cursor.peek();
  const int file = letter - 'a';
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

base::Result<Move, TextFault> parse(std::string_view text, Ranks ranks, Dialect dialect) {
  Cursor cursor(text);
  const auto from = read_point(cursor, ranks, dialect);
  if (!from) return cursor.fault(Part::kMove);
  if (dialect == Dialect::kIccs) cursor.accept('-');
  const auto to = read_point(cursor, ranks, dialect);
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
  return parse(text, ranks, Dialect::kPlain);
}

std::string write_coordinates(Move move, Ranks ranks) {
  return name(move.from(), ranks) + name(move.to(), ranks);
}

base::Result<Move, TextFault> parse_iccs(std::string_view text) {
  return parse(text, Ranks::kFromZero, Dialect::kIccs);
}

std::string write_iccs(Move move) {
  std::string text = name(move.from(), Ranks::kFromZero) + '-' + name(move.to(), Ranks::kFromZero);
  for (char& c : text) c = to_upper(c);
  return text;
}

}  // namespace notation::xiangqi
