#include "rules/xiangqi/repetition/cxa_threats.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <string_view>
#include <utility>
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
#include "rules/xiangqi/repetition/cxa_line.hpp"
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
        now_(next_, after, GainSearch::EqualLoss::kGain, bounds.gains),
        then_(before, after, GainSearch::EqualLoss::kNoGain, bounds.gains) {}

  CxaThreats find() {
    MoveList<Kit> moves;
    next_.legal_moves(moves);
    std::ranges::copy_if(moves, std::back_inserter(trades_),
                         [&](Move first) { return is_trade(first); });
    find_mates();
    standing_ = run_value(after_);
    other_mates_ = mates(after_, kMateInReply);
    for (const Move first : moves) {
      Board taken = next_;
      taken.make(first);
      const bool captures = gain_of(next_, first.to()) > 0 && !next_.at(first.to()).empty();
      if (captures && exchange(next_, first).net > 0) {
        add_capture(first, taken);
      } else if (captures || taken.in_check()) {
        add_line(first, taken);
      }
    }
    if (now_.bound_reached() || then_.bound_reached()) give_up("gain-nodes");
    return std::move(found_);
  }

 private:
  void give_up(std::string_view bound) {
    if (!found_.bound) found_.bound = bound;
  }

  // What a side wins by checks from here.
  int run_value(const Board& board) {
    GainSearch search(board, std::nullopt, GainSearch::EqualLoss::kNoGain, bounds_.gains);
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

  void find_mates() {
    SearchBound bound{bounds_.mate_checks, bounds_.mate_nodes, false};
    const auto mate = find_mate(next_, bound, trades_);
    if (bound.reached) give_up("mate-nodes");
    if (!mate) return;
    CxaThreat found{{mate->from(), after_.king(after_.to_move())}};
    Threat<Kit>& threat = found.threat;
    threat.kind = ThreatKind::kMate;
    threat.line = {*mate};
    // As short a run was there before (24.8).
    if (mates(before_, bound.checks)) set(threat, ThreatStatus::kStoodBefore);
    if (is_king_out_of_check()) set(threat, ThreatStatus::kOutOfCheck);
    if (stands_whatever_the_reply(bound.checks)) set(threat, ThreatStatus::kCheckIsSelfMate);
    found_.all.push_back(found);
  }

  bool is_king_out_of_check() const {
    return before_.in_check() && after_.at(move_.to()).role() == Role::kKing;
  }

  // 24.18, 26.3: every other reply to the check would have left a mate too, so the check made it.
  bool stands_whatever_the_reply(int checks) {
    if (!before_.in_check()) return false;
    MoveList<Kit> replies;
    before_.legal_moves(replies);
    if (replies.size() < 2) return false;
    return std::ranges::all_of(replies, [&](Move reply) {
      Board other_way = before_;
      other_way.make(reply);
      return mates(passed(other_way), checks);
    });
  }

  // The move was worth something before the ply already, with every danger answered for that the
  // ply has removed.
  bool was_real(Move first) {
    if (!before_.is_legal(first)) return false;
    int gain = then_.play(first).value;
    if (gain <= 0) return false;
    Board taken = before_;
    taken.make(first);
    if (taken.in_check()) return true;
    if (!other_mates_ && mates(taken, kMateInReply)) return false;
    if (!before_.at(first.to()).empty()) gain = std::max(gain, exchange(before_, first).net);
    return gain > run_value(taken) - standing_;
  }

  // The same piece could be won before by a capture.
  bool could_take(Square victim) {
    if (before_.at(victim).empty() || before_.at(victim) != after_.at(victim)) return false;
    bool found = false;
    before_.pieces(before_.to_move()).for_each([&](Square from) {
      found = found || was_real(Move::step(from, victim));
    });
    return found;
  }

  // The same first move was worth as much before.
  bool line_stood(Move first, int value) {
    const Move old = earlier(first);
    return was_real(old) && then_.play(old).value >= value;
  }

  // What the move has to do with a capture that stood before.
  void judge_age(CxaThreat& found, Move first, BitBoard partners) {
    const Move old = earlier(first);
    const bool stood =
        before_.pseudo_targets(old.from()).has(old.to()) && !before_.at(old.from()).empty();
    const bool guards = stood && guards_screen(next_, first, move_.to());
    const bool is_partner = guards || partners.has(move_.to());
    found.threat.is_joint |= guards;
    found.by_moved_piece = !stood || is_partner || first.from() == move_.to();
    if (stood && !is_partner && was_real(old)) found.threat.status = ThreatStatus::kStoodBefore;
  }

  void add_capture(Move first, const Board& taken) {
    CxaThreat found{{first.from(), first.to()}};
    Threat<Kit>& threat = found.threat;
    threat.kind = ThreatKind::kCapture;
    threat.is_rook = next_.at(first.to()).role() == Role::kRook;
    threat.recapture = find_recapture(next_, first);
    const Partners helpers = partners(next_, first);
    threat.is_joint = !helpers.all.empty();
    threat.is_underprotected = threat.recapture && !threat.is_rook;
    const Gain gain = now_.play(first);
    threat.line.assign(gain.line.begin(), gain.line.end());
    judge_age(found, first, helpers.all);
    judge_worth(threat, gain.value, taken);
    judge_attacker(threat, first, helpers.active);
    found_.all.push_back(found);
  }

  // No gain, but what the piece that moved attacks.
  void add_guarded(Move first) {
    CxaThreat found{{first.from(), first.to()}};
    found.threat.kind = ThreatKind::kCapture;
    found.threat.status = is_trade(first) ? ThreatStatus::kTrade : ThreatStatus::kProtected;
    found.threat.line = {first};
    found.threat.recapture = find_recapture(next_, first);
    found_.all.push_back(found);
  }

  static void set(Threat<Kit>& threat, ThreatStatus status) {
    if (threat.status == ThreatStatus::kCounts) threat.status = status;
  }

  void judge_worth(Threat<Kit>& threat, int value, const Board& taken) {
    if (value <= -kMateValue / 2) set(threat, ThreatStatus::kThenMated);
    if (value <= 0) set(threat, ThreatStatus::kLosesMore);
    const int gain = std::max(value, exchange(next_, threat.line.front()).net);
    if (!taken.in_check() && gain < run_value(taken) - standing_)
      set(threat, ThreatStatus::kLosesMore);
    const Move first = threat.line.front();
    if (is_trade(first) && !trade_hurts(first)) set(threat, ThreatStatus::kTrade);
    if (is_king_out_of_check()) set(threat, ThreatStatus::kOutOfCheck);
  }

  // 26.9: the side that is asked to trade loses by it.
  bool trade_hurts(Move first) {
    const Move answer = Move::step(first.to(), first.from());
    Board taken = after_;
    taken.make(answer);
    if (mates(taken, kMateInReply)) return true;
    GainSearch search(after_, next_, GainSearch::EqualLoss::kNoGain, bounds_.gains);
    return search.play(answer).value < 0;
  }

  void judge_attacker(Threat<Kit>& threat, Move first, BitBoard helpers) {
    const Role role = next_.at(first.from()).role();
    BitBoard pieces_beside = helpers;
    helpers.for_each([&](Square helper) {
      if (is_king_or_pawn(next_.at(helper).role())) pieces_beside.remove(helper);
    });
    if (is_king_or_pawn(role) && pieces_beside.empty()) set(threat, ThreatStatus::kByKingOrPawn);
    judge_victim(threat);
  }

  void judge_victim(Threat<Kit>& threat) {
    const PieceCode piece = next_.at(threat.victim);
    if (piece.empty() || piece.side() == next_.to_move()) return;
    const Role victim = piece.role();
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
  void add_line(Move first, const Board& taken) {
    const Gain gain = now_.play(first);
    const bool checks = taken.in_check();
    if (gain.value <= 0 && !checks && first.from() == move_.to()) add_guarded(first);
    if (gain.value <= 0 || gain.value >= kMateValue / 2) return;
    CxaThreat found{{first.from(), first.to()}};
    Threat<Kit>& threat = found.threat;
    threat.kind = checks ? ThreatKind::kWinByCheck : ThreatKind::kCapture;
    threat.line.assign(gain.line.begin(), gain.line.end());
    const LineFacts facts = line_facts(next_, threat.line);
    if (facts.gain <= kWorthOfPawn) return;
    threat.victim = facts.victim;
    threat.is_rook = facts.takes_rook;
    // One exchange alone wins nothing, so others must follow it up.
    threat.is_joint = !threat.is_rook && (!checks || facts.pieces > 1 || facts.king_guards);
    if (is_king_or_pawn(facts.taker)) set(threat, ThreatStatus::kByKingOrPawn);
    if (could_take(facts.victim) || line_stood(first, gain.value))
      set(threat, ThreatStatus::kStoodBefore);
    if (checks) {
      if (is_trade(first)) set(threat, ThreatStatus::kTrade);
      if (is_king_out_of_check()) set(threat, ThreatStatus::kOutOfCheck);
    } else {
      judge_worth(threat, gain.value, taken);
    }
    judge_victim(threat);
    found_.all.push_back(found);
  }

  const Board& before_;
  Move move_;
  const Board& after_;
  Board next_;
  const CxaBounds& bounds_;
  GainSearch now_;            // what the ply threatens
  GainSearch then_;           // what could be had before it, the dangers that stay forgiven
  int standing_ = 0;          // what the other side wins by checks anyway
  bool other_mates_ = false;  // and that it mates anyway
  std::vector<Move> trades_;
  CxaThreats found_;
};

}  // namespace

CxaThreats cxa_threats(const Board& before, Move move, const Board& after,
                       const CxaBounds& bounds) {
  return ThreatFinder(before, move, after, bounds).find();
}

}  // namespace rules::xiangqi
