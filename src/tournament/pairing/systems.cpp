#include "tournament/pairing/systems.hpp"

#include <memory>
#include <optional>
#include <string_view>

#include "tournament/pairing/berger.hpp"
#include "tournament/pairing/dutch.hpp"
#include "tournament/pairing/knockout.hpp"
#include "tournament/pairing/position_swiss.hpp"
#include "tournament/pairing/round_robin.hpp"
#include "tournament/pairing/swiss_knockout.hpp"
#include "tournament/plan.hpp"

namespace tournament {
namespace {

KnockoutOptions with(KnockoutOptions options, Elimination elimination) {
  options.elimination = elimination;
  return options;
}

}  // namespace

std::string_view system_name(SystemId id) {
  switch (id) {
    case SystemId::kRoundRobin:
      return "round-robin";
    case SystemId::kDoubleRoundRobin:
      return "double-round-robin";
    case SystemId::kPosition:
      return "position";
    case SystemId::kDutch:
      return "dutch";
    case SystemId::kKnockout:
      return "knockout";
    case SystemId::kDoubleKnockout:
      return "double-knockout";
    case SystemId::kSwissKnockout:
      return "swiss-knockout";
  }
  return {};
}

std::optional<SystemId> parse_system(std::string_view name) {
  for (const SystemId id : kSystems) {
    if (name == system_name(id)) return id;
  }
  return std::nullopt;
}

std::shared_ptr<const PairingSystem> make_system(SystemId id, const SystemOptions& options) {
  switch (id) {
    case SystemId::kRoundRobin:
      return std::make_shared<RoundRobin>(Cycles::kSingle);
    case SystemId::kDoubleRoundRobin:
      return std::make_shared<RoundRobin>(Cycles::kDouble);
    case SystemId::kPosition:
      return std::make_shared<PositionSwiss>(options.position);
    case SystemId::kDutch:
      return std::make_shared<Dutch>(options.dutch_numbering);
    case SystemId::kKnockout:
      return std::make_shared<Knockout>(with(options.knockout, Elimination::kSingle));
    case SystemId::kDoubleKnockout:
      return std::make_shared<Knockout>(with(options.knockout, Elimination::kDouble));
    case SystemId::kSwissKnockout:
      break;
  }
  const SystemId swiss = options.swiss == SystemId::kDutch ? SystemId::kDutch : SystemId::kPosition;
  return std::make_shared<SwissKnockout>(make_system(swiss, options),
                                         SwissKnockoutOptions{.swiss_rounds = options.swiss_rounds,
                                                              .qualified = options.qualified,
                                                              .ranking = options.ranking,
                                                              .knockout = options.knockout});
}

}  // namespace tournament
