// Verdicts and faults as sentences. Immutable; any thread may use it.
#pragma once

#include <string>
#include <string_view>

#include "board/geometry.hpp"
#include "game/game.hpp"
#include "rules/outcome.hpp"
#include "rules/setup_fault.hpp"
#include "text/catalogue.hpp"

namespace text {

// `Red`, `White`, `Black`.
std::string_view side_name(Language language, game::KitId kit, board::Side side);

// What a reason is called (docs/rules/reasons.md).
std::string_view reason_name(Language language, rules::Reason reason);

// Who won, or that it is a draw, or that the game goes on or has no result.
std::string_view result_name(Language language, game::KitId kit, const rules::Outcome& outcome);

// The whole verdict: what happened, the rule, and the plies that prove it.
std::string verdict_sentence(Language language, game::KitId kit, const rules::Verdict& verdict);

// The code of a set-up fault in output for programs, `opponent-in-check`.
std::string_view setup_fault_code(rules::SetupFault fault);
// The codes of all, divided by commas.
std::string setup_fault_codes(const rules::SetupFaults& faults);

// One fault of a set-up, and all of them in one line.
std::string_view setup_fault_sentence(Language language, rules::SetupFault fault);
std::string setup_faults_sentence(Language language, const rules::SetupFaults& faults);

// What is wrong with a text that was given as FEN, or as a move in a dialect.
std::string fen_fault_sentence(Language language, game::KitId kit, std::string_view fen,
                               const game::Fault& fault);
std::string move_fault_sentence(Language language, game::KitId kit, std::string_view move,
                                game::MoveDialect dialect, const game::Fault& fault);

}  // namespace text
