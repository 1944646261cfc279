// A table for tests, played in a few words. What was done is kept as a log; when the play is over
// the log must rebuild the table, as events and as text (M7.2, M8.1).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include <gtest/gtest.h>

#include "arbiter/action.hpp"
#include "arbiter/action_fault.hpp"
#include "arbiter/clock.hpp"
#include "arbiter/duty.hpp"
#include "arbiter/ending.hpp"
#include "arbiter/event.hpp"
#include "arbiter/event_text.hpp"
#include "arbiter/ruling.hpp"
#include "arbiter/settings.hpp"
#include "arbiter/state.hpp"
#include "arbiter/table.hpp"
#include "arbiter/time_control.hpp"
#include "arbiter/time_control_text.hpp"
#include "base/time.hpp"
#include "board/geometry.hpp"
#include "game/game.hpp"
#include "notation/dialect.hpp"
#include "rules/outcome.hpp"

namespace support {

inline constexpr auto kRed = board::Side::kFirst;
inline constexpr auto kWhite = board::Side::kFirst;
inline constexpr auto kBlack = board::Side::kSecond;

inline arbiter::TimeControls controls_of(std::string_view text) {
  const auto controls = arbiter::parse_time_controls(text);
  EXPECT_TRUE(controls) << text;
  return controls.value_or(arbiter::TimeControls());
}

// Settings on line without lag and without free moves, so that each millisecond counts.
inline arbiter::Settings line(game::RulesetId ruleset = game::RulesetId::kCxa,
                              std::string_view start = "start", std::string_view control = "none") {
  auto settings = arbiter::on_line(ruleset, controls_of(control));
  settings.start = start;
  settings.lag = arbiter::kNoLagQuota;
  settings.free_plies = 0;
  return settings;
}

inline arbiter::Settings board_of(game::RulesetId ruleset = game::RulesetId::kCxa,
                                  std::string_view start = "start",
                                  std::string_view control = "none") {
  auto settings = arbiter::over_the_board(ruleset, controls_of(control));
  settings.start = start;
  return settings;
}

inline arbiter::Incident incident(arbiter::IncidentKind kind, board::Side by) {
  arbiter::Incident incident;
  incident.kind = kind;
  incident.by = by;
  return incident;
}

// `0-1 time M3.3`.
inline std::string text_of(const arbiter::Ending& ending) {
  return std::string(rules::result_code(ending.outcome)) + ' ' +
         std::string(rules::reason_code(ending.outcome.reason)) + ' ' + ending.rule;
}

// `free`, `move e0`, `take a5`, `take a5 with a0`.
inline std::string text_of(const arbiter::Duty& duty) {
  using Kind = arbiter::Duty::Kind;
  if (duty.kind == Kind::kNone) return "free";
  if (duty.kind == Kind::kMove) return "move " + duty.own;
  return "take " + duty.target + (duty.own.empty() ? "" : " with " + duty.own);
}

class TablePlay {
 public:
  explicit TablePlay(const arbiter::Settings& settings)
      : table_(arbiter::Table::open(settings).value()) {}
  TablePlay(const TablePlay&) = delete;
  TablePlay& operator=(const TablePlay&) = delete;
  ~TablePlay() { check_log(); }

  const arbiter::Table& table() const { return table_; }
  const arbiter::State& state() const { return table_.state(); }
  const arbiter::Events& log() const { return log_; }
  // What the last action led to.
  const arbiter::Events& last() const { return last_; }
  const arbiter::ActionFault& fault() const { return fault_; }

  // When the next actions happen.
  TablePlay& at(std::int64_t ms) {
    now_ = {ms};
    return *this;
  }
  TablePlay& later(std::int64_t ms) { return at(now_.ms + ms); }
  base::Instant now() const { return now_; }

  // `done`, or the code of the fault.
  std::string act(const arbiter::Actor& by, const arbiter::Action& action) {
    auto events = table_.act(by, action, now_);
    if (!events) {
      fault_ = events.error();
      return std::string(arbiter::action_fault_code(fault_.kind));
    }
    take(std::move(*events));
    return "done";
  }
  std::string arbiter(const arbiter::Action& action) { return act(arbiter::Arbiter{"Li"}, action); }
  void tick() { take(table_.tick(now_)); }

  TablePlay& start() {
    EXPECT_EQ(arbiter(arbiter::Start{}), "done");
    return *this;
  }
  // `done`, or the code of the fault. The move is that of the side to move.
  std::string move(std::string_view text, std::int64_t lag_ms = 0) {
    const auto side = table_.game().to_move();
    return act(side, arbiter::MakeMove{std::string(text), notation::Dialect::kCoordinates,
                                       base::milliseconds(lag_ms)});
  }
  // Moves in coordinates, all at the present moment.
  TablePlay& moves(std::string_view texts) {
    while (!texts.empty()) {
      const auto end = texts.find(' ');
      EXPECT_EQ(move(texts.substr(0, end)), "done") << texts;
      texts.remove_prefix(end == std::string_view::npos ? texts.size() : end + 1);
    }
    return *this;
  }

  // `touch-binds M2.1`: what the table proposes on it, or the code of the fault.
  std::string report(const arbiter::Incident& incident) {
    const auto done = arbiter(arbiter::Report{incident});
    return done == "done" ? found() : done;
  }
  std::string found() const {
    const auto& ruling = this->ruling();
    return std::string(arbiter::finding_code(ruling.finding)) + ' ' + ruling.rule;
  }
  // The latest ruling.
  const arbiter::Ruling& ruling() const { return state().rulings.back().ruling; }
  int ruling_count() const { return static_cast<int>(state().rulings.size()); }
  std::string confirm(int id) { return arbiter(arbiter::Confirm{id}); }
  TablePlay& confirm() {
    EXPECT_EQ(confirm(ruling_count()), "done");
    return *this;
  }
  std::string override_with(int id, const arbiter::Penalty& instead) {
    return arbiter(arbiter::Override{id, "seen otherwise", instead});
  }

  // `0-1 time M3.3`, or `-` while the game goes on.
  std::string ended() const { return table_.ending() ? text_of(*table_.ending()) : "-"; }
  std::string duty() const { return text_of(state().duty); }
  std::int64_t left(board::Side side) const { return table_.clock().left(side, now_).ms; }
  int periods(board::Side side) const { return table_.clock().periods(side, now_); }
  int fouls(board::Side side) const { return arbiter::fouls_of(state(), side); }
  int warnings(board::Side side) const { return arbiter::warnings_of(state(), side); }
  int ply() const { return table_.game().ply(); }

 private:
  void take(arbiter::Events events) {
    last_ = std::move(events);
    if (last_.empty()) return;
    const auto again = arbiter::read_events(arbiter::write_events(last_));
    EXPECT_TRUE(again && *again == last_) << arbiter::write_events(last_);
    log_.insert(log_.end(), last_.begin(), last_.end());
  }
  void check_log() const {
    const auto again = arbiter::Table::replay(table_.settings(), log_);
    ASSERT_TRUE(again) << "event " << again.error().event;
    EXPECT_TRUE(*again == table_);
  }

  arbiter::Table table_;
  base::Instant now_{};
  arbiter::Events log_;
  arbiter::Events last_;
  arbiter::ActionFault fault_;
};

}  // namespace support
