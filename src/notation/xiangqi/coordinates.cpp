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

std::optional<Square> read_square(Cursor& cursor, Ranks ranks) {
  const int file = to_lower(cursor.next()) - 'a';
  if (!is_digit(cursor.peek())) return std::nullopt;
  int rank = cursor.next() - '0';
  if (ranks == Ranks::kFromOne) {
    if (rank == 1 && cursor.accept('0')) rank = 10;
    --rank;
  }
  return Square::checked(file, rank);
}

base::Result<Move, TextFault> parse(std::string_view text, Ranks ranks, bool dash) {
  Cursor cursor(text);
  const auto from = read_square(cursor, ranks);
  if (!from) return base::Failure<TextFault>(TextFault{Part::kMove, 0});
  if (dash) cursor.accept('-');
  const int middle = cursor.offset();
  const auto to = read_square(cursor, ranks);
  if (!to) return base::Failure<TextFault>(TextFault{Part::kMove, middle});
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

base::Result<Move, TextFault> parse_iccs(std::string_view text) {
  return parse(text, Ranks::kFromZero, true);
}

std::string write_iccs(Move move) {
  std::string text = name(move.from(), Ranks::kFromZero) + '-' + name(move.to(), Ranks::kFromZero);
  for (char& c : text) c = to_upper(c);
  return text;
}

}  // namespace notation::xiangqi
