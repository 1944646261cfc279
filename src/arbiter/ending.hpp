// How a game at a table ended. A plain value.
#pragma once

#include <optional>
#include <string>

#include "rules/outcome.hpp"

namespace arbiter {

// A rules::Verdict that owns its text, so that it may come out of a file.
struct Ending {
  rules::Outcome outcome;
  std::string rule;  // "X1.5", "M5.3"; empty where an arbiter decided on his own
  std::optional<rules::CycleEvidence> cycle;
  friend bool operator==(const Ending&, const Ending&) = default;
};

inline Ending ending_of(const rules::Verdict& verdict) {
  return {verdict.outcome, std::string(verdict.rule), verdict.cycle};
}
// The verdict looks into the ending, which must outlive it.
inline rules::Verdict verdict_of(const Ending& ending) {
  return {ending.outcome, ending.rule, ending.cycle};
}

}  // namespace arbiter
