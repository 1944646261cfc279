#include "arbiter/time_control_text.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/detail/time_control_tokens.hpp"
#include "arbiter/time_control.hpp"
#include "base/result.hpp"
#include "base/time.hpp"

namespace arbiter {
namespace {

using base::Duration;
using detail::Token;
using Sign = detail::Token::Kind;
using Fault = TimeControlFault::Kind;

constexpr Duration kHour = base::minutes(60);
constexpr std::int64_t kThousand = 1000;

// The length of a unit of time; nothing for any other sign, and for days, which no clock counts.
Duration unit_of(Sign sign) {
  switch (sign) {
    case Sign::kHours:
      return kHour;
    case Sign::kMinutes:
      return base::minutes(1);
    case Sign::kSeconds:
      return base::seconds(1);
    default:
      return {};
  }
}

// Reads the tokens from front to back. A function that fails notes why and gives false; what is
// read before the first fault is thrown away.
class Parser {
 public:
  explicit Parser(std::string_view text) : tokens_(detail::tokens_of(text)) {}

  base::Result<TimeControls, TimeControlFault> controls() {
    TimeControls read;
    if (!side(read.first)) return base::Failure<TimeControlFault>(fault_);
    read.second = read.first;
    if (take(Sign::kBar)) {
      read.second = TimeControl();
      if (!side(read.second)) return base::Failure<TimeControlFault>(fault_);
    }
    if (!sees(Sign::kEnd)) {
      fail(Fault::kExpectedEnd, here());
      return base::Failure<TimeControlFault>(fault_);
    }
    return read;
  }

 private:
  // What a stage holds until it is known that everything in it goes together.
  struct Reading {
    Stage stage;
    ByoYomi byo_yomi;
    std::size_t time_offset = 0;
    bool has_increment = false;
  };

  bool side(TimeControl& control) {
    if (take(Sign::kNone)) return true;
    if (take(Sign::kPerMove)) return days(control);
    if (sees(Sign::kNumber) && sees(Sign::kDays, 1)) {
      if (!days(control)) return false;
      if (sees(Sign::kSlash) && sees(Sign::kMoves, 1)) at_ += 2;
      return true;
    }
    control.kind = TimeControl::Kind::kClock;
    return stages(control);
  }

  bool days(TimeControl& control) {
    if (!sees(Sign::kNumber) || !sees(Sign::kDays, 1)) return fail(Fault::kExpectedDays, here());
    int number = 0;
    if (!count(kMostDaysPerMove, Fault::kDaysOutOfRange, number)) return false;
    control.kind = TimeControl::Kind::kCorrespondence;
    control.per_move = base::days(number);
    return take(Sign::kDays);
  }

  bool stages(TimeControl& control) {
    do {
      const std::size_t offset = here();
      if (control.stages.size() == kMostStages) return fail(Fault::kTooManyStages, offset);
      if (!control.stages.empty() && control.stages.back().moves == 0)
        return fail(Fault::kStageBehindLast, offset);
      Reading reading;
      if (!stage(reading)) return false;
      control.stages.push_back(reading.stage);
      control.byo_yomi = reading.byo_yomi;
    } while (take(Sign::kComma));
    return true;
  }

  bool stage(Reading& reading) {
    const bool is_sudden_death = take(Sign::kSuddenDeath);
    if (!is_sudden_death && !moves(reading.stage.moves)) return false;
    reading.time_offset = here();
    if (!time(Sign::kMinutes, kMostStageTime, Fault::kTimeTooLong, reading.stage.time))
      return false;
    take(Sign::kSuddenDeath);
    while (starts_addition())
      if (!addition(reading)) return false;
    if (reading.stage.time.ms == 0 && reading.stage.increment.ms == 0 &&
        reading.byo_yomi.periods == 0)
      return fail(Fault::kNoTime, reading.time_offset);
    return true;
  }

  // `40/` or `40步`, if the stage begins with it.
  bool moves(int& moves) {
    if (!sees(Sign::kNumber) || !(sees(Sign::kSlash, 1) || sees(Sign::kMoves, 1))) return true;
    if (!count(kMostMovesInStage, Fault::kMovesOutOfRange, moves)) return false;
    take(Sign::kMoves);
    take(Sign::kSlash);
    return true;
  }

  // Whether an increment or byo-yomi follows. A comma in front of it is only punctuation.
  bool starts_addition() const {
    const std::size_t ahead = sees(Sign::kComma) ? 1 : 0;
    return sees(Sign::kPlus, ahead) || sees(Sign::kPerMove, ahead) || sees(Sign::kByoYomi, ahead) ||
           (sees(Sign::kNumber, ahead) && sees(Sign::kTimes, ahead + 1));
  }

  bool addition(Reading& reading) {
    take(Sign::kComma);
    const std::size_t offset = here();
    while (take(Sign::kPlus) || take(Sign::kPerMove)) {
    }
    bool is_byo_yomi = take(Sign::kByoYomi);
    ByoYomi byo_yomi{.periods = 1, .length = {}};
    if (sees(Sign::kNumber) && sees(Sign::kTimes, 1)) {
      if (!count(kMostPeriods, Fault::kPeriodsOutOfRange, byo_yomi.periods)) return false;
      is_byo_yomi = take(Sign::kTimes);
      take(Sign::kByoYomi);
    }
    const std::size_t length_offset = here();
    const auto too_long = is_byo_yomi ? Fault::kPeriodLengthOutOfRange : Fault::kIncrementTooLong;
    static_assert(kMostIncrement == kMostPeriodLength);
    if (!time(Sign::kSeconds, kMostIncrement, too_long, byo_yomi.length)) return false;
    if (take(Sign::kByoYomi)) is_byo_yomi = true;
    if (!is_byo_yomi) return add_increment(reading, byo_yomi.length, offset);
    if (byo_yomi.length.ms == 0) return fail(Fault::kPeriodLengthOutOfRange, length_offset);
    return add_byo_yomi(reading, byo_yomi, offset);
  }

  bool add_increment(Reading& reading, Duration increment, std::size_t offset) {
    if (reading.has_increment) return fail(Fault::kExpectedEnd, offset);
    if (reading.byo_yomi.periods > 0 && increment.ms > 0)
      return fail(Fault::kByoYomiAndIncrement, offset);
    reading.has_increment = true;
    reading.stage.increment = increment;
    return true;
  }

  bool add_byo_yomi(Reading& reading, ByoYomi byo_yomi, std::size_t offset) {
    if (reading.byo_yomi.periods > 0) return fail(Fault::kExpectedEnd, offset);
    if (reading.stage.moves > 0) return fail(Fault::kByoYomiNotLast, offset);
    if (reading.stage.increment.ms > 0) return fail(Fault::kByoYomiAndIncrement, offset);
    reading.byo_yomi = byo_yomi;
    return true;
  }

  // `90`, `1.5h`, `1h30m`: a number without unit has the one given; units become smaller.
  bool time(Sign bare_unit, Duration most, Fault too_long, Duration& time) {
    const std::size_t offset = here();
    if (!sees(Sign::kNumber)) return fail(Fault::kExpectedTime, offset);
    std::optional<Duration> last;
    while (sees(Sign::kNumber) && !(last && sees(Sign::kTimes, 1))) {
      const std::size_t number_offset = here();
      std::int64_t thousandths = 0;
      if (!number(thousandths)) return false;
      const bool is_bare = unit_of(sign()).ms == 0;
      const Duration unit = unit_of(is_bare ? bare_unit : sign());
      if (last && (is_bare || unit >= *last)) return fail(Fault::kExpectedUnit, number_offset);
      time = time + unit * thousandths;
      if (is_bare) break;
      last = unit;
      ++at_;
    }
    if (time > most * kThousand) return fail(too_long, offset);
    time = Duration{time.ms / kThousand};
    return true;
  }

  // Needs a number in front. Fails if it is no whole number from 1 to `most`.
  bool count(int most, Fault out_of_range, int& count) {
    const std::size_t offset = here();
    std::int64_t thousandths = 0;
    if (!number(thousandths)) return false;
    if (thousandths % kThousand != 0) return fail(Fault::kNotWhole, offset);
    if (thousandths < kThousand || thousandths > most * kThousand)
      return fail(out_of_range, offset);
    count = static_cast<int>(thousandths / kThousand);
    return true;
  }

  bool number(std::int64_t& thousandths) {
    const Token& token = tokens_[at_];
    if (token.number.decimals > 3) return fail(Fault::kTooManyDecimals, token.offset);
    thousandths = token.number.thousandths;
    ++at_;
    return true;
  }

  Sign sign(std::size_t ahead = 0) const {
    return at_ + ahead < tokens_.size() ? tokens_[at_ + ahead].kind : Sign::kEnd;
  }
  bool sees(Sign kind, std::size_t ahead = 0) const { return sign(ahead) == kind; }

  bool take(Sign kind) {
    if (!sees(kind)) return false;
    ++at_;
    return true;
  }

  std::size_t here() const { return tokens_[at_].offset; }

  // Notes the fault; an unknown sign where something was expected is a fault of its own.
  bool fail(Fault kind, std::size_t offset) {
    const bool is_unknown = sees(Sign::kUnknown) && offset == here();
    fault_ = {.kind = is_unknown ? Fault::kUnknownSign : kind, .offset = offset};
    return false;
  }

  std::vector<Token> tokens_;
  std::size_t at_ = 0;  // never behind kEnd
  TimeControlFault fault_;
};

std::string in_thousandths(std::int64_t thousandths) {
  std::string text = std::to_string(thousandths / kThousand);
  if (thousandths % kThousand == 0) return text;
  const std::string decimals = std::to_string(kThousand + thousandths % kThousand);
  text += '.' + decimals.substr(1);
  text.erase(text.find_last_not_of('0') + 1);
  return text;
}

std::string written_time(Duration time) {
  const std::int64_t minute = base::minutes(1).ms;
  if (time.ms % minute == 0) return std::to_string(time.ms / minute);
  return in_thousandths(time.ms) + 's';
}

std::string written_stage(const Stage& stage) {
  std::string text = stage.moves > 0 ? std::to_string(stage.moves) + '/' : std::string();
  text += written_time(stage.time);
  if (stage.increment.ms > 0) text += '+' + in_thousandths(stage.increment.ms);
  return text;
}

std::string written_clock(const TimeControl& control) {
  std::string text;
  for (const Stage& stage : control.stages) {
    if (!text.empty()) text += ',';
    text += written_stage(stage);
  }
  const ByoYomi& byo_yomi = control.byo_yomi;
  if (byo_yomi.periods == 0) return text;
  return text + '+' + std::to_string(byo_yomi.periods) + 'x' + in_thousandths(byo_yomi.length.ms) +
         's';
}

std::string written_side(const TimeControl& control) {
  switch (control.kind) {
    case TimeControl::Kind::kNone:
      return "none";
    case TimeControl::Kind::kClock:
      return written_clock(control);
    case TimeControl::Kind::kCorrespondence:
      return std::to_string(control.per_move.ms / base::days(1).ms) + 'd';
  }
  return {};
}

}  // namespace

base::Result<TimeControls, TimeControlFault> parse_time_controls(std::string_view text) {
  return Parser(text).controls();
}

std::string write_time_controls(const TimeControls& controls) {
  std::string text = written_side(controls.first);
  if (controls.second != controls.first) text += " | " + written_side(controls.second);
  return text;
}

}  // namespace arbiter
