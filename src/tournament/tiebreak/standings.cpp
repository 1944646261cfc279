#include "tournament/tiebreak/standings.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "tournament/record.hpp"
#include "tournament/tiebreak/criterion.hpp"
#include "tournament/tiebreak/derivation.hpp"
#include "tournament/tiebreak/detail/measures.hpp"
#include "tournament/tiebreak/ledger.hpp"
#include "tournament/tiebreak/value.hpp"

namespace tournament {
namespace {

constexpr std::array kOrderNames = {
    std::pair{"round-robin", OrderKind::kRoundRobin}, std::pair{"swiss-a", OrderKind::kSwissA},
    std::pair{"swiss-b", OrderKind::kSwissB}, std::pair{"fide", OrderKind::kFide}};

// Positive: `a` ranks above `b`. What cannot be said ranks last.
int above(const std::optional<Value>& a, const std::optional<Value>& b, bool low) {
  if (!a || !b) {
    return static_cast<int>(a.has_value()) - static_cast<int>(b.has_value());
  }
  const auto order = *a <=> *b;
  const int sign = order > 0 ? 1 : (order < 0 ? -1 : 0);
  return low ? -sign : sign;
}

bool is_level(const StandingRow& a, const StandingRow& b, const RankingOrder& order,
              std::size_t criteria) {
  if (a.points != b.points || (order.warned_last && a.warned != b.warned)) {
    return false;
  }
  for (std::size_t i = 0; i < criteria; ++i) {
    if (above(a.values[i], b.values[i], false) != 0) {
      return false;
    }
  }
  return true;
}

// Rows in order, divided into groups of those who are still level.
class Table {
 public:
  Table(const Ledger& ledger, const RankingOrder& order) : ledger_(ledger), order_(order) {
    for (int number = 1; number <= ledger.players(); ++number) {
      const PlayerNumber player = player_number(number);
      rows_.push_back({.player = player,
                       .points = ledger.score(player),
                       .warned = ledger.record().player(player).warnings > 0,
                       .values = {}});
    }
    std::ranges::sort(rows_, [&](const StandingRow& a, const StandingRow& b) {
      const bool warned = order_.warned_last;
      return std::tuple(b.points, warned && a.warned, a.player) <
             std::tuple(a.points, warned && b.warned, b.player);
    });
    ends_.push_back(rows_.size());
    divide();
  }

  void apply(const Criterion& criterion) {
    fill(criterion);
    const bool low = low_first(criterion);
    for_each_group([&](std::span<StandingRow> group) {
      std::ranges::sort(group, [&](const StandingRow& a, const StandingRow& b) {
        const int sign = above(a.values.back(), b.values.back(), low);
        return sign != 0 ? sign > 0 : a.player < b.player;
      });
    });
    ++applied_;
    divide();
  }

  std::vector<StandingRow> finish() && {
    for_each_group([&](std::span<StandingRow> group) {
      for (StandingRow& row : group) {
        row.rank = static_cast<int>(group.data() - rows_.data()) + 1;
      }
    });
    return std::move(rows_);
  }

 private:
  template <class Deed>
  void for_each_group(Deed deed) {
    std::size_t begin = 0;
    for (const std::size_t end : ends_) {
      deed(std::span(rows_).subspan(begin, end - begin));
      begin = end;
    }
  }

  void divide() {
    std::vector<std::size_t> ends;
    std::size_t begin = 0;
    for (const std::size_t end : ends_) {
      for (std::size_t i = begin + 1; i < end; ++i) {
        if (!is_level(rows_[i - 1], rows_[i], order_, applied_)) {
          ends.push_back(i);
        }
      }
      if (end > begin) {
        ends.push_back(end);
      }
      begin = end;
    }
    ends_ = std::move(ends);
  }

  void fill(const Criterion& criterion) {
    if (criterion.measure == Measure::kPreviousRank) {
      fill_previous();
    } else if (is_of_group(criterion.measure)) {
      for_each_group([&](std::span<StandingRow> group) { fill_group(criterion, group); });
    } else {
      for (StandingRow& row : rows_) {
        row.values.push_back(derive(ledger_, criterion, row.player).value);
      }
    }
  }

  void fill_group(const Criterion& criterion, std::span<StandingRow> rows) {
    std::vector<PlayerNumber> group;
    for (const StandingRow& row : rows) {
      group.push_back(row.player);
    }
    std::ranges::sort(group);
    if (criterion.measure != Measure::kDirectEncounter) {
      for (StandingRow& row : rows) {
        row.values.push_back(derive(ledger_, criterion, row.player, group).value);
      }
      return;
    }
    const std::vector<int> places = detail::direct_places(ledger_, criterion, group);
    for (StandingRow& row : rows) {
      const auto at = std::ranges::lower_bound(group, row.player) - group.begin();
      row.values.emplace_back(count_value(places[static_cast<std::size_t>(at)]));
    }
  }

  // Ranks of the round before, by the whole order: so that what divides nobody there is looked for
  // one round earlier still.
  void fill_previous() {
    std::vector<int> ranks(rows_.size() + 1, 1);
    if (ledger_.rounds() > 1) {
      RankingOptions options = ledger_.options();
      options.round = ledger_.rounds() - 1;
      for (const StandingRow& row : standings(ledger_.record(), order_, options)) {
        ranks[static_cast<std::size_t>(to_int(row.player))] = row.rank;
      }
    }
    for (StandingRow& row : rows_) {
      row.values.emplace_back(count_value(ranks[static_cast<std::size_t>(to_int(row.player))]));
    }
  }

  const Ledger& ledger_;
  const RankingOrder& order_;
  std::vector<StandingRow> rows_;
  std::vector<std::size_t> ends_;  // one past the last of each group
  std::size_t applied_ = 0;        // criteria that have divided
};

Criterion of(Measure measure, int cut_low = 0) { return {.measure = measure, .cut_low = cut_low}; }

RankingOrder progressive_order(int rounds) {
  RankingOrder order{.criteria = {of(Measure::kProgressive), of(Measure::kWins),
                                  of(Measure::kFouls), of(Measure::kSecondGames)},
                     .warned_last = true};
  for (int cut = 1; cut < rounds; ++cut) {
    order.criteria.push_back(of(Measure::kProgressive, cut));
  }
  return order;
}

}  // namespace

RankingOrder ready_order(OrderKind kind, int rounds) {
  switch (kind) {
    case OrderKind::kRoundRobin:
      return {
          .criteria = {of(Measure::kSmallPoints), of(Measure::kWins), of(Measure::kDirectWins),
                       of(Measure::kFouls), of(Measure::kSecondGames), of(Measure::kDirectSecond)},
          .warned_last = true};
    case OrderKind::kSwissA:
      return {.criteria = {of(Measure::kOpponentsPoints), of(Measure::kWins), of(Measure::kFouls),
                           of(Measure::kSecondGames), of(Measure::kPreviousRank)},
              .warned_last = true};
    case OrderKind::kSwissB:
      return progressive_order(rounds);
    case OrderKind::kFide:
      break;
  }
  return {.criteria = {of(Measure::kBuchholz, 1), of(Measure::kBuchholz),
                       of(Measure::kSonnebornBerger), of(Measure::kProgressive),
                       of(Measure::kDirectEncounter), of(Measure::kWon),
                       of(Measure::kSecondGames)}};
}

std::optional<OrderKind> parse_order(std::string_view name) {
  for (const auto& [known, kind] : kOrderNames) {
    if (name == known) {
      return kind;
    }
  }
  return std::nullopt;
}

std::string_view order_name(OrderKind kind) {
  return kOrderNames[static_cast<std::size_t>(kind)].first;
}

std::vector<StandingRow> standings(const Record& record, const RankingOrder& order,
                                   const RankingOptions& options) {
  const Ledger ledger(record, options);
  Table table(ledger, order);
  for (const Criterion& criterion : order.criteria) {
    table.apply(criterion);
  }
  return std::move(table).finish();
}

std::vector<PlayerNumber> level_with(std::span<const StandingRow> rows, PlayerNumber player,
                                     const RankingOrder& order, std::size_t criteria) {
  std::vector<PlayerNumber> group;
  const auto own = std::ranges::find(rows, player, &StandingRow::player);
  if (own == rows.end()) {
    return group;
  }
  for (const StandingRow& row : rows) {
    if (is_level(row, *own, order, criteria)) {
      group.push_back(row.player);
    }
  }
  std::ranges::sort(group);
  return group;
}

}  // namespace tournament
