#include "arbiter/table.hpp"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <utility>
#include <variant>

#include "arbiter/action.hpp"
#include "arbiter/action_fault.hpp"
#include "arbiter/clock.hpp"
#include "arbiter/detail/core.hpp"
#include "arbiter/detail/transaction.hpp"
#include "arbiter/event.hpp"
#include "arbiter/settings.hpp"
#include "arbiter/state.hpp"
#include "base/result.hpp"
#include "base/time.hpp"
#include "board/geometry.hpp"
#include "game/game.hpp"

namespace arbiter {

Table::Table(std::unique_ptr<detail::Core> core) : core_(std::move(core)) {}
Table::Table(const Table& other) : core_(std::make_unique<detail::Core>(*other.core_)) {}
Table::Table(Table&& other) noexcept = default;
Table& Table::operator=(Table&& other) noexcept = default;
Table::~Table() = default;

const Settings& Table::settings() const { return core_->settings; }
const game::Game& Table::game() const { return *core_->game; }
const Clock& Table::clock() const { return core_->clock; }
const State& Table::state() const { return core_->state; }

base::Result<Table, game::Fault> Table::open(const Settings& settings) {
  auto game = game::make_game(settings.ruleset, settings.start);
  if (!game) return base::Failure<game::Fault>(game.error());
  return Table(std::make_unique<detail::Core>(settings, std::move(*game)));
}

base::Result<Table, ReplayFault> Table::replay(const Settings& settings, const Events& events) {
  auto table = open(settings);
  if (!table) return base::Failure<ReplayFault>(ReplayFault{0, EventFault::kStart});
  for (std::size_t i = 0; i < events.size(); ++i) {
    const auto taken = table->take_in(events[i]);
    if (!taken) return base::Failure<ReplayFault>(ReplayFault{i, taken.error()});
  }
  return std::move(*table);
}

base::Result<base::Done, EventFault> Table::take_in(const Event& event) {
  return detail::apply(*core_, event);
}

base::Result<Events, ActionFault> Table::act(const Actor& by, const Action& action,
                                             base::Instant now) {
  if (now < core_->state.last)
    return base::Failure<ActionFault>(ActionFault{ActionFault::Kind::kTimeRunsBack, {}, {}, {}});
  if (auto fallen = tick(now); !fallen.empty()) return fallen;
  detail::Transaction transaction(*core_, now);
  const auto* side = std::get_if<board::Side>(&by);
  const auto acted = side != nullptr
                         ? detail::decide_player(transaction, *side, action)
                         : detail::decide_arbiter(transaction, std::get<Arbiter>(by), action);
  if (!acted) return base::Failure<ActionFault>(acted.error());
  detail::settle(transaction);
  return transaction.take_events();
}

Events Table::tick(base::Instant now) {
  if (now < core_->state.last) return {};
  detail::Transaction transaction(*core_, now);
  detail::tick(transaction);
  return transaction.take_events();
}

std::optional<base::Instant> Table::deadline() const {
  const auto& state = core_->state;
  if (!state.started || state.ending) return std::nullopt;
  auto deadline = core_->clock.flag_at();
  const bool late = std::ranges::any_of(state.late, [](bool is_late) { return is_late; });
  if (late) {
    const auto late_at = state.started_at + core_->settings.late_limit;
    deadline = deadline ? std::min(*deadline, late_at) : late_at;
  }
  return deadline;
}

bool operator==(const Table& a, const Table& b) {
  return a.settings() == b.settings() && a.state() == b.state() && a.clock() == b.clock() &&
         a.game().start_fen() == b.game().start_fen() && a.game().moves() == b.game().moves();
}

}  // namespace arbiter
