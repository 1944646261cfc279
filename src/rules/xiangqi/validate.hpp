// Which Xiangqi setups are positions (X1.6).
#pragma once

#include "rules/setup_fault.hpp"
#include "rules/xiangqi/kit.hpp"

namespace rules::xiangqi {

// Every fault of the setup; none when it is a position of all four rulesets.
SetupFaults validate(const Setup& setup);

}  // namespace rules::xiangqi
