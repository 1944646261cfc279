// Reads tournament report files: TRF16, TRF26 and the extensions of JaVaFo and bbpPairings. Pure;
// any thread may call it. docs/formats/trf.md.
#pragma once

#include <string_view>

#include "base/result.hpp"
#include "tournament/trf/trf_fault.hpp"
#include "tournament/trf/trf_file.hpp"

namespace tournament {

// The file of any bytes. What is read has a record without contradictions, at least one player, and
// nothing of the text is lost but the layout. Fails at the first fault.
base::Result<TrfFile, TrfFault> read_trf(std::string_view text);

}  // namespace tournament
