// Making and unmaking moves; in a header so that the perft kernels take it in.
#pragma once

#include <array>
#include <cstdint>
#include <cstdlib>
#include <optional>

#include "board/geometry.hpp"
#include "board/lines.hpp"
#include "board/move.hpp"
#include "rules/qinyu/attacks.hpp"
#include "rules/qinyu/board.hpp"
#include "rules/qinyu/castling.hpp"
#include "rules/qinyu/kit.hpp"
#include "rules/zobrist.hpp"

namespace rules::qinyu {

inline constexpr std::uint64_t kKeySeed = 0x71696E7975000000ULL;

// [piece number][square]
extern const std::array<PerSquare<std::uint64_t>, 64> kPieceKeys;

inline constexpr std::uint64_t kSideKey = key_number(kKeySeed + 1, 0);
constexpr std::uint64_t castling_key(std::uint8_t castling) {
  return castling == 0 ? 0 : key_number(kKeySeed + 2, castling);
}
// More than a hand can hold: 255 that a setup may say, and the board.
inline constexpr int kMostInHand = 512;
constexpr std::uint64_t hand_key(board::Side side, Role role, int count) {
  if (count == 0) return 0;
  const auto n = (index(side) * Kit::kRoleCount + static_cast<int>(role)) * kMostInHand + count;
  return key_number(kKeySeed + 3, static_cast<std::uint64_t>(n));
}

inline void Board::toggle(Square square, PieceCode piece) {
  const int side = index(piece.side());
  const Role role = piece.role();
  roles_[side][static_cast<int>(role)].toggle(square);
  sides_[side].toggle(square);
  for (int axis = 0; axis < Lines::kAxes; ++axis) {
    const auto spot = Lines::spot(axis, square);
    lines_[side][spot.line] ^= spot.bit();
    if (is_heavy_along(role, axis)) heavy_[side][spot.line] ^= spot.bit();
    if (role == Role::kCannon) cannons_[spot.line] ^= spot.bit();
  }
  key_ ^= kPieceKeys[piece.number()][square.index()];
}

inline void Board::add_to_hand(board::Side side, Role role, int count) {
  auto& held = hands_[index(side)][static_cast<int>(role)];
  key_ ^= hand_key(side, role, held);
  held = static_cast<std::uint16_t>(held + count);
  key_ ^= hand_key(side, role, held);
}

inline void Board::set_rights(const Kit::Rights& rights) {
  if (rights.castling != rights_.castling)
    key_ ^= castling_key(rights_.castling) ^ castling_key(rights.castling);
  rights_ = rights;
}

// Q4.1, Q3.4: to the mover's hand, a promoted piece as a pawn.
inline void Board::capture(Square square, Undo& undo) {
  undo.captured_on = square;
  undo.captured = take(square);
  add_to_hand(to_move_, undo.captured.promoted() ? Role::kPawn : undo.captured.role(), 1);
}

inline Square Board::passed_pawn() const {
  // It stands one step further than the last square that it passed.
  const Square last = rights_.passed[1] ? *rights_.passed[1] : *rights_.passed[0];
  return *last.step(0, forward(other(to_move_)));
}

inline std::optional<Square> Board::captured_on(Move move) const {
  if (!at(move.to()).empty()) return move.to();
  if (move.is_drop() || at(move.from()).role() != Role::kPawn) return std::nullopt;
  const bool en_passant = move.from().file() != move.to().file();
  return en_passant ? std::optional(passed_pawn()) : std::nullopt;
}

inline void Board::move_castling_rook(Square king_from, Square king_to, bool back) {
  for (const auto& way : kCastlingWays) {
    if (way.king != king_from || way.king_to != king_to) continue;
    const PieceCode rook = take(back ? way.king_passes : way.rook);
    put(back ? way.rook : way.king_passes, rook);
  }
}

inline Board::Undo Board::make(Move move) {
  const Square to = move.to();
  Undo undo{move,    PieceCode(),  PieceCode(),       std::nullopt,
            rights_, quiet_plies_, opponent_in_check_};
  Kit::Rights rights{rights_.castling, {}};
  bool quiet = false;
  if (move.is_drop()) {
    add_to_hand(to_move_, move.role(), -1);
    put(to, PieceCode(to_move_, move.role()));
  } else {
    const Square from = move.from();
    undo.moved = at(from);
    const Role role = undo.moved.role();
    if (!at(to).empty()) {
      capture(to, undo);
    } else if (role == Role::kPawn && from.file() != to.file()) {
      capture(passed_pawn(), undo);  // Q2.4
    }
    quiet = role != Role::kPawn && !undo.captured_on;
    take(from);
    put(to, move.kind() == board::MoveKind::kPromote ? PieceCode(to_move_, move.role(), true)
                                                     : undo.moved);
    if (role == Role::kKing) {
      kings_[index(to_move_)] = to;
      if (std::abs(from.file() - to.file()) == 2) move_castling_rook(from, to, false);
    } else if (role == Role::kPawn) {
      const int ranks = std::abs(to.rank() - from.rank());
      if (ranks > 1) rights.passed[0] = from.step(0, forward(to_move_));
      if (ranks > 2) rights.passed[1] = from.step(0, 2 * forward(to_move_));
    }
    rights.castling &=
        static_cast<std::uint8_t>(~(kRightsLostOn[from.index()] | kRightsLostOn[to.index()]));
  }
  set_rights(rights);
  quiet_plies_ = quiet ? quiet_plies_ + 1 : 0;
  opponent_in_check_ = false;
  if (to_move_ == board::Side::kSecond) ++move_number_;
  to_move_ = other(to_move_);
  key_ ^= kSideKey;
  return undo;
}

inline void Board::unmake(const Undo& undo) {
  const Square to = undo.move.to();
  to_move_ = other(to_move_);
  key_ ^= kSideKey;
  if (to_move_ == board::Side::kSecond) --move_number_;
  quiet_plies_ = undo.quiet_plies;
  opponent_in_check_ = undo.opponent_in_check;
  set_rights(undo.rights);
  take(to);
  if (undo.move.is_drop()) {
    add_to_hand(to_move_, undo.move.role(), 1);
    return;
  }
  const Square from = undo.move.from();
  put(from, undo.moved);
  if (undo.moved.role() == Role::kKing) {
    kings_[index(to_move_)] = from;
    if (std::abs(from.file() - to.file()) == 2) move_castling_rook(from, to, true);
  }
  if (undo.captured_on) {
    add_to_hand(to_move_, undo.captured.promoted() ? Role::kPawn : undo.captured.role(), -1);
    put(*undo.captured_on, undo.captured);
  }
}

}  // namespace rules::qinyu
