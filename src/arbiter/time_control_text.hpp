// Time controls as people write them: `60+30`, `40/90,20/30+30`, `20+3x30s`, `10分+5秒`, `每步3天`,
// `10+5 | 5+2`. The grammar is in docs/formats/time-control.md. Any thread may use it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "arbiter/time_control.hpp"
#include "base/result.hpp"

namespace arbiter {

// Why a text is no time control, and where.
struct TimeControlFault {
  enum class Kind : std::uint8_t {
    kUnknownSign,      // no number, and no word or sign of the format
    kExpectedTime,     // a number that begins a time must stand here
    kExpectedUnit,     // `1h30`: a number behind a unit needs a smaller unit
    kExpectedDays,     // `每步` without `N天`, where a control begins
    kExpectedEnd,      // only an increment, byo-yomi, `,` or `|` can follow, each in its place
    kTooManyDecimals,  // more than three
    kNotWhole,         // a number of moves, periods or days with decimals
    kTooManyStages,    // this one and the next six: the limits of time_control.hpp
    kMovesOutOfRange,
    kTimeTooLong,
    kIncrementTooLong,
    kPeriodsOutOfRange,
    kPeriodLengthOutOfRange,
    kDaysOutOfRange,
    kNoTime,               // a stage that gives nothing
    kStageBehindLast,      // only the last stage may count no moves
    kByoYomiNotLast,       // byo-yomi of a stage that counts its moves
    kByoYomiAndIncrement,  // not both in one stage
  };
  Kind kind{};
  std::size_t offset = 0;  // bytes from the start of the text
  friend bool operator==(const TimeControlFault&, const TimeControlFault&) = default;
};

// The controls that a text in UTF-8 names; always valid. One control is that of both sides;
// `a | b` are the first and the second side's. Fails with the first fault of the text.
base::Result<TimeControls, TimeControlFault> parse_time_controls(std::string_view text);

// The short form of valid controls, in ASCII. Equal controls have one text, and parsing it gives
// them again.
std::string write_time_controls(const TimeControls& controls);

}  // namespace arbiter
