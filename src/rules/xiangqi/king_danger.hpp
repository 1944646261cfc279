// What threatens, or could threaten, the king of the side to move: found once a position, so that
// most moves need no test of their own.
#pragma once

#include "board/geometry.hpp"
#include "board/lines.hpp"
#include "rules/xiangqi/attacks.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"

namespace rules::xiangqi {

//     k . . . . . . . .       A cannon with nothing before it: a piece that lands between
//     . . . . . . . . .       becomes its screen, so those points are `forbidden`.
//     K . . c . . . . .       A rook behind one own piece, a cannon behind two, a horse behind
//                             its leg: those own pieces are `sensitive`.
struct KingDanger {
  bool in_check = false;
  BitBoard sensitive;  // own pieces whose moves must be tried one by one
  BitBoard forbidden;  // empty squares where no own piece but the king may land
  BitBoard answers;    // in check: where another piece can land to end it, perhaps

  static KingDanger of(const Board& board) {
    KingDanger danger;
    const Square king = board.king(board.to_move());
    danger.look_along(board, Lines::spot(board::Axis::kRank, king));
    danger.look_along(board, Lines::spot(board::Axis::kFile, king));
    danger.look_for_steps(board, king);
    return danger;
  }

 private:
  void look_along(const Board& board, board::LineSpot spot) {
    if (!board.has_heavy(other(board.to_move()), spot.line)) return;
    const auto occupied =
        static_cast<board::LineBits>(board.line(spot.line) & ~Lines::wall(spot.line));
    look_ahead(board, spot, board::Ray::upwards(occupied, spot.pos));
    look_ahead(board, spot, board::Ray::downwards(occupied, spot.pos));
  }

  // The first three pieces that the king sees in one direction decide everything.
  void look_ahead(const Board& board, board::LineSpot king, board::Ray ray) {
    const auto add = [&](BitBoard& set, int pos) { set.add(Lines::square(king.line, pos)); };
    const auto add_between = [&](BitBoard& set, int pos) {
      Lines::for_each(king.line, board::between(king.pos, pos), [&](Square s) { set.add(s); });
    };
    const board::Side us = board.to_move();
    const auto enemy_at = [&](int pos, bool cannon) {
      const PieceCode piece = board.at(Lines::square(king.line, pos));
      return cannon ? piece.is(other(us), Role::kCannon) : is_slider(piece, other(us), king);
    };
    const auto own_at = [&](int pos) {
      return board.at(Lines::square(king.line, pos)).side() == us;
    };

    if (ray.empty()) return;
    const int first = ray.next();
    if (enemy_at(first, false)) check_from(add, add_between, first);
    if (enemy_at(first, true)) add_between(forbidden, first);
    if (ray.empty()) return;
    const int second = ray.next();
    if (own_at(first) && enemy_at(second, false)) add(sensitive, first);
    if (enemy_at(second, true)) {
      check_from(add, add_between, second);
      if (own_at(first)) add(sensitive, first);
    }
    if (ray.empty()) return;
    if (!enemy_at(ray.next(), true)) return;
    for (const int pos : {first, second})
      if (own_at(pos)) add(sensitive, pos);
  }

  template <class Add, class AddBetween>
  void check_from(const Add& add, const AddBetween& add_between, int pos) {
    in_check = true;
    add(answers, pos);
    add_between(answers, pos);
  }

  // A king attacks along files only (X1.3).
  static bool is_slider(PieceCode piece, board::Side side, board::LineSpot king) {
    return piece.is(side, Role::kRook) ||
           (piece.is(side, Role::kKing) && king.line >= Kit::Geometry::kRanks);
  }

  void look_for_steps(const Board& board, Square king) {
    const board::Side us = board.to_move();
    const BitBoard pawns =
        board.pieces(other(us), Role::kPawn) & kPawnSources[index(other(us))][king.index()];
    if (!pawns.empty()) {
      in_check = true;
      answers |= pawns;
    }
    const BitBoard knights =
        board.pieces(other(us), Role::kKnight) & kKnightSourceSets[king.index()];
    if (knights.empty()) return;
    for (const auto& jump : kKnightSources[king.index()]) {
      if (!knights.has(jump.to)) continue;
      if (board.at(jump.leg).empty()) {
        in_check = true;
        answers.add(jump.to);
        answers.add(jump.leg);
      } else if (board.at(jump.leg).side() == us) {
        sensitive.add(jump.leg);
      }
    }
  }
};

}  // namespace rules::xiangqi
