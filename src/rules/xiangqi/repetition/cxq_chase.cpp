#include "rules/xiangqi/repetition/cxq_chase.hpp"

#include <optional>

#include "board/geometry.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"
#include "rules/xiangqi/repetition/captures.hpp"

namespace rules::xiangqi {
namespace {

// Attacker and victim are of one type, and the victim could itself take, legally and now.
bool is_trade(const Board& after, Move capture) {
  return after.at(capture.from()).role() == after.at(capture.to()).role() &&
         after.is_legal(Move::step(capture.to(), capture.from()));
}

// Calls visit(Move) for each capture that makes the move a chase, until it returns false.
template <class Visit>
void for_each_chase(const Board& before, Move move, const Board& after, Visit&& visit) {
  const board::Side us = before.to_move();
  const BitBoard victims = prey(after, other(us));
  std::optional<Board> next;  // a board is large, and most moves attack nothing
  bool goes_on = true;
  const auto attacker = [&](Square from, const BitBoard& targets) {
    targets.for_each([&](Square to) {
      if (!goes_on) return;
      if (!next) next = passed(after);
      const Move capture = Move::step(from, to);
      if (next->is_safe(from, to) && !is_trade(after, capture)) goes_on = visit(capture);
    });
  };
  const Role role = after.at(move.to()).role();
  if (role != Role::kKing && role != Role::kPawn)
    attacker(move.to(), after.pseudo_targets(move.to()) & victims);
  BitBoard cannons = after.pieces(us, Role::kCannon);
  cannons.remove(move.to());
  cannons.for_each([&](Square cannon) {
    attacker(cannon, (after.pseudo_targets(cannon) & victims) - before.pseudo_targets(cannon));
  });
}

bool is_protected(const Board& after, const CxqChase& chase) {
  const Role attacker = after.at(chase.capture.from()).role();
  const bool rook_by_lesser = after.at(chase.capture.to()).role() == Role::kRook &&
                              (attacker == Role::kCannon || attacker == Role::kKnight);
  return chase.recapture.has_value() && !rook_by_lesser;
}

}  // namespace

CxqChases cxq_chases(const Board& before, Move move, const Board& after) {
  CxqChases found;
  const Board next = passed(after);
  for_each_chase(before, move, after, [&](Move capture) {
    CxqChase chase{capture, find_recapture(next, capture), false};
    chase.is_protected = is_protected(after, chase);
    found.push_back(chase);
    return true;
  });
  return found;
}

bool is_cxq_chase(const Board& before, Move move, const Board& after) {
  bool found = false;
  for_each_chase(before, move, after, [&](Move /*capture*/) {
    found = true;
    return false;
  });
  return found;
}

}  // namespace rules::xiangqi
