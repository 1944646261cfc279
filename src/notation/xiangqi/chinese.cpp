#include "notation/xiangqi/chinese.hpp"

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "board/geometry.hpp"
#include "notation/text_fault.hpp"
#include "notation/utf8.hpp"
#include "notation/xiangqi/file_words.hpp"
#include "notation/xiangqi/signs.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"

namespace notation::xiangqi {
namespace {

using rules::xiangqi::Board;
using rules::xiangqi::Move;
using rules::xiangqi::Role;
using rules::xiangqi::Square;
using Part = TextFault::Part;

// 前兵九平八 is the longest; one more shows that the text goes on.
constexpr std::size_t kMostSigns = 6;

struct Character {
  Sign sign;
  int offset = 0;
};

struct Characters {
  std::array<Character, kMostSigns> at{};
  std::size_t count = 0;
  int end = 0;  // the offset behind the last

  SignKind kind(std::size_t i) const { return at[i].sign.kind; }
  Sign sign(std::size_t i) const { return at[i].sign; }
};

Characters read_characters(std::string_view text) {
  const std::size_t size = text.size();
  Characters read;
  while (!text.empty() && read.count < kMostSigns) {
    Character& character = read.at[read.count++];
    character.offset = static_cast<int>(size - text.size());
    character.sign = sign_of(next_code_point(text));
    read.end = static_cast<int>(size - text.size());
  }
  return read;
}

// The first two characters: 炮二, 前炮, 炮前, 三兵, 前七.
bool read_which(Sign first, Sign second, FileWords& words) {
  const auto is = [&](SignKind a, SignKind b) { return first.kind == a && second.kind == b; };
  if (is(SignKind::kRole, SignKind::kNumber)) {
    words.role = first.role();
    words.file = second.value;
  } else if (is(SignKind::kRole, SignKind::kPlace)) {
    words.role = first.role();
    words.place = second.place();
  } else if (is(SignKind::kPlace, SignKind::kRole)) {
    words.role = second.role();
    words.place = first.place();
  } else if (is(SignKind::kNumber, SignKind::kRole)) {
    words.role = second.role();
    words.ordinal = first.value;
  } else if (is(SignKind::kPlace, SignKind::kNumber)) {
    words.place = first.place();
    words.file = second.value;
  } else {
    return false;
  }
  return words.ordinal == 0 || words.role == Role::kPawn;
}

// What follows the first two characters, from `at`: 平五, or 五 alone.
base::Result<FileWords, TextFault> read_going(const Characters& read, std::size_t at,
                                              FileWords words) {
  const auto fault = [&](std::size_t i, Part part) {
    const int offset = i < read.count ? read.at[i].offset : read.end;
    return base::Failure<TextFault>({part, offset});
  };
  const bool is_short = read.count == at + 1 && read.kind(at) == SignKind::kNumber;
  if (!is_short) {
    if (at >= read.count || read.kind(at) != SignKind::kAction) return fault(at, Part::kMove);
    words.action = read.sign(at++).action();
    if (at >= read.count || read.kind(at) != SignKind::kNumber) return fault(at, Part::kMove);
  }
  words.number = read.sign(at).value;
  if (at + 1 < read.count) return fault(at + 1, Part::kTail);
  return words;
}

base::Result<FileWords, TextFault> read_words(std::string_view text) {
  const Characters read = read_characters(text);
  const auto fault = [](int offset) { return base::Failure<TextFault>({Part::kMove, offset}); };
  if (read.count == 0 || read.kind(0) == SignKind::kNone) return fault(0);
  if (read.count == 1) return fault(read.end);
  FileWords words;
  if (!read_which(read.sign(0), read.sign(1), words)) return fault(read.at[1].offset);
  // 前兵九平八: place, pawn and file.
  const bool has_both =
      words.place && words.file == 0 && read.count == 5 && read.kind(2) == SignKind::kNumber;
  if (!has_both) return read_going(read, 2, words);
  words.file = read.sign(2).value;
  return read_going(read, 3, words);
}

// By the section "Writing" of docs/formats/chinese-notation.md.
std::string which(const Board& board, Square from, Script script) {
  const board::Side side = board.to_move();
  const Role role = board.at(from).role();
  const Standing standing = standing_of(board, from);
  const std::string piece(role_sign(script, side, role));
  if (is_told_by_file(role) || standing.group < 2)
    return piece + std::string(number_sign(side, standing.file));
  if (role == Role::kPawn && (standing.crowded > 1 || standing.group > 3))
    return std::string(number_sign(board::Side::kFirst, standing.series + 1)) + piece;
  const bool last = standing.index + 1 == standing.group;
  const Place place = standing.index == 0 ? Place::kFirst : last ? Place::kLast : Place::kMiddle;
  return std::string(place_sign(script, place)) + piece;
}

}  // namespace

base::Result<Move, TextFault> parse_chinese(const Board& board, std::string_view text) {
  const auto words = read_words(text);
  if (!words) return base::Failure<TextFault>(words.error());
  return find_move(board, *words);
}

std::string write_chinese(const Board& board, Move move, Script script) {
  const Going going = going_of(board, move);
  const auto action = action_sign(script, going.action);
  return which(board, move.from(), script)
      .append(action)
      .append(number_sign(board.to_move(), going.number));
}

}  // namespace notation::xiangqi
