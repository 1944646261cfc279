#include <cassert>
#include <cstddef>
#include <optional>
#include <utility>
#include <variant>

#include "arbiter/clock.hpp"
#include "arbiter/detail/core.hpp"
#include "arbiter/detail/transaction.hpp"
#include "arbiter/ending.hpp"
#include "arbiter/event.hpp"
#include "arbiter/ruling.hpp"
#include "arbiter/state.hpp"
#include "base/time.hpp"
#include "board/geometry.hpp"
#include "game/game.hpp"
#include "rules/outcome.hpp"

namespace arbiter::detail {
namespace {

using board::Side;
using rules::Reason;

// Claimed over the board, not given unasked (X4.3, M5.2, M5.3): what looks back on the game.
bool waits_for_claim(Reason reason) {
  switch (reason) {
    case Reason::kRepetition:
    case Reason::kMoveCount:
    case Reason::kPerpetualCheck:
    case Reason::kPerpetualKill:
    case Reason::kPerpetualChase:
    case Reason::kPerpetualMixed:
    case Reason::kPerpetualMutual:
      return true;
    default:
      return false;
  }
}

std::optional<Ending> late_ending(const State& state) {
  const bool first = state.late[index(Side::kFirst)];
  const bool second = state.late[index(Side::kSecond)];
  if (!first && !second) return std::nullopt;
  std::optional<Side> winner;
  if (first != second) winner = first ? Side::kSecond : Side::kFirst;
  return Ending{{winner, Reason::kForfeit}, "M1.1", {}};
}

// Ends the game for the side whose time is over, if one's is.
void drop_flag(Transaction& transaction, int ruling = 0) {
  if (const auto side = transaction.core().clock.fallen(transaction.now()))
    transaction.emit(Ended{flag_ending(transaction.game(), *side), ruling});
}

// The ruling that stands behind a settling, with the side whose fouls or clock may now be full.
void settle_ruling(Transaction& transaction, int id) {
  const auto& state = transaction.state();
  const auto& kept = state.rulings[static_cast<std::size_t>(id) - 1];
  const auto& ends = kept.effect()->ends;
  if (ends) return transaction.emit(Ended{*ends, id});
  for (const auto side : {Side::kFirst, Side::kSecond}) {
    if (fouls_of(state, side) >= transaction.core().settings.fouls_lose)
      return transaction.emit(Ended{{{other(side), Reason::kFouls}, "M6.1", {}}, id});
  }
  if (kept.effect()->time_off.ms > 0) drop_flag(transaction, id);
}

}  // namespace

Ending flag_ending(const game::Game& game, Side side) {
  const bool qinyu = game.kit() == game::KitId::kQinyu;
  if (qinyu) {
    const auto verdict = game.verdict();
    if (verdict && verdict->outcome.reason == Reason::kDeadPosition)
      return {{std::nullopt, Reason::kTime}, "Q5.7", {}};
  }
  return {{other(side), Reason::kTime}, qinyu ? "Q5.7" : "M3.3", {}};
}

std::optional<Ending> automatic_ending(const Core& core) {
  // What a ruleset leaves to a claim it judges on screen unasked (X4.3).
  const auto verdict = core.over_the_board() ? core.game->verdict() : core.game->claim();
  if (!verdict || !verdict->ends_game()) return std::nullopt;
  const bool book = core.over_the_board() && core.game->kit() == game::KitId::kXiangqi;
  if (book && waits_for_claim(verdict->outcome.reason)) return std::nullopt;
  return ending_of(*verdict);
}

void Transaction::emit(Happening what) {
  Event event{now_, std::move(what)};
  [[maybe_unused]] const auto applied = apply(core_, event);
  assert(applied);
  events_.push_back(std::move(event));
}

void tick(Transaction& transaction) {
  const auto& state = transaction.state();
  if (!state.started || state.ending) return;
  const auto& core = transaction.core();
  const auto late_at = state.started_at + core.settings.late_limit;
  const auto late = late_ending(state);
  const auto flag_at = core.clock.flag_at();
  if (late && transaction.now() >= late_at && (!flag_at || late_at <= *flag_at))
    return transaction.emit(Ended{*late});
  if (core.clock.running()) drop_flag(transaction);
}

void settle(Transaction& transaction) {
  if (transaction.state().ending || transaction.events().empty()) return;
  const auto last = transaction.events().back().what;
  if (const auto* confirmed = std::get_if<RulingConfirmed>(&last))
    return settle_ruling(transaction, confirmed->ruling);
  if (const auto* overridden = std::get_if<RulingOverridden>(&last))
    return settle_ruling(transaction, overridden->ruling);
  if (std::holds_alternative<Started>(last) || std::holds_alternative<Moved>(last)) {
    // A mate made in time goes before any flag (M3.3).
    if (const auto ending = automatic_ending(transaction.core()))
      return transaction.emit(Ended{*ending});
  }
  // A clock that stands shows no flag: the arbiter may still set it.
  if (transaction.core().clock.running()) drop_flag(transaction);
}

}  // namespace arbiter::detail
