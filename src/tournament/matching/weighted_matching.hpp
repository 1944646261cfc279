// Maximum weight matching in general graphs, with exact weights as wide as the question needs. This
// header hides the library that does it. Plain functions; any thread may call them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tournament {

// The fields of a weight, from the most to the least significant. A field never overflows into the
// next one: it is made wide enough for the sum over a whole matching.
class WeightLayout {
 public:
  // Adds a field behind the others and gives its index. Needs `largest_sum` to bound what the edges
  // of any one matching add up to in it.
  int add_field(std::uint64_t largest_sum);
  int fields() const { return static_cast<int>(shifts_.size()); }
  int bits() const { return bits_; }
  std::size_t words() const { return (static_cast<std::size_t>(bits_) + 63) / 64; }
  // The field's distance from the low end, in bits.
  int shift(int field) const { return bits_ - shifts_[static_cast<std::size_t>(field)]; }
  // What a weight of words(), the least significant first, has in the field.
  std::uint64_t value(const std::vector<std::uint64_t>& weight, int field) const;

 private:
  std::vector<int> shifts_;  // bits from the high end to the field's own low end
  int bits_ = 0;
};

// A graph whose edges carry weights of one layout. Edges need not be added for pairs that may not
// be matched; there is at most one between two vertices.
class WeightedGraph {
 public:
  WeightedGraph(int vertices, WeightLayout layout);

  // Starts a new edge of weight zero; the following add() calls are for it.
  void add_edge(int a, int b);
  // Adds to a field of the last edge's weight.
  void add(int field, std::uint64_t value);

  int vertices() const { return vertices_; }
  int edges() const { return static_cast<int>(ends_.size() / 2); }
  int end_a(int edge) const { return ends_[2 * static_cast<std::size_t>(edge)]; }
  int end_b(int edge) const { return ends_[2 * static_cast<std::size_t>(edge) + 1]; }
  const WeightLayout& layout() const { return layout_; }
  // What the edges of a matching weigh together; needs a mate or -1 for each vertex.
  std::vector<std::uint64_t> total(const std::vector<int>& mates) const;
  // The weight's words, the least significant first; layout().words() of them.
  const std::uint64_t* weight(int edge) const {
    return weights_.data() + static_cast<std::size_t>(edge) * layout_.words();
  }

 private:
  int vertices_;
  WeightLayout layout_;
  std::vector<int> ends_;
  std::vector<std::uint64_t> weights_;
};

// The widest layout that can be solved, in bits.
inline constexpr int kMostWeightBits = 1000;

// A matching of maximum weight: for each vertex its mate, or -1. Needs a layout of at most
// kMostWeightBits. Deterministic.
std::vector<int> maximum_weight_matching(const WeightedGraph& graph);

}  // namespace tournament
