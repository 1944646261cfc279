// Runs of checks and of chases under the CXQ rules (X3.1, X3.2).
#pragma once

#include <optional>

#include "board/geometry.hpp"
#include "rules/outcome.hpp"
#include "rules/xiangqi/repetition/replay.hpp"
#include "rules/xiangqi/rulesets/common.hpp"

namespace rules::xiangqi {

// How many checks or chases in a row so many pieces may give (X3.1).
int cxq_allowance(int pieces);

// A side's unbroken run of own moves up to its last one: checks, or chases of one victim while it
// is unprotected against a chaser.
struct CxqRun {
  enum class Kind { kCheck, kChase };
  Kind kind{};
  board::Side side{};
  int first_ply = 0;
  int last_ply = 0;
  int moves = 0;
  PieceSet attackers = 0;  // of the whole run
  PieceSet victim = 0;     // of a run of chases
  bool repeats = false;    // the position after its last move has stood before within it

  int allowance() const;
  // X3.1: one move more than its allowance, and repeated.
  bool exceeds() const { return moves > allowance() && repeats; }
  // X3.2: at its full allowance or more.
  bool is_full() const { return moves >= allowance(); }
};

// The verdict of X3.1 and X3.2 on the last ply, if it falls.
std::optional<Verdict> judge_cxq_runs(const XiangqiHistory& history);

// The runs that the side has open after its last move: the run of checks, and of the runs of chases
// the one that is nearest to its allowance.
struct CxqOpenRuns {
  std::optional<CxqRun> check;
  std::optional<CxqRun> chase;
};
CxqOpenRuns cxq_open_runs(const XiangqiHistory& history, board::Side side);

}  // namespace rules::xiangqi
