// Ruleset `cxq`: the CXQ rules (X3).
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "rules/history.hpp"
#include "rules/outcome.hpp"
#include "rules/ply_report.hpp"
#include "rules/position.hpp"
#include "rules/setup_fault.hpp"
#include "rules/warning.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"
#include "rules/xiangqi/ply_facts.hpp"
#include "rules/xiangqi/repetition/cxq_chase.hpp"
#include "rules/xiangqi/repetition/reports.hpp"
#include "rules/xiangqi/rulesets/common.hpp"
#include "rules/xiangqi/validate.hpp"

namespace rules::xiangqi {

// The law of `cxq` (X3), in the form of rules::Ruleset.
struct Cxq {
  using Board = xiangqi::Board;
  static constexpr std::string_view kName = "cxq";

  // What rules::Ruleset asks for.
  static Setup start() { return start_setup(); }
  static SetupFaults validate(const Setup& setup) { return xiangqi::validate(setup); }
  static PlyFacts facts(const Board& before, Move move, const Board& after) {
    PlyFacts facts = ply_facts(before, move, after);
    facts.chase = is_cxq_chase(before, move, after);
    return facts;
  }
  static PlyFacts start_facts(const Board& board) { return xiangqi::start_facts(board); }
  static std::optional<Verdict> judge_board(const Position<Cxq>& position) {
    return judge_no_move(position.board());
  }
  static std::optional<Verdict> judge_history(const Position<Cxq>& position,
                                              const XiangqiHistory& history);
  static std::optional<Verdict> limit(const Position<Cxq>& position, const XiangqiHistory& history);
  static CycleValue probe_cycle(const Position<Cxq>& position, const XiangqiHistory& history);
  static Reports reports(const XiangqiHistory& history, int first, int last);
  // `moves`, `effective`, `progress` (X3.3-X3.5).
  static std::vector<SideCounts> counts(const XiangqiHistory& history);
  static Warnings warnings(const Position<Cxq>& position, const XiangqiHistory& history);
};

static_assert(Ruleset<Cxq>);

}  // namespace rules::xiangqi
