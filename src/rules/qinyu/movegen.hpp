// The move generator (Q2-Q4). One walk serves listing, counting and asking for any move.
#pragma once

#include <algorithm>
#include <array>
#include <bit>

#include "board/geometry.hpp"
#include "board/lines.hpp"
#include "rules/qinyu/attacks.hpp"
#include "rules/qinyu/board.hpp"
#include "rules/qinyu/castling.hpp"
#include "rules/qinyu/king_danger.hpp"
#include "rules/qinyu/kit.hpp"
#include "rules/sinks.hpp"

namespace rules::qinyu {

// Q3.2: fourteen choices, the cannon last.
inline constexpr std::array kPromotions{
    Role::kQueen,      Role::kAdvisor,    Role::kElephant, Role::kBishop,     Role::kKnight,
    Role::kRook,       Role::kGold,       Role::kSilver,   Role::kDragonKing, Role::kDragonHorse,
    Role::kChancellor, Role::kArchbishop, Role::kWizard,   Role::kCannon};

// Q4.3: where a pawn of the side may be dropped.
extern const std::array<BitBoard, board::kSideCount> kPawnDropZone;

class Generator {
 public:
  explicit Generator(const Board& board)
      : board_(board), us_(board.to_move()), danger_(KingDanger::of(board)) {
    free_ = BitBoard::all() - board.pieces(us_);
    free_.remove(board.king(other(us_)));  // in a study it may stand in check: no move takes it
  }

  template <class Sink>
  void run(Sink& sink) const {
    tried(sink, board_.king(us_), steps(board_.king(us_), Role::kKing) & free_);
    if (Sink::kStops && sink.stop()) return;
    BitBoard others = board_.pieces(us_);
    others.remove(board_.king(us_));
    if (danger_.in_check) {
      answers(sink, others);
    } else {
      castling(sink);
      roam(sink, others - danger_.sensitive);
      (others & danger_.sensitive).for_each([&](Square from) { try_all(sink, from, free_); });
    }
    if (Sink::kStops && sink.stop()) return;
    drops(sink);
  }

  // The piece of the side to move on `from` goes so by the rules of its kind, castling by Q2.5
  // included; whether its king is safe afterwards is left aside.
  bool reaches(Square from, Square to) const {
    const Role role = board_.at(from).role();
    if (role != Role::kPawn) return pseudo_targets(from, role).has(to) || castles(from, to);
    if (pawn_targets(from).has(to)) return true;
    const auto& passed = board_.rights().passed;
    return steps(from, role).has(to) && (passed[0] == to || passed[1] == to);
  }

 private:
  BitBoard steps(Square from, Role role) const {
    return kSteps[index(us_)][static_cast<int>(role)][from.index()];
  }

  // Not in check, pieces that hide nothing: only forbidden squares hold them back.
  template <class Sink>
  void roam(Sink& sink, const BitBoard& loose) const {
    const BitBoard open = free_ - danger_.forbidden;
    const auto each = [&](Role role, auto&& visit) {
      (board_.pieces(us_, role) & loose).for_each(visit);
    };
    for (int r = 0; r < static_cast<int>(Role::kCannon); ++r) {
      const Role role = static_cast<Role>(r);
      const bool straight = slides_straight(role);
      const bool diagonal = slides_diagonally(role);
      each(role, [&](Square from) {
        const BitBoard set = steps(from, role) & open;
        if (!set.empty()) sink.targets(from, set);
        for (int axis = straight ? 0 : 2; axis < (diagonal ? 4 : straight ? 2 : 0); ++axis)
          slide(sink, from, axis);
      });
    }
    if (Sink::kStops && sink.stop()) return;
    each(Role::kCannon, [&](Square from) { shoot(sink, from); });
    each(Role::kWizard,
         [&](Square from) { sink.targets(from, steps(from, Role::kWizard) & open); });
    each(Role::kPawn, [&](Square from) { pawn_roams(sink, from); });
  }

  template <class Sink>
  void slide(Sink& sink, Square from, int axis) const {
    const auto spot = Lines::spot(axis, from);
    const unsigned slide =
        board::line_table<Lines::kLength>().slide[spot.pos][board_.line(spot.line)];
    const unsigned blocked = board_.line(us_, spot.line) | Lines::wall(spot.line) |
                             closed_on(axis, spot.line, danger_.forbidden);
    sink.line(from, spot.line, static_cast<board::LineBits>(slide & ~blocked));
  }

  template <class Sink>
  void shoot(Sink& sink, Square from) const {
    for (int axis = 0; axis < Lines::kAxes; ++axis) {
      const auto spot = Lines::spot(axis, from);
      const unsigned set = cannon_line(spot) & ~closed_on(axis, spot.line, BitBoard());
      sink.line(from, spot.line, static_cast<board::LineBits>(set));
    }
  }

  // Q2.2 along one line.
  unsigned cannon_line(board::LineSpot spot) const {
    const auto& table = board::line_table<Lines::kLength>();
    const unsigned occupied = board_.line(spot.line);
    const unsigned slide = table.slide[spot.pos][occupied];
    const unsigned cannons = board_.cannons(spot.line);
    const unsigned prey = board_.line(other(us_), spot.line) & ~cannons;
    const unsigned hit = detail::over_fair_screens(table.second[spot.pos][occupied],
                                                   slide & occupied, cannons, spot.pos);
    return (slide & ~occupied) | (hit & prey);
  }

  // The squares of a set, and the enemy king, as bits of a line.
  unsigned closed_on(int axis, int line, const BitBoard& set) const {
    const auto king = Lines::spot(axis, board_.king(other(us_)));
    unsigned bits = king.line == line ? king.bit() : 0U;
    if (set.empty()) return bits;
    set.for_each([&](Square square) {
      const auto spot = Lines::spot(axis, square);
      if (spot.line == line) bits |= spot.bit();
    });
    return bits;
  }

  BitBoard empty() const { return BitBoard::all() - board_.occupied(); }

  // Straight ahead (Q2.3) and captures, en passant left out.
  BitBoard pawn_targets(Square from) const {
    BitBoard set = steps(from, Role::kPawn) & board_.pieces(other(us_));
    const int reach = rank_of(us_, from) == 3 ? 3 : 1;
    auto to = from.step(0, forward(us_));
    for (int i = 0; i < reach && to && board_.at(*to).empty(); ++i) {
      set.add(*to);
      to = to->step(0, forward(us_));
    }
    return set & free_;
  }

  template <class Sink>
  void pawn_roams(Sink& sink, Square from) const {
    const BitBoard set = pawn_targets(from);
    if (rank_of(us_, from) < 9) {
      sink.targets(from, set - danger_.forbidden);
    } else {
      set.for_each(
          [&](Square to) { pawn_arrives(sink, from, to, !danger_.forbidden.has(to), true); });
    }
    en_passant(sink, from);
  }

  // Q3.1: from the 10th rank on a pawn may promote, on the 12th it must. Whether a cannon or
  // anything else may arrive can differ (Q2.6).
  template <class Sink>
  void pawn_arrives(Sink& sink, Square from, Square to, bool any, bool cannon) const {
    const int rank = rank_of(us_, to);
    if (any && rank < 12) sink.targets(from, BitBoard::of(to));
    if (rank < 10) return;
    for (const Role role : kPromotions)
      if (role == Role::kCannon ? cannon : any) sink.promotion(from, to, role);
  }

  template <class Sink>
  void en_passant(Sink& sink, Square from) const {
    for (const auto& passed : board_.rights().passed) {
      if (!passed || !steps(from, Role::kPawn).has(*passed)) continue;
      const Change change{from, passed, false, board_.passed_pawn()};
      if (!board_.is_attacked(board_.king(us_), us_, change))
        sink.targets(from, BitBoard::of(*passed));
    }
  }

  bool is_safe(Square from, Square to, bool as_cannon) const {
    const Square king = from == board_.king(us_) ? to : board_.king(us_);
    return !board_.is_attacked(king, us_, Change{from, to, as_cannon, {}});
  }

  template <class Sink>
  void tried(Sink& sink, Square from, const BitBoard& pseudo) const {
    const bool cannon = board_.at(from).role() == Role::kCannon;
    BitBoard safe;
    pseudo.for_each([&](Square to) {
      if (is_safe(from, to, cannon)) safe.add(to);
    });
    sink.targets(from, safe);
  }

  // Every move of a piece, the king's excepted, into `within`, each tried.
  template <class Sink>
  void try_all(Sink& sink, Square from, const BitBoard& within) const {
    const Role role = board_.at(from).role();
    if (role != Role::kPawn) {
      tried(sink, from, pseudo_targets(from, role) & within);
      return;
    }
    (pawn_targets(from) & within).for_each([&](Square to) {
      const bool cannon = rank_of(us_, to) >= 10 && is_safe(from, to, true);
      pawn_arrives(sink, from, to, is_safe(from, to, false), cannon);
    });
    en_passant(sink, from);
  }

  BitBoard pseudo_targets(Square from, Role role) const {
    BitBoard set = steps(from, role);
    for (int axis = 0; axis < Lines::kAxes; ++axis) {
      if (!is_heavy_along(role, axis)) continue;
      const auto spot = Lines::spot(axis, from);
      const unsigned reach =
          role == Role::kCannon
              ? cannon_line(spot)
              : board::line_table<Lines::kLength>().slide[spot.pos][board_.line(spot.line)] &
                    ~static_cast<unsigned>(Lines::wall(spot.line));
      Lines::for_each(spot.line, static_cast<board::LineBits>(reach),
                      [&](Square to) { set.add(to); });
    }
    return set & free_;
  }

  template <class Sink>
  void answers(Sink& sink, const BitBoard& others) const {
    others.for_each([&](Square from) {
      if (Sink::kStops && sink.stop()) return;
      try_all(sink, from, danger_.sensitive.has(from) ? free_ : free_ & danger_.answers);
    });
  }

  template <class Sink>
  void castling(Sink& sink) const {
    if (board_.rights().castling == 0) return;
    for (const auto& way : kCastlingWays) {
      if (way.side == us_ && board_.rights().may_castle(way.right) && may_castle(way))
        sink.targets(way.king, BitBoard::of(way.king_to));
    }
  }

  bool castles(Square from, Square to) const {
    return !danger_.in_check && std::ranges::any_of(kCastlingWays, [&](const CastlingWay& way) {
      return way.king == from && way.king_to == to && way.side == us_ &&
             board_.rights().may_castle(way.right) && is_open(way);
    });
  }

  // Q2.5; the king is known not to be in check.
  bool may_castle(const CastlingWay& way) const {
    if (!is_open(way)) return false;
    Board after = board_;
    after.make(Move::step(way.king, way.king_to));
    return !after.is_attacked(way.king_to, us_, {});
  }

  // No piece and no attack on the way; the rook, once moved, may still be a cannon's screen.
  bool is_open(const CastlingWay& way) const {
    const auto spot = Lines::spot(board::Axis::kRank, way.king);
    const auto corner = Lines::spot(board::Axis::kRank, way.rook);
    if ((board_.line(spot.line) & board::between(spot.pos, corner.pos)) != 0) return false;
    for (const Square square : {way.king_passes, way.king_to})
      if (board_.is_attacked(square, us_, Change{way.king, square, false, {}})) return false;
    return true;
  }

  template <class Sink>
  void drops(Sink& sink) const {
    const auto& hand = board_.hand(us_);
    bool any = false;
    for (const int count : hand) any = any || count != 0;
    if (!any) return;
    BitBoard open = empty();
    BitBoard open_to_cannons = open;
    if (danger_.in_check) {
      open = tried_drops(false);
      open_to_cannons = tried_drops(true);
    } else {
      open -= danger_.forbidden;
    }
    for (int r = 0; r < Kit::kRoleCount; ++r) {
      const Role role = static_cast<Role>(r);
      if (hand[r] == 0 || role == Role::kPawn) continue;
      sink.drops(role, role == Role::kCannon ? open_to_cannons : open);
    }
    if (Sink::kStops && sink.stop()) return;
    if (board_.in_hand(us_, Role::kPawn) != 0) sink.drops(Role::kPawn, pawn_drops(open));
  }

  BitBoard tried_drops(bool as_cannon) const {
    BitBoard safe;
    (empty() & danger_.answers).for_each([&](Square to) {
      if (!board_.is_attacked(board_.king(us_), us_, Change{{}, to, as_cannon, {}})) safe.add(to);
    });
    return safe;
  }

  // Q4.3, Q4.4 (打步詰): a pawn drop may not mate, whether it checks itself or as a screen. In a
  // study the enemy king may stand in check already: then any drop could mate.
  BitBoard pawn_drops(const BitBoard& open) const {
    BitBoard set = open & kPawnDropZone[index(us_)];
    const BitBoard suspects = board_.opponent_in_check() ? set : set & checking_pawn_drops();
    suspects.for_each([&](Square to) {
      Board after = board_;
      after.make(Move::drop(Role::kPawn, to));
      if (after.in_check() && !after.has_legal_move()) set.remove(to);
    });
    return set;
  }

  // Squares from which a pawn of ours would attack the enemy king or be the screen of a cannon.
  BitBoard checking_pawn_drops() const {
    const Square king = board_.king(other(us_));
    BitBoard set = kStepSources[index(us_)][static_cast<int>(Role::kPawn)][king.index()];
    for (int axis = 0; axis < Lines::kAxes; ++axis) {
      const auto spot = Lines::spot(axis, king);
      const unsigned ours = board_.cannons(spot.line) & board_.line(us_, spot.line);
      if (ours == 0) continue;
      const unsigned slide =
          board::line_table<Lines::kLength>().slide[spot.pos][board_.line(spot.line)];
      for (unsigned bare = slide & ours; bare != 0; bare &= bare - 1) {
        Lines::for_each(spot.line, board::between(spot.pos, std::countr_zero(bare)),
                        [&](Square s) { set.add(s); });
      }
    }
    return set;
  }

  const Board& board_;
  board::Side us_;
  KingDanger danger_;
  BitBoard free_;
};

using MoveGen = MoveGenOf<Generator, Board, Lines>;

}  // namespace rules::qinyu
