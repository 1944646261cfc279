#include "tournament/pairing/position_swiss/ground.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <numeric>
#include <optional>
#include <vector>

#include "tournament/matching/dense_matching.hpp"
#include "tournament/matching/weighted_matching.hpp"
#include "tournament/pairing/position_swiss/colors.hpp"
#include "tournament/pairing/position_swiss/field.hpp"
#include "tournament/points.hpp"

namespace tournament::position_swiss {
namespace {

constexpr int kMostColorBreaches = 4;
constexpr int kMostFloatBreaches = 2;
constexpr int kFarthest = 200;  // distances of scores are told apart so far, in halves of a point

int size_of(const Field& field) { return static_cast<int>(field.cards.size()); }

const Card& card(const Field& field, int index) {
  return field.cards[static_cast<std::size_t>(index)];
}

// Places from the top: by score, then by the number order of the round.
std::vector<int> places_of(const Field& field) {
  std::vector<int> order(field.cards.size());
  std::iota(order.begin(), order.end(), 0);
  std::ranges::sort(order, [&](int a, int b) {
    const Points mine = card(field, a).score;
    const Points theirs = card(field, b).score;
    return mine != theirs ? mine > theirs : field.before(a, b);
  });
  std::vector<int> places(order.size());
  for (std::size_t i = 0; i < order.size(); ++i) {
    places[static_cast<std::size_t>(order[i])] = static_cast<int>(i);
  }
  return places;
}

// Of several equally cheap rounds the one whose exceptions lie lowest, and between near scores.
class PriceGraph {
 public:
  explicit PriceGraph(const Field& field) : field_(field), places_(places_of(field)) {}

  WeightedGraph build(const std::function<std::optional<int>(int, int)>& price,
                      const std::function<std::optional<int>(int)>& bye_price) {
    const int cards = size_of(field_);
    const int vertices = cards + cards % 2;
    const auto pairs = static_cast<std::uint64_t>(vertices) / 2;
    WeightLayout layout;
    for (const int most : {1, kHighestPrice, kMostColorBreaches, kMostFloatBreaches, cards + 1,
                           kFarthest, cards + 1}) {
      layout.add_field(pairs * static_cast<std::uint64_t>(most));
    }
    WeightedGraph graph(vertices, layout);
    for (int a = 0; a < cards; ++a) {
      for (int b = a + 1; b < cards; ++b) {
        if (const auto paid = price(a, b)) add_pair(graph, a, b, *paid);
      }
      if (const auto paid = vertices > cards ? bye_price(a) : std::nullopt) {
        graph.add_edge(a, cards);
        add(graph, {1, kHighestPrice - *paid, kMostColorBreaches, kMostFloatBreaches, cards,
                    kFarthest, places_[static_cast<std::size_t>(a)]});
      }
    }
    return graph;
  }

 private:
  void add_pair(WeightedGraph& graph, int a, int b, int paid) const {
    const int cards = size_of(field_);
    const int colors = barring_colors(field_, a, b);
    const int floats = float_breaches(field_, a, b);
    int place = cards;
    int near = kFarthest;
    if (colors + floats + paid > 0) {
      place = std::min(places_[static_cast<std::size_t>(a)], places_[static_cast<std::size_t>(b)]);
      const int tenths = (card(field_, a).score - card(field_, b).score).tenths;
      near = kFarthest - std::min(kFarthest, std::abs(tenths) / 5);
    }
    graph.add_edge(a, b);
    add(graph, {1, kHighestPrice - paid, kMostColorBreaches - colors, kMostFloatBreaches - floats,
                place, near, cards});
  }

  static void add(WeightedGraph& graph, const std::vector<int>& values) {
    for (std::size_t field = 0; field < values.size(); ++field) {
      graph.add(static_cast<int>(field), static_cast<std::uint64_t>(values[field]));
    }
  }

  const Field& field_;
  std::vector<int> places_;
};

// T3.1: the bye goes to the lowest score group that has somebody without one who can be spared; in
// it to the last in the number order of the round.
std::optional<int> bye_among(const Field& field, std::optional<Points> score,
                             const std::function<bool(int)>& can_be_spared) {
  std::optional<int> bye;
  for (int i = 0; i < size_of(field); ++i) {
    const Card& c = card(field, i);
    if (c.had_bye || (score && c.score != *score) || !can_be_spared(i)) {
      continue;
    }
    if (!bye || c.score < card(field, *bye).score ||
        (c.score == card(field, *bye).score && field.before(*bye, i))) {
      bye = i;
    }
  }
  return bye;
}

// The same, where the first choice will most often do.
std::optional<int> find_bye(const Field& field, const Ground& ground, std::optional<Points> score) {
  const int count = size_of(field);
  const auto wished = bye_among(field, score, [](int) { return true; });
  if (!wished) {
    return std::nullopt;
  }
  const auto without = [&](int i) { return i < *wished ? i : i + 1; };
  if (has_perfect_matching(count - 1, [&](int a, int b) {
        return allowed(field, ground, without(a), without(b));
      })) {
    return wished;
  }
  const DenseMatching matching =
      dense_matching(count, [&](int a, int b) { return allowed(field, ground, a, b); });
  return matching.unmatched != 1 ? std::nullopt : bye_among(field, score, [&](int i) {
    return matching.may_be_left[static_cast<std::size_t>(i)];
  });
}

std::optional<Points> lowest_without_bye(const Field& field) {
  std::optional<Points> lowest;
  for (const Card& c : field.cards) {
    if (!c.had_bye && (!lowest || c.score < *lowest)) lowest = c.score;
  }
  return lowest;
}

// The bye from the group of `score`, with as few exceptions as there can be.
std::optional<Ground> with_exceptions(const Field& field, std::optional<Points> score) {
  const auto round = cheapest_round(
      field, [&](int a, int b) { return field.may_meet(a, b) ? std::optional(0) : std::nullopt; },
      [&](int i) {
        const Card& c = card(field, i);
        return !c.had_bye && c.score == score ? std::optional(0) : std::nullopt;
      });
  if (!round) {
    return std::nullopt;
  }
  Ground ground{.bye = round->bye, .exceptions = {}};
  for (const auto& [a, b] : round->pairs) {
    if (barring_colors(field, a, b) + float_breaches(field, a, b) > 0) {
      ground.exceptions.emplace_back(a, b);
    }
  }
  return ground;
}

// Whether all but the bye can be paired on this ground; takes the bye that makes it so.
bool holds(const Field& field, Ground& ground, std::optional<Points> score) {
  const int count = size_of(field);
  if (count % 2 == 0) {
    return has_perfect_matching(count, [&](int a, int b) { return allowed(field, ground, a, b); });
  }
  ground.bye = find_bye(field, ground, score);
  return ground.bye.has_value();
}

}  // namespace

bool allowed(const Field& field, const Ground& ground, int a, int b) {
  return field.may_meet(a, b) && (ground.colors_free || barring_colors(field, a, b) == 0) &&
         (ground.floats_free || float_breaches(field, a, b) == 0);
}

std::optional<Ground> ground_of(const Field& field) {
  const bool odd = size_of(field) % 2 == 1;
  Ground strict;
  if (holds(field, strict, lowest_without_bye(field))) {
    return strict;
  }
  Ground free{.bye = {}, .exceptions = {}, .colors_free = true, .floats_free = true};
  if (!holds(field, free, std::nullopt)) {
    return std::nullopt;
  }
  const auto score = odd ? std::optional(card(field, *free.bye).score) : std::nullopt;
  if (holds(field, strict, score)) {
    return strict;
  }
  if (field.cards.size() <= kCloseLook) {
    return with_exceptions(field, score);
  }
  Ground no_floats{.bye = {}, .exceptions = {}, .floats_free = true};
  return holds(field, no_floats, score) ? no_floats : free;
}

std::optional<CheapRound> cheapest_round(const Field& field,
                                         const std::function<std::optional<int>(int, int)>& price,
                                         const std::function<std::optional<int>(int)>& bye_price) {
  const WeightedGraph graph = PriceGraph(field).build(price, bye_price);
  const std::vector<int> mates = maximum_weight_matching(graph);
  CheapRound round;
  for (int a = 0; a < size_of(field); ++a) {
    const int b = mates[static_cast<std::size_t>(a)];
    if (b < 0) {
      return std::nullopt;
    }
    if (b == size_of(field)) {
      round.bye = a;
    } else if (b > a) {
      round.pairs.emplace_back(a, b);
    }
  }
  return round;
}

}  // namespace tournament::position_swiss
