#include "notation/xiangqi/file_notation.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string_view>

#include "base/fixed_vector.hpp"
#include "base/result.hpp"
#include "board/geometry.hpp"
#include "notation/text_fault.hpp"
#include "notation/utf8.hpp"
#include "notation/xiangqi/algebraic.hpp"
#include "notation/xiangqi/coordinates.hpp"
#include "notation/xiangqi/signs.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"

namespace notation::xiangqi {
namespace {

using rules::xiangqi::BitBoard;
using rules::xiangqi::Board;
using rules::xiangqi::Move;
using rules::xiangqi::Role;
using rules::xiangqi::Square;
using Part = TextFault::Part;
using Squares = base::FixedVector<Square, 16>;

constexpr int kFiles = 9;

// The file of a number: each side counts from its own right hand.
constexpr int file_of(board::Side side, int number) {
  return side == board::Side::kFirst ? kFiles - number : number - 1;
}

// What the four characters say.
struct Words {
  std::optional<Role> role;
  std::optional<Place> place;
  int file_number = 0;  // of the piece, 0: not told
  int ordinal = 0;      // which of several pawns, 0: not told
  Action action{};
  int number = 0;
};

// The first two characters: 炮二, 前炮, 炮前, 三兵, 前七, 15 (first pawn of file 5), Pa (first
// pawn).
bool read_which(Sign first, Sign second, Words& words) {
  const auto role_in = [&](Sign sign) { words.role = static_cast<Role>(sign.value); };
  if (first.kind == SignKind::kRole && second.kind == SignKind::kNumber) {
    role_in(first);
    words.file_number = second.value;
  } else if (first.kind == SignKind::kRole && second.kind == SignKind::kPlace) {
    role_in(first);
    words.place = static_cast<Place>(second.value);
  } else if (first.kind == SignKind::kPlace && second.kind == SignKind::kRole) {
    role_in(second);
    words.place = static_cast<Place>(first.value);
  } else if (first.kind == SignKind::kNumber && second.kind == SignKind::kRole) {
    role_in(second);
    words.ordinal = first.value;
  } else if (second.kind == SignKind::kNumber && first.kind == SignKind::kPlace) {
    words.role = Role::kPawn;
    words.place = static_cast<Place>(first.value);
    words.file_number = second.value;
  } else if (first.kind == SignKind::kNumber && second.kind == SignKind::kNumber) {
    words.role = Role::kPawn;
    words.ordinal = first.value;
    words.file_number = second.value;
  } else {
    return false;
  }
  return words.ordinal == 0 || words.role == Role::kPawn;
}

struct Character {
  char32_t code_point = 0;
  Sign sign;
  int offset = 0;
};

// Among the first two characters `+` and `-` are places.
Sign as_which(const Character& character) {
  const char32_t c = character.code_point;
  const auto place = [](Place p) { return Sign{SignKind::kPlace, static_cast<std::uint8_t>(p)}; };
  if (c == U'+' || c == U'\uFF0B') return place(Place::kFront);
  if (c == U'-' || c == U'\uFF0D') return place(Place::kRear);
  return character.sign;
}

// The letter behind the P of `Pa` to `Pe` as the number it stands for.
Sign pawn_letter(const Character& pawn, const Character& letter) {
  const char32_t small = letter.code_point | 0x20U;
  const bool is_pawn = pawn.sign == Sign{SignKind::kRole, static_cast<std::uint8_t>(Role::kPawn)};
  if (!is_pawn || small < U'a' || small > U'e') return {};
  return {SignKind::kNumber, static_cast<std::uint8_t>(small - U'a' + 1)};
}

base::Result<Words, TextFault> read_words(std::string_view text) {
  const std::string_view whole = text;
  const auto offset = [&] { return static_cast<int>(whole.size() - text.size()); };
  const auto fault = [](int at) { return base::Failure<TextFault>(TextFault{Part::kMove, at}); };
  std::array<Character, 4> read{};
  for (auto& character : read) {
    if (text.empty()) return fault(offset());
    character.offset = offset();
    character.code_point = next_code_point(text);
    character.sign = sign_of(character.code_point);
  }
  Sign first = as_which(read[0]);
  Sign second = as_which(read[1]);
  if (const Sign ordinal = pawn_letter(read[0], read[1]); ordinal.kind != SignKind::kNone) {
    second = first;
    first = ordinal;
  }
  Words words;
  if (first.kind == SignKind::kNone) return fault(read[0].offset);
  if (!read_which(first, second, words)) return fault(read[1].offset);
  if (read[2].sign.kind != SignKind::kAction) return fault(read[2].offset);
  if (read[3].sign.kind != SignKind::kNumber) return fault(read[3].offset);
  if (!text.empty()) return base::Failure<TextFault>(TextFault{Part::kTail, offset()});
  words.action = static_cast<Action>(read[2].sign.value);
  words.number = read[3].sign.value;
  return words;
}

// The pieces of a file, front to rear.
Squares on_file(const BitBoard& pieces, board::Side side, int file) {
  Squares squares;
  pieces.for_each([&](Square square) {
    if (square.file() == file) squares.push_back(square);
  });
  if (side == board::Side::kFirst) std::ranges::reverse(squares);
  return squares;
}

// The pieces that the words may mean.
Squares candidates(const Board& board, const Words& words) {
  const board::Side side = board.to_move();
  const BitBoard pieces = board.pieces(side, *words.role);
  Squares found;
  Squares numbered;  // pawns that share a file, from the right, front to rear
  for (int number = 1; number <= kFiles; ++number) {
    if (words.file_number != 0 && words.file_number != number) continue;
    const Squares group = on_file(pieces, side, file_of(side, number));
    if (!words.place && words.ordinal == 0) {
      for (const Square square : group) found.push_back(square);
    } else if (group.size() >= 2 && words.ordinal != 0) {
      for (const Square square : group) numbered.push_back(square);
    } else if (group.size() >= 2) {
      switch (*words.place) {
        case Place::kFront:
          found.push_back(group[0]);
          break;
        case Place::kMiddle:
          if (group.size() == 3) found.push_back(group[1]);
          break;
        case Place::kRear:
          found.push_back(group[group.size() - 1]);
          break;
      }
    }
  }
  if (words.ordinal != 0 && static_cast<std::size_t>(words.ordinal) <= numbered.size())
    found.push_back(numbered[words.ordinal - 1]);
  return found;
}

// Where the last two characters send a piece.
std::optional<Square> target(board::Side side, Square from, const Words& words) {
  if (words.action == Action::kSideways)
    return Square::checked(file_of(side, words.number), from.rank());
  const int way = forward(side) * (words.action == Action::kForward ? 1 : -1);
  const Role role = *words.role;
  if (role != Role::kKnight && role != Role::kAdvisor && role != Role::kElephant)
    return from.step(0, way * words.number);
  const int files = file_of(side, words.number) - from.file();
  const int ranks = role == Role::kKnight ? 3 - std::abs(files) : std::abs(files);
  if (files == 0 || ranks <= 0) return std::nullopt;
  return from.step(files, way * ranks);
}

}  // namespace

base::Result<Move, TextFault> parse_file_notation(const Board& board, std::string_view text) {
  const auto words = read_words(text);
  if (!words) return base::Failure<TextFault>(words.error());
  std::optional<Move> found;
  for (const Square from : candidates(board, *words)) {
    const auto to = target(board.to_move(), from, *words);
    if (!to) continue;
    const Move move = Move::step(from, *to);
    if (!board.is_legal(move)) continue;
    if (found) return base::Failure<TextFault>(TextFault{Part::kAmbiguous, 0});
    found = move;
  }
  if (!found) return base::Failure<TextFault>(TextFault{Part::kNoSuchMove, 0});
  return *found;
}

base::Result<Move, TextFault> parse_record_move(const Board& board, std::string_view text) {
  const bool ascii = !text.empty() && static_cast<unsigned char>(text[0]) < 0x80;
  if (!ascii) return parse_file_notation(board, text);
  const auto squares = parse_iccs(text);
  if (squares && board.is_legal(*squares)) return *squares;
  if (const auto algebraic = parse_algebraic(board, text)) return *algebraic;
  if (squares) return *squares;
  return parse_file_notation(board, text);
}

}  // namespace notation::xiangqi
