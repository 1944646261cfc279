// Ruleset `friendly`: Xiangqi in which nobody loses for want of a move (T1), and in which the third
// occurrence of a position is a draw (T2).
#pragma once

#include <optional>
#include <string_view>

#include "rules/history.hpp"
#include "rules/outcome.hpp"
#include "rules/position.hpp"
#include "rules/setup_fault.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"

namespace toy {

struct Friendly {
  using Board = rules::xiangqi::Board;
  using Position = rules::Position<Friendly>;
  using History = rules::History<rules::xiangqi::Kit>;
  static constexpr std::string_view kName = "friendly";

  static rules::xiangqi::Setup start();
  static rules::SetupFaults validate(const rules::xiangqi::Setup& setup);
  static rules::PlyFacts facts(const Board& before, rules::xiangqi::Move move, const Board& after);
  static rules::PlyFacts start_facts(const Board& board);
  // Mate (X1.5) and the drawn stalemate (T1).
  static std::optional<rules::Verdict> judge_board(const Position& position);
  // The third occurrence (T2).
  static std::optional<rules::Verdict> judge_history(const Position& position,
                                                     const History& history);
  // A draw at the third occurrence, otherwise nothing: no repetition is lost here.
  static rules::CycleValue probe_cycle(const Position& position, const History& history);
};

static_assert(rules::Ruleset<Friendly>);

}  // namespace toy
