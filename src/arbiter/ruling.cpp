#include "arbiter/ruling.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace arbiter {
namespace {

// In the order of their numbers, from 1.
constexpr std::array<std::string_view, kLastIncident> kIncidents = {
    "touch",
    "adjust",
    "illegal-move",
    "touch-breach",
    "king-captured",
    "pressed-early",
    "no-record",
    "unreadable-record",
    "record-restored",
    "disturbance",
    "clock-handled",
    "reversed",
    "displaced",
    "fallen",
    "conduct",
    "not-resigning",
    "exclusion",
    "expulsion",
    "draw-offer",
    "limit-claim",
    "repetition-claim",
    "warning",
};

constexpr std::array<std::string_view, kLastFinding> kFindings = {
    "touch-binds",
    "touch-free",
    "impossible-touch",
    "adjusted",
    "touch-out-of-turn",
    "touch-breached",
    "illegal-move-foul",
    "illegal-move-loses",
    "king-left",
    "king-taken",
    "pressed-early",
    "records-few",
    "records-missing",
    "record-accepted",
    "disturbed",
    "clock-handled",
    "colours-replayed",
    "colours-stand",
    "pieces-restored",
    "pieces-stand",
    "fallen-restored",
    "conduct-warned",
    "conduct-foul",
    "did-not-resign",
    "excluded",
    "expelled",
    "offer-out-of-turn",
    "offer-over-limit",
    "claim-proven",
    "claim-untrue",
    "claim-untrue-again",
    "claim-too-early",
    "claim-undecided",
    "claim-not-heard",
    "warned",
};

template <class Kind, std::size_t N>
std::optional<Kind> parse_in(const std::array<std::string_view, N>& codes, std::string_view code) {
  const auto* const found = std::ranges::find(codes, code);
  if (found == codes.end()) return std::nullopt;
  return static_cast<Kind>(found - codes.begin() + 1);
}

}  // namespace

std::string_view incident_code(IncidentKind kind) {
  return kIncidents[static_cast<std::size_t>(kind) - 1];
}

std::optional<IncidentKind> parse_incident(std::string_view code) {
  return parse_in<IncidentKind>(kIncidents, code);
}

std::string_view finding_code(Finding finding) {
  return kFindings[static_cast<std::size_t>(finding) - 1];
}

std::optional<Finding> parse_finding(std::string_view code) {
  return parse_in<Finding>(kFindings, code);
}

}  // namespace arbiter
