// An event file as text: a head, then one event a line; it only ever grows
// (docs/formats/event-file.md). Pure: no file. Used by one thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "base/result.hpp"
#include "tournament/event/competition.hpp"
#include "tournament/event/event_fault.hpp"
#include "tournament/event/event_text.hpp"
#include "tournament/event/head.hpp"

namespace tournament {

// What is wrong with a file, and in which line, from 1.
struct EventFileFault {
  enum class Kind : std::uint8_t {
    kUtf8,     // the line is not UTF-8, or has control characters
    kHead,     // `head`
    kHeadCut,  // the file ends within the head
    kText,     // `text`: the line is no event
    kEvent,    // `event`: it cannot have happened then
  };
  Kind kind{};
  int line = 0;
  HeadFault head{};
  EventTextFault text{};
  EventFault event{};
};

// Takes a file in line by line.
class EventFileReader {
 public:
  // The next line without its end. On a fault the reader stands as before.
  [[nodiscard]] base::Result<base::Done, EventFileFault> read(std::string_view line);

  // The head has been read whole.
  bool has_competition() const { return competition_.has_value(); }
  // Needs one.
  const Competition& competition() const { return *competition_; }
  Competition take_competition() { return std::move(*competition_); }
  // Lines that were taken.
  int lines() const { return lines_; }

 private:
  base::Result<base::Done, EventFileFault> read_head(std::string_view line);
  base::Result<base::Done, EventFileFault> read_event_line(std::string_view line);

  int lines_ = 0;
  HeadReader head_;
  std::optional<Competition> competition_;
};

struct ReadEventFile {
  Competition competition;
  std::size_t size = 0;  // of the whole lines, in bytes
  bool was_cut = false;  // something stood behind them: a line that was not written to its end
};

// A whole file. A last line without its end is left out. Fails with the first faulty line.
[[nodiscard]] base::Result<ReadEventFile, EventFileFault> read_event_file(std::string_view text);

// The file of a competition: read(write(c)) == c.
std::string write_event_file(const Competition& competition);

}  // namespace tournament
