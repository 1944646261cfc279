#include "arbiter/pending.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "arbiter/duty.hpp"
#include "arbiter/ending.hpp"
#include "arbiter/ruling.hpp"
#include "arbiter/settings.hpp"
#include "arbiter/state.hpp"
#include "arbiter/table.hpp"
#include "base/time.hpp"
#include "board/geometry.hpp"
#include "game/game.hpp"
#include "rules/outcome.hpp"

namespace arbiter {
namespace {

using Kind = Pending::Kind;
using board::Side;

constexpr std::array<std::string_view, static_cast<std::size_t>(Kind::kTime) + 1> kCodes = {
    "ruling",  "start", "clocks-stand", "absent",    "late",  "draw-offer", "take-back",
    "rematch", "duty",  "claimable",    "undecided", "fouls", "time",
};

constexpr std::array kSides = {Side::kFirst, Side::kSecond};

// Collects what waits.
class List {
 public:
  explicit List(const Table& table) : table_(table), state_(table.state()) {}

  std::vector<Pending> take() {
    if (state_.ending) {
      if (state_.rematch_offer) add(Kind::kRematch).side = state_.rematch_offer;
      return std::move(list_);
    }
    add_rulings();
    if (!state_.started) add(Kind::kStart);
    if (state_.stopped) add(Kind::kClocksStand);
    add_absent();
    add_requests();
    if (state_.started) add_claims();
    add_fouls();
    add_time();
    return std::move(list_);
  }

 private:
  Pending& add(Kind kind) {
    auto& added = list_.emplace_back();
    added.kind = kind;
    return added;
  }
  void add_rulings() {
    for (const auto& kept : state_.rulings)
      if (kept.state == RulingState::kProposed) add(Kind::kRuling).number = kept.ruling.id;
  }
  void add_absent() {
    for (const auto side : kSides) {
      const auto& away = state_.away[index(side)];
      if (!away) continue;
      const bool late = state_.late[index(side)];
      auto& absent = add(late ? Kind::kLate : Kind::kAbsent);
      absent.side = side;
      absent.at = late ? state_.started_at + table_.settings().late_limit : *away;
    }
  }
  void add_requests() {
    if (state_.draw_offer) add(Kind::kDrawOffer).side = state_.draw_offer;
    if (state_.take_back) {
      auto& asked = add(Kind::kTakeBack);
      asked.side = state_.take_back->by;
      asked.number = state_.take_back->to_ply;
    }
    if (state_.duty.kind != Duty::Kind::kNone) {
      auto& owed = add(Kind::kDuty);
      owed.side = table_.game().to_move();
      owed.duty = state_.duty;
    }
  }
  // On line nothing has to be claimed but an idle repetition (X4.3).
  void add_claims() {
    const auto claim = table_.game().claim();
    if (claim && !claim->ends_game()) add(Kind::kUndecided);
    if (claim && claim->ends_game()) add(Kind::kClaimable).ending = ending_of(*claim);
    const auto limit = table_.game().limit();
    if (limit && !(claim && claim->outcome == limit->outcome))
      add(Kind::kClaimable).ending = ending_of(*limit);
  }
  void add_fouls() {
    for (const auto side : kSides) {
      const int fouls = fouls_of(state_, side);
      if (fouls == 0) continue;
      auto& fouled = add(Kind::kFouls);
      fouled.side = side;
      fouled.number = fouls;
    }
  }
  void add_time() {
    const auto flag = table_.clock().flag_at();
    if (!flag) return;
    auto& time = add(Kind::kTime);
    time.side = table_.clock().on_move();
    time.at = flag;
  }

  const Table& table_;
  const State& state_;
  std::vector<Pending> list_;
};

}  // namespace

std::string_view pending_code(Kind kind) { return kCodes[static_cast<std::size_t>(kind)]; }

std::vector<Pending> pending(const Table& table) { return List(table).take(); }

}  // namespace arbiter
