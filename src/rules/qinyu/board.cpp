#include "rules/qinyu/board.hpp"

#include <array>
#include <cstdint>

#include "board/geometry.hpp"
#include "board/lines.hpp"
#include "rules/position.hpp"
#include "rules/qinyu/attacks.hpp"
#include "rules/qinyu/kit.hpp"
#include "rules/qinyu/make_move.hpp"
#include "rules/qinyu/movegen.hpp"
#include "rules/zobrist.hpp"

namespace rules::qinyu {

constinit const std::array<PerSquare<std::uint64_t>, 64> kPieceKeys = [] {
  std::array<PerSquare<std::uint64_t>, 64> keys{};
  for (int piece = 0; piece < 64; ++piece) {
    for (int square = 0; square < kSquares; ++square) {
      keys[piece][square] =
          key_number(kKeySeed, static_cast<std::uint64_t>(piece) * kSquares + square);
    }
  }
  return keys;
}();

constinit const std::array<BitBoard, board::kSideCount> kPawnDropZone = [] {
  std::array<BitBoard, board::kSideCount> zones{};
  for (const auto side : {board::Side::kFirst, board::Side::kSecond}) {
    for (int i = 0; i < kSquares; ++i) {
      const Square square = Square::from_index(i);
      const int rank = rank_of(side, square);
      if (rank >= 3 && rank <= 11) zones[index(side)].add(square);
    }
  }
  return zones;
}();

Board::Board(const Setup& setup)
    : to_move_(setup.to_move),
      key_(setup.to_move == board::Side::kSecond ? kSideKey : 0),
      quiet_plies_(setup.quiet_plies),
      move_number_(setup.move_number) {
  for (int i = 0; i < kSquares; ++i) {
    const Square square = Square::from_index(i);
    const auto& piece = setup.at(square);
    if (!piece) continue;
    put(square, PieceCode(piece->side, piece->role, piece->promoted));
    if (piece->role == Role::kKing) kings_[index(piece->side)] = square;
  }
  for (const auto side : {board::Side::kFirst, board::Side::kSecond}) {
    for (int role = 0; role < Kit::kRoleCount; ++role)
      add_to_hand(side, static_cast<Role>(role), setup.hands[index(side)][role]);
  }
  set_rights(setup.rights);
  opponent_in_check_ = is_attacked(king(other(to_move_)), other(to_move_), {});
}

Setup Board::setup() const {
  Setup setup;
  for (int i = 0; i < kSquares; ++i) {
    const PieceCode piece = squares_[i];
    if (!piece.empty()) setup.placement[i] = Piece{piece.side(), piece.role(), piece.promoted()};
  }
  setup.hands = hands_;
  setup.to_move = to_move_;
  setup.rights = rights_;
  setup.quiet_plies = quiet_plies_;
  setup.move_number = move_number_;
  return setup;
}

std::uint64_t Board::key() const { return rights_.passed[0] ? key_ ^ en_passant_key() : key_; }

// Q5.4: the set of legal captures, each a pair of squares.
std::uint64_t Board::en_passant_key() const {
  std::uint64_t key = 0;
  for (const auto& passed : rights_.passed) {
    if (!passed) continue;
    const BitBoard sources =
        pieces(to_move_, Role::kPawn) &
        kStepSources[index(to_move_)][static_cast<int>(Role::kPawn)][passed->index()];
    sources.for_each([&](Square from) {
      if (is_attacked(king(to_move_), to_move_, Change{from, passed, false, passed_pawn()})) return;
      const auto pair = static_cast<std::uint64_t>(from.index()) * kSquares + passed->index();
      key ^= key_number(kKeySeed + 4, pair);
    });
  }
  return key;
}

bool Board::kings_facing() const {
  const auto& table = board::line_table<Lines::kLength>();
  for (int axis = 0; axis < Lines::kAxes; ++axis) {
    const auto a = Lines::spot(axis, kings_[0]);
    const auto b = Lines::spot(axis, kings_[1]);
    if (a.line == b.line && (table.slide[a.pos][line(a.line)] & b.bit()) != 0) return true;
  }
  return false;
}

void Board::legal_moves(MoveList<Kit>& out) const { MoveGen::list(*this, out); }

std::uint64_t Board::count_legal_moves() const { return MoveGen::count(*this); }

bool Board::has_legal_move() const { return MoveGen::any(*this); }

bool Board::is_legal(Move move) const { return MoveGen::has(*this, move); }

}  // namespace rules::qinyu
