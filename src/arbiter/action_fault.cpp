#include "arbiter/action_fault.hpp"

#include <array>
#include <cstddef>
#include <string_view>

namespace arbiter {
namespace {

using Kind = ActionFault::Kind;

constexpr std::array<std::string_view, static_cast<std::size_t>(Kind::kImpossibleDuty) + 1> kCodes =
    {
        "time-runs-back",
        "not-started",
        "started",
        "over",
        "not-over",
        "not-for-players",
        "not-for-arbiter",
        "needs-name",
        "needs-reason",
        "on-line-only",
        "over-the-board-only",
        "not-your-turn",
        "move",
        "bound-by-touch",
        "ruling-pending",
        "no-offer",
        "offer-stands",
        "too-many-offers",
        "nothing-to-claim",
        "undecided",
        "opponent-is-here",
        "too-early",
        "too-late-to-abort",
        "not-casual",
        "no-request",
        "request-stands",
        "no-such-ply",
        "no-such-ruling",
        "ruling-settled",
        "no-such-square",
        "legal-move",
        "fulfils-duty",
        "no-king-to-take",
        "needs-count",
        "not-in-this-book",
        "presence",
        "clocks-stand",
        "clocks-run",
        "clock-value",
        "impossible-duty",
};

}  // namespace

std::string_view action_fault_code(Kind kind) { return kCodes[static_cast<std::size_t>(kind)]; }

}  // namespace arbiter
