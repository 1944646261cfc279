#include "tournament/pairing/detail/bracket_model.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "tournament/matching/weighted_matching.hpp"
#include "tournament/pairing/detail/bracket.hpp"
#include "tournament/pairing/detail/criteria.hpp"
#include "tournament/pairing/detail/field.hpp"
#include "tournament/points.hpp"

namespace tournament::detail {
namespace {

// The field above all criteria: everybody is paired (C4), or at least the bye is given (C5).
constexpr int kCompletion = 0;

// Of the bracket and the next group.
Points lowest_score(const Field& field, const Bracket& bracket) {
  const auto& lowest = bracket.next.empty() ? bracket.residents : bracket.next;
  return field.players[lowest.front()].score;
}

}  // namespace

BracketModel::BracketModel(const Field& field, const Bracket& bracket, Scope scope)
    : field_(field),
      bracket_(bracket),
      scope_(scope),
      moved_(static_cast<int>(bracket.moved_down.size())),
      size_(moved_ + static_cast<int>(bracket.residents.size())),
      next_end_(size_ + static_cast<int>(bracket.next.size())),
      vertices_(bracket.moved_down),
      has_bye_(bracket.bye_score.has_value() &&
               (scope == Scope::kAll || lowest_score(field, bracket) <= *bracket.bye_score)),
      state_(static_cast<std::size_t>(size_), State::kFree),
      fixed_(static_cast<std::size_t>(size_), -1),
      allowed_([](int, int) { return true; }) {
  vertices_.insert(vertices_.end(), bracket.residents.begin(), bracket.residents.end());
  vertices_.insert(vertices_.end(), bracket.next.begin(), bracket.next.end());
  if (scope == Scope::kAll) {
    vertices_.insert(vertices_.end(), bracket.rest.begin(), bracket.rest.end());
  }
}

void BracketModel::fix(int a, int b) {
  for (const auto& [one, other] : {std::pair(a, b), std::pair(b, a)}) {
    state_[static_cast<std::size_t>(one)] = State::kFixed;
    fixed_[static_cast<std::size_t>(one)] = other;
  }
}

void BracketModel::leave_out(int a) { state_[static_cast<std::size_t>(a)] = State::kLeftOut; }

std::uint64_t BracketModel::largest_completion() const {
  return scope_ == Scope::kAll ? vertices_.size() / 2 + 1 : 1;
}

int BracketModel::criteria_bits() const {
  WeightLayout layout;
  layout.add_field(largest_completion());
  const Criteria criteria(field_, bracket_, count_unplayed_, layout);
  return layout.bits();
}

std::string_view BracketModel::first_worse(const std::vector<std::uint64_t>& worse,
                                           const std::vector<std::uint64_t>& better) const {
  WeightLayout layout;
  layout.add_field(largest_completion());
  const Criteria criteria(field_, bracket_, count_unplayed_, layout);
  for (int field = 0; field < layout.fields(); ++field) {
    if (layout.value(worse, field) < layout.value(better, field)) {
      return criteria.name_of(field);
    }
  }
  return {};
}

bool BracketModel::pairable(int a, int b) const {
  return field_.compatible.test(vertices_[static_cast<std::size_t>(a)],
                                vertices_[static_cast<std::size_t>(b)]);
}

void BracketModel::add_bracket_edges(WeightedGraph& graph, const Criteria& criteria,
                                     const Order& order, const std::vector<int>& fields) const {
  for (int a = 0; a < size_; ++a) {
    if (!is_free(a)) {
      continue;
    }
    for (int b = std::max(a + 1, moved_); b < size_; ++b) {
      if (!is_free(b) || !pairable(a, b) || !allowed_(a, b)) {
        continue;
      }
      graph.add_edge(a, b);
      if (scope_ == Scope::kAll) {
        graph.add(kCompletion, 1);
      }
      criteria.add_pair(graph, vertices_[static_cast<std::size_t>(a)],
                        vertices_[static_cast<std::size_t>(b)]);
      if (order.add) {
        order.add(graph, fields, a, b);
      }
    }
  }
}

void BracketModel::add_edges_below(WeightedGraph& graph, const Criteria& criteria) const {
  const int end = static_cast<int>(vertices_.size());
  for (int a = 0; a < end; ++a) {
    if (a < size_ && state_[static_cast<std::size_t>(a)] == State::kFixed) {
      continue;
    }
    for (int b = std::max(a + 1, size_); b < end; ++b) {
      if (!pairable(a, b)) {
        continue;
      }
      graph.add_edge(a, b);
      if (scope_ == Scope::kAll) {
        graph.add(kCompletion, 1);
      }
      if (b < next_end_) {
        if (a < size_) {
          criteria.add_floater(graph, vertices_[static_cast<std::size_t>(a)]);
        } else {
          criteria.add_next_pair(graph);
        }
      }
    }
  }
}

void BracketModel::add_bye_edges(WeightedGraph& graph, const Criteria& criteria) const {
  const int bye = static_cast<int>(vertices_.size());
  for (int a = 0; a < bye; ++a) {
    const std::size_t player = vertices_[static_cast<std::size_t>(a)];
    const bool is_free_here = a >= size_ || state_[static_cast<std::size_t>(a)] != State::kFixed;
    if (is_free_here && can_have_bye(field_, bracket_, player)) {
      graph.add_edge(a, bye);
      graph.add(kCompletion, 1);
      criteria.add_bye(graph, player);
    }
  }
}

Below BracketModel::below_of(const std::vector<int>& mates) const {
  Below below;
  below.bye_is_given = has_bye_ && mates.back() >= 0 && mates.back() < next_end_;
  const int end = static_cast<int>(vertices_.size());
  for (int a = 0; a < next_end_; ++a) {
    if (a < size_ && state_[static_cast<std::size_t>(a)] == State::kFixed) {
      continue;
    }
    const int mate = mates[static_cast<std::size_t>(a)];
    if (mate < 0 || (mate >= next_end_ && mate < end)) {
      below.left_next.push_back(vertices_[static_cast<std::size_t>(a)]);
    }
  }
  return below;
}

BracketMates BracketModel::solve(const Order& order, Below* below) const {
  WeightLayout layout;
  layout.add_field(largest_completion());
  const Criteria criteria(field_, bracket_, count_unplayed_, layout);
  std::vector<int> fields;
  fields.reserve(order.sums.size());
  for (const std::uint64_t sum : order.sums) {
    fields.push_back(layout.add_field(sum));
  }
  WeightedGraph graph(static_cast<int>(vertices_.size()) + (has_bye_ ? 1 : 0), layout);
  add_bracket_edges(graph, criteria, order, fields);
  add_edges_below(graph, criteria);
  if (has_bye_) {
    add_bye_edges(graph, criteria);
  }
  const std::vector<int> mates = maximum_weight_matching(graph);
  if (below != nullptr) {
    *below = below_of(mates);
    below->weight = graph.total(mates);
  }
  BracketMates result = fixed_;
  for (int a = 0; a < size_; ++a) {
    if (is_free(a) && mates[static_cast<std::size_t>(a)] < size_) {
      result[static_cast<std::size_t>(a)] = mates[static_cast<std::size_t>(a)];
    }
  }
  return result;
}

}  // namespace tournament::detail
