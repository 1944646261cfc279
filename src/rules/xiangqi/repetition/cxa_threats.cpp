#include "rules/xiangqi/repetition/cxa_threats.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <vector>

#include "board/geometry.hpp"
#include "rules/ply_report.hpp"
#include "rules/position.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"
#include "rules/xiangqi/repetition/captures.hpp"
#include "rules/xiangqi/repetition/check_runs.hpp"
#include "rules/xiangqi/repetition/cxa_gains.hpp"
#include "rules/xiangqi/repetition/cxa_joint.hpp"
#include "rules/xiangqi/repetition/exchange.hpp"

namespace rules::xiangqi {
namespace {

constexpr int kMateInReply = 3;  // checks
constexpr int kWorthOfPawn = 2;

bool is_king_or_pawn(Role role) { return role == Role::kKing || role == Role::kPawn; }
bool is_attacker(Role role) {
  return role == Role::kRook || role == Role::kKnight || role == Role::kCannon;
}

class ThreatFinder {
 public:
  ThreatFinder(const Board& before, Move move, const Board& after, const CxaBounds& bounds)
      : before_(before),
        move_(move),
        after_(after),
        next_(passed(after)),
        bounds_(bounds),
        forgiving_(next_, GainSearch::Standing::kForgiven, bounds.gains),
        strict_(before, GainSearch::Standing::kCounts, bounds.gains) {}

  CxaThreats find() {
    MoveList<Kit> moves;
    next_.legal_moves(moves);
    find_trades(moves);
    find_mates();
    const int standing = run_value(after_);
    for (const Move first : moves) {
      Board taken = next_;
      taken.make(first);
      const bool captures = gain_of(next_, first.to()) > 0 && !next_.at(first.to()).empty();
      if (captures && exchange(next_, first).net > 0) {
        add_capture(first, taken, standing);
      } else if (captures || taken.in_check()) {
        add_line(first, taken, standing);
      }
    }
    if (forgiving_.bound_reached() || strict_.bound_reached()) give_up("gain-nodes");
    return std::move(found_);
  }

 private:
  void give_up(std::string_view bound) {
    if (!found_.bound) found_.bound = bound;
  }

  // What a side wins by checks from here.
  int run_value(const Board& board) {
    GainSearch search(board, GainSearch::Standing::kCounts, bounds_.gains);
    const int value = search.best_run().value;
    if (search.bound_reached()) give_up("gain-nodes");
    return value;
  }

  bool mates(const Board& board, int checks) {
    SearchBound bound{checks, bounds_.mate_nodes, false};
    const bool found = find_mate(board, bound).has_value();
    if (bound.reached) give_up("mate-nodes");
    return found;
  }

  // The move as it would have been made before the ply.
  Move earlier(Move first) const {
    return first.from() == move_.to() ? Move::step(move_.from(), first.to()) : first;
  }

  // 26.9: attacker and victim are of one type, and the victim could take as well.
  bool is_trade(Move first) const {
    const PieceCode victim = next_.at(first.to());
    return !victim.empty() && victim.role() == next_.at(first.from()).role() &&
           after_.is_legal(Move::step(first.to(), first.from()));
  }

  void find_trades(const MoveList<Kit>& moves) {
    std::ranges::copy_if(moves, std::back_inserter(trades_),
                         [&](Move first) { return is_trade(first); });
  }

  void find_mates() {
    SearchBound bound{bounds_.mate_checks, bounds_.mate_nodes, false};
    const auto mate = find_mate(next_, bound, trades_);
    if (bound.reached) give_up("mate-nodes");
    if (!mate) return;
    CxaThreat found{{mate->from(), after_.king(after_.to_move())}};
    found.threat.kind = ThreatKind::kMate;
    found.threat.line = {*mate};
    found.threat.status = is_king_out_of_check() ? ThreatStatus::kOutOfCheck
                          : stands_whatever_the_reply() ? ThreatStatus::kCheckIsSelfMate
                                                        : ThreatStatus::kCounts;
    found_.all.push_back(found);
  }

  bool is_king_out_of_check() const {
    return before_.in_check() && after_.at(move_.to()).role() == Role::kKing;
  }

  // 24.18, 26.3: every other reply to the check would have left a mate too, so the check made it.
  bool stands_whatever_the_reply() {
    if (!before_.in_check()) return false;
    MoveList<Kit> replies;
    before_.legal_moves(replies);
    if (replies.size() < 2) return false;
    return std::ranges::all_of(replies, [&](Move reply) {
      Board other_way = before_;
      other_way.make(reply);
      return !other_way.in_check() && mates(passed(other_way), bounds_.mate_checks);
    });
  }

  // What the ply's side could have won on `before` already, the answers of the other side counted.
  bool was_real(Move first, bool captures) {
    if (!before_.is_legal(first)) return false;
    if (captures && exchange(before_, first).net <= 0 && strict_.play(first).value <= 0)
      return false;
    const int value = strict_.play(first).value;
    if (value <= 0) return false;
    Board taken = before_;
    taken.make(first);
    if (taken.in_check()) return true;
    return !mates(taken, kMateInReply) && value > run_value(taken);
  }

  // What the move has to do with a capture that stood before.
  void judge_age(CxaThreat& found, Move first, BitBoard partners) {
    const Move old = earlier(first);
    const bool stood = before_.pseudo_targets(old.from()).has(old.to()) &&
                       !before_.at(old.from()).empty();
    const bool takes_part = first.from() == move_.to() || partners.has(move_.to());
    found.by_moved_piece = !stood || takes_part;
    if (stood && !partners.has(move_.to()) && was_real(old, true))
      found.threat.status = ThreatStatus::kStoodBefore;
  }

  void add_capture(Move first, const Board& taken, int standing) {
    CxaThreat found{{first.from(), first.to()}};
    Threat<Kit>& threat = found.threat;
    threat.kind = ThreatKind::kCapture;
    threat.is_rook = next_.at(first.to()).role() == Role::kRook;
    threat.recapture = find_recapture(next_, first);
    const Partners helpers = partners(next_, first);
    threat.is_joint = !helpers.all.empty();
    threat.is_underprotected = threat.recapture && !threat.is_rook;
    const Gain gain = forgiving_.play(first);
    threat.line.assign(gain.line.begin(), gain.line.end());
    judge_age(found, first, helpers.all);
    judge_worth(threat, gain.value, taken, standing);
    judge_attacker(threat, first, helpers.active);
    found_.all.push_back(found);
  }

  void set(Threat<Kit>& threat, ThreatStatus status) {
    if (threat.status == ThreatStatus::kCounts) threat.status = status;
  }

  void judge_worth(Threat<Kit>& threat, int value, const Board& taken, int standing) {
    if (value <= -kMateValue / 2) set(threat, ThreatStatus::kThenMated);
    if (value <= 0) set(threat, ThreatStatus::kLosesMore);
    if (!taken.in_check() && value <= std::max(0, run_value(taken) - standing))
      set(threat, ThreatStatus::kLosesMore);
    if (std::ranges::find(trades_, threat.line.front()) != trades_.end() &&
        !trade_hurts(threat.line.front()))
      set(threat, ThreatStatus::kTrade);
    if (is_king_out_of_check()) set(threat, ThreatStatus::kOutOfCheck);
  }

  // 26.9: the side that is asked to trade loses by it.
  bool trade_hurts(Move first) {
    GainSearch search(after_, GainSearch::Standing::kForgiven, bounds_.gains);
    return search.play(Move::step(first.to(), first.from())).value < 0;
  }

  void judge_attacker(Threat<Kit>& threat, Move first, BitBoard helpers) {
    const Role role = next_.at(first.from()).role();
    BitBoard pieces_beside = helpers;
    helpers.for_each([&](Square helper) {
      if (is_king_or_pawn(next_.at(helper).role())) pieces_beside.remove(helper);
    });
    if (is_king_or_pawn(role) && pieces_beside.empty()) set(threat, ThreatStatus::kByKingOrPawn);
    const Role victim = next_.at(first.to()).role();
    if ((victim == Role::kAdvisor || victim == Role::kElephant) && has_single_attacker())
      set(threat, ThreatStatus::kSingleAttacker);
  }

  // 26.2: a side with one attacking piece, which the other could attack.
  bool has_single_attacker() const {
    return attackers_of(next_.to_move()) == 1 && attackers_of(after_.to_move()) > 0;
  }
  int attackers_of(board::Side side) const {
    int count = 0;
    next_.pieces(side).for_each([&](Square square) {
      const Role role = next_.at(square).role();
      if (is_attacker(role) || role == Role::kPawn) ++count;
    });
    return count;
  }

  // A gain by checks, or by more than one exchange.
  void add_line(Move first, const Board& taken, int standing) {
    const Gain gain = forgiving_.play(first);
    const bool checks = taken.in_check();
    if (gain.value <= (checks ? kWorthOfPawn : 0) || gain.value >= kMateValue / 2) return;
    CxaThreat found{{first.from(), first.to()}};
    Threat<Kit>& threat = found.threat;
    threat.kind = checks ? ThreatKind::kWinByCheck : ThreatKind::kCapture;
    threat.line.assign(gain.line.begin(), gain.line.end());
    const Takers takers = takers_of(threat.line);
    threat.victim = takers.victim;
    threat.is_rook = takers.takes_rook;
    threat.is_joint = takers.pieces > 1;
    if (std::ranges::find(trades_, first) != trades_.end()) set(threat, ThreatStatus::kTrade);
    if (is_king_or_pawn(takers.last)) set(threat, ThreatStatus::kByKingOrPawn);
    if (was_real(earlier(first), false) && strict_.play(earlier(first)).value >= gain.value)
      set(threat, ThreatStatus::kStoodBefore);
    if (!checks) judge_worth(threat, gain.value, taken, standing);
    if (is_king_out_of_check()) set(threat, ThreatStatus::kOutOfCheck);
    found_.all.push_back(found);
  }

  struct Takers {
    int pieces = 0;  // that move in the line
    Square victim = Square::from_index(0);
    bool takes_rook = false;
    Role last = Role::kRook;  // what takes last
  };

  Takers takers_of(const std::vector<Move>& line) const {
    Takers takers{0, line.front().to(), false, Role::kRook};
    Board board = next_;
    std::vector<Square> stand;
    int best = 0;
    for (std::size_t i = 0; i < line.size(); ++i) {
      const Move move = line[i];
      if (i % 2 == 0) {
        const auto known = std::ranges::find(stand, move.from());
        if (known == stand.end()) {
          stand.push_back(move.to());
        } else {
          *known = move.to();
        }
        if (!board.at(move.to()).empty()) {
          takers.last = board.at(move.from()).role();
          takers.takes_rook |= board.at(move.to()).role() == Role::kRook;
          if (gain_of(board, move.to()) > best) {
            best = gain_of(board, move.to());
            takers.victim = move.to();
          }
        }
      }
      board.make(move);
    }
    takers.pieces = static_cast<int>(stand.size());
    return takers;
  }

  const Board& before_;
  Move move_;
  const Board& after_;
  Board next_;
  const CxaBounds& bounds_;
  GainSearch forgiving_;
  GainSearch strict_;
  std::vector<Move> trades_;
  CxaThreats found_;
};

}  // namespace

CxaThreats cxa_threats(const Board& before, Move move, const Board& after,
                       const CxaBounds& bounds) {
  return ThreatFinder(before, move, after, bounds).find();
}

}  // namespace rules::xiangqi
