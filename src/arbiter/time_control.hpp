// What time the players have, as values (M3.1). Any thread may use it.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "base/time.hpp"

namespace arbiter {

// A stretch of the game with time of its own. What is left of it is carried into the next one.
struct Stage {
  int moves = 0;             // own moves in it; 0: the rest of the game
  base::Duration time;       // added when the stage begins
  base::Duration increment;  // added after each own move in it
  friend bool operator==(const Stage&, const Stage&) = default;
};

// Periods behind the time of the last stage. A period is used up only by a move that takes longer
// than its length; a move within it gives the whole period back.
struct ByoYomi {
  int periods = 0;  // 0: none
  base::Duration length;
  friend bool operator==(const ByoYomi&, const ByoYomi&) = default;
};

// The time of one side.
struct TimeControl {
  enum class Kind : std::uint8_t {
    kNone,            // no limit
    kClock,           // stages, and perhaps byo-yomi
    kCorrespondence,  // the same time for each move, nothing is kept of it
  };
  Kind kind = Kind::kNone;
  std::vector<Stage> stages;  // of kClock; a last one that counts its moves repeats for ever
  ByoYomi byo_yomi;           // of kClock
  base::Duration per_move;    // of kCorrespondence, whole days
  friend bool operator==(const TimeControl&, const TimeControl&) = default;
};

// The time of both sides; a handicap where they differ.
struct TimeControls {
  TimeControl first;
  TimeControl second;
  friend bool operator==(const TimeControls&, const TimeControls&) = default;
};

// What a valid control keeps to.
inline constexpr int kMostStages = 8;
inline constexpr int kMostMovesInStage = 999;
inline constexpr base::Duration kMostStageTime = base::minutes(60 * 1000);
inline constexpr base::Duration kMostIncrement = base::minutes(60);
inline constexpr int kMostPeriods = 99;
inline constexpr base::Duration kMostPeriodLength = base::minutes(60);
inline constexpr int kMostDaysPerMove = 365;

// Whether a control can be played by: it keeps to the limits above, nothing in it is negative, and
//   - fields that its kind does not use are empty;
//   - there is at least one stage, and every stage but the last counts its moves;
//   - every stage gives something: time, an increment or byo-yomi;
//   - byo-yomi belongs to a last stage that counts no moves and adds no increment, because a clock
//     that grows again after it has come to the periods has no meaning that players agree on;
//   - correspondence gives 1 to 365 whole days.
bool is_valid(const TimeControl& control);
bool is_valid(const TimeControls& controls);

// How fast a game is, from fast to slow.
enum class Speed : std::uint8_t {
  kBullet,
  kBlitz,
  kRapid,
  kClassical,
  kCorrespondence,
  kUntimed,
};

// The speed of a valid control. Its main time is that of all its stages, a stage that repeats being
// counted until there are 40 moves; its expected time is that, and 40 moves' increments, and every
// period of byo-yomi.
//   kBullet      expected time under 3 minutes
//   kBlitz       expected time under 8 minutes
//   kRapid       main time of 15 minutes or less (M3.1), whatever the increment
//   kClassical   more
Speed speed_of(const TimeControl& control);

// The speed of the slower side.
Speed speed_of(const TimeControls& controls);

// The name of a speed in files and messages: `bullet`, `blitz`, `rapid`, `classical`,
// `correspondence`, `untimed`. Never changes.
std::string_view speed_code(Speed speed);

}  // namespace arbiter
