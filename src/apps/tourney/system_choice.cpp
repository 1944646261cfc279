#include "apps/tourney/system_choice.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tournament/event/head.hpp"
#include "tournament/pairing/berger.hpp"
#include "tournament/pairing/dutch.hpp"
#include "tournament/pairing/position_swiss.hpp"
#include "tournament/pairing/round_robin.hpp"
#include "tournament/plan.hpp"
#include "tournament/tiebreak/criterion.hpp"
#include "tournament/tiebreak/standings.hpp"

namespace apps {
namespace {

using System = std::unique_ptr<tournament::PairingSystem>;

struct Choice {
  std::string_view name;
  std::string_view scoring;
  std::string_view tie_breaks;
  bool by_lots;
  bool initial_color;
  bool predetermined;
  System (*make)(const tournament::Head& head);
};

// The value of an option of the system; empty where the head does not have it.
std::string_view option_of(const tournament::Head& head, std::string_view name) {
  for (const auto& [known, value] : head.options)
    if (known == name) return value;
  return {};
}

// Numbers are drawn before the round is paired, and stand in the file.
System make_position_swiss(const tournament::Head& head) {
  tournament::PositionSwissOptions options;
  const std::string_view first_round = option_of(head, "first-round");
  if (first_round == "ends") options.first_round = tournament::FirstRound::kEnds;
  if (first_round == "halves") options.first_round = tournament::FirstRound::kHalves;
  options.clubs_apart = option_of(head, "clubs-apart") == "yes";
  return std::make_unique<tournament::PositionSwiss>(options);
}

struct SystemOption {
  std::string_view system;
  std::string_view name;
  std::array<std::string_view, 3> values;
};
constexpr std::array<SystemOption, 3> kOptions = {{
    {"position", "first-round", {"neighbors", "ends", "halves"}},
    {"position", "lots", {"halves", "whole", ""}},
    {"position", "clubs-apart", {"no", "yes", ""}},
}};

constexpr std::array<Choice, 4> kChoices = {{
    {"dutch", "1/0.5/0", "fide", false, true, false,
     [](const tournament::Head& /*head*/) -> System {
       return std::make_unique<tournament::Dutch>();
     }},
    {"position", "2/1/0", "swiss-a", true, false, false, make_position_swiss},
    {"round-robin", "2/1/0", "round-robin", false, false, true,
     [](const tournament::Head& /*head*/) -> System {
       return std::make_unique<tournament::RoundRobin>(tournament::Cycles::kSingle);
     }},
    {"double-round-robin", "2/1/0", "round-robin", false, false, true,
     [](const tournament::Head& /*head*/) -> System {
       return std::make_unique<tournament::RoundRobin>(tournament::Cycles::kDouble);
     }},
}};

const Choice* find_choice(std::string_view name) {
  const auto* const found = std::ranges::find(kChoices, name, &Choice::name);
  return found == kChoices.end() ? nullptr : found;
}

}  // namespace

std::vector<std::string> system_names() {
  std::vector<std::string> names;
  names.reserve(kChoices.size());
  for (const Choice& choice : kChoices) names.emplace_back(choice.name);
  return names;
}

System make_system(const tournament::Head& head) {
  const Choice* const choice = find_choice(head.system);
  return choice == nullptr ? nullptr : choice->make(head);
}

std::string_view usual_scoring(std::string_view system) {
  const Choice* const choice = find_choice(system);
  return choice == nullptr ? "2/1/0" : choice->scoring;
}

std::string_view usual_tie_breaks(std::string_view system) {
  const Choice* const choice = find_choice(system);
  return choice == nullptr ? "none" : choice->tie_breaks;
}

bool numbers_by_lots(std::string_view system) {
  const Choice* const choice = find_choice(system);
  return choice != nullptr && choice->by_lots;
}

bool has_initial_color(std::string_view system) {
  const Choice* const choice = find_choice(system);
  return choice != nullptr && choice->initial_color;
}

bool is_predetermined(std::string_view system) {
  const Choice* const choice = find_choice(system);
  return choice != nullptr && choice->predetermined;
}

bool draws_from_one_urn(const tournament::Head& head) { return option_of(head, "lots") == "whole"; }

std::optional<std::string> wrong_option(const tournament::Head& head) {
  for (const auto& [name, value] : head.options) {
    const auto* const known = std::ranges::find_if(kOptions, [&](const SystemOption& option) {
      return option.system == head.system && option.name == name && !value.empty() &&
             std::ranges::find(option.values, value) != option.values.end();
    });
    if (known == kOptions.end()) return std::string(name).append("=").append(value);
  }
  return std::nullopt;
}

std::string option_forms(std::string_view system) {
  std::string forms;
  for (const SystemOption& option : kOptions) {
    if (option.system != system) continue;
    for (const std::string_view value : option.values) {
      if (value.empty()) continue;
      forms.append(forms.empty() ? "" : " ").append(option.name).append("=").append(value);
    }
  }
  return forms.empty() ? "-" : forms;
}

std::optional<tournament::RankingOrder> ranking_order(const tournament::Head& head,
                                                      std::string& wrong) {
  tournament::RankingOrder order;
  for (const std::string& code : head.tie_breaks) {
    if (const auto kind = tournament::parse_order(code)) {
      auto ready = tournament::ready_order(*kind, head.rounds);
      std::ranges::move(ready.criteria, std::back_inserter(order.criteria));
      order.warned_last = order.warned_last || ready.warned_last;
      continue;
    }
    const auto criterion = tournament::parse_criterion(code);
    if (!criterion) {
      wrong = code;
      return std::nullopt;
    }
    order.criteria.push_back(*criterion);
  }
  return order;
}

}  // namespace apps
