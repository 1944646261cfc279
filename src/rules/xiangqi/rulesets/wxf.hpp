// Ruleset `wxf`: the rules of the World and Asian Xiangqi Federations (X6).
#pragma once

#include <optional>
#include <string_view>

#include "rules/history.hpp"
#include "rules/outcome.hpp"
#include "rules/position.hpp"
#include "rules/setup_fault.hpp"
#include "rules/warning.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"
#include "rules/xiangqi/ply_facts.hpp"
#include "rules/xiangqi/repetition/reports.hpp"
#include "rules/xiangqi/rulesets/common.hpp"
#include "rules/xiangqi/validate.hpp"

namespace rules::xiangqi {

// The law of `wxf` (X6), in the form of rules::Ruleset.
struct Wxf {
  using Board = xiangqi::Board;
  static constexpr std::string_view kName = "wxf";

  // What rules::Ruleset asks for.
  static Setup start() { return start_setup(); }
  static SetupFaults validate(const Setup& setup) { return xiangqi::validate(setup); }
  static PlyFacts facts(const Board& before, Move move, const Board& after) {
    return ply_facts(before, move, after);
  }
  static PlyFacts start_facts(const Board& board) { return xiangqi::start_facts(board); }
  static std::optional<Verdict> judge_board(const Position<Wxf>& position) {
    return judge_no_move(position.board());
  }
  static std::optional<Verdict> judge_history(const Position<Wxf>& position,
                                              const XiangqiHistory& history);
  static std::optional<Verdict> limit(const Position<Wxf>& position, const XiangqiHistory& history);
  static CycleValue probe_cycle(const Position<Wxf>& position, const XiangqiHistory& history);
  static Reports reports(const XiangqiHistory& history, int first, int last);
  static Warnings warnings(const Position<Wxf>& position, const XiangqiHistory& history);
};

static_assert(Ruleset<Wxf>);

}  // namespace rules::xiangqi
