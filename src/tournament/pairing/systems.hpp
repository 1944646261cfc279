// The ways to pair a competition, by name. Plain functions; any thread may call them.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

#include "tournament/pairing/dutch.hpp"
#include "tournament/pairing/knockout.hpp"
#include "tournament/pairing/position_swiss.hpp"
#include "tournament/plan.hpp"
#include "tournament/tiebreak/standings.hpp"

namespace tournament {

// T1. An arena has no rounds to plan: see tournament/pairing/arena.hpp.
enum class SystemId : std::uint8_t {
  kRoundRobin,
  kDoubleRoundRobin,
  kPosition,  // position Swiss
  kDutch,
  kKnockout,
  kDoubleKnockout,
  kSwissKnockout,
};
inline constexpr std::array kSystems = {
    SystemId::kRoundRobin, SystemId::kDoubleRoundRobin, SystemId::kPosition,     SystemId::kDutch,
    SystemId::kKnockout,   SystemId::kDoubleKnockout,   SystemId::kSwissKnockout};

// `round-robin`, `double-round-robin`, `position`, `dutch`, `knockout`, `double-knockout`,
// `swiss-knockout`.
std::string_view system_name(SystemId id);
std::optional<SystemId> parse_system(std::string_view name);

// What the systems can be told; each takes what concerns it.
struct SystemOptions {
  PositionSwissOptions position = {};
  Numbering dutch_numbering = Numbering::kOfRecord;
  KnockoutOptions knockout = {};  // single or double is what the system's name says
  // Swiss then knockout: the knockout's own options are those above.
  SystemId swiss = SystemId::kPosition;  // or kDutch; anything else counts as kPosition
  int swiss_rounds = 7;
  int qualified = 8;
  OrderKind ranking = OrderKind::kSwissA;
};

std::shared_ptr<const PairingSystem> make_system(SystemId id, const SystemOptions& options = {});

}  // namespace tournament
