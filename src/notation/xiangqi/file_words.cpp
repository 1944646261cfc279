#include "notation/xiangqi/file_words.hpp"

#include <array>
#include <cstddef>
#include <cstdlib>
#include <optional>
#include <utility>

#include "base/fixed_vector.hpp"
#include "base/result.hpp"
#include "board/geometry.hpp"
#include "notation/matches.hpp"
#include "notation/text_fault.hpp"
#include "notation/xiangqi/coordinates.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"

namespace notation::xiangqi {
namespace {

using rules::xiangqi::BitBoard;
using rules::xiangqi::Board;
using rules::xiangqi::Move;
using rules::xiangqi::Role;
using rules::xiangqi::Square;
using Squares = base::FixedVector<Square, 16>;

constexpr int kFiles = rules::xiangqi::Kit::Geometry::kFiles;
constexpr std::array kActions{Action::kForward, Action::kBack, Action::kSideways};

// Each side counts from its own right hand; the same turns a number into a file.
constexpr int file_of(board::Side side, int number) {
  return side == board::Side::kFirst ? kFiles - number : number - 1;
}
constexpr int number_of(board::Side side, int file) {
  return side == board::Side::kFirst ? kFiles - file : file + 1;
}

constexpr bool is_slanted(Role role) {
  return role == Role::kKnight || role == Role::kAdvisor || role == Role::kElephant;
}

// The pieces of a file, front to rear.
Squares on_file(const BitBoard& pieces, board::Side side, int file) {
  Squares squares;
  pieces.for_each([&](Square square) {
    if (square.file() == file) squares.push_back(square);
  });
  if (side == board::Side::kFirst) {
    for (std::size_t i = 0; i < squares.size() / 2; ++i)
      std::swap(squares[i], squares[squares.size() - 1 - i]);
  }
  return squares;
}

// Those of a group of two or more that a place may mean.
void add_placed(const Squares& group, Place place, Squares& found) {
  const std::size_t last = group.size() - 1;
  const bool many = group.size() >= 4;
  switch (place) {
    case Place::kFirst:
      return found.push_back(group[0]);
    case Place::kFront:
      found.push_back(group[0]);
      if (many) found.push_back(group[1]);
      return;
    case Place::kMiddle:
      if (group.size() % 2 == 1) found.push_back(group[last / 2]);
      return;
    case Place::kRear:
      if (many) found.push_back(group[last - 1]);
      return found.push_back(group[last]);
    case Place::kLast:
      return found.push_back(group[last]);
  }
}

// The pieces that the words may mean.
Squares named_pieces(const Board& board, const FileWords& words) {
  const board::Side side = board.to_move();
  const BitBoard pieces = board.pieces(side, words.role);
  Squares found;
  std::size_t numbered = 0;  // pawns counted so far that share a file
  for (int number = 1; number <= kFiles; ++number) {
    if (words.file != 0 && words.file != number) continue;
    const Squares group = on_file(pieces, side, file_of(side, number));
    if (!words.place && words.ordinal == 0) {
      for (const Square square : group) found.push_back(square);
    } else if (group.size() >= 2 && words.place) {
      add_placed(group, *words.place, found);
    } else if (group.size() >= 2) {
      const auto wanted = static_cast<std::size_t>(words.ordinal) - 1;
      if (wanted >= numbered && wanted < numbered + group.size())
        found.push_back(group[wanted - numbered]);
      numbered += group.size();
    }
  }
  return found;
}

// Where a piece gets to.
std::optional<Square> target(board::Side side, Role role, Square from, Action action, int number) {
  if (action == Action::kSideways) return Square::checked(file_of(side, number), from.rank());
  const int way = forward(side) * (action == Action::kForward ? 1 : -1);
  if (!is_slanted(role)) return from.step(0, way * number);
  const int files = file_of(side, number) - from.file();
  const int ranks = role == Role::kKnight ? 3 - std::abs(files) : std::abs(files);
  if (files == 0 || ranks <= 0) return std::nullopt;
  return from.step(files, way * ranks);
}

}  // namespace

base::Result<Move, TextFault> find_move(const Board& board, const FileWords& words) {
  Matches<Move, 16 * kActions.size()> matches;
  for (const Square from : named_pieces(board, words)) {
    for (const Action action : kActions) {
      if (words.action && *words.action != action) continue;
      const auto to = target(board.to_move(), words.role, from, action, words.number);
      if (!to) continue;
      const Move move = Move::step(from, *to);
      if (board.is_legal(move)) matches.add(move);
    }
  }
  return matches.only(write_square_pair);
}

Standing standing_of(const Board& board, Square square) {
  const board::Side side = board.to_move();
  const BitBoard pieces = board.pieces(side, board.at(square).role());
  Standing standing{.file = number_of(side, square.file())};
  int series = 0;
  for (int number = 1; number <= kFiles; ++number) {
    const Squares group = on_file(pieces, side, file_of(side, number));
    const bool own = number == standing.file;
    if (own) standing.group = static_cast<int>(group.size());
    for (std::size_t i = 0; own && i < group.size(); ++i)
      if (group[i] == square) standing.index = static_cast<int>(i);
    if (own) standing.series = series + standing.index;
    if (group.size() < 2) continue;
    ++standing.crowded;
    series += static_cast<int>(group.size());
  }
  return standing;
}

Going going_of(const Board& board, Move move) {
  const board::Side side = board.to_move();
  const int ranks = (move.to().rank() - move.from().rank()) * forward(side);
  const int file = number_of(side, move.to().file());
  if (ranks == 0) return {Action::kSideways, file};
  const Action action = ranks > 0 ? Action::kForward : Action::kBack;
  return {action, is_slanted(board.at(move.from()).role()) ? file : std::abs(ranks)};
}

}  // namespace notation::xiangqi
