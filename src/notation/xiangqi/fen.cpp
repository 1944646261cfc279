#include "notation/xiangqi/fen.hpp"

#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "board/geometry.hpp"
#include "notation/fen_fields.hpp"
#include "notation/text_fault.hpp"
#include "notation/xiangqi/letters.hpp"
#include "rules/xiangqi/kit.hpp"

namespace notation::xiangqi {
namespace {

using rules::xiangqi::Piece;
using rules::xiangqi::Setup;
using rules::xiangqi::Square;
using Part = TextFault::Part;
using MaybeFault = std::optional<TextFault>;

constexpr int kFiles = 9;
constexpr int kRanks = 10;

MaybeFault fault_at(const Cursor& cursor, Part part) { return TextFault{part, cursor.offset()}; }

MaybeFault read_rank(Cursor& cursor, int rank, Setup& setup) {
  bool last_was_digit = false;
  for (int file = 0; file < kFiles;) {
    const char c = cursor.peek();
    if (is_digit(c)) {
      if (c == '0' || last_was_digit || file + (c - '0') > kFiles)
        return fault_at(cursor, Part::kPlacement);
      file += c - '0';
      last_was_digit = true;
    } else {
      const auto role = role_of(c);
      if (!role) return fault_at(cursor, Part::kPlacement);
      const auto side = is_upper(c) ? board::Side::kFirst : board::Side::kSecond;
      setup.at(Square::at(file++, rank)) = Piece{side, *role, false};
      last_was_digit = false;
    }
    cursor.next();
  }
  return std::nullopt;
}

MaybeFault read_placement(Cursor& cursor, Setup& setup) {
  for (int rank = kRanks - 1; rank >= 0; --rank) {
    if (auto fault = read_rank(cursor, rank, setup)) return fault;
    if (rank > 0 && !cursor.accept('/')) return fault_at(cursor, Part::kPlacement);
  }
  return std::nullopt;
}

MaybeFault read_side(Cursor& cursor, Setup& setup) {
  const Cursor start = cursor;
  const std::string_view word = cursor.word();
  if (word == "w" || word == "r") {
    setup.to_move = board::Side::kFirst;
  } else if (word == "b") {
    setup.to_move = board::Side::kSecond;
  } else {
    return fault_at(start, Part::kSide);
  }
  return std::nullopt;
}

bool ended(const Cursor& cursor) { return cursor.at_end() || cursor.peek() == ';'; }

// The two fields `-` that keep the shape of a chess FEN, or nothing.
MaybeFault read_dashes(Cursor& cursor) {
  cursor.skip_blanks();
  if (cursor.peek() != '-') return std::nullopt;
  for (int i = 0; i < 2; ++i) {
    cursor.skip_blanks();
    const Cursor start = cursor;
    if (cursor.word() != "-") return fault_at(start, Part::kTail);
  }
  return std::nullopt;
}

// A counter, or nothing more: half-moves, then the number of the move.
MaybeFault read_counter(Cursor& cursor, int& counter) {
  cursor.skip_blanks();
  if (ended(cursor)) return std::nullopt;
  const Cursor start = cursor;
  const auto value = parse_number(cursor.word(), kGreatestCounter);
  if (!value) return fault_at(start, Part::kCounter);
  counter = *value;
  return std::nullopt;
}

MaybeFault read_tail(Cursor& cursor, Setup& setup) {
  if (auto fault = read_dashes(cursor)) return fault;
  if (auto fault = read_counter(cursor, setup.quiet_plies)) return fault;
  if (auto fault = read_counter(cursor, setup.move_number)) return fault;
  cursor.skip_blanks();
  if (!ended(cursor)) return fault_at(cursor, Part::kTail);
  return std::nullopt;
}

}  // namespace

base::Result<Setup, TextFault> parse_fen(std::string_view text) {
  Cursor cursor(text.substr(0, kLongestFen));
  Setup setup;
  cursor.skip_blanks();
  if (const auto fault = read_placement(cursor, setup)) return base::Failure<TextFault>(*fault);
  if (!cursor.at_blank()) return cursor.fault(cursor.at_end() ? Part::kSide : Part::kPlacement);
  cursor.skip_blanks();
  if (const auto fault = read_side(cursor, setup)) return base::Failure<TextFault>(*fault);
  if (const auto fault = read_tail(cursor, setup)) return base::Failure<TextFault>(*fault);
  return setup;
}

std::string write_fen(const Setup& setup) {
  std::string text;
  for (int rank = kRanks - 1; rank >= 0; --rank) {
    int empty = 0;
    const auto flush = [&] {
      if (empty != 0) text += static_cast<char>('0' + empty);
      empty = 0;
    };
    for (int file = 0; file < kFiles; ++file) {
      const auto& piece = setup.at(Square::at(file, rank));
      if (!piece) {
        ++empty;
        continue;
      }
      flush();
      text += letter_of(piece->side, piece->role);
    }
    flush();
    if (rank > 0) text += '/';
  }
  text += setup.to_move == board::Side::kFirst ? " w - - " : " b - - ";
  return text + std::to_string(setup.quiet_plies) + ' ' + std::to_string(setup.move_number);
}

}  // namespace notation::xiangqi
