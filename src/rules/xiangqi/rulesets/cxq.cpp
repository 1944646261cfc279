#include "rules/xiangqi/rulesets/cxq.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

#include "board/geometry.hpp"
#include "rules/history.hpp"
#include "rules/outcome.hpp"
#include "rules/position.hpp"
#include "rules/xiangqi/rulesets/common.hpp"

namespace rules::xiangqi {
namespace {

constexpr int kLeastAllowance = 6;    // X3.1: with one piece
constexpr int kMovesLimit = 300;      // X3.3
constexpr int kEffectiveLimit = 120;  // X3.4
constexpr int kProgressLimit = 30;    // X3.5

// A count for each side; a rule of X3 falls when both have reached its limit.
struct Counts {
  std::array<int, board::kSideCount> of{};
  bool reach(int limit) const { return std::min(of[0], of[1]) >= limit; }
};

board::Side mover(const XiangqiHistory& history, int ply) {
  return ply % 2 == 1 ? history.start.to_move : other(history.start.to_move);
}

// The first ply of the mover's unbroken run of own moves that `belongs` accepts, when the run is
// longer than the least allowance and the last position has stood before within it; else 0.
template <class Belongs>
int exceeding_run(const XiangqiHistory& history, const Belongs& belongs) {
  const std::uint64_t key = history.key_after(history.size());
  bool stood_before = false;
  int moves = 0;
  for (int ply = history.size(); ply >= 1 && belongs(history.plies[ply - 1].facts); ply -= 2) {
    if (moves > 0 && history.key_after(ply) == key) stood_before = true;
    if (++moves > kLeastAllowance && stood_before) return ply;
  }
  return 0;
}

// X3.1 as far as it can be told without judging chases: whether a side may have exceeded.
std::optional<Verdict> judge_runs(const XiangqiHistory& history) {
  const int checks = exceeding_run(history, [](const PlyFacts& f) { return f.check; });
  const int chases = exceeding_run(history, [](const PlyFacts& f) { return f.may_chase; });
  const int first = std::max(checks, chases);
  if (first == 0) return std::nullopt;
  return undecided("X3.1", first, history.size());
}

// X3.4, between what certainly and what possibly is an effective move.
std::optional<Verdict> judge_effective(const XiangqiHistory& history) {
  if (history.size() < 2 * kEffectiveLimit) return std::nullopt;
  Counts least;
  Counts most;
  PlyFacts answered = history.start_facts;
  for (int ply = 1; ply <= history.size(); ++ply) {
    const PlyFacts& facts = history.plies[ply - 1].facts;
    const int side = index(mover(history, ply));
    const bool forcing = facts.check || answered.check;
    if (!forcing) ++most.of[side];
    if (!forcing && !facts.may_chase && !answered.may_chase) ++least.of[side];
    answered = facts;
  }
  if (least.reach(kEffectiveLimit)) return drawn(Reason::kMoveCount, "X3.4");
  if (most.reach(kEffectiveLimit)) return undecided("X3.4", 1, history.size());
  return std::nullopt;
}

bool is_moves_limit(const XiangqiHistory& history) { return history.size() >= 2 * kMovesLimit; }

// X3.5: the progress itself is not counted.
bool is_progress_limit(const XiangqiHistory& history) {
  Counts moves;
  for (int ply = history.size(); ply >= 1 && !history.plies[ply - 1].facts.progress; --ply)
    ++moves.of[index(mover(history, ply))];
  return moves.reach(kProgressLimit);
}

}  // namespace

std::optional<Verdict> Cxq::judge_history(const Position<Cxq>& /*position*/,
                                          const XiangqiHistory& history) {
  if (const auto runs = judge_runs(history)) return runs;
  if (is_moves_limit(history)) return drawn(Reason::kMoveCount, "X3.3");
  const auto effective = judge_effective(history);
  if (effective && effective->ends_game()) return effective;
  if (is_progress_limit(history)) return drawn(Reason::kMoveCount, "X3.5");
  return effective;
}

}  // namespace rules::xiangqi
