#include "arbiter/state.hpp"

#include <algorithm>

#include "arbiter/ruling.hpp"
#include "board/geometry.hpp"

namespace arbiter {
namespace {

int sum_of(const State& state, board::Side side, int Penalty::* part) {
  int sum = 0;
  for (const auto& kept : state.rulings) {
    const auto* effect = kept.effect();
    if (effect != nullptr && kept.ruling.incident.by == side) sum += effect->*part;
  }
  return sum;
}

}  // namespace

int fouls_of(const State& state, board::Side side) { return sum_of(state, side, &Penalty::fouls); }

int warnings_of(const State& state, board::Side side) {
  return sum_of(state, side, &Penalty::warnings);
}

int missing_records_of(const State& state, board::Side side) {
  int missing = 0;
  for (const auto& kept : state.rulings) {
    const auto& [id, incident, finding, rule, ply, penalty] = kept.ruling;
    if (kept.state != RulingState::kConfirmed || incident.by != side) continue;
    if (finding == Finding::kRecordsFew || finding == Finding::kRecordsMissing)
      missing += std::min(incident.count, kMostEntries - missing);
    if (finding == Finding::kRecordAccepted) missing = 0;
  }
  return missing;
}

bool is_ruling_pending(const State& state) {
  return std::ranges::any_of(state.rulings,
                             [](const auto& kept) { return kept.state == RulingState::kProposed; });
}

}  // namespace arbiter
