#include "tournament/event/competition.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "base/result.hpp"
#include "tournament/event/detail/fold.hpp"
#include "tournament/event/event.hpp"
#include "tournament/event/event_fault.hpp"
#include "tournament/event/event_fields.hpp"
#include "tournament/event/event_text.hpp"
#include "tournament/event/head.hpp"
#include "tournament/event/plain_text.hpp"
#include "tournament/event/state.hpp"

namespace tournament {
namespace {

using Kind = EventFault::Kind;
using Taken = base::Result<base::Done, EventFault>;

base::Failure<EventFault> failure(Kind kind, std::string_view field, int value = 0,
                                  int expected = 0) {
  return base::Failure<EventFault>(EventFault{kind, field, value, expected, {}});
}

// Looks at every text of an event; keeps the name of the first that no file may hold.
class TextCheck {
 public:
  template <class T>
  void need(std::string_view name, const T& value) {
    if constexpr (std::is_same_v<T, std::string>) {
      if (!is_plain_text(value, true)) fail(name);
    } else if constexpr (std::is_same_v<T, std::optional<std::string>>) {
      if (value && !is_plain_text(*value, true)) fail(name);
    }
  }
  template <class T, class Otherwise>
  void may(std::string_view name, const T& value, const Otherwise& /*otherwise*/) {
    need(name, value);
  }
  std::optional<std::string_view> failed() const { return failed_; }

 private:
  void fail(std::string_view name) {
    if (!failed_) failed_ = name;
  }
  std::optional<std::string_view> failed_;
};

// The state after the event, which is no revocation.
detail::Refusal fold_into(State& state, int rounds, const Incident& what) {
  return std::visit(
      [&](const auto& event) -> detail::Refusal {
        if constexpr (std::is_same_v<decltype(event), const EventRevoked&>) {
          return std::nullopt;
        } else {
          return detail::fold({state, rounds}, event);
        }
      },
      what);
}

}  // namespace

base::Result<Competition, HeadFault> Competition::open(Head head) {
  if (const auto checked = check_head(head); !checked)
    return base::Failure<HeadFault>(checked.error());
  return Competition(std::move(head));
}

base::Result<Competition, EventFault> Competition::replay(Head head,
                                                          const std::vector<Event>& events) {
  Competition competition(std::move(head));
  for (const Event& event : events) {
    if (const auto taken = competition.take_in(event); !taken)
      return base::Failure<EventFault>(taken.error());
  }
  return competition;
}

Taken Competition::take_in(const Event& event) {
  if (event.number != next_number()) return failure(Kind::kNumber, "", event.number, next_number());
  if (!is_event_time(event.at)) return failure(Kind::kTime, "");
  TextCheck texts;
  std::visit([&](const auto& what) { describe(texts, what); }, event.what);
  if (texts.failed()) return failure(Kind::kText, *texts.failed());
  if (const auto* const revoked = std::get_if<EventRevoked>(&event.what)) {
    if (auto done = revoke(*revoked); !done) return done;
  } else {
    if (auto refused = fold_into(state_, head_.rounds, event.what))
      return base::Failure<EventFault>(std::move(*refused));
    standing_.push_back(events_.size());
  }
  events_.push_back(event);
  return base::Done{};
}

Taken Competition::happen(std::string at, Incident what) {
  return take_in({next_number(), std::move(at), std::move(what)});
}

const Event* Competition::last_standing() const {
  return standing_.empty() ? nullptr : &events_[standing_.back()];
}

// The state is made anew from what still stands: no event needs to know its own reverse.
Taken Competition::revoke(const EventRevoked& event) {
  const Event* const last = last_standing();
  if (last == nullptr) return failure(Kind::kNothingToRevoke, "event");
  if (event.event != last->number)
    return failure(Kind::kNotLastEvent, "event", event.event, last->number);
  if (auto refused = detail::check_reason(event.reason))
    return base::Failure<EventFault>(std::move(*refused));
  standing_.pop_back();
  state_ = State{};
  for (const std::size_t place : standing_) fold_into(state_, head_.rounds, events_[place].what);
  return base::Done{};
}

}  // namespace tournament
