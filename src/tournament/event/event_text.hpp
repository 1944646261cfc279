// One event as one line of text (docs/formats/event-file.md). Any thread may use it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "tournament/event/event.hpp"

namespace tournament {

// What is wrong with a line, and where: bytes from its start.
struct EventTextFault {
  enum class Kind : std::uint8_t {
    kNumber,        // no running number at the start
    kTime,          // no time `2026-05-01T19:30:00` behind it
    kName,          // no event of that name: `field`
    kField,         // no `name=value`, or a value in quotes that does not end
    kUnknownField,  // the event has no such field, or it is there twice
    kMissingField,  // `field` is not there
    kValue,         // `field` cannot have that value; `expected` can stand there
  };
  Kind kind{};
  std::size_t offset = 0;
  std::string field;
  std::string_view expected;  // of static storage
  friend bool operator==(const EventTextFault&, const EventTextFault&) = default;
};

// `2026-05-01T19:30:00`, a day and second that exist.
bool is_event_time(std::string_view text);

// The event as a line without its end.
std::string write_event(const Event& event);
// Reads it back: read(write(event)) == event.
[[nodiscard]] base::Result<Event, EventTextFault> read_event(std::string_view line);

}  // namespace tournament
