// Attacks on a king, and what of them is found once a position so that most moves need no test of
// their own.
#pragma once

#include <optional>

#include "board/geometry.hpp"
#include "board/lines.hpp"
#include "rules/qinyu/attacks.hpp"
#include "rules/qinyu/board.hpp"
#include "rules/qinyu/kit.hpp"

namespace rules::qinyu {

namespace detail {

// One line through a king's square, as it is after a change.
struct ChangedLine {
  unsigned occupied;
  unsigned heavy;    // enemies that could attack along it
  unsigned cannons;  // of both sides

  static ChangedLine of(const Board& board, board::Side enemy, int axis, int line,
                        const Change& change) {
    ChangedLine l{board.line(line), board.heavy(enemy, line), board.cannons(line)};
    const auto bit_of = [&](std::optional<Square> square) -> unsigned {
      if (!square) return 0;
      const auto spot = Lines::spot(axis, *square);
      return spot.line == line ? spot.bit() : 0U;
    };
    const unsigned gone = bit_of(change.emptied) | bit_of(change.removed);
    const unsigned come = bit_of(change.filled);
    l.occupied = (l.occupied & ~gone) | come;
    l.heavy &= ~(gone | come);
    l.cannons &= ~(gone | come);
    if (change.arrives_as_cannon) l.cannons |= come;
    return l;
  }
};

// Q2.2: a piece over exactly one screen, the screen no cannon. `second` are the second pieces on
// both sides of `pos`, `nearest` the first.
constexpr unsigned over_fair_screens(unsigned second, unsigned nearest, unsigned cannons, int pos) {
  const unsigned false_screens = nearest & cannons;
  if (false_screens == 0) return second;
  const unsigned below = (1U << pos) - 1;
  if ((false_screens & below) != 0) second &= ~below;
  if ((false_screens & ~below) != 0) second &= below;
  return second;
}

}  // namespace detail

inline bool Board::is_attacked(Square square, board::Side side, const Change& change) const {
  const auto& table = board::line_table<Lines::kLength>();
  const board::Side enemy = other(side);
  for (int axis = 0; axis < Lines::kAxes; ++axis) {
    const auto spot = Lines::spot(axis, square);
    if (heavy(enemy, spot.line) == 0) continue;
    const auto line = detail::ChangedLine::of(*this, enemy, axis, spot.line, change);
    const unsigned slide = table.slide[spot.pos][line.occupied];
    if ((slide & line.heavy & ~line.cannons) != 0) return true;
    const unsigned second = table.second[spot.pos][line.occupied] & line.heavy & line.cannons;
    if (second != 0 &&
        detail::over_fair_screens(second, slide & line.occupied, line.cannons, spot.pos) != 0)
      return true;
  }
  BitBoard steppers;
  for (const Role role : kSteppers) {
    steppers |=
        pieces(enemy, role) & kStepSources[index(enemy)][static_cast<int>(role)][square.index()];
  }
  if (change.filled) steppers.remove(*change.filled);
  if (change.removed) steppers.remove(*change.removed);
  return !steppers.empty();
}

// Seen from the own king, the first three pieces on each of the eight lines decide everything:
//
//     K . . c      a bare cannon: what lands between becomes its screen, unless it is a cannon;
//                  those squares are `forbidden` to all but cannons
//     K . C . c    a cannon is no screen: taking an enemy one there with another piece makes one
//     K . P . r    the own piece is pinned: `sensitive`
//     K . P . p c  one piece fewer, and the cannon attacks: own ones are `sensitive`
struct KingDanger {
  bool in_check = false;
  BitBoard sensitive;  // own pieces whose moves must be tried one by one
  BitBoard forbidden;  // where nothing but a cannon may land
  BitBoard answers;    // in check: where another piece can land to end it, perhaps

  static KingDanger of(const Board& board) {
    KingDanger danger;
    const board::Side us = board.to_move();
    const Square king = board.king(us);
    for (int axis = 0; axis < Lines::kAxes; ++axis) {
      const auto spot = Lines::spot(axis, king);
      if (board.heavy(other(us), spot.line) == 0) continue;
      const unsigned occupied =
          board.line(spot.line) & ~static_cast<unsigned>(Lines::wall(spot.line));
      const auto pieces = static_cast<board::LineBits>(occupied);
      danger.look_ahead(board, spot, board::Ray::upwards(pieces, spot.pos));
      danger.look_ahead(board, spot, board::Ray::downwards(pieces, spot.pos));
    }
    for (const Role role : kSteppers) {
      const BitBoard checkers =
          board.pieces(other(us), role) &
          kStepSources[index(other(us))][static_cast<int>(role)][king.index()];
      if (checkers.empty()) continue;
      danger.in_check = true;
      danger.answers |= checkers;
    }
    return danger;
  }

 private:
  // Which of the pieces of one line are what, as bits.
  struct View {
    unsigned own;
    unsigned cannons;
    unsigned enemy_cannons;
    unsigned enemy_sliders;
  };

  void look_ahead(const Board& board, board::LineSpot king, board::Ray ray) {
    if (ray.empty()) return;
    const board::Side us = board.to_move();
    const unsigned heavy = board.heavy(other(us), king.line);
    const View view{board.line(us, king.line), board.cannons(king.line),
                    heavy & board.cannons(king.line),
                    heavy & ~static_cast<unsigned>(board.cannons(king.line))};
    const auto in = [](unsigned set, int pos) { return ((set >> pos) & 1) != 0; };

    const int first = ray.next();
    if (in(view.enemy_sliders, first)) check_from(king, first);
    if (in(view.enemy_cannons, first)) add_between(forbidden, king, first);
    if (ray.empty()) return;
    const int second = ray.next();
    if (in(view.own, first) && in(view.enemy_sliders, second)) add(sensitive, king, first);
    if (in(view.enemy_cannons, second)) {
      if (in(view.own, first)) add(sensitive, king, first);
      if (!in(view.cannons, first)) {
        check_from(king, second);
      } else if (!in(view.own, first)) {
        add(forbidden, king, first);
      }
    }
    if (ray.empty() || !in(view.enemy_cannons, ray.next())) return;
    for (const int pos : {first, second})
      if (in(view.own, pos)) add(sensitive, king, pos);
  }

  void check_from(board::LineSpot king, int pos) {
    in_check = true;
    add(answers, king, pos);
    add_between(answers, king, pos);  // the screen among them: a cannon may take it
  }
  static void add(BitBoard& set, board::LineSpot king, int pos) {
    set.add(Lines::square(king.line, pos));
  }
  static void add_between(BitBoard& set, board::LineSpot king, int pos) {
    Lines::for_each(king.line, board::between(king.pos, pos), [&](Square s) { set.add(s); });
  }
};

}  // namespace rules::qinyu
