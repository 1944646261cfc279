// What the Xiangqi rulesets share: the start, the endings on the board, and ways of looking back.
#pragma once

#include <optional>
#include <string_view>

#include "board/geometry.hpp"
#include "rules/history.hpp"
#include "rules/outcome.hpp"
#include "rules/warning.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"

namespace rules::xiangqi {

using XiangqiHistory = History<Kit>;

// The arrangement at the start of a game (X1.1).
Setup start_setup();

// The side that made a ply, counted from 1.
board::Side mover(const XiangqiHistory& history, int ply);

// Mate and no legal move (X1.5): the side to move loses.
std::optional<Verdict> judge_no_move(const Board& board);

// The earlier plies after which the last position stood already, looked for back to the last
// capture; ply 0 is the start.
struct Occurrences {
  int count = 1;         // how often it has stood, now included
  int last_before = -1;  // the ply of the occurrence before this one, -1 when it is new
  int first = -1;        // the ply of the first, -1 when it is new
};
Occurrences find_occurrences(const XiangqiHistory& history);

// Plies towards the limit of 60 rounds without capture. A setup's own count goes on.
//   kAll           every ply (X4.2)
//   kWithoutChecks each side's checks past its tenth, and the replies to them, left out (X5.5)
enum class QuietCount { kAll, kWithoutChecks };
int quiet_plies(const XiangqiHistory& history, QuietCount way);

inline constexpr int kQuietLimit = 120;

// The verdict that leaves plies undecided, and a draw without evidence.
Verdict undecided(std::string_view rule, int first_ply, int last_ply);
Verdict drawn(Reason reason, std::string_view rule);

// The rulesets whose repetition is judged at the n-th occurrence differ in these alone.
struct CycleLaw {
  int occurrences;   // X4.3, X5.4: four; X6.5: three
  QuietCount count;  // X4.2, X5.5, X6.5
  std::string_view cycle_rule;
  std::string_view count_rule;
  // The verdict on the plies behind `after`, which lead back to the position after it.
  Verdict (*judge_cycle)(const XiangqiHistory& history, int after);
  // The same where it takes microseconds: may say nothing.
  std::optional<Verdict> (*probe)(const XiangqiHistory& history, int after);
  // A repetition that breaks no rule is drawn at once, or on claim only (X4.3,
  // docs/decisions/0006-draft-repetition.md).
  bool draws_at_once;
};

// Repetition, power to mate (X4.4), the limit without capture; in this order (X4.5).
std::optional<Verdict> judge_cycle_law(const CycleLaw& law, const Board& board,
                                       const XiangqiHistory& history);
// The same for a player who claims: a repetition that breaks no rule counts.
std::optional<Verdict> judge_claim(const CycleLaw& law, const Board& board,
                                   const XiangqiHistory& history);
// The limit without capture alone. See Ruleset.
std::optional<Verdict> limit_by_cycle_law(const CycleLaw& law, const XiangqiHistory& history);
CycleValue probe_cycle_law(const CycleLaw& law, const XiangqiHistory& history);
Warnings warn_by_cycle_law(const CycleLaw& law, const XiangqiHistory& history);

}  // namespace rules::xiangqi
