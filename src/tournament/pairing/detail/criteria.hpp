// The criteria C6 to C21 of C.04.3 as fields of the weight of a matching: the heavier matching is
// the better pairing. Used by one thread.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "tournament/matching/weighted_matching.hpp"
#include "tournament/pairing/detail/bracket.hpp"
#include "tournament/pairing/detail/field.hpp"
#include "tournament/points.hpp"

namespace tournament::detail {

// What the colours of a pair cost: 1 where it fails the criterion (C10 to C13).
struct ColorCost {
  int c10 = 0;
  int c11 = 0;
  int c12 = 0;
  int c13 = 0;
};
ColorCost color_cost(const Contender& a, const Contender& b);

class Criteria {
 public:
  // Lays out the fields for a bracket. `count_unplayed`: C9 holds, for the bracket leaves one
  // player, who gets the bye.
  Criteria(const Field& field, const Bracket& bracket, bool count_unplayed, WeightLayout& layout);

  // Adds what the last edge of the graph is worth: a pair within the bracket (`a` may be moved
  // down, `b` is a resident); one of the bracket's players with one of the next group; a pair of
  // the next group; the bye.
  void add_pair(WeightedGraph& graph, std::size_t a, std::size_t b) const;
  void add_floater(WeightedGraph& graph, std::size_t player) const;
  void add_next_pair(WeightedGraph& graph) const;
  void add_bye(WeightedGraph& graph, std::size_t player) const;

  // The criterion of a field of the layout, as `C12`; `C4` for those that came before.
  std::string_view name_of(int field) const { return names_[static_cast<std::size_t>(field)]; }

 private:
  int add_field(WeightLayout& layout, std::uint64_t sum, std::string_view name);
  std::vector<int> add_fields(WeightLayout& layout, const std::vector<std::uint64_t>& sums,
                              std::string_view name);
  void lay_out_floats(const Bracket& bracket, WeightLayout& layout);
  void add_colors(WeightedGraph& graph, const Contender& a, const Contender& b) const;
  void add_floats(WeightedGraph& graph, const Contender& a, const Contender& b) const;
  // The place of a score among those of the bracket, the highest first.
  std::size_t rank_of(Points score) const;

  const Field& field_;
  std::vector<std::string_view> names_;
  std::vector<Points> scores_;      // of the bracket, the highest first; the residents' last
  int pairs_ = 0;                   // C6
  std::vector<int> paired_scores_;  // C7, of those moved down
  int next_pairs_ = 0;              // C8: C6 of the next bracket
  std::vector<int> next_scores_;    // C8: C7 of the next bracket
  int played_ = -1;                 // C9
  std::array<int, 4> colors_{-1, -1, -1, -1};        // C10 to C13
  std::array<int, 2> downfloats_{-1, -1};            // C14, C16
  std::array<int, 2> upfloats_{-1, -1};              // C15, C17
  std::array<std::vector<int>, 2> moved_scores_;     // C18, C20
  std::array<std::vector<int>, 2> opponent_scores_;  // C19, C21
};

}  // namespace tournament::detail
