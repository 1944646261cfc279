// Why an event cannot follow what happened before it. Plain values; sentences about them are made
// by `text`. Any thread may use them.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace tournament {

struct EventFault {
  // The comment says what `value` and `expected` hold.
  enum class Kind : std::uint8_t {
    kNumber,          // the running number: a line is missing or doubled; value, expected
    kTime,            // no time
    kText,            // a text that is not UTF-8 or has control characters
    kNeedsText,       // a text that must not be empty
    kRange,           // a number out of range; value, expected: the largest
    kNewPlayer,       // a new player has another id; value, expected
    kPlayer,          // nobody has the id or number `value`; expected: the largest
    kTwice,           // the player `value` stands there twice
    kWithdrawn,       // the player `value` has withdrawn already
    kNotWithdrawn,    // the player `value` has not
    kRoundPaired,     // the round `value` has been paired
    kNextRound,       // the round to be paired is `expected`, not `value`
    kRoundsOver,      // the last round is `expected`
    kNoBoards,        // a round without a board
    kResultsMissing,  // boards of the round `value` have no result: `boards`
    kAway,            // the player `value` asked not to play in that round
    kNotPaired,       // the round `value` has not been paired; expected: the last that has
    kBoard,           // there is no board `value`; expected: the last board
    kHasResult,       // the board `value` has another result: that is a correction
    kNoResult,        // the board `value` has no result to be corrected
    kNothingNew,      // all is so already
    kNotEveryPlayer,  // numbers for `value` players, not for all `expected`
    kNotLastRound,    // the last round is `expected`, not `value`
    kNotLastEvent,    // the last event that stands is `expected`, not `value`
    kNothingToRevoke,
  };
  Kind kind{};
  std::string_view field;  // of the event; of static storage
  int value = 0;
  int expected = 0;
  std::vector<int> boards;
  friend bool operator==(const EventFault&, const EventFault&) = default;
};

}  // namespace tournament
