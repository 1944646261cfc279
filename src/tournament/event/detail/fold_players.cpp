#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tournament/event/detail/fold.hpp"
#include "tournament/event/event.hpp"
#include "tournament/event/event_fault.hpp"
#include "tournament/event/state.hpp"
#include "tournament/record.hpp"

namespace tournament::detail {
namespace {

using Kind = EventFault::Kind;

constexpr int kMostRating = 9999;
constexpr int kMostGroup = 999;
constexpr int kMostFouls = 99;

EventFault fault(Kind kind, std::string_view field, int value = 0, int expected = 0) {
  return {kind, field, value, expected, {}};
}

Refusal check_data(const PlayerData& data) {
  if (data.name.empty()) return fault(Kind::kNeedsText, "name");
  if (auto refused = check_range("rating", data.rating, 0, kMostRating)) return refused;
  if (!data.sex.empty() && data.sex != "m" && data.sex != "w") return fault(Kind::kText, "sex");
  return check_range("group", data.group, 0, kMostGroup);
}

PlayerData changed(PlayerData data, const PlayerChanged& event) {
  const auto put = [](auto& place, const auto& value) {
    if (value) place = *value;
  };
  put(data.name, event.name);
  put(data.rating, event.rating);
  put(data.title, event.title);
  put(data.federation, event.federation);
  put(data.club, event.club);
  put(data.federation_id, event.federation_id);
  put(data.birth, event.birth);
  put(data.sex, event.sex);
  put(data.group, event.group);
  return data;
}

}  // namespace

Refusal check_player(const State& state, std::string_view field, PlayerId player) {
  const auto count = static_cast<int>(state.entrants.size());
  if (to_int(player) >= 1 && to_int(player) <= count) return std::nullopt;
  return fault(Kind::kPlayer, field, to_int(player), count);
}

Refusal check_players(const State& state, std::string_view field,
                      const std::vector<PlayerId>& players) {
  std::vector<bool> seen(state.entrants.size() + 1);
  for (const PlayerId player : players) {
    if (auto refused = check_player(state, field, player)) return refused;
    const auto place = static_cast<std::size_t>(to_int(player));
    if (seen[place]) return fault(Kind::kTwice, field, to_int(player));
    seen[place] = true;
  }
  return std::nullopt;
}

Refusal check_range(std::string_view field, int value, int least, int most) {
  if (value >= least && value <= most) return std::nullopt;
  return fault(Kind::kRange, field, value, most);
}

Refusal check_reason(const std::string& reason) {
  if (!reason.empty()) return std::nullopt;
  return fault(Kind::kNeedsText, "why");
}

Refusal check_round(FoldContext context, std::string_view field, int round) {
  return check_range(field, round, 1, context.rounds > 0 ? context.rounds : kMostRounds);
}

Refusal fold(FoldContext context, const PlayerAdded& event) {
  State& state = context.state;
  const auto next = static_cast<int>(state.entrants.size()) + 1;
  if (to_int(event.player) != next)
    return fault(Kind::kNewPlayer, "player", to_int(event.player), next);
  if (auto refused = check_range("player", next, 1, kMostPlayers)) return refused;
  if (auto refused = check_data(event.data)) return refused;
  if (event.missed == ByeKind::kNone) return fault(Kind::kText, "missed");
  Entrant entrant;
  entrant.data = event.data;
  entrant.missed = event.missed;
  entrant.entered_after = state.rounds_paired();
  state.entrants.push_back(std::move(entrant));
  state.numbers.push_back(event.player);
  return std::nullopt;
}

Refusal fold(FoldContext context, const PlayerChanged& event) {
  if (auto refused = check_player(context.state, "player", event.player)) return refused;
  Entrant& entrant = context.state.entrant(event.player);
  PlayerData data = changed(entrant.data, event);
  if (auto refused = check_data(data)) return refused;
  if (data == entrant.data) return fault(Kind::kNothingNew, "player", to_int(event.player));
  entrant.data = std::move(data);
  return std::nullopt;
}

Refusal fold(FoldContext context, const PlayerWithdrew& event) {
  if (auto refused = check_player(context.state, "player", event.player)) return refused;
  Entrant& entrant = context.state.entrant(event.player);
  if (entrant.withdrawn) return fault(Kind::kWithdrawn, "player", to_int(event.player));
  entrant.withdrawn = true;
  return std::nullopt;
}

Refusal fold(FoldContext context, const PlayerReturned& event) {
  if (auto refused = check_player(context.state, "player", event.player)) return refused;
  Entrant& entrant = context.state.entrant(event.player);
  if (!entrant.withdrawn) return fault(Kind::kNotWithdrawn, "player", to_int(event.player));
  entrant.withdrawn = false;
  return std::nullopt;
}

Refusal fold(FoldContext context, const ByeRequested& event) {
  State& state = context.state;
  if (auto refused = check_player(state, "player", event.player)) return refused;
  if (auto refused = check_round(context, "round", event.round)) return refused;
  if (event.round <= state.rounds_paired()) return fault(Kind::kRoundPaired, "round", event.round);
  auto& byes = state.entrant(event.player).byes;
  const auto known = byes.find(event.round);
  const ByeKind before = known == byes.end() ? ByeKind::kNone : known->second;
  if (before == event.kind) return fault(Kind::kNothingNew, "player", to_int(event.player));
  if (event.kind == ByeKind::kNone) {
    byes.erase(known);
  } else {
    byes[event.round] = event.kind;
  }
  return std::nullopt;
}

Refusal fold(FoldContext context, const FoulGiven& event) {
  if (auto refused = check_player(context.state, "player", event.player)) return refused;
  if (auto refused = check_range("count", event.count, 1, kMostFouls)) return refused;
  if (event.round)
    if (auto refused = check_round(context, "round", *event.round)) return refused;
  if (auto refused = check_reason(event.reason)) return refused;
  Entrant& entrant = context.state.entrant(event.player);
  if (auto refused = check_range("count", entrant.fouls + event.count, 1, kMostFouls))
    return refused;
  entrant.fouls += event.count;
  return std::nullopt;
}

Refusal fold(FoldContext context, const WarningGiven& event) {
  if (auto refused = check_player(context.state, "player", event.player)) return refused;
  if (event.round)
    if (auto refused = check_round(context, "round", *event.round)) return refused;
  if (auto refused = check_reason(event.reason)) return refused;
  ++context.state.entrant(event.player).warnings;
  return std::nullopt;
}

Refusal fold(FoldContext context, const PointsAdjusted& event) {
  if (auto refused = check_player(context.state, "player", event.player)) return refused;
  if (event.round)
    if (auto refused = check_round(context, "round", *event.round)) return refused;
  if (auto refused = check_reason(event.reason)) return refused;
  context.state.entrant(event.player)
      .adjustments.push_back({event.points, event.round.value_or(0)});
  return std::nullopt;
}

Refusal fold(FoldContext /*context*/, const Noted& event) {
  if (!event.text.empty()) return std::nullopt;
  return fault(Kind::kNeedsText, "text");
}

}  // namespace tournament::detail
