#include "notation/xiangqi/wxf.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "board/geometry.hpp"
#include "notation/fen_fields.hpp"
#include "notation/text_fault.hpp"
#include "notation/utf8.hpp"
#include "notation/xiangqi/file_words.hpp"
#include "notation/xiangqi/letters.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"

namespace notation::xiangqi {
namespace {

using rules::xiangqi::Board;
using rules::xiangqi::Move;
using rules::xiangqi::Role;
using rules::xiangqi::Square;
using Part = TextFault::Part;

constexpr std::string_view kWxfLetters = "KAERHCP";  // in the order of the roles

constexpr std::optional<Place> place_of(char c) {
  if (c == '+') return Place::kFront;
  if (c == '.') return Place::kMiddle;
  if (c == '-') return Place::kRear;
  return std::nullopt;
}

constexpr std::optional<Action> action_of(char c) {
  if (c == '+') return Action::kForward;
  if (c == '-') return Action::kBack;
  if (c == '=' || c == '.') return Action::kSideways;
  return std::nullopt;
}

// 1 to 9, or 0.
constexpr int number_of(char c) { return is_digit(c) ? c - '0' : 0; }

// Behind a piece: `C2`, `C+`, `Pa`.
bool read_behind_piece(Role role, char second, FileWords& words) {
  words.role = role;
  words.file = number_of(second);
  words.place = place_of(second);
  const char letter = to_lower(second);
  if (role == Role::kPawn && letter >= 'a' && letter <= 'e') words.ordinal = letter - 'a' + 1;
  return words.file != 0 || words.place || words.ordinal != 0;
}

// Behind a place: `+C`, `+5` (a pawn), `++` (the foremost pawn of four or five).
bool read_behind_place(Place place, char second, FileWords& words) {
  words.place = place;
  words.file = number_of(second);
  if (words.file != 0) return true;
  if (const auto role = role_of(second)) {
    words.role = *role;
    return true;
  }
  if (place == Place::kMiddle || place_of(second) != place) return false;
  words.place = place == Place::kFront ? Place::kFirst : Place::kLast;
  return true;
}

// Behind a digit: `15`, the first pawn of file 5, or `5+`, the front pawn of file 5.
bool read_behind_digit(int digit, char second, FileWords& words) {
  words.place = place_of(second);
  if (words.place) {
    words.file = digit;
    return true;
  }
  words.ordinal = digit;
  words.file = number_of(second);
  return words.file != 0;
}

bool read_which(char first, char second, FileWords& words) {
  if (const auto role = role_of(first)) return read_behind_piece(*role, second, words);
  if (const auto place = place_of(first)) return read_behind_place(*place, second, words);
  return read_behind_digit(number_of(first), second, words);
}

base::Result<FileWords, TextFault> read_words(std::string_view text) {
  const std::size_t size = text.size();
  const auto offset = [&] { return static_cast<int>(size - text.size()); };
  const auto fault = [](Part part, int at) { return base::Failure<TextFault>({part, at}); };
  std::array<char, 4> signs{};
  std::array<int, 4> offsets{};
  for (std::size_t i = 0; i < signs.size(); ++i) {
    offsets[i] = offset();
    if (text.empty()) return fault(Part::kMove, offset());
    const char32_t c = half_width(next_code_point(text));
    signs[i] = c < 0x80 ? static_cast<char>(c) : '\0';
  }
  FileWords words;
  const bool starts = role_of(signs[0]) || place_of(signs[0]) || number_of(signs[0]) != 0;
  if (!starts) return fault(Part::kMove, 0);
  if (!read_which(signs[0], signs[1], words)) return fault(Part::kMove, offsets[1]);
  words.action = action_of(signs[2]);
  if (!words.action) return fault(Part::kMove, offsets[2]);
  words.number = number_of(signs[3]);
  if (words.number == 0) return fault(Part::kMove, offsets[3]);
  if (!text.empty()) return fault(Part::kTail, offset());
  return words;
}

std::string digits(int first, int second) {
  return {static_cast<char>('0' + first), static_cast<char>('0' + second)};
}

// By the section "Writing" of docs/formats/wxf.md.
std::string which(const Board& board, Square from, WxfStyle style) {
  const Role role = board.at(from).role();
  const char piece = kWxfLetters[static_cast<std::size_t>(role)];
  const Standing standing = standing_of(board, from);
  if (is_told_by_file(role) || standing.group < 2)
    return {piece, static_cast<char>('0' + standing.file)};
  const bool by_digits = style.pawns == WxfStyle::Pawns::kDigits;
  if (standing.crowded > 1 || standing.group > (by_digits ? 2 : 3)) {
    // Only pawns are so many, or so spread: other kinds have two pieces.
    if (by_digits) return digits(standing.index + 1, standing.file);
    return {piece, static_cast<char>('a' + standing.series)};
  }
  const bool last = standing.index + 1 == standing.group;
  const char place = standing.index == 0 ? '+' : last ? '-' : '.';
  if (style.front == WxfStyle::Front::kBefore) return {place, piece};
  return {piece, place};
}

char action_sign(Action action, WxfStyle style) {
  if (action == Action::kForward) return '+';
  if (action == Action::kBack) return '-';
  return style.sideways == WxfStyle::Sideways::kPoint ? '.' : '=';
}

}  // namespace

base::Result<Move, TextFault> parse_wxf(const Board& board, std::string_view text) {
  const auto words = read_words(text);
  if (!words) return base::Failure<TextFault>(words.error());
  return find_move(board, *words);
}

std::string write_wxf(const Board& board, Move move, WxfStyle style) {
  const Going going = going_of(board, move);
  std::string text = which(board, move.from(), style);
  text += action_sign(going.action, style);
  text += static_cast<char>('0' + going.number);
  const bool black = board.to_move() == board::Side::kSecond;
  if (black && style.black == WxfStyle::Black::kSmall)
    for (char& c : text) c = to_lower(c);
  return text;
}

}  // namespace notation::xiangqi
