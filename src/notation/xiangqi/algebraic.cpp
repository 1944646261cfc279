#include "notation/xiangqi/algebraic.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "board/geometry.hpp"
#include "notation/fen_fields.hpp"
#include "notation/matches.hpp"
#include "notation/origin.hpp"
#include "notation/text_fault.hpp"
#include "notation/xiangqi/coordinates.hpp"
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

constexpr std::string_view kAlgebraicLetters = "KAERHC";  // in the order of the roles

struct Words {
  Role role = Role::kPawn;
  std::optional<int> file;  // of the origin, where it is told
  std::optional<int> rank;
  Square to = Square::from_index(0);
};

constexpr bool is_file(char c) { return c >= 'a' && c <= 'i'; }

std::optional<Words> read_words(std::string_view text) {
  Words words;
  if (!text.empty() && is_upper(text.front())) {
    const auto role = role_of(text.front());
    if (!role) return std::nullopt;
    words.role = *role;
    text.remove_prefix(1);
  }
  if (text.ends_with('+') || text.ends_with('#')) text.remove_suffix(1);
  if (text.size() < 2 || !is_file(text[text.size() - 2]) || !is_digit(text.back()))
    return std::nullopt;
  words.to = Square::at(text[text.size() - 2] - 'a', text.back() - '0');
  text.remove_suffix(2);
  if (text.ends_with('x') || text.ends_with('-')) text.remove_suffix(1);
  if (!text.empty() && is_file(text.front())) {
    words.file = text.front() - 'a';
    text.remove_prefix(1);
  }
  if (!text.empty() && is_digit(text.front())) {
    words.rank = text.front() - '0';
    text.remove_prefix(1);
  }
  if (!text.empty()) return std::nullopt;
  return words;
}

// A pawn told by its square alone goes straight ahead, if it can.
std::optional<Move> straight_step(const Board& board, const Words& words) {
  if (words.role != Role::kPawn || words.file || words.rank) return std::nullopt;
  const board::Side side = board.to_move();
  const auto from = words.to.step(0, -forward(side));
  if (!from || !board.at(*from).is(side, Role::kPawn)) return std::nullopt;
  const Move move = Move::step(*from, words.to);
  return board.is_legal(move) ? std::optional(move) : std::nullopt;
}

std::string name(Square square) {
  return {static_cast<char>('a' + square.file()), static_cast<char>('0' + square.rank())};
}

// Which piece: a pawn that leaves its file or captures tells its file, others as little as will do.
std::string which(const Board& board, Move move) {
  const Square from = move.from();
  const Role role = board.at(from).role();
  const std::string square = name(from);
  if (role == Role::kPawn) {
    const bool plain = from.file() == move.to().file() && board.at(move.to()).empty();
    return plain ? "" : square.substr(0, 1);
  }
  OriginChooser<Square> origin(from);
  board.pieces(board.to_move(), role).for_each([&](Square rival) {
    if (rival != from && board.is_legal(Move::step(rival, move.to()))) origin.add_rival(rival);
  });
  return std::string(1, kAlgebraicLetters[static_cast<std::size_t>(role)])
      .append(origin.least(square));
}

std::string_view check_sign(Board board, Move move) {
  board.make(move);
  if (!board.in_check()) return "";
  return board.has_legal_move() ? "+" : "#";
}

}  // namespace

base::Result<Move, TextFault> parse_algebraic(const Board& board, std::string_view text) {
  const auto words = read_words(text);
  if (!words) return base::Failure<TextFault>({Part::kMove, 0});
  if (const auto straight = straight_step(board, *words)) return *straight;
  Matches<Move, 16> matches;
  board.pieces(board.to_move(), words->role).for_each([&](Square from) {
    if (words->file && from.file() != *words->file) return;
    if (words->rank && from.rank() != *words->rank) return;
    const Move move = Move::step(from, words->to);
    if (board.is_legal(move)) matches.add(move);
  });
  return matches.only(write_square_pair);
}

std::string write_algebraic(const Board& board, Move move) {
  std::string text = which(board, move);
  if (!board.at(move.to()).empty()) text += 'x';
  return text.append(name(move.to())).append(check_sign(board, move));
}

}  // namespace notation::xiangqi
