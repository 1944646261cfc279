#include "text/table_fault_sentences.hpp"

#include <cstddef>
#include <string>
#include <string_view>

#include "arbiter/action_fault.hpp"
#include "arbiter/event.hpp"
#include "arbiter/event_text.hpp"
#include "arbiter/table_log.hpp"
#include "base/time.hpp"
#include "game/game.hpp"
#include "text/arbiter_message.hpp"
#include "text/catalogue.hpp"
#include "text/detail/sentence_parts.hpp"
#include "text/sentences.hpp"
#include "text/time_control_sentences.hpp"

namespace text {
namespace {

using arbiter::ActionFault;
using arbiter::EventFault;
using arbiter::EventTextFault;
using arbiter::LogFault;
using detail::nth;
using M = ArbiterMessage;

template <class Enum>
constexpr std::size_t number(Enum value) {
  return static_cast<std::size_t>(value);
}

constexpr auto kMove = number(ActionFault::Kind::kMove);
static_assert(nth(M::kRefusedTimeRunsBack, kMove) == M::kRefusedBoundByTouch);
static_assert(nth(M::kRefusedTimeRunsBack, number(ActionFault::Kind::kImpossibleDuty) - 1) ==
              M::kRefusedImpossibleDuty);
static_assert(nth(M::kLogFormat, number(LogFault::Kind::kMissing)) == M::kLogMissing);
static_assert(nth(M::kLineTime, number(EventTextFault::Kind::kValue)) == M::kLineValue);
static_assert(nth(M::kCannotStart, number(EventFault::kPresence)) == M::kCannotPresence);

// The kinds of fault but for kMove, which has no message here.
M form_of(ActionFault::Kind kind) {
  const auto place = number(kind);
  return nth(M::kRefusedTimeRunsBack, place > kMove ? place - 1 : place);
}

// Nobody waits less than he is told.
base::Duration in_whole_seconds(base::Duration wait) {
  return base::seconds((wait.ms + 999) / 1000);
}

std::string_view value_of(std::string_view line) {
  const auto space = line.find(' ');
  return space == std::string_view::npos ? std::string_view() : line.substr(space + 1);
}

}  // namespace

std::string action_fault_sentence(Language language, game::KitId kit, const ActionFault& fault,
                                  std::string_view move, game::MoveDialect dialect) {
  switch (fault.kind) {
    case ActionFault::Kind::kMove:
      return move_fault_sentence(language, kit, move, dialect, fault.game);
    case ActionFault::Kind::kBoundByTouch:
      return format(language, M::kRefusedBoundByTouch, {detail::duty_clause(language, fault.duty)});
    case ActionFault::Kind::kTooEarly:
      return format(language, M::kRefusedTooEarly,
                    {detail::clock_time(in_whole_seconds(fault.wait))});
    default:  // one of them has a place, for a king
      return format(language, form_of(fault.kind), {detail::king_name(language, kit)});
  }
}

std::string log_fault_sentence(Language language, game::KitId kit, const LogFault& fault,
                               std::string_view line) {
  switch (fault.kind) {
    case LogFault::Kind::kControl:
      return time_control_fault_sentence(language, value_of(line), fault.control);
    case LogFault::Kind::kStart:
      return fen_fault_sentence(language, kit, fault.word, fault.start);
    case LogFault::Kind::kText:
      return format(language, nth(M::kLineTime, number(fault.text.kind)),
                    {std::to_string(detail::column_at(line, fault.text.offset)), fault.text.field});
    case LogFault::Kind::kEvent:
      return event_fault_sentence(language, fault.event);
    default:
      return format(language, nth(M::kLogFormat, number(fault.kind)), {fault.word});
  }
}

std::string event_fault_sentence(Language language, EventFault fault) {
  return format(language, M::kCannotFollow,
                {message(language, nth(M::kCannotStart, number(fault)))});
}

}  // namespace text
