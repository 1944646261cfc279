#include "rules/xiangqi/repetition/cxq_runs.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "board/geometry.hpp"
#include "rules/history.hpp"
#include "rules/outcome.hpp"
#include "rules/xiangqi/kit.hpp"
#include "rules/xiangqi/repetition/captures.hpp"
#include "rules/xiangqi/repetition/cxq_chase.hpp"
#include "rules/xiangqi/repetition/replay.hpp"
#include "rules/xiangqi/rulesets/common.hpp"

namespace rules::xiangqi {
namespace {

// One of the victims of a ply.
struct Chased {
  PieceSet victim = 0;
  PieceSet chasers = 0;
  bool unprotected = false;  // against one of them at least
};

// What a ply adds to runs.
struct PlyAttacks {
  PieceSet checkers = 0;
  std::vector<Chased> chased;
};

PlyAttacks attacks_of(const Replay& replay) {
  PlyAttacks found;
  for (const Square from : checkers(replay.after())) found.checkers |= replay.piece(from);
  for (const auto& chase : cxq_chases(replay.before(), replay.move(), replay.after())) {
    const PieceSet victim = replay.piece(chase.capture.to());
    auto at = std::ranges::find(found.chased, victim, &Chased::victim);
    if (at == found.chased.end()) at = found.chased.insert(at, Chased{victim, 0, false});
    at->chasers |= replay.piece(chase.capture.from());
    at->unprotected = at->unprotected || !chase.is_protected;
  }
  return found;
}

// The first ply of the side's unbroken run, up to its last move, of moves that check or chase.
int first_forcing(const XiangqiHistory& history, int last) {
  int first = last + 2;
  while (first - 2 >= 1) {
    const PlyFacts& facts = history.plies[first - 3].facts;
    if (!facts.check && !facts.chase) break;
    first -= 2;
  }
  return first;
}

const Chased* find_victim(const PlyAttacks& attacks, PieceSet victim) {
  const auto at = std::ranges::find(attacks.chased, victim, &Chased::victim);
  return at == attacks.chased.end() || !at->unprotected ? nullptr : &*at;
}

// The run of checks (no victim) or of chases, walked back from its last ply. `attacks` holds every
// second ply, the last one at its end.
std::optional<CxqRun> run_of(const XiangqiHistory& history, const std::vector<PlyAttacks>& attacks,
                             int last, PieceSet victim) {
  CxqRun run;
  run.kind = victim == 0 ? CxqRun::Kind::kCheck : CxqRun::Kind::kChase;
  run.side = mover(history, last);
  run.victim = victim;
  run.last_ply = last;
  int ply = last;
  for (std::size_t i = attacks.size(); i-- > 0; ply -= 2) {
    const Chased* chased = victim == 0 ? nullptr : find_victim(attacks[i], victim);
    const PieceSet attackers =
        victim == 0 ? attacks[i].checkers : (chased == nullptr ? 0 : chased->chasers);
    if (attackers == 0) break;
    run.attackers |= attackers;
    run.first_ply = ply;
    ++run.moves;
    if (ply != last && history.key_after(ply) == history.key_after(last)) run.repeats = true;
  }
  if (run.moves == 0) return std::nullopt;
  return run;
}

bool is_nearer(const CxqRun& a, const CxqRun& b) {
  if (a.exceeds() != b.exceeds()) return a.exceeds();
  return a.allowance() - a.moves < b.allowance() - b.moves;
}

int last_ply_of(const XiangqiHistory& history, board::Side side) {
  const int size = history.size();
  return size >= 1 && mover(history, size) == side ? size : size - 1;
}

Verdict lost_by(const CxqRun& run, Reason reason, std::string_view rule) {
  return Verdict{Outcome{other(run.side), reason}, rule,
                 CycleEvidence{run.first_ply, run.last_ply, run.side}};
}

// X3.2 on a run that exceeds and one of the other side.
Verdict judge_both(const CxqRun& over, const CxqRun& answer) {
  if (over.kind != answer.kind) {
    return lost_by(over.kind == CxqRun::Kind::kCheck ? over : answer, Reason::kPerpetualCheck,
                   "X3.2");
  }
  return Verdict{Outcome{std::nullopt, Reason::kPerpetualMutual}, "X3.2",
                 CycleEvidence{std::min(over.first_ply, answer.first_ply), over.last_ply, {}}};
}

// Whether the last move may exceed, as its facts tell cheaply.
bool may_exceed(const XiangqiHistory& history) {
  const int last = history.size();
  const int first = first_forcing(history, last);
  if ((last - first) / 2 + 1 <= cxq_allowance(1)) return false;
  for (int ply = last - 2; ply >= first; ply -= 2)
    if (history.key_after(ply) == history.key_after(last)) return true;
  return false;
}

}  // namespace

int cxq_allowance(int pieces) {
  constexpr std::array kAllowances{6, 12, 18};
  return kAllowances[static_cast<std::size_t>(std::clamp(pieces, 1, 3) - 1)];
}

int CxqRun::allowance() const { return cxq_allowance(std::popcount(attackers)); }

CxqOpenRuns cxq_open_runs(const XiangqiHistory& history, board::Side side) {
  CxqOpenRuns open;
  const int last = last_ply_of(history, side);
  if (last < 1) return open;
  const int first = first_forcing(history, last);
  std::vector<PlyAttacks> attacks;
  Replay replay(history);
  while (replay.ply() < last && replay.next()) {
    if (replay.ply() >= first && (last - replay.ply()) % 2 == 0)
      attacks.push_back(attacks_of(replay));
  }
  if (attacks.empty()) return open;
  open.check = run_of(history, attacks, last, 0);
  for (const Chased& chased : attacks.back().chased) {
    const auto run = run_of(history, attacks, last, chased.victim);
    if (run && (!open.chase || is_nearer(*run, *open.chase))) open.chase = run;
  }
  return open;
}

std::optional<Verdict> judge_cxq_runs(const XiangqiHistory& history) {
  if (!may_exceed(history)) return std::nullopt;
  const board::Side side = mover(history, history.size());
  const CxqOpenRuns ours = cxq_open_runs(history, side);
  const bool checks = ours.check && ours.check->exceeds();
  const bool chases = ours.chase && ours.chase->exceeds();
  if (!checks && !chases) return std::nullopt;
  // A move that does both counts as the heavier.
  const CxqRun& over = checks ? *ours.check : *ours.chase;
  const CxqOpenRuns theirs = cxq_open_runs(history, other(side));
  if (theirs.check && theirs.check->is_full()) return judge_both(over, *theirs.check);
  if (theirs.chase && theirs.chase->is_full()) return judge_both(over, *theirs.chase);
  return lost_by(over, checks ? Reason::kPerpetualCheck : Reason::kPerpetualChase, "X3.1");
}

}  // namespace rules::xiangqi
