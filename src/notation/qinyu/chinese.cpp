#include "notation/qinyu/chinese.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "board/move.hpp"
#include "board/square.hpp"
#include "notation/fen_fields.hpp"
#include "notation/matches.hpp"
#include "notation/qinyu/coordinates.hpp"
#include "notation/text_fault.hpp"
#include "rules/qinyu/board.hpp"
#include "rules/qinyu/kit.hpp"

namespace notation::qinyu {
namespace {

using rules::qinyu::Board;
using rules::qinyu::Move;
using rules::qinyu::Role;
using rules::qinyu::Square;
using Part = TextFault::Part;

constexpr int kSquares = rules::qinyu::Kit::Geometry::kSquares;
constexpr std::size_t kBytes = 3;  // of every character here in UTF-8

// In the order of the roles; the same characters as on a drawn board.
constexpr std::string_view kSimplified = "后仕象教骑车金银龙马相祭炮巫兵王";
constexpr std::string_view kTraditional = "后仕象教騎車金銀龍馬相祭炮巫兵王";

constexpr std::string_view kDrop = "打";
constexpr std::string_view kCapture = "吃";
constexpr std::string_view kDeclined = "不升";
constexpr std::string_view kPromotes = "升";

struct Name {
  std::string_view text;
  Role role;
};

// The names of Q1.3 where they have several characters, in both scripts. A name stands before
// those that it begins with.
constexpr std::array<Name, 19> kNames = {{{"国王", Role::kKing},
                                          {"國王", Role::kKing},
                                          {"皇后", Role::kQueen},
                                          {"主教", Role::kBishop},
                                          {"骑士", Role::kKnight},
                                          {"騎士", Role::kKnight},
                                          {"金将", Role::kGold},
                                          {"金將", Role::kGold},
                                          {"银将", Role::kSilver},
                                          {"銀將", Role::kSilver},
                                          {"龙王", Role::kDragonKing},
                                          {"龍王", Role::kDragonKing},
                                          {"龙马", Role::kDragonHorse},
                                          {"龍馬", Role::kDragonHorse},
                                          {"首相", Role::kChancellor},
                                          {"大主教", Role::kArchbishop},
                                          {"士", Role::kAdvisor},
                                          {"俥", Role::kRook},
                                          {"卒", Role::kPawn}}};

// Takes a word off the front of the text if it stands there.
bool take(std::string_view& text, std::string_view word) {
  if (!text.starts_with(word)) return false;
  text.remove_prefix(word.size());
  return true;
}

std::optional<Role> take_role(std::string_view& text) {
  for (const auto& name : kNames)
    if (take(text, name.text)) return name.role;
  const auto character = text.substr(0, kBytes);
  if (character.size() < kBytes) return std::nullopt;
  for (const auto row : {kSimplified, kTraditional}) {
    const auto found = row.find(character);
    if (found == std::string_view::npos || found % kBytes != 0) continue;
    text.remove_prefix(kBytes);
    return static_cast<Role>(found / kBytes);
  }
  return std::nullopt;
}

std::optional<Square> take_square(std::string_view& text) {
  Cursor cursor(text);
  const auto square = read_square(cursor);
  text.remove_prefix(static_cast<std::size_t>(cursor.offset()));
  return square;
}

struct Words {
  Role role = Role::kPawn;
  bool is_drop = false;
  std::optional<Square> from;
  Square to = Square::from_index(0);
  std::optional<Role> becomes;
};

// Gives what could not be read: nothing where all was.
std::optional<Part> read_words(std::string_view& text, Words& words) {
  const auto role = take_role(text);
  if (!role) return Part::kMove;
  words.role = *role;
  words.is_drop = take(text, kDrop);
  if (words.is_drop && words.role == Role::kKing) return Part::kMove;
  const auto joint = [&] { return take(text, "-") || take(text, kCapture) || take(text, "x"); };
  bool target_follows = words.is_drop || joint();
  const auto first = take_square(text);
  if (!first) return Part::kMove;
  words.to = *first;
  if (!target_follows && joint()) {
    const auto second = take_square(text);
    if (!second) return Part::kMove;
    words.from = *first;
    words.to = *second;
  }
  if (words.role == Role::kPawn && !words.is_drop && !take(text, kDeclined) &&
      take(text, kPromotes)) {
    words.becomes = take_role(text);
    if (!words.becomes || *words.becomes == Role::kKing || *words.becomes == Role::kPawn)
      return Part::kMove;
  }
  if (!text.empty()) return Part::kTail;
  return std::nullopt;
}

bool may_promote(const Board& board, Move move) {
  constexpr int kFirstZoneRank = 9;  // Q3.1: the 10th rank
  return board.at(move.from()).role() == Role::kPawn &&
         board::own_rank(board.to_move(), move.to()) >= kFirstZoneRank;
}

std::string_view character(Script script, Role role) {
  return (script == Script::kSimplified ? kSimplified : kTraditional)
      .substr(static_cast<std::size_t>(role) * kBytes, kBytes);
}

// The pawn taken in passing does not stand on the target.
bool is_capture(const Board& board, Move move) {
  return !board.at(move.to()).empty() ||
         (board.at(move.from()).role() == Role::kPawn && move.from().file() != move.to().file());
}

}  // namespace

base::Result<Move, TextFault> parse_chinese(const Board& board, std::string_view text) {
  Words words;
  std::string_view rest = text;
  if (const auto part = read_words(rest, words))
    return base::Failure<TextFault>({*part, static_cast<int>(text.size() - rest.size())});
  Matches<Move, kSquares> matches;
  const auto add = [&](Move move) {
    if (board.is_legal(move)) matches.add(move);
  };
  if (words.is_drop) {
    add(Move::drop(words.role, words.to));
    return matches.only(write_coordinates);
  }
  board.pieces(board.to_move(), words.role).for_each([&](Square from) {
    if (words.from && *words.from != from) return;
    add(words.becomes ? Move::promote(from, words.to, *words.becomes) : Move::step(from, words.to));
  });
  return matches.only(write_coordinates);
}

std::string write_chinese(const Board& board, Move move, Script script) {
  if (move.is_drop()) {
    return std::string(character(script, move.role())).append(kDrop).append(square_name(move.to()));
  }
  std::string text(character(script, board.at(move.from()).role()));
  text += square_name(move.from());
  text += is_capture(board, move) ? kCapture : "-";
  text += square_name(move.to());
  if (move.kind() == board::MoveKind::kPromote)
    return text.append(kPromotes).append(character(script, move.role()));
  return may_promote(board, move) ? text.append(kDeclined) : text;
}

}  // namespace notation::qinyu
