#include "rules/xiangqi/repetition/wxf_threats.hpp"

#include <optional>

#include "board/geometry.hpp"
#include "rules/ply_report.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"
#include "rules/xiangqi/repetition/captures.hpp"

namespace rules::xiangqi {
namespace {

// Another cannon than the one on `but` pins the piece to its king: it is one of two screens
// between them (art. 19).
bool is_pinned_by_cannon(const Board& board, Square square, Square but) {
  const board::Side side = board.at(square).side();
  const Square king = board.king(side);
  bool found = false;
  board.pieces(other(side), Role::kCannon).for_each([&](Square cannon) {
    if (found || cannon == but) return;
    const auto screens = between(board, cannon, king);
    found = screens && screens->count() == 2 && screens->has(square);
  });
  return found;
}

// The victim could itself take the attacker (art. 24). A pinned rook cannot, not even along the
// line of its pin (art. 19).
bool could_take_back(const Board& board, Move capture) {
  const Board theirs = passed(board);
  const bool is_rook = board.at(capture.to()).role() == Role::kRook;
  if (is_rook && is_pinned_by_cannon(theirs, capture.to(), capture.from())) return false;
  return theirs.is_legal(Move::step(capture.to(), capture.from()));
}

// The capture as a threat of the side to move of `board`, as it stands there. Nothing when it is
// not legal.
std::optional<WxfThreat> standing_threat(const Board& board, Move capture) {
  if (!board.is_legal(capture)) return std::nullopt;
  const Role attacker = board.at(capture.from()).role();
  const Role victim = board.at(capture.to()).role();
  WxfThreat threat{capture, ThreatStatus::kCounts, std::nullopt};
  if (attacker == Role::kKing || attacker == Role::kPawn) {
    threat.status = ThreatStatus::kByKingOrPawn;
    return threat;
  }
  // A rook pinned by a cannon chases nothing along the line (art. 19).
  if (attacker == Role::kRook && is_pinned_by_cannon(board, capture.from(), capture.to())) {
    threat.status = ThreatStatus::kPinned;
    return threat;
  }
  if (attacker == victim && could_take_back(board, capture)) {
    threat.status = ThreatStatus::kTrade;
    return threat;
  }
  threat.recapture = find_root(board, capture);
  const bool is_rook_by_lesser =
      victim == Role::kRook && (attacker == Role::kKnight || attacker == Role::kCannon);
  if (threat.recapture && !is_rook_by_lesser) threat.status = ThreatStatus::kProtected;
  return threat;
}

// The piece is chased as the board stands, its own side to move.
bool is_chased(const Board& board, Square square) {
  const Board theirs = passed(board);
  bool found = false;
  theirs.pieces(theirs.to_move()).for_each([&](Square from) {
    if (found || !theirs.pseudo_targets(from).has(square)) return;
    const auto threat = standing_threat(theirs, Move::step(from, square));
    found = threat && threat->status == ThreatStatus::kCounts;
  });
  return found;
}

// A threat that counts as it stands: what the move has to do with it.
ThreatStatus status_by_move(const Board& before, Move move, Move capture) {
  const bool moved = capture.from() == move.to();
  const Square earlier = moved ? move.from() : capture.from();
  if (!before.pseudo_targets(earlier).has(capture.to())) return ThreatStatus::kCounts;
  const auto old = standing_threat(before, Move::step(earlier, capture.to()));
  if (old && old->status == ThreatStatus::kCounts) return ThreatStatus::kStoodBefore;
  // The attack stood there, and the move took a root away. By a piece that was chased itself this
  // is an answer to the chase (diagrams 39-41, 61).
  if (!moved && is_chased(before, earlier)) return ThreatStatus::kAnswersChase;
  return ThreatStatus::kCounts;
}

}  // namespace

WxfThreats wxf_threats(const Board& before, Move move, const Board& after) {
  WxfThreats found;
  const board::Side us = before.to_move();
  const Board next = passed(after);
  const BitBoard victims = prey(after, other(us));
  after.pieces(us).for_each([&](Square from) {
    (next.pseudo_targets(from) & victims).for_each([&](Square to) {
      auto threat = standing_threat(next, Move::step(from, to));
      if (!threat) return;
      if (threat->status == ThreatStatus::kCounts)
        threat->status = status_by_move(before, move, threat->capture);
      found.push_back(*threat);
    });
  });
  return found;
}

}  // namespace rules::xiangqi
