// What happened at a table: the log, from which everything is rebuilt (docs/formats/table-log.md).
// Plain values.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "arbiter/duty.hpp"
#include "arbiter/ending.hpp"
#include "arbiter/ruling.hpp"
#include "base/time.hpp"
#include "board/geometry.hpp"
#include "rules/outcome.hpp"

namespace arbiter {

struct Started {
  friend bool operator==(const Started&, const Started&) = default;
};
struct Moved {
  board::Side by{};
  std::string move;       // as coordinates
  base::Duration lag{};   // as it was reported (M3.2)
  base::Duration left{};  // on the mover's clock after the move (M3.4)
  int periods = 0;        // of byo-yomi left to him
  friend bool operator==(const Moved&, const Moved&) = default;
};
struct DrawOffered {
  board::Side by{};
  friend bool operator==(const DrawOffered&, const DrawOffered&) = default;
};
struct DrawDeclined {  // by word; a move declines too and needs no event
  board::Side by{};
  friend bool operator==(const DrawDeclined&, const DrawDeclined&) = default;
};
struct TakeBackAsked {
  board::Side by{};
  int to_ply = 0;
  friend bool operator==(const TakeBackAsked&, const TakeBackAsked&) = default;
};
struct TakeBackRefused {
  board::Side by{};
  friend bool operator==(const TakeBackRefused&, const TakeBackRefused&) = default;
};
struct TookBack {
  int to_ply = 0;
  friend bool operator==(const TookBack&, const TookBack&) = default;
};
struct RematchOffered {
  board::Side by{};
  friend bool operator==(const RematchOffered&, const RematchOffered&) = default;
};
struct RematchDeclined {
  board::Side by{};
  friend bool operator==(const RematchDeclined&, const RematchDeclined&) = default;
};
struct RematchAgreed {
  friend bool operator==(const RematchAgreed&, const RematchAgreed&) = default;
};
struct PresenceChanged {
  board::Side side{};
  bool present = false;
  friend bool operator==(const PresenceChanged&, const PresenceChanged&) = default;
};
struct RulingProposed {
  Ruling ruling;
  friend bool operator==(const RulingProposed&, const RulingProposed&) = default;
};
struct RulingConfirmed {
  int ruling = 0;
  std::string arbiter;
  friend bool operator==(const RulingConfirmed&, const RulingConfirmed&) = default;
};
struct RulingOverridden {
  int ruling = 0;
  std::string arbiter;
  std::string reason;
  Penalty instead;
  friend bool operator==(const RulingOverridden&, const RulingOverridden&) = default;
};
struct WentBack {
  int to_ply = 0;
  Duty duty;
  std::string arbiter;
  std::string reason;
  friend bool operator==(const WentBack&, const WentBack&) = default;
};
struct ClocksStopped {
  std::string arbiter;
  std::string reason;
  friend bool operator==(const ClocksStopped&, const ClocksStopped&) = default;
};
struct ClocksStarted {
  std::string arbiter;
  friend bool operator==(const ClocksStarted&, const ClocksStarted&) = default;
};
struct ClockSet {
  board::Side side{};
  base::Duration left{};
  std::optional<int> periods;
  std::string arbiter;
  std::string reason;
  friend bool operator==(const ClockSet&, const ClockSet&) = default;
};
struct Decided {
  std::optional<rules::Outcome> outcome;  // nothing: the game goes on
  std::string arbiter;
  std::string reason;
  friend bool operator==(const Decided&, const Decided&) = default;
};
struct Noted {
  std::string arbiter;
  std::string text;
  friend bool operator==(const Noted&, const Noted&) = default;
};
struct Ended {
  Ending ending;
  int ruling = 0;  // that ended it; 0: none did
  friend bool operator==(const Ended&, const Ended&) = default;
};

using Happening =
    std::variant<Started, Moved, DrawOffered, DrawDeclined, TakeBackAsked, TakeBackRefused,
                 TookBack, RematchOffered, RematchDeclined, RematchAgreed, PresenceChanged,
                 RulingProposed, RulingConfirmed, RulingOverridden, WentBack, ClocksStopped,
                 ClocksStarted, ClockSet, Decided, Noted, Ended>;

struct Event {
  base::Instant at;
  Happening what;
  friend bool operator==(const Event&, const Event&) = default;
};

using Events = std::vector<Event>;

// Why an event cannot follow what happened before it.
enum class EventFault : std::uint8_t {
  kStart,  // the start position of the settings is none
  kTimeRunsBack,
  kNotStarted,   // or started already
  kAfterTheEnd,  // only corrections and talk of a rematch come then
  kNotEnded,     // talk of a rematch, before the end
  kMove,         // no legal move of that side, or it does not do its duty
  kClock,        // the time that is left is another one, or it was over
  kOffer,        // no such offer or request stands, or one does
  kRuling,       // no such ruling waits, or its number is not the next
  kPly,          // no such ply
  kPresence,     // the player is there, or away, already
};

}  // namespace arbiter
