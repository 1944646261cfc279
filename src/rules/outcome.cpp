#include "rules/outcome.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

#include "board/geometry.hpp"

namespace rules {
namespace {

constexpr std::array<std::string_view, kLastReason + 1> kCodes = {
    "",
    "checkmate",
    "no-legal-move",
    "stalemate",
    "facing-kings",
    "repetition",
    "move-count",
    "dead-position",
    "perpetual-check",
    "perpetual-kill",
    "perpetual-chase",
    "perpetual-mixed",
    "perpetual-mutual",
    "undecided",
    "king-captured",
    "resignation",
    "agreement",
    "time",
    "absence",
    "fouls",
    "excluded",
    "forfeit",
    "aborted",
    "illegal-move-made",
    "king-left-in-check",
    "untrue-claim",
    "not-resigning",
};

}  // namespace

std::string_view reason_code(Reason reason) { return kCodes[static_cast<std::size_t>(reason)]; }

std::optional<Reason> parse_reason(std::string_view code) {
  for (std::size_t i = 1; i < kCodes.size(); ++i)
    if (kCodes[i] == code) return static_cast<Reason>(i);
  return std::nullopt;
}

std::string_view result_code(const Outcome& outcome) {
  if (outcome.winner) return *outcome.winner == board::Side::kFirst ? "1-0" : "0-1";
  switch (outcome.reason) {
    case Reason::kUndecided:
    case Reason::kAborted:
    case Reason::kAbsence:  // both forfeit (M1.1), which is no draw
    case Reason::kForfeit:
      return "*";
    default:
      return "1/2-1/2";
  }
}

}  // namespace rules
