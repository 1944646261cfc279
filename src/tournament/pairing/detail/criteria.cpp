#include "tournament/pairing/detail/criteria.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "tournament/matching/weighted_matching.hpp"
#include "tournament/pairing/detail/bracket.hpp"
#include "tournament/pairing/detail/colors.hpp"
#include "tournament/pairing/detail/field.hpp"
#include "tournament/points.hpp"
#include "tournament/record.hpp"

namespace tournament::detail {
namespace {

bool is_absolute(const ColorWish& wish) { return wish.strength == Strength::kAbsolute; }
bool is_unbalanced(const ColorWish& wish) { return wish.difference > 1 || wish.difference < -1; }

// Of two players with the same absolute wish the one with the wider difference has it (5.2.2), so
// that the other has the colour of his latest games again; where both differences are equal, 5.2.3
// lets down whoever has no run, if there is one.
bool third_in_a_row(const ColorWish& a, const ColorWish& b) {
  if (a.difference == b.difference) {
    return a.repeated && b.repeated;
  }
  const bool a_is_wider =
      a.color == Color::kSecond ? a.difference > b.difference : a.difference < b.difference;
  return a_is_wider ? b.repeated : a.repeated;
}

// How often each score stands among those moved down, in the order of `scores`.
std::vector<std::uint64_t> count_moved(const Field& field, const Bracket& bracket,
                                       const std::vector<Points>& scores) {
  std::vector<std::uint64_t> counts(scores.size());
  for (const std::size_t player : bracket.moved_down) {
    const auto place = std::ranges::find(scores, field.players[player].score);
    ++counts[static_cast<std::size_t>(place - scores.begin())];
  }
  return counts;
}

}  // namespace

ColorCost color_cost(const Contender& a, const Contender& b) {
  ColorCost cost;
  if (!same_wish(a.wish, b.wish)) {
    return cost;
  }
  cost.c12 = 1;
  const bool both_absolute = is_absolute(a.wish) && is_absolute(b.wish);
  const bool both_strong =
      a.wish.strength >= Strength::kStrong && b.wish.strength >= Strength::kStrong;
  cost.c13 = both_strong && !both_absolute ? 1 : 0;
  cost.c10 = is_unbalanced(a.wish) && is_unbalanced(b.wish) ? 1 : 0;
  cost.c11 = both_absolute && third_in_a_row(a.wish, b.wish) ? 1 : 0;
  return cost;
}

int Criteria::add_field(WeightLayout& layout, std::uint64_t sum, std::string_view name) {
  names_.resize(static_cast<std::size_t>(layout.fields()), "C4");
  names_.push_back(name);
  return layout.add_field(sum);
}

std::vector<int> Criteria::add_fields(WeightLayout& layout, const std::vector<std::uint64_t>& sums,
                                      std::string_view name) {
  std::vector<int> fields;
  fields.reserve(sums.size());
  for (const std::uint64_t sum : sums) {
    fields.push_back(add_field(layout, sum, name));
  }
  return fields;
}

Criteria::Criteria(const Field& field, const Bracket& bracket, bool count_unplayed,
                   WeightLayout& layout)
    : field_(field) {
  for (const std::size_t player : bracket.moved_down) {
    if (scores_.empty() || scores_.back() != field.players[player].score) {
      scores_.push_back(field.players[player].score);
    }
  }
  scores_.push_back(field.players[bracket.residents.front()].score);
  const std::uint64_t size = bracket.moved_down.size() + bracket.residents.size();
  auto counts = count_moved(field, bracket, scores_);
  counts.back() = bracket.residents.size();

  pairs_ = add_field(layout, size / 2, "C6");
  paired_scores_ = add_fields(layout, {counts.begin(), counts.end() - 1}, "C7");
  if (!bracket.next.empty()) {
    next_pairs_ = add_field(layout, (size + bracket.next.size()) / 2, "C8");
    next_scores_ = add_fields(layout, counts, "C8");
  }
  if (count_unplayed) {
    played_ = add_field(layout, static_cast<std::uint64_t>(field.round), "C9");
  }
  constexpr std::array<std::string_view, 4> kColorNames = {"C10", "C11", "C12", "C13"};
  for (std::size_t i = field.last_round ? 0 : 2; i < colors_.size(); ++i) {
    colors_[i] = add_field(layout, size / 2, kColorNames[i]);
  }
  lay_out_floats(bracket, layout);
}

void Criteria::lay_out_floats(const Bracket& bracket, WeightLayout& layout) {
  const std::size_t moved = bracket.moved_down.size();
  const auto moved_counts = count_moved(field_, bracket, scores_);
  for (std::size_t back = 0; back < 2; ++back) {
    const auto down = std::ranges::count_if(bracket.residents, [&](std::size_t r) {
      return field_.players[r].floats[back] == Float::kDown;
    });
    if (down != 0) {
      downfloats_[back] =
          add_field(layout, static_cast<std::uint64_t>(down), back == 0 ? "C14" : "C16");
    }
    if (moved != 0) {
      upfloats_[back] = add_field(layout, moved, back == 0 ? "C15" : "C17");
    }
  }
  if (moved == 0) {
    return;
  }
  for (std::size_t back = 0; back < 2; ++back) {
    const std::vector<std::uint64_t> sums(moved_counts.begin(), moved_counts.end() - 1);
    moved_scores_[back] = add_fields(layout, sums, back == 0 ? "C18" : "C20");
    opponent_scores_[back] = add_fields(layout, sums, back == 0 ? "C19" : "C21");
  }
}

std::size_t Criteria::rank_of(Points score) const {
  return static_cast<std::size_t>(std::ranges::find(scores_, score) - scores_.begin());
}

void Criteria::add_pair(WeightedGraph& graph, std::size_t a, std::size_t b) const {
  const Contender& higher = field_.players[a];
  const Contender& lower = field_.players[b];
  graph.add(pairs_, 1);
  if (higher.score != lower.score) {
    graph.add(paired_scores_[rank_of(higher.score)], 1);
  }
  add_colors(graph, higher, lower);
  add_floats(graph, higher, lower);
}

void Criteria::add_colors(WeightedGraph& graph, const Contender& a, const Contender& b) const {
  const ColorCost cost = color_cost(a, b);
  const std::array failed = {cost.c10, cost.c11, cost.c12, cost.c13};
  for (std::size_t i = 0; i < failed.size(); ++i) {
    if (colors_[i] >= 0 && failed[i] == 0) {
      graph.add(colors_[i], 1);
    }
  }
}

void Criteria::add_floats(WeightedGraph& graph, const Contender& a, const Contender& b) const {
  const bool moved = a.score != b.score;
  for (std::size_t back = 0; back < 2; ++back) {
    if (downfloats_[back] >= 0) {
      graph.add(downfloats_[back], (b.floats[back] == Float::kDown ? 1U : 0U) +
                                       (!moved && a.floats[back] == Float::kDown ? 1U : 0U));
    }
    if (!moved) {
      continue;
    }
    if (b.floats[back] != Float::kUp) {
      graph.add(upfloats_[back], 1);
      graph.add(opponent_scores_[back][rank_of(a.score)], 1);
    }
    if (a.floats[back] == Float::kDown) {
      graph.add(moved_scores_[back][rank_of(a.score)], 1);
    }
  }
}

void Criteria::add_floater(WeightedGraph& graph, std::size_t player) const {
  graph.add(next_pairs_, 1);
  graph.add(next_scores_[rank_of(field_.players[player].score)], 1);
}

void Criteria::add_next_pair(WeightedGraph& graph) const { graph.add(next_pairs_, 1); }

void Criteria::add_bye(WeightedGraph& graph, std::size_t player) const {
  if (played_ >= 0) {
    const int played = field_.round - 1 - field_.players[player].unplayed;
    graph.add(played_, static_cast<std::uint64_t>(played));
  }
}

}  // namespace tournament::detail
