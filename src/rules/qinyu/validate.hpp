// Which Qinyu setups are positions (Q7.6).
#pragma once

#include "rules/qinyu/kit.hpp"
#include "rules/setup_fault.hpp"

namespace rules::qinyu {

// Every fault of the setup; none when it is a position.
SetupFaults validate(const Setup& setup);

}  // namespace rules::qinyu
