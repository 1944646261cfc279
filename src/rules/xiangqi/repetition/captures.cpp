#include "rules/xiangqi/repetition/captures.hpp"

#include <algorithm>
#include <optional>

#include "board/geometry.hpp"
#include "board/lines.hpp"
#include "rules/xiangqi/attacks.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"

namespace rules::xiangqi {
namespace {

// How many pieces stand between two points of one line; nothing where they share none.
std::optional<int> pieces_between(const Board& board, Square a, Square b) {
  const auto pieces = between(board, a, b);
  return pieces ? std::optional(pieces->count()) : std::nullopt;
}

// The first move of the side to move onto `point`, by the way of moving of its piece, that `holds`.
template <class Holds>
std::optional<Move> first_onto(const Board& board, Square point, const Holds& holds) {
  std::optional<Move> found;
  board.pieces(board.to_move()).for_each([&](Square from) {
    const Move move = Move::step(from, point);
    if (!found && board.pseudo_targets(from).has(point) && holds(move)) found = move;
  });
  return found;
}

}  // namespace

std::optional<BitBoard> between(const Board& board, Square a, Square b) {
  for (const auto axis : {board::Axis::kRank, board::Axis::kFile}) {
    const auto from = Lines::spot(axis, a);
    const auto to = Lines::spot(axis, b);
    if (from.line != to.line) continue;
    const auto inside =
        static_cast<board::LineBits>(board.line(from.line) & board::between(from.pos, to.pos));
    BitBoard set;
    Lines::for_each(from.line, inside, [&](Square square) { set.add(square); });
    return set;
  }
  return std::nullopt;
}

Board passed(Board board) {
  board.pass();
  return board;
}

bool attacks(const Board& board, Square from, Square to) {
  if (from == to) return false;
  switch (board.at(from).role()) {
    case Role::kRook:
      return pieces_between(board, from, to) == 0;
    case Role::kCannon:
      return pieces_between(board, from, to) == 1;
    case Role::kKnight:
      for (const auto& jump : kKnightJumps[from.index()])
        if (jump.to == to) return board.at(jump.leg).empty();
      return false;
    case Role::kPawn:
      return kPawnSteps[index(board.at(from).side())][from.index()].has(to);
    case Role::kKing:
    case Role::kAdvisor:
    case Role::kElephant:
      return board.pseudo_targets(from).has(to);
  }
  return false;
}

Squares checkers(const Board& board) {
  Squares found;
  const Square king = board.king(board.to_move());
  board.pieces(other(board.to_move())).for_each([&](Square from) {
    if (attacks(board, from, king)) found.push_back(from);
  });
  return found;
}

std::optional<Move> find_recapture(const Board& board, Move capture) {
  Board after = board;
  after.make(capture);
  return first_onto(after, capture.to(),
                    [&](Move move) { return after.is_safe(move.from(), move.to()); });
}

std::optional<Move> find_root(const Board& board, Move capture) {
  const Squares standing = checkers(passed(board));
  if (standing.empty()) return find_recapture(board, capture);
  Board after = board;
  after.make(capture);
  return first_onto(after, capture.to(), [&](Move move) {
    Board taken = after;
    taken.make(move);
    return std::ranges::all_of(checkers(passed(taken)), [&](Square checker) {
      return std::ranges::find(standing, checker) != standing.end();
    });
  });
}

bool is_uncrossed_pawn(const Board& board, Square square) {
  const PieceCode piece = board.at(square);
  return !piece.empty() && piece.role() == Role::kPawn && !is_across(piece.side(), square);
}

BitBoard prey(const Board& board, board::Side side) {
  BitBoard set = board.pieces(side);
  set.remove(board.king(side));
  board.pieces(side, Role::kPawn).for_each([&](Square pawn) {
    if (!is_across(side, pawn)) set.remove(pawn);
  });
  return set;
}

}  // namespace rules::xiangqi
