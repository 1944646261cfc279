#include "toy_ruleset/friendly.hpp"

#include <optional>

#include "board/geometry.hpp"
#include "rules/history.hpp"
#include "rules/outcome.hpp"
#include "rules/setup_fault.hpp"
#include "rules/xiangqi/kit.hpp"
#include "rules/xiangqi/rulesets/common.hpp"
#include "rules/xiangqi/validate.hpp"

namespace toy {
namespace {

// How often the last position has stood, now included.
int occurrences(const Friendly::History& history) {
  int count = 0;
  for (int ply = 0; ply <= history.size(); ++ply)
    if (history.key_after(ply) == history.key_after(history.size())) ++count;
  return count;
}

}  // namespace

rules::xiangqi::Setup Friendly::start() { return rules::xiangqi::start_setup(); }

rules::SetupFaults Friendly::validate(const rules::xiangqi::Setup& setup) {
  return rules::xiangqi::validate(setup);
}

// Nothing in T1 and T2 looks back on what a ply was, beyond the position that it led to.
rules::PlyFacts Friendly::facts(const Board& /*before*/, rules::xiangqi::Move /*move*/,
                                const Board& after) {
  return start_facts(after);
}

rules::PlyFacts Friendly::start_facts(const Board& board) {
  rules::PlyFacts facts;
  facts.check = board.in_check();
  return facts;
}

std::optional<rules::Verdict> Friendly::judge_board(const Position& position) {
  if (position.has_legal_move()) return std::nullopt;
  if (!position.in_check()) return rules::Verdict{{{}, rules::Reason::kStalemate}, "T1", {}};
  const auto winner = board::other(position.to_move());
  return rules::Verdict{{winner, rules::Reason::kCheckmate}, "X1.5", {}};
}

std::optional<rules::Verdict> Friendly::judge_history(const Position& /*position*/,
                                                      const History& history) {
  if (occurrences(history) < 3) return std::nullopt;
  return rules::Verdict{{{}, rules::Reason::kRepetition}, "T2", {}};
}

rules::CycleValue Friendly::probe_cycle(const Position& /*position*/, const History& history) {
  return occurrences(history) < 3 ? rules::CycleValue::kNone : rules::CycleValue::kDraw;
}

}  // namespace toy
