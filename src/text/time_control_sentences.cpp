#include "text/time_control_sentences.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "arbiter/time_control.hpp"
#include "arbiter/time_control_text.hpp"
#include "base/time.hpp"
#include "board/geometry.hpp"
#include "game/game.hpp"
#include "text/arbiter_message.hpp"
#include "text/catalogue.hpp"
#include "text/detail/sentence_parts.hpp"
#include "text/sentences.hpp"

namespace text {
namespace {

using arbiter::TimeControl;
using detail::nth;
using Fault = arbiter::TimeControlFault::Kind;
using M = ArbiterMessage;

static_assert(nth(M::kControlUnknownSign, static_cast<std::size_t>(Fault::kByoYomiAndIncrement)) ==
              M::kControlByoYomiAndIncrement);

// Seconds with as many decimals as they need.
std::string seconds_number(std::int64_t ms) {
  auto number = std::to_string(ms / 1000);
  if (ms % 1000 == 0) return number;
  auto decimals = std::to_string(1000 + ms % 1000).substr(1);
  decimals.erase(decimals.find_last_not_of('0') + 1);
  return number + '.' + decimals;
}

// `60 minutes`, `1 minute 30 seconds`, `0.5 seconds`.
std::string length_name(Language language, base::Duration length) {
  constexpr auto kMinute = base::minutes(1).ms;
  std::string name;
  const auto minutes = static_cast<int>(length.ms / kMinute);
  const auto rest = length.ms % kMinute;
  if (minutes > 0 || rest == 0) name = detail::counted(language, M::kMinute, M::kMinutes, minutes);
  if (rest == 0) return name;
  if (!name.empty()) name += ' ';
  if (rest == base::seconds(1).ms) return name.append(message(language, M::kSecond));
  return name + format(language, M::kSeconds, {seconds_number(rest)});
}

// A stage; `repeats` if it counts its moves and no other follows.
std::string stage_name(Language language, const arbiter::Stage& stage, bool repeats) {
  auto name = length_name(language, stage.time);
  if (stage.moves > 0) {
    const auto moves = detail::counted(language, M::kMove, M::kMoves, stage.moves);
    name = format(language, repeats ? M::kEveryMovesInTime : M::kMovesInTime, {moves, name});
  }
  if (stage.increment.ms == 0) return name;
  return format(language, M::kWithIncrement, {name, length_name(language, stage.increment)});
}

std::string byo_yomi_name(Language language, const arbiter::ByoYomi& byo_yomi) {
  return format(language, M::kByoYomi,
                {detail::counted(language, M::kPeriod, M::kPeriods, byo_yomi.periods),
                 length_name(language, byo_yomi.length)});
}

std::string clock_name(Language language, const TimeControl& control) {
  const bool has_periods = control.byo_yomi.periods > 0;
  const auto& last = control.stages.back();
  if (control.stages.size() == 1 && last.moves == 0) {
    if (has_periods && last.time.ms == 0) return byo_yomi_name(language, control.byo_yomi);
    if (!has_periods && last.increment.ms == 0)
      return format(language, M::kSuddenDeath, {length_name(language, last.time)});
  }
  std::string name;
  for (const auto& stage : control.stages) {
    const auto next = stage_name(language, stage, &stage == &last);
    name = name.empty() ? next : format(language, M::kThenStage, {name, next});
  }
  if (!has_periods) return name;
  return format(language, M::kThenByoYomi, {name, byo_yomi_name(language, control.byo_yomi)});
}

// The limit that a text is beyond.
std::int64_t limit_of(Fault kind) {
  constexpr auto kMinute = base::minutes(1).ms;
  switch (kind) {
    case Fault::kTooManyStages:
      return arbiter::kMostStages;
    case Fault::kMovesOutOfRange:
      return arbiter::kMostMovesInStage;
    case Fault::kTimeTooLong:
      return arbiter::kMostStageTime.ms / kMinute;
    case Fault::kIncrementTooLong:
      return arbiter::kMostIncrement.ms / kMinute;
    case Fault::kPeriodsOutOfRange:
      return arbiter::kMostPeriods;
    case Fault::kPeriodLengthOutOfRange:
      return arbiter::kMostPeriodLength.ms / kMinute;
    case Fault::kDaysOutOfRange:
      return arbiter::kMostDaysPerMove;
    default:
      return 0;
  }
}

}  // namespace

std::string time_control_name(Language language, const TimeControl& control) {
  switch (control.kind) {
    case TimeControl::Kind::kNone:
      break;
    case TimeControl::Kind::kClock:
      return clock_name(language, control);
    case TimeControl::Kind::kCorrespondence:
      return detail::counted(language, M::kDayPerMove, M::kDaysPerMove,
                             static_cast<int>(control.per_move.ms / base::days(1).ms));
  }
  return std::string(message(language, M::kUnlimited));
}

std::string time_controls_name(Language language, game::KitId kit,
                               const arbiter::TimeControls& controls) {
  auto first = time_control_name(language, controls.first);
  if (controls.first == controls.second) return first;
  return format(language, M::kBothSides,
                {side_name(language, kit, board::Side::kFirst), first,
                 side_name(language, kit, board::Side::kSecond),
                 time_control_name(language, controls.second)});
}

std::string time_control_fault_sentence(Language language, std::string_view text,
                                        const arbiter::TimeControlFault& fault) {
  const auto form = nth(M::kControlUnknownSign, static_cast<std::size_t>(fault.kind));
  const auto expected = format(language, form, {std::to_string(limit_of(fault.kind))});
  return format(language, M::kNoTimeControl,
                {text, std::to_string(detail::column_at(text, fault.offset)), expected});
}

}  // namespace text
