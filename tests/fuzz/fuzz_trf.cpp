// Any bytes as a tournament report file. What is read has a record without contradictions; it is
// written, where its numbers fit the columns, and reads back as the same file.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "tournament/record.hpp"
#include "tournament/trf/trf_file.hpp"
#include "tournament/trf/trf_reader.hpp"
#include "tournament/trf/trf_writer.hpp"

namespace {

using tournament::TrfFile;
using tournament::TrfVersion;

void require(bool holds) {
  if (!holds) std::abort();
}

// TRF16, and any file with teams, has accelerations by player only: their ranges may come back in
// another way.
void comes_back(const TrfFile& file, TrfVersion version) {
  const auto text = tournament::write_trf(file, version);
  if (!text) return;
  const auto again = tournament::read_trf(*text);
  require(again.has_value());
  TrfFile expected = file;
  if (version == TrfVersion::kTrf16 || has_teams(file)) {
    expected.record.accelerations = again->record.accelerations;
  }
  require(*again == expected);
  const auto written = tournament::write_trf(*again, version);
  require(written && *written == *text);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto file = tournament::read_trf(text);
  if (!file) {
    require(file.error().line >= 0 && file.error().column >= 0);
    return 0;
  }
  require(!file->record.players.empty());
  require(!contradiction_in(file->record));
  comes_back(*file, TrfVersion::kTrf16);
  comes_back(*file, TrfVersion::kTrf26);
  return 0;
}
