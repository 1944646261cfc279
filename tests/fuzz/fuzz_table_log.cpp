// Any bytes as the log of a table. A line that is refused changes nothing; what was taken is
// written and reads back as the same head, events and table.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "arbiter/event.hpp"
#include "arbiter/event_text.hpp"
#include "arbiter/table.hpp"
#include "arbiter/table_log.hpp"

namespace {

using arbiter::LogReader;

void read_lines(LogReader& reader, std::string_view text) {
  while (!text.empty()) {
    const auto end = text.find('\n');
    if (!reader.read(text.substr(0, end))) std::abort();
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
}

// The log as it should have been written, of the lines that the reader takes.
std::string read_and_write(LogReader& reader, std::string_view bytes) {
  std::string lines;
  while (!bytes.empty()) {
    const auto end = bytes.find('\n');
    const auto before = reader.events().size();
    const bool was_table = reader.has_table();
    const bool taken = reader.read(bytes.substr(0, end)).has_value();
    bytes.remove_prefix(end == std::string_view::npos ? bytes.size() : end + 1);
    const auto& events = reader.events();
    if (was_table && taken != (events.size() > before)) std::abort();
    if (events.size() == before) continue;
    const arbiter::Events line(events.begin() + static_cast<std::ptrdiff_t>(before), events.end());
    lines += arbiter::write_events(line) + '\n';
  }
  return reader.has_table() ? arbiter::write_head(reader.head()) + lines : std::string();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  LogReader reader;
  const auto text = read_and_write(reader, {reinterpret_cast<const char*>(data), size});
  if (!reader.has_table()) return 0;
  LogReader again;
  read_lines(again, text);
  // Tags lose the carriage returns in them.
  if (arbiter::write_head(again.head()) != arbiter::write_head(reader.head())) std::abort();
  if (again.events() != reader.events()) std::abort();
  if (!(again.table() == reader.table())) std::abort();
  const auto replayed = arbiter::Table::replay(reader.head().settings, reader.events());
  if (!replayed || !(*replayed == reader.table())) std::abort();
  // What time leads to must be able to follow, whatever the log says.
  auto table = reader.take_table();
  if (const auto deadline = table.deadline()) {
    auto log = reader.events();
    const auto fallen = table.tick(*deadline);
    log.insert(log.end(), fallen.begin(), fallen.end());
    const auto then = arbiter::Table::replay(reader.head().settings, log);
    if (!then || !(*then == table)) std::abort();
  }
  return 0;
}
