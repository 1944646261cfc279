// Ruleset `qinyu`: Qinyu chess (沁羽棋), docs/rules/qinyu.md.
#pragma once

#include <optional>
#include <string_view>

#include "rules/history.hpp"
#include "rules/outcome.hpp"
#include "rules/position.hpp"
#include "rules/qinyu/board.hpp"
#include "rules/qinyu/kit.hpp"
#include "rules/qinyu/validate.hpp"
#include "rules/setup_fault.hpp"
#include "rules/warning.hpp"

namespace rules::qinyu {

using QinyuHistory = History<Kit>;

// The law of Qinyu chess (Q5), in the form of rules::Ruleset.
struct Qinyu {
  using Board = qinyu::Board;
  static constexpr std::string_view kName = "qinyu";

  // Q1.2.
  static Setup start();
  static SetupFaults validate(const Setup& setup) { return qinyu::validate(setup); }
  static PlyFacts facts(const Board& before, Move move, const Board& after);
  static PlyFacts start_facts(const Board& board);
  // Checkmate and stalemate (Q5.1, Q5.2).
  static std::optional<Verdict> judge_board(const Position<Qinyu>& position);
  // Facing kings, repetition, 60 plies, dead position; in this order (Q5.3-Q5.6).
  static std::optional<Verdict> judge_history(const Position<Qinyu>& position,
                                              const QinyuHistory& history);
  // The 60 plies alone (Q5.5).
  static std::optional<Verdict> limit(const Position<Qinyu>& position, const QinyuHistory& history);
  // A draw at the fifth occurrence, otherwise nothing: no repetition is lost here (Q5.4).
  static CycleValue probe_cycle(const Position<Qinyu>& position, const QinyuHistory& history);
  static Warnings warnings(const Position<Qinyu>& position, const QinyuHistory& history);
};

static_assert(Ruleset<Qinyu>);

}  // namespace rules::qinyu
