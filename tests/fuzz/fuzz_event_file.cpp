// Any bytes as an event file. A line that is refused changes nothing; what was taken is written and
// reads back as the same competition, whose cards never contradict each other.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "tournament/event/competition.hpp"
#include "tournament/event/event_file.hpp"
#include "tournament/record.hpp"

namespace {

using tournament::Competition;
using tournament::EventFileReader;

// Takes every line that can be taken.
void read_lines(EventFileReader& reader, std::string_view bytes) {
  while (!bytes.empty()) {
    const auto end = bytes.find('\n');
    const int before = reader.lines();
    const bool taken = reader.read(bytes.substr(0, end)).has_value();
    if (taken != (reader.lines() > before)) std::abort();
    bytes.remove_prefix(end == std::string_view::npos ? bytes.size() : end + 1);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  const auto whole = tournament::read_event_file(bytes);
  EventFileReader reader;
  read_lines(reader, bytes);
  if (!reader.has_competition()) {
    if (whole) std::abort();
    return 0;
  }
  const Competition& competition = reader.competition();
  if (tournament::contradiction_in(tournament::record_of(competition))) std::abort();
  const auto again = tournament::read_event_file(tournament::write_event_file(competition));
  if (!again || again->was_cut || !(again->competition == competition)) std::abort();
  const auto replayed = Competition::replay(competition.head(), competition.events());
  if (!replayed || !(*replayed == competition)) std::abort();
  return 0;
}
