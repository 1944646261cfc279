// The plan of a round, why it is so, and why there is none. Plain values; sentences about them are
// made by `text`. Any thread may read them.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "tournament/points.hpp"
#include "tournament/record.hpp"

namespace tournament {

struct Pairing {
  PlayerNumber first{};  // moves first
  PlayerNumber second{};
  friend bool operator==(const Pairing&, const Pairing&) = default;
};

// What a note tells. The comment says what `players`, `points` and `number` hold.
enum class NoteKind : std::uint8_t {
  // Any system.
  kBye,             // players[0] has the bye; `points`: his score
  kUnfinishedDraw,  // the game of players[0] and [1] in round `number` counts as a draw
  kFree,            // players[0] has no opponent in this round, and no points for it
  // Swiss systems.
  kBracket,       // the group of `points` is paired: `players`, the `number` from above first
  kFloatDown,     // players[0] leaves the group of `points` unpaired
  kFloatPair,     // players[0] meets players[1] of another score
  kColorGranted,  // players[0] moves first against players[1]
  kColorDenied,   // players[0] does not get the colour that he prefers
  kCriterion,     // the criterion `rule` fails `number` times in the group of `points`
  // Position Swiss.
  kLot,          // players[0] has drawn `number`
  kChoice,       // players[0] chose, and got players[1]; `points`: of the group
  kPairBroken,   // players[0] and [1] had found each other and were broken up
  kPairedFirst,  // players[0] and [1] are paired before all others
  kThirdColor,   // players[0] has a color the time `number` running; no round avoids it
  kThirdMore,    // players[0] has one color `number` times more; no round avoids it
  kThirdFloat,   // players[0] floats the time `number` in one direction; no round avoids it
  kLastRound,    // the same in the last round, where no pair is broken up for that
  // Knockout: rounds of the record are games of ties.
  kTieGame,     // players[0] and [1] play game `number` of their tie
  kFasterGame,  // the same, with less time: the tie is level
  kColorLot,    // players[0] moves first in game 1 of his tie, by lot
  kPlayOff,     // players[0] and [1] play for place `number`
};

// One reason. `rule` is the number of the rule or criterion that decides: `C9`, `5.2.4`, `T3.5d`.
struct Note {
  NoteKind kind{};
  std::string_view rule;  // of static storage
  std::vector<PlayerNumber> players;
  Points points;
  int number = 0;
  friend bool operator==(const Note&, const Note&) = default;
};

struct RoundPlan {
  int round = 1;
  std::vector<Pairing> boards;  // in the order in which they are published
  std::optional<PlayerNumber> bye;
  std::vector<Note> notes;
};

// What an organiser may give up where no pairing keeps every rule.
enum class Relaxation : std::uint8_t {
  kColors,         // let players have a colour a third time running, or three more of one
  kRematch,        // let two meet again
  kSecondBye,      // give somebody a second bye
  kForbiddenPair,  // let two meet who were kept apart
  kFewerRounds,    // end the competition here
};

// One way out, with a round that keeps all else.
struct WayOut {
  Relaxation relaxation{};
  std::vector<Pairing> against;     // the pairs that the rule forbids
  std::optional<PlayerNumber> bye;  // of a second bye
  std::vector<Pairing> boards;
};

struct PairingFault {
  enum class Kind : std::uint8_t {
    kTooFewPlayers,   // fewer than two to be paired
    kRoundsOver,      // all rounds that were announced have been paired: `number`
    kNoLegalPairing,  // `rule` cannot be met by any pairing; `players`: whom it concerns
    kUnfinished,      // games of `players` must be finished before the round can be paired
    kNotThisSystem,   // the record has what the system has no rule for; `rule` names it
  };
  Kind kind{};
  std::string_view rule;
  std::vector<PlayerNumber> players;
  int number = 0;
  std::vector<WayOut> ways_out;
};

using PlanResult = base::Result<RoundPlan, PairingFault>;

// A way to pair the next round of a record: rounds_paired(record) + 1. Deterministic: the same
// record gives the same plan. Needs a record without contradictions.
class PairingSystem {
 public:
  virtual ~PairingSystem() = default;
  [[nodiscard]] virtual PlanResult next_round(const Record& record) const = 0;

 protected:
  PairingSystem() = default;
  PairingSystem(const PairingSystem&) = default;
  PairingSystem& operator=(const PairingSystem&) = default;
};

// Puts the plan on the cards as unfinished games and the bye. Needs a plan made for this record.
void apply_plan(Record& record, const RoundPlan& plan);

}  // namespace tournament
