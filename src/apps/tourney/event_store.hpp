// The file of a competition on disk: an event file that is locked while it is changed
// (docs/formats/event-file.md). Used by one thread.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>

#include "apps/context.hpp"
#include "base/result.hpp"
#include "tournament/event/competition.hpp"
#include "tournament/event/event.hpp"
#include "tournament/event/event_fault.hpp"

namespace apps {

// Reads a file that nobody is going to change, or reports why it cannot, with the line. A last line
// that was cut short is left out with a word about it.
std::optional<tournament::Competition> read_competition(const Context& context,
                                                        const std::string& path);

// Puts a new file there, whole or not at all; one that is there already is refused. Reports why it
// cannot, and gives the status.
int create_competition(const Context& context, const std::string& path,
                       const tournament::Competition& competition);

// A competition open for changes: locked against every other process, and read after that, so that
// nobody's events are lost. What is added is kept back until commit() writes it in one piece.
class EventStore {
 public:
  // Waits some seconds for another process. Takes off a last line that was cut short, with a word
  // about it. Reports why it cannot. `at`: the time of what is added.
  static std::optional<EventStore> open(const Context& context, const std::string& path,
                                        std::string at);

  EventStore(EventStore&& other) noexcept;
  EventStore& operator=(EventStore&&) = delete;
  EventStore(const EventStore&) = delete;
  EventStore& operator=(const EventStore&) = delete;
  ~EventStore();

  // With what has been added.
  const tournament::Competition& competition() const { return competition_; }
  [[nodiscard]] base::Result<base::Done, tournament::EventFault> add(tournament::Incident what);
  // Writes and synchronises what was added; on a fault, which it reports, the file ends where it
  // ended before. Gives the status.
  int commit(const Context& context);

 private:
  EventStore(std::string path, int descriptor, std::size_t size, std::string at,
             tournament::Competition competition)
      : path_(std::move(path)),
        descriptor_(descriptor),
        size_(size),
        at_(std::move(at)),
        competition_(std::move(competition)) {}

  std::string path_;
  int descriptor_ = -1;
  std::size_t size_ = 0;
  std::string at_;
  tournament::Competition competition_;
  std::string waiting_;  // lines that have been added
};

}  // namespace apps
