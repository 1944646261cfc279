#include "simulation/invariants.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "arbiter/clock.hpp"
#include "arbiter/event.hpp"
#include "arbiter/event_text.hpp"
#include "arbiter/settings.hpp"
#include "arbiter/state.hpp"
#include "arbiter/table.hpp"
#include "arbiter/table_log.hpp"
#include "arbiter/time_control.hpp"
#include "base/time.hpp"
#include "board/geometry.hpp"
#include "simulation/random_table.hpp"

namespace simulation {
namespace {

using namespace arbiter;  // NOLINT(google-build-using-namespace): the test is about it alone
using board::Side;
using Broken = std::optional<std::string>;

constexpr std::array kSides = {Side::kFirst, Side::kSecond};

const TimeControl& control_of(const Table& table, Side side) {
  const auto& controls = table.settings().controls;
  return side == Side::kFirst ? controls.first : controls.second;
}

// All that a side has: main time and periods, the present one as far as it is left.
base::Duration whole_time(const Table& table, Side side, base::Instant now) {
  const auto& control = control_of(table, side);
  const auto& clock = table.clock();
  const auto left = clock.left(side, now);
  const auto periods = clock.periods(side, now);
  if (periods == 0) return left;
  const bool in_period = clock.in_byo_yomi(side, now);
  return left + control.byo_yomi.length * (in_period ? periods - 1 : periods);
}

// The most that one move may add by M3.1: an increment, the next stage, a period made whole again.
base::Duration most_added(const TimeControl& control) {
  base::Duration most = control.byo_yomi.length + control.per_move;
  for (const auto& stage : control.stages) most = most + stage.increment + stage.time;
  return most;
}

bool may_set_clocks(const Happening& what) {
  return std::holds_alternative<Started>(what) || std::holds_alternative<TookBack>(what) ||
         std::holds_alternative<WentBack>(what) || std::holds_alternative<ClockSet>(what) ||
         std::holds_alternative<RulingConfirmed>(what) ||
         std::holds_alternative<RulingOverridden>(what);
}

Broken check_clocks(const Step& step, const Table& before, const Table& now) {
  if (std::ranges::any_of(step.events, [](const Event& e) { return may_set_clocks(e.what); }))
    return std::nullopt;
  const auto then = before.state().last;
  const bool moved = before.game().ply() != now.game().ply();
  for (const auto side : kSides) {
    auto most = whole_time(before, side, then);
    const bool is_mover = moved && before.game().to_move() == side;
    if (is_mover) most = most + most_added(control_of(now, side));
    if (whole_time(now, side, step.now) > most) return "time has grown";
    // Whoever is not on move loses nothing.
    if (before.state().started && before.game().to_move() != side && !moved &&
        whole_time(now, side, step.now) != whole_time(before, side, then))
      return "the clock of the side that waits has changed";
  }
  return std::nullopt;
}

Broken check_offers(const Table& before, const Table& now) {
  const auto& offer = now.state().draw_offer;
  if (!offer) return std::nullopt;
  if (now.ending()) return "an offer outlives the game";
  const bool answered = before.state().draw_offer == offer &&
                        now.game().ply() == before.game().ply() + 1 &&
                        before.game().to_move() == board::other(*offer);
  return answered ? Broken("an offer outlives the opponent's move") : std::nullopt;
}

// Needs a game that no arbiter has let go on after its end.
Broken check_fouls(const Table& now) {
  for (const auto side : kSides) {
    const bool full = fouls_of(now.state(), side) >= now.settings().fouls_lose;
    if (full && !now.ending() && !is_ruling_pending(now.state()))
      return "the game goes on after too many fouls";
  }
  return std::nullopt;
}

Broken check_deadline(const Table& now) {
  const auto deadline = now.deadline();
  if (!deadline || *deadline <= now.state().last) return std::nullopt;
  Table early = now;
  if (!early.tick({deadline->ms - 1}).empty()) return "something falls before the deadline";
  Table due = now;
  if (due.tick(*deadline).empty()) return "nothing falls at the deadline";
  return std::nullopt;
}

bool comes_after_end(const Happening& what) {
  return std::holds_alternative<RulingOverridden>(what) || std::holds_alternative<WentBack>(what) ||
         std::holds_alternative<Decided>(what) || std::holds_alternative<Noted>(what) ||
         std::holds_alternative<RematchOffered>(what) ||
         std::holds_alternative<RematchDeclined>(what) ||
         std::holds_alternative<RematchAgreed>(what);
}

}  // namespace

Watch::Watch(const Table& table) : settings_(table.settings()) {
  text_ = write_head({settings_, {{"Event", "a simulation"}}});
}

Broken Watch::after(const Step& step, const Table& before, const Table& now) {
  if (step.refused && !(before == now)) return "a refused action has changed the table";
  if (const auto broken = check_order(step.events)) return broken;
  ended_ = now.ending().has_value();
  reopened_ = reopened_ || (before.ending() && !now.ending());
  if (!reopened_) {
    if (const auto broken = check_fouls(now)) return broken;
  }
  for (const auto& check :
       {check_offers(before, now), check_deadline(now), check_clocks(step, before, now)})
    if (check) return check;
  return check_text(step.events);
}

// One ending, and nothing behind it but corrections and talk of a rematch.
Broken Watch::check_order(const Events& events) {
  for (const auto& event : events) {
    if (ended_ && !comes_after_end(event.what)) return "an event after the end";
    if (!events_.empty() && event.at < events_.back().at) return "time runs back";
    if (std::holds_alternative<Ended>(event.what)) ended_ = true;
    if (std::holds_alternative<WentBack>(event.what)) ended_ = false;
    if (const auto* decided = std::get_if<Decided>(&event.what))
      ended_ = decided->outcome.has_value();
    if (std::holds_alternative<RulingOverridden>(event.what)) ended_ = false;
    events_.push_back(event);
  }
  return std::nullopt;
}

Broken Watch::check_text(const Events& events) {
  if (events.empty()) return std::nullopt;
  const auto line = write_events(events);
  const auto read = read_events(line);
  if (!read || *read != events) return "the text of the events is read as something else: " + line;
  text_ += line + '\n';
  return std::nullopt;
}

Broken Watch::at_end(const Table& now) const {
  const auto again = Table::replay(settings_, events_);
  if (!again) return "the log is refused at event " + std::to_string(again.error().event);
  if (!(*again == now)) return "the log gives another table";
  LogReader reader;
  std::string_view rest = text_;
  while (!rest.empty()) {
    const auto end = rest.find('\n');
    if (!reader.read(rest.substr(0, end))) return "the written log is refused";
    rest.remove_prefix(end + 1);
  }
  if (!reader.has_table() || !(reader.table() == now)) return "the written log gives another table";
  return reader.events() == events_ ? std::nullopt : Broken("the written log has other events");
}

}  // namespace simulation
