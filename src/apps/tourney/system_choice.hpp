// The system of a competition and its order of tie-breaks, from the words of its head. Any thread
// may use it.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tournament/event/head.hpp"
#include "tournament/plan.hpp"
#include "tournament/tiebreak/standings.hpp"

namespace apps {

// The words for systems that are offered.
std::vector<std::string> system_names();
// The system that the head names; none for another word.
std::unique_ptr<tournament::PairingSystem> make_system(const tournament::Head& head);

// What usually goes with a system: scoring and order of tie-breaks.
std::string_view usual_scoring(std::string_view system);
std::string_view usual_tie_breaks(std::string_view system);
// Numbers are drawn before the first round (T3.2); else they go by strength.
bool numbers_by_lots(std::string_view system);
// One urn for all, not one for each half.
bool draws_from_one_urn(const tournament::Head& head);
// The first option of the head that its system does not have, as `name=value`; and all that a
// system has.
std::optional<std::string> wrong_option(const tournament::Head& head);
std::string option_forms(std::string_view system);
// A lot decides the colour of the first pair (C.04.3 5.1).
bool has_initial_color(std::string_view system);
// Forfeits count as games (C.07 15.2).
bool is_predetermined(std::string_view system);

// The order that the head's codes make; `wrong`: the first that is none.
std::optional<tournament::RankingOrder> ranking_order(const tournament::Head& head,
                                                      std::string& wrong);

}  // namespace apps
