// Writes tournament report files. Pure; any thread may call it. docs/formats/trf.md.
#pragma once

#include <cstdint>
#include <string>

#include "base/result.hpp"
#include "tournament/trf/trf_fault.hpp"
#include "tournament/trf/trf_file.hpp"

namespace tournament {

enum class TrfVersion : std::uint8_t {
  kTrf16,  // with the extensions of JaVaFo for what programs that pair need to know
  kTrf26,
};

// The text, with lines that end in CR LF. Reading it gives the file again, but for what TRF has no
// place for: clubs, groups, fouls, warnings, withdrawals, and text beyond the width of its columns.
// Needs a record without contradictions. Fails where a number does not fit its columns, and where a
// file with a line 310 has no line for what concerns a player: 260 of some rounds, 299.
base::Result<std::string, TrfFault> write_trf(const TrfFile& file, TrfVersion version);

}  // namespace tournament
