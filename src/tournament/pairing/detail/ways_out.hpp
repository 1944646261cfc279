// Why a field cannot be paired, and what the organiser may give up (C.04.3 1.9.3). Plain functions;
// any thread may call them.
#pragma once

#include "tournament/plan.hpp"
#include "tournament/record.hpp"

namespace tournament::detail {

// Needs a record whose next round has no pairing that keeps C1 to C3. Each way gives up one thing,
// as rarely as can be, and keeps all else; several ways for colours, since the organiser has to
// choose. The rule of the fault is that of the first way.
PairingFault no_legal_pairing(const Record& record);

}  // namespace tournament::detail
