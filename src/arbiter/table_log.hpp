// The log of a table as text: a head with what was agreed and who plays, then a line for each
// action (docs/formats/table-log.md). It only ever grows. Pure: no file.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "arbiter/event.hpp"
#include "arbiter/event_text.hpp"
#include "arbiter/settings.hpp"
#include "arbiter/table.hpp"
#include "arbiter/time_control_text.hpp"
#include "base/result.hpp"
#include "game/game.hpp"

namespace arbiter {

// Names and values as in PGN: `Event`, `Red`, `Black`, `Date`.
using Tags = std::vector<std::pair<std::string, std::string>>;

// What a log begins with.
struct LogHead {
  Settings settings;
  Tags tags;
  friend bool operator==(const LogHead&, const LogHead&) = default;
};

// What is wrong with a log.
struct LogFault {
  enum class Kind : std::uint8_t {
    kFormat,   // the first line is not that of such a log
    kWord,     // a line of the head with another word, or one that stands twice
    kValue,    // a value that the word cannot have
    kMissing,  // `word` is missing from the head
    kControl,  // `control` says why the time control is none
    kStart,    // `start` says why the start position is none
    kText,     // `text` says what is wrong with a line of events
    kEvent,    // `event`: this cannot have happened then
  };
  Kind kind{};
  std::string word;
  TimeControlFault control{};
  game::Fault start{};
  EventTextFault text{};
  EventFault event{};
};

// The head with the blank line that ends it. Values of tags lose their line ends.
std::string write_head(const LogHead& head);

// Takes a log in line by line, and rebuilds the table as it goes.
class LogReader {
 public:
  // The next line without its end. On a fault the reader stands as before.
  [[nodiscard]] base::Result<base::Done, LogFault> read(std::string_view line);

  // The head has been read whole. Before that there is no table.
  bool has_table() const { return table_.has_value(); }
  const LogHead& head() const { return head_; }
  const Events& events() const { return events_; }
  // Needs a table.
  const Table& table() const { return *table_; }
  Table take_table() { return std::move(*table_); }

 private:
  base::Result<base::Done, LogFault> read_head(std::string_view line);
  base::Result<base::Done, LogFault> end_head();
  base::Result<base::Done, LogFault> read_action(std::string_view line);

  bool begun_ = false;
  std::vector<std::string> words_;  // of the head, that have been read
  LogHead head_;
  std::optional<Table> table_;
  Events events_;
};

}  // namespace arbiter
