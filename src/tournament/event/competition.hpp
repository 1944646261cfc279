// A competition as the sum of its events: takes them in one by one, checks each against what
// happened before, and knows where things stand. Pure: time is information in the events. Used by
// one thread at a time.
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "tournament/event/event.hpp"
#include "tournament/event/event_fault.hpp"
#include "tournament/event/head.hpp"
#include "tournament/event/state.hpp"
#include "tournament/record.hpp"

namespace tournament {

// Law: replay(c.head(), c.events()) == c.
class Competition {
 public:
  // Nobody has entered. Fails where the head could not be written.
  static base::Result<Competition, HeadFault> open(Head head);
  // All events of a log again; fails with the first that cannot have happened.
  static base::Result<Competition, EventFault> replay(Head head, const std::vector<Event>& events);

  // Takes in the next event, whose number must be next_number(). On a fault nothing changes.
  // kNothingNew is the fault of an event that would be harmless and say nothing.
  [[nodiscard]] base::Result<base::Done, EventFault> take_in(const Event& event);
  // The same for what happens now: gives it the next number.
  [[nodiscard]] base::Result<base::Done, EventFault> happen(std::string at, Incident what);

  const Head& head() const { return head_; }
  // All of them, those that were revoked too.
  const std::vector<Event>& events() const { return events_; }
  const State& state() const { return state_; }
  int next_number() const { return static_cast<int>(events_.size()) + 1; }
  // The event that `revoked` would take back; nothing before the first.
  const Event* last_standing() const;

  friend bool operator==(const Competition&, const Competition&) = default;

 private:
  explicit Competition(Head head) : head_(std::move(head)) {}
  base::Result<base::Done, EventFault> revoke(const EventRevoked& event);

  Head head_;
  std::vector<Event> events_;
  std::vector<std::size_t> standing_;  // places in events_: neither revoked nor a revocation
  State state_;
};

// The record for pairing, tie-breaks and reports: every round that was paired, and what is known of
// the next one. Numbers are those of State::numbers.
Record record_of(const Competition& competition);

}  // namespace tournament
