// Events as lines of text (docs/formats/table-log.md). Any thread may use it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "arbiter/event.hpp"
#include "base/result.hpp"

namespace arbiter {

// What is wrong with a line, and where: bytes from its start.
struct EventTextFault {
  enum class Kind : std::uint8_t {
    kTime,          // no time `h:mm:ss.mmm` at the start
    kName,          // no event of that name
    kField,         // no `name=value`, or a value in quotes that does not end
    kUnknownField,  // the event has no such field, or it is there twice
    kMissingField,  // `field` is not there
    kValue,         // `field` cannot have that value
  };
  Kind kind{};
  std::size_t offset = 0;
  std::string field;
  friend bool operator==(const EventTextFault&, const EventTextFault&) = default;
};

// What one action led to, as one line without its end. Needs events of one moment, one at least.
std::string write_events(const Events& events);
// Reads it back: read(write(events)) == events.
[[nodiscard]] base::Result<Events, EventTextFault> read_events(std::string_view line);

}  // namespace arbiter
