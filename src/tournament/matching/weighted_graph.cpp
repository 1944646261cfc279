#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "tournament/matching/weighted_matching.hpp"

namespace tournament {

int WeightLayout::add_field(std::uint64_t largest_sum) {
  bits_ += static_cast<int>(std::bit_width(largest_sum));
  shifts_.push_back(bits_);
  return fields() - 1;
}

WeightedGraph::WeightedGraph(int vertices, WeightLayout layout)
    : vertices_(vertices), layout_(std::move(layout)) {}

void WeightedGraph::add_edge(int a, int b) {
  ends_.push_back(a);
  ends_.push_back(b);
  weights_.resize(weights_.size() + layout_.words());
}

void WeightedGraph::add(int field, std::uint64_t value) {
  const int shift = layout_.shift(field);
  std::uint64_t* const weight = weights_.data() + weights_.size() - layout_.words();
  auto word = static_cast<std::size_t>(shift) / 64;
  const int offset = shift % 64;
  std::uint64_t carry = offset == 0 ? 0 : value >> (64 - offset);
  std::uint64_t addend = value << offset;
  while (addend != 0 || carry != 0) {
    assert(word < layout_.words());
    weight[word] += addend;
    const bool overflow = weight[word] < addend;
    addend = carry + (overflow ? 1 : 0);
    carry = 0;
    ++word;
  }
}

}  // namespace tournament
