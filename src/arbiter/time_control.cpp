#include "arbiter/time_control.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

#include "base/time.hpp"

namespace arbiter {
namespace {

using base::Duration;

constexpr int kExpectedMoves = 40;
constexpr Duration kBulletBelow = base::minutes(3);
constexpr Duration kBlitzBelow = base::minutes(8);
constexpr Duration kRapidUpTo = base::minutes(15);

bool within(Duration duration, Duration most) { return duration.ms >= 0 && duration <= most; }

bool is_valid_stage(const TimeControl& control, std::size_t number) {
  const Stage& stage = control.stages[number];
  const bool is_last = number + 1 == control.stages.size();
  if (stage.moves < (is_last ? 0 : 1) || stage.moves > kMostMovesInStage) return false;
  if (!within(stage.time, kMostStageTime) || !within(stage.increment, kMostIncrement)) return false;
  const bool has_byo_yomi = is_last && control.byo_yomi.periods > 0;
  return stage.time.ms > 0 || stage.increment.ms > 0 || has_byo_yomi;
}

bool is_valid_byo_yomi(const ByoYomi& byo_yomi, const Stage& last) {
  if (byo_yomi == ByoYomi()) return true;
  return byo_yomi.periods > 0 && byo_yomi.periods <= kMostPeriods && byo_yomi.length.ms > 0 &&
         byo_yomi.length <= kMostPeriodLength && last.moves == 0 && last.increment.ms == 0;
}

bool is_valid_clock(const TimeControl& control) {
  if (control.stages.empty() || control.stages.size() > kMostStages) return false;
  if (control.per_move.ms != 0) return false;
  for (std::size_t number = 0; number < control.stages.size(); ++number)
    if (!is_valid_stage(control, number)) return false;
  return is_valid_byo_yomi(control.byo_yomi, control.stages.back());
}

bool is_valid_correspondence(const TimeControl& control) {
  return control.stages.empty() && control.byo_yomi == ByoYomi() && control.per_move.ms > 0 &&
         control.per_move <= base::days(kMostDaysPerMove) &&
         control.per_move.ms % base::days(1).ms == 0;
}

// How often a stage is played until the game has the expected moves.
int times_played(const Stage& stage, bool is_last, int moves_before) {
  if (!is_last || stage.moves == 0 || moves_before >= kExpectedMoves) return 1;
  return (kExpectedMoves - moves_before + stage.moves - 1) / stage.moves;
}

Duration main_time(const TimeControl& control) {
  Duration sum;
  int moves = 0;
  for (const Stage& stage : control.stages) {
    const bool is_last = &stage == &control.stages.back();
    sum = sum + stage.time * times_played(stage, is_last, moves);
    moves += stage.moves;
  }
  return sum;
}

Duration expected_increments(const TimeControl& control) {
  Duration sum;
  int moves_to_come = kExpectedMoves;
  for (const Stage& stage : control.stages) {
    const bool is_last = &stage == &control.stages.back();
    const int moves = is_last ? moves_to_come : std::min(stage.moves, moves_to_come);
    sum = sum + stage.increment * moves;
    moves_to_come -= moves;
  }
  return sum;
}

Speed speed_of_clock(const TimeControl& control) {
  const Duration main = main_time(control);
  const Duration expected =
      main + expected_increments(control) + control.byo_yomi.length * control.byo_yomi.periods;
  if (expected < kBulletBelow) return Speed::kBullet;
  if (expected < kBlitzBelow) return Speed::kBlitz;
  return main <= kRapidUpTo ? Speed::kRapid : Speed::kClassical;
}

}  // namespace

bool is_valid(const TimeControl& control) {
  switch (control.kind) {
    case TimeControl::Kind::kNone:
      return control == TimeControl();
    case TimeControl::Kind::kClock:
      return is_valid_clock(control);
    case TimeControl::Kind::kCorrespondence:
      return is_valid_correspondence(control);
  }
  return false;
}

bool is_valid(const TimeControls& controls) {
  return is_valid(controls.first) && is_valid(controls.second);
}

Speed speed_of(const TimeControl& control) {
  switch (control.kind) {
    case TimeControl::Kind::kNone:
      return Speed::kUntimed;
    case TimeControl::Kind::kClock:
      return speed_of_clock(control);
    case TimeControl::Kind::kCorrespondence:
      return Speed::kCorrespondence;
  }
  return Speed::kUntimed;
}

Speed speed_of(const TimeControls& controls) {
  return std::max(speed_of(controls.first), speed_of(controls.second));
}

std::string_view speed_code(Speed speed) {
  static constexpr std::array<std::string_view, 6> kCodes = {
      "bullet", "blitz", "rapid", "classical", "correspondence", "untimed"};
  return kCodes[static_cast<std::size_t>(speed)];
}

}  // namespace arbiter
