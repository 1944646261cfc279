#include "text/event_sentences.hpp"

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "arbiter/duty.hpp"
#include "arbiter/ending.hpp"
#include "arbiter/event.hpp"
#include "base/time.hpp"
#include "board/geometry.hpp"
#include "game/game.hpp"
#include "text/arbiter_message.hpp"
#include "text/catalogue.hpp"
#include "text/detail/sentence_parts.hpp"
#include "text/ruling_sentences.hpp"
#include "text/sentences.hpp"

namespace text {
namespace {

using detail::nth;
using M = ArbiterMessage;

static_assert(nth(M::kEventStarted, std::variant_size_v<arbiter::Happening> - 1) == M::kEventEnded);

// Says one event; `form` is the message of its kind.
class EventSentence {
 public:
  EventSentence(Language language, game::KitId kit, std::string_view move, M form)
      : language_(language), kit_(kit), move_(move), form_(form) {}

  // Events of which there is nothing more to say than who, if that.
  template <class E>
  std::string operator()(const E& event) const {
    if constexpr (requires { event.by; }) {
      return say(form_, {side(event.by)});
    } else {
      return say(form_, {});
    }
  }
  std::string operator()(const arbiter::Moved& event) const {
    const std::string_view move = move_.empty() ? std::string_view(event.move) : move_;
    if (event.left.ms == 0) return say(M::kEventMovedUntimed, {side(event.by), move});
    const auto periods = event.periods > 0 ? std::optional(event.periods) : std::nullopt;
    return say(form_, {side(event.by), move, time(event.left, periods)});
  }
  std::string operator()(const arbiter::TakeBackAsked& event) const {
    return say(form_, {side(event.by), detail::position_name(language_, event.to_ply)});
  }
  std::string operator()(const arbiter::TookBack& event) const {
    return say(form_, {detail::position_name(language_, event.to_ply)});
  }
  std::string operator()(const arbiter::PresenceChanged& event) const {
    return say(event.present ? form_ : M::kEventAbsent, {side(event.side)});
  }
  std::string operator()(const arbiter::RulingProposed& event) const {
    const auto& ruling = event.ruling;
    return say(form_, {std::to_string(ruling.id), ruling_sentence(language_, kit_, ruling)});
  }
  std::string operator()(const arbiter::RulingConfirmed& event) const {
    return say(form_, {std::to_string(event.ruling), by(event.arbiter)});
  }
  std::string operator()(const arbiter::RulingOverridden& event) const;
  std::string operator()(const arbiter::WentBack& event) const;
  std::string operator()(const arbiter::ClocksStopped& event) const {
    return say(form_, {by(event.arbiter), reason(event.reason)});
  }
  std::string operator()(const arbiter::ClocksStarted& event) const {
    return say(form_, {by(event.arbiter)});
  }
  std::string operator()(const arbiter::ClockSet& event) const {
    return say(form_, {side(event.side), time(event.left, event.periods), by(event.arbiter),
                       reason(event.reason)});
  }
  std::string operator()(const arbiter::Decided& event) const {
    if (!event.outcome) return say(M::kEventGoesOn, {by(event.arbiter), reason(event.reason)});
    const auto verdict = verdict_sentence(language_, kit_, {*event.outcome, {}, {}});
    return say(form_, {by(event.arbiter), reason(event.reason), verdict});
  }
  std::string operator()(const arbiter::Noted& event) const {
    if (event.arbiter.empty()) return say(M::kEventNotedUnsigned, {event.text});
    return say(form_, {event.arbiter, event.text});
  }
  std::string operator()(const arbiter::Ended& event) const {
    const auto verdict = verdict_sentence(language_, kit_, arbiter::verdict_of(event.ending));
    if (event.ruling == 0) return say(form_, {verdict});
    return say(M::kEventEndedByRuling, {verdict, std::to_string(event.ruling)});
  }

 private:
  std::string say(M message, std::initializer_list<std::string_view> arguments) const {
    return format(language_, message, arguments);
  }
  std::string_view side(board::Side side) const { return side_name(language_, kit_, side); }
  // Nothing where nobody signed it, or no reason was given.
  std::string by(const std::string& arbiter) const {
    return arbiter.empty() ? std::string() : say(M::kBy, {arbiter});
  }
  std::string reason(const std::string& reason) const {
    return reason.empty() ? std::string() : say(M::kReason, {reason});
  }
  std::string time(base::Duration left, std::optional<int> periods) const {
    auto time = detail::clock_time(left);
    if (!periods) return time;
    return say(M::kTimeAndPeriods,
               {time, detail::counted(language_, M::kPeriod, M::kPeriods, *periods)});
  }

  Language language_;
  game::KitId kit_;
  std::string_view move_;
  M form_;
};

std::string EventSentence::operator()(const arbiter::RulingOverridden& event) const {
  auto text = say(form_, {std::to_string(event.ruling), by(event.arbiter), reason(event.reason)});
  const auto& instead = event.instead;
  const auto clauses = detail::penalty_clauses(language_, instead);
  auto does = detail::joined_clauses(language_, clauses.of_side, clauses.of_game);
  if (does.empty() && !instead.ends) does = message(language_, M::kNoPenalty);
  if (!does.empty()) detail::add_sentence(language_, text, say(M::kInstead, {does}));
  if (instead.ends) {
    detail::add_sentence(language_, text,
                         verdict_sentence(language_, kit_, arbiter::verdict_of(*instead.ends)));
  }
  return text;
}

std::string EventSentence::operator()(const arbiter::WentBack& event) const {
  auto text = say(form_, {detail::position_name(language_, event.to_ply), by(event.arbiter),
                          reason(event.reason)});
  if (event.duty.kind != arbiter::Duty::Kind::kNone) {
    detail::add_sentence(language_, text,
                         say(M::kThenDuty, {detail::duty_clause(language_, event.duty)}));
  }
  return text;
}

}  // namespace

std::string event_sentence(Language language, game::KitId kit, const arbiter::Event& event,
                           std::string_view move) {
  const auto form = nth(M::kEventStarted, event.what.index());
  return detail::on_one_line(std::visit(EventSentence(language, kit, move, form), event.what));
}

}  // namespace text
