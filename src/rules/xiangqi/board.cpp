#include "rules/xiangqi/board.hpp"

#include <cstdint>

#include "board/geometry.hpp"
#include "board/lines.hpp"
#include "board/move.hpp"
#include "rules/position.hpp"
#include "rules/xiangqi/attacks.hpp"
#include "rules/xiangqi/kit.hpp"
#include "rules/xiangqi/movegen.hpp"

namespace rules::xiangqi {
namespace {

using board::Axis;
using board::LineBits;

BitBoard line_targets(const Board& position, Square from, bool is_cannon) {
  const auto& table = board::line_table<Lines::kLength>();
  BitBoard set;
  for (const auto axis : {Axis::kRank, Axis::kFile}) {
    const auto spot = Lines::spot(axis, from);
    const LineBits occupied = position.line(spot.line);
    const unsigned slide = table.slide[spot.pos][occupied];
    const unsigned reach =
        is_cannon ? (slide & ~static_cast<unsigned>(occupied)) | table.second[spot.pos][occupied]
                  : slide;
    const unsigned on_board = reach & ~static_cast<unsigned>(Lines::wall(spot.line));
    Lines::for_each(spot.line, static_cast<LineBits>(on_board), [&](Square to) { set.add(to); });
  }
  return set;
}

}  // namespace

Board::Board(const Setup& setup)
    : to_move_(setup.to_move),
      key_(setup.to_move == board::Side::kSecond ? kSideKey : 0),
      quiet_plies_(setup.quiet_plies),
      move_number_(setup.move_number) {
  for (int i = 0; i < kSquares; ++i) {
    const Square square = Square::from_index(i);
    const auto& piece = setup.at(square);
    if (!piece) continue;
    put(square, PieceCode(piece->side, piece->role));
    if (piece->role == Role::kKing) kings_[index(piece->side)] = square;
  }
}

Setup Board::setup() const {
  Setup setup;
  for (int i = 0; i < kSquares; ++i) {
    const PieceCode piece = squares_[i];
    if (!piece.empty()) setup.placement[i] = Piece{piece.side(), piece.role(), false};
  }
  setup.to_move = to_move_;
  setup.quiet_plies = quiet_plies_;
  setup.move_number = move_number_;
  return setup;
}

BitBoard Board::pseudo_targets(Square from) const {
  const PieceCode piece = at(from);
  BitBoard set;
  switch (piece.role()) {
    case Role::kKing:
      set = kKingSteps[from.index()];
      break;
    case Role::kAdvisor:
      set = kAdvisorSteps[from.index()];
      break;
    case Role::kElephant:
      for (const auto& step : kElephantSteps[from.index()])
        if (at(step.eye).empty()) set.add(step.to);
      break;
    case Role::kKnight:
      for (const auto& jump : kKnightJumps[from.index()])
        if (at(jump.leg).empty()) set.add(jump.to);
      break;
    case Role::kRook:
    case Role::kCannon:
      set = line_targets(*this, from, piece.role() == Role::kCannon);
      break;
    case Role::kPawn:
      set = kPawnSteps[index(piece.side())][from.index()];
      break;
  }
  set -= pieces(piece.side());
  set.remove(king(other(piece.side())));
  return set;
}

void Board::legal_moves(MoveList<Kit>& out) const { MoveGen::list(*this, out); }

std::uint64_t Board::count_legal_moves() const { return MoveGen::count(*this); }

bool Board::has_legal_move() const { return MoveGen::any(*this); }

bool Board::is_legal(Move move) const {
  if (move.kind() != board::MoveKind::kStep) return false;
  const PieceCode piece = at(move.from());
  if (piece.empty() || piece.side() != to_move_) return false;
  return pseudo_targets(move.from()).has(move.to()) && is_safe(move.from(), move.to());
}

}  // namespace rules::xiangqi
