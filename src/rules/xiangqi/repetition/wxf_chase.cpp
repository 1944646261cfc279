#include "rules/xiangqi/repetition/wxf_chase.hpp"

#include <optional>

#include "board/geometry.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"
#include "rules/xiangqi/repetition/captures.hpp"

namespace rules::xiangqi {
namespace {

// The cannon, not `but`, that pins the piece to its king, which is one of two screens (art. 19).
bool is_pinned_by_cannon(const Board& board, Square square, Square but) {
  const board::Side side = board.at(square).side();
  const Square king = board.king(side);
  bool found = false;
  board.pieces(other(side), Role::kCannon).for_each([&](Square cannon) {
    const auto screens = between(board, cannon, king);
    found = found ||
            (cannon != but && screens && screens->has(square) && screens->count() == 2);
  });
  return found;
}

// The victim could itself take the attacker (art. 24). A pinned rook cannot, even along the line of
// the pin (art. 19).
bool could_take_back(const Board& board, Square victim, Square attacker) {
  const Board theirs = passed(board);
  if (board.at(victim).role() == Role::kRook && is_pinned_by_cannon(theirs, victim, attacker)) return false;
  return theirs.is_legal(Move::step(victim, attacker));
}

// A threat of the side to move of `board`, if the capture is one.
std::optional<WxfChase> threat(const Board& board, Move capture) {
  if (!board.is_legal(capture)) return std::nullopt;
  const Role attacker = board.at(capture.from()).role();
  const Role victim = board.at(capture.to()).role();
  if (attacker == Role::kRook && is_pinned_by_cannon(board, capture.from(), capture.to())) return std::nullopt;
  if (attacker == victim && could_take_back(board, capture.to(), capture.from()))
    return std::nullopt;
  WxfChase chase{capture, find_recapture(board, capture)};
  const bool rook_by_lesser =
      victim == Role::kRook && (attacker == Role::kKnight || attacker == Role::kCannon);
  if (chase.recapture && !rook_by_lesser) return std::nullopt;
  return chase;
}

// A piece of `side` that the other side could take, by a chase, if it were to move.
bool is_threatened(const Board& board, Square square) {
  const Board theirs = board.to_move() == board.at(square).side() ? passed(board) : board;
  bool found = false;
  theirs.pieces(theirs.to_move()).for_each([&](Square from) {
    const Role role = theirs.at(from).role();
    if (found || role == Role::kKing || role == Role::kPawn) return;
    found = theirs.pseudo_targets(from).has(square) && threat(theirs, Move::step(from, square));
  });
  return found;
}

}  // namespace

WxfChases wxf_chases(const Board& before, Move move, const Board& after) {
  WxfChases found;
  const board::Side us = before.to_move();
  const Board next = passed(after);
  BitBoard attackers = after.pieces(us) - after.pieces(us, Role::kPawn);
  attackers.remove(after.king(us));
  const BitBoard victims = prey(after, other(us));
  attackers.for_each([&](Square from) {
    (next.pseudo_targets(from) & victims).for_each([&](Square to) {
      const auto chase = threat(next, Move::step(from, to));
      if (!chase) return;
      const Square earlier = from == move.to() ? move.from() : from;
      if (before.pseudo_targets(earlier).has(to)) {
        if (threat(before, Move::step(earlier, to))) return;
        // The attack stood there; the move only took a root away.
        if (from != move.to() && is_threatened(before, from)) return;
      }
      found.push_back(*chase);
    });
  });
  return found;
}

}  // namespace rules::xiangqi
