// What an arbiter is told that happened, and what the table rules on it (M2, M4-M8). Plain values.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/duty.hpp"
#include "arbiter/ending.hpp"
#include "base/time.hpp"
#include "board/geometry.hpp"

namespace arbiter {

// What happened at the board. Numbers are stored: never changed, never used again.
enum class IncidentKind : std::uint8_t {
  kTouch = 1,              // `squares`, in the order of touching (M2.1, M2.2)
  kAdjust = 2,             // `squares`; announced or not (M2.3)
  kIllegalMove = 3,        // `move` was made and released (M1.1, M7.1)
  kTouchBreach = 4,        // `move`, legal, was made with another piece than the touched one (M2.1)
  kKingCaptured = 5,       // `by` took the king that the pending illegal move had left (X1.4, M1.1)
  kPressedEarly = 6,       // the clock was pressed before a move was made (M6.1)
  kMissingRecords = 7,     // `count` moves are not written down (M4.1)
  kUnreadableRecords = 8,  // `count` moves are unreadable (M4.1)
  kRecordRestored = 9,     // the record was made good (M4.1)
  kDisturbance = 10,       // disturbing the opponent (M6.1)
  kClockHandled = 11,      // stopping or starting the clock without leave (M6.1)
  kColoursReversed = 12,   // the game was begun with the colours reversed (M7.1)
  kDisplaced = 13,         // pieces stand wrong since the position after ply `count` (M7.1)
  kFallen = 14,            // pieces were knocked over (M7.1)
  kConduct = 15,           // a breach of conduct (M6.3); `count` 1: it is to be a foul
  kNotResigning = 16,      // would not resign though it was due (M1.1, X4.1)
  kExclusion = 17,         // excluded from the game by the chief arbiter (M6.2)
  kExpulsion = 18,         // expelled by the organiser (M6.2)
  kDrawOffer = 19,         // a draw offer out of time or over the limit (M5.1)
  kLimitClaim = 20,        // a claim that the natural limit is reached (M5.2)
  kRepetitionClaim = 21,   // a claim that a repetition decides (M5.3)
  kWarning = 22,           // the arbiter warns (M6.2)
};

inline constexpr int kLastIncident = 22;

// More entries than any record has (M4.1).
inline constexpr int kMostEntries = 9999;

struct Incident {
  IncidentKind kind{};
  board::Side by{};
  std::vector<std::string> squares;
  std::string move;  // as coordinates
  int count = 0;
  bool announced = false;
  std::string note;  // in the arbiter's words
  friend bool operator==(const Incident&, const Incident&) = default;
};

// What the table finds. Numbers are stored: never changed, never used again.
enum class Finding : std::uint8_t {
  kTouchBinds = 1,        // a duty (M2.1, M2.2)
  kTouchFree = 2,         // nothing was touched that binds
  kImpossibleTouch = 3,   // a foul, with a duty where one can be done (M2.3)
  kAdjusted = 4,          // announced in own time: no touch (M2.3)
  kTouchOutOfTurn = 5,    // hands on the board in the opponent's time: disturbing (M6.1)
  kTouchBreached = 6,     // a foul; the touched piece must move (M2.1)
  kIllegalMoveFoul = 7,   // a foul; back, and the touched piece must move (M7.1)
  kIllegalMoveLoses = 8,  // (M1.1)
  kKingLeft = 9,          // own king left in check or facing: loses (M1.1)
  kKingTaken = 10,        // (M1.1)
  kPressedBeforeMoving = 11,
  kRecordsFew = 12,      // too few more entries for a foul, or another (M4.1)
  kRecordsMissing = 13,  // a foul at four entries in all, two at eight (M4.1)
  kRecordAccepted = 14,  // claims are heard again (M4.1)
  kDisturbed = 15,
  kHandledClock = 16,
  kColoursReplayed = 17,  // found in time: the game is begun again (M7.1)
  kColoursStand = 18,     // found too late
  kPiecesRestored = 19,   // back to the right position (M7.1)
  kPiecesStand = 20,      // found too late
  kFallenRestored = 21,   // put up again in the time of who knocked them over (M7.1)
  kConductWarned = 22,    // (M6.3)
  kConductFouled = 23,
  kDidNotResign = 24,  // loses (M1.1)
  kExcluded = 25,      // (M6.2)
  kExpelled = 26,
  kOfferOutOfTurn = 27,    // offers belong into own time (M5.1)
  kOfferOverLimit = 28,    // the third offer more than the opponent made: a foul (M5.1)
  kClaimProven = 29,       // (M5.2, M5.3)
  kClaimUntrue = 30,       // a foul, and time off (M5.2)
  kClaimUntrueAgain = 31,  // in the same stretch: loses (M1.1, M5.2)
  kClaimTooEarly = 32,     // the judge of the ruleset finds nothing that ends the game (M5.3)
  kClaimUndecided = 33,    // the judge cannot decide: the arbiter must (M5.3)
  kClaimNotHeard = 34,     // the claimant's record is too incomplete (M4.1)
  kWarned = 35,            // (M6.2)
};

inline constexpr int kLastFinding = 35;

// What a ruling does once it is confirmed. Fouls, warnings and time fall on the ruling's side.
struct Penalty {
  int warnings = 0;
  int fouls = 0;
  base::Duration time_off{};
  bool begin_again = false;    // from the first position, with full clocks (M7.1)
  std::optional<int> back_to;  // to the position after this ply (M7.1)
  Duty duty;                   // of the side to move then
  std::optional<Ending> ends;  // the game
  friend bool operator==(const Penalty&, const Penalty&) = default;
};

struct Ruling {
  int id = 0;  // counted from 1
  Incident incident;
  Finding finding{};
  std::string rule;  // the number of the rule that says so
  int ply = 0;       // how many moves had been played
  Penalty penalty;
  friend bool operator==(const Ruling&, const Ruling&) = default;
};

// What a clock lost by a penalty: never more than was there.
struct TimeTaken {
  base::Duration left{};
  int periods = 0;  // of byo-yomi
  friend bool operator==(const TimeTaken&, const TimeTaken&) = default;
};

// A ruling is proposed by the table; a named arbiter confirms it, or puts something else in its
// place and says why (M8.1). Both are kept.
enum class RulingState : std::uint8_t { kProposed, kConfirmed, kOverridden };

struct KeptRuling {
  Ruling ruling;
  RulingState state = RulingState::kProposed;
  std::string arbiter;               // who confirmed or overrode it
  std::string reason;                // why he overrode it
  std::optional<Penalty> instead{};  // what he put in its place
  TimeTaken taken{};                 // off the clock of its side

  // What counts: nothing while it is only proposed.
  const Penalty* effect() const {
    if (state == RulingState::kProposed) return nullptr;
    return instead ? &*instead : &ruling.penalty;
  }
  friend bool operator==(const KeptRuling&, const KeptRuling&) = default;
};

// Codes in files, `touch`, `impossible-touch`; nothing for a text that is none.
std::string_view incident_code(IncidentKind kind);
std::optional<IncidentKind> parse_incident(std::string_view code);
std::string_view finding_code(Finding finding);
std::optional<Finding> parse_finding(std::string_view code);

}  // namespace arbiter
