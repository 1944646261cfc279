#include "notation/qinyu/fen.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "board/geometry.hpp"
#include "notation/fen_fields.hpp"
#include "notation/qinyu/coordinates.hpp"
#include "notation/qinyu/letters.hpp"
#include "notation/text_fault.hpp"
#include "rules/qinyu/kit.hpp"

namespace notation::qinyu {
namespace {

using rules::qinyu::Kit;
using rules::qinyu::Piece;
using rules::qinyu::Role;
using rules::qinyu::Setup;
using rules::qinyu::Square;
using Part = TextFault::Part;
using MaybeFault = std::optional<TextFault>;

constexpr int kSize = 12;
constexpr std::string_view kCastling = "KQkq";  // in the order of Kit::Castling

MaybeFault fault_at(const Cursor& cursor, Part part) { return TextFault{part, cursor.offset()}; }

// A run of empty squares: one number from 1 to 12 without leading zero (Q7.1).
std::optional<int> read_run(Cursor& cursor) {
  if (cursor.peek() == '0') return std::nullopt;
  int run = 0;
  while (is_digit(cursor.peek()) && run <= kSize) run = run * 10 + (cursor.next() - '0');
  return run;
}

MaybeFault read_rank(Cursor& cursor, int rank, Setup& setup) {
  for (int file = 0; file < kSize;) {
    const Cursor here = cursor;
    if (is_digit(cursor.peek())) {
      const auto run = read_run(cursor);
      if (!run || file + *run > kSize) return fault_at(here, Part::kPlacement);
      file += *run;
      continue;
    }
    const char c = cursor.next();
    const auto role = role_of(c);
    if (!role) return fault_at(here, Part::kPlacement);
    const auto side = is_upper(c) ? board::Side::kFirst : board::Side::kSecond;
    setup.at(Square::at(file++, rank)) = Piece{side, *role, cursor.accept('~')};
  }
  return std::nullopt;
}

MaybeFault read_placement(Cursor& cursor, Setup& setup) {
  for (int rank = kSize - 1; rank >= 0; --rank) {
    if (auto fault = read_rank(cursor, rank, setup)) return fault;
    if (rank > 0 && !cursor.accept('/')) return fault_at(cursor, Part::kPlacement);
  }
  return std::nullopt;
}

MaybeFault read_hands(Cursor& cursor, Setup& setup) {
  constexpr int kMostInHand = 255;
  if (!cursor.accept('[')) return fault_at(cursor, Part::kHands);
  while (!cursor.accept(']')) {
    const Cursor here = cursor;
    const char c = cursor.next();
    const auto role = role_of(c);
    if (!role) return fault_at(here, Part::kHands);
    auto& held = setup.hands[is_upper(c) ? 0 : 1][static_cast<std::size_t>(*role)];
    if (held == kMostInHand) return fault_at(here, Part::kHands);
    ++held;
  }
  return std::nullopt;
}

MaybeFault read_side(Cursor& cursor, Setup& setup) {
  const Cursor start = cursor;
  const std::string_view word = cursor.word();
  if (word != "w" && word != "b") return fault_at(start, Part::kSide);
  setup.to_move = word == "w" ? board::Side::kFirst : board::Side::kSecond;
  return std::nullopt;
}

// Q7.3: each right at most once and in order.
MaybeFault read_castling(Cursor& cursor, Setup& setup) {
  if (cursor.accept('-')) return std::nullopt;
  std::size_t next = 0;
  const Cursor start = cursor;
  for (const char c : cursor.word()) {
    const auto found = kCastling.find(c, next);
    if (found == std::string_view::npos) return fault_at(start, Part::kCastling);
    setup.rights.castling |= static_cast<std::uint8_t>(1U << found);
    next = found + 1;
  }
  if (next == 0) return fault_at(start, Part::kCastling);
  return std::nullopt;
}

// Q7.4: `-`, or one or two squares written together.
MaybeFault read_passed(Cursor& cursor, Setup& setup) {
  if (cursor.accept('-')) return std::nullopt;
  for (auto& passed : setup.rights.passed) {
    const Cursor here = cursor;
    passed = read_square(cursor);
    if (!passed) return fault_at(here, Part::kEnPassant);
    if (cursor.at_blank() || cursor.at_end()) return std::nullopt;
  }
  return fault_at(cursor, Part::kEnPassant);
}

MaybeFault read_counter(Cursor& cursor, int& counter) {
  const Cursor start = cursor;
  const auto value = parse_number(cursor.word(), kGreatestCounter);
  if (!value) return fault_at(start, Part::kCounter);
  counter = *value;
  return std::nullopt;
}

}  // namespace

base::Result<Setup, TextFault> parse_fen(std::string_view text) {
  Cursor cursor(text.substr(0, kLongestFen));
  Setup setup;
  cursor.skip_blanks();
  if (const auto fault = read_placement(cursor, setup)) return base::Failure<TextFault>(*fault);
  if (const auto fault = read_hands(cursor, setup)) return base::Failure<TextFault>(*fault);
  using Reader = MaybeFault (*)(Cursor&, Setup&);
  struct Field {
    Part part;
    Reader read;
  };
  constexpr std::array<Field, 5> kFields{
      {{Part::kSide, read_side},
       {Part::kCastling, read_castling},
       {Part::kEnPassant, read_passed},
       {Part::kCounter, [](Cursor& c, Setup& s) { return read_counter(c, s.quiet_plies); }},
       {Part::kCounter, [](Cursor& c, Setup& s) { return read_counter(c, s.move_number); }}}};
  for (const auto& field : kFields) {
    if (!cursor.at_blank()) return cursor.fault(field.part);
    cursor.skip_blanks();
    if (const auto fault = field.read(cursor, setup)) return base::Failure<TextFault>(*fault);
  }
  cursor.skip_blanks();
  if (!cursor.at_end()) return cursor.fault(Part::kTail);
  return setup;
}

namespace {

std::string write_placement(const Setup& setup) {
  std::string text;
  for (int rank = kSize - 1; rank >= 0; --rank) {
    int empty = 0;
    const auto flush = [&] {
      if (empty != 0) text += std::to_string(empty);
      empty = 0;
    };
    for (int file = 0; file < kSize; ++file) {
      const auto& piece = setup.at(Square::at(file, rank));
      if (!piece) {
        ++empty;
        continue;
      }
      flush();
      text += letter_of(piece->side, piece->role);
      if (piece->promoted) text += '~';
    }
    flush();
    if (rank > 0) text += '/';
  }
  return text;
}

}  // namespace

std::string write_fen(const Setup& setup) {
  std::string text = write_placement(setup) + '[';
  for (const auto side : {board::Side::kFirst, board::Side::kSecond}) {
    for (int role = 0; role < Kit::kRoleCount; ++role)
      text.append(setup.hands[index(side)][role], letter_of(side, static_cast<Role>(role)));
  }
  text += setup.to_move == board::Side::kFirst ? "] w " : "] b ";
  if (setup.rights.castling == 0) text += '-';
  for (std::size_t i = 0; i < kCastling.size(); ++i)
    if (setup.rights.may_castle(static_cast<Kit::Castling>(i))) text += kCastling[i];
  text += ' ';
  if (!setup.rights.passed[0]) text += '-';
  for (const auto& passed : setup.rights.passed)
    if (passed) text += square_name(*passed);
  return text + ' ' + std::to_string(setup.quiet_plies) + ' ' + std::to_string(setup.move_number);
}

}  // namespace notation::qinyu
