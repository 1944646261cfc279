#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "tournament/matching/weighted_matching.hpp"

namespace tournament {

int WeightLayout::add_field(std::uint64_t largest_sum) {
  bits_ += static_cast<int>(std::bit_width(largest_sum));
  shifts_.push_back(bits_);
  return fields() - 1;
}

std::uint64_t WeightLayout::value(const std::vector<std::uint64_t>& weight, int field) const {
  const auto place = static_cast<std::size_t>(field);
  const int width = shifts_[place] - (field == 0 ? 0 : shifts_[place - 1]);
  const auto word = static_cast<std::size_t>(shift(field)) / 64;
  const int offset = shift(field) % 64;
  std::uint64_t bits = weight[word] >> offset;
  if (offset != 0 && word + 1 < weight.size()) {
    bits |= weight[word + 1] << (64 - offset);
  }
  return width >= 64 ? bits : bits & ((std::uint64_t{1} << width) - 1);
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

std::vector<std::uint64_t> WeightedGraph::total(const std::vector<int>& mates) const {
  std::vector<std::uint64_t> sum(layout_.words());
  for (int edge = 0; edge < edges(); ++edge) {
    if (mates[static_cast<std::size_t>(end_a(edge))] != end_b(edge)) {
      continue;
    }
    bool carry = false;
    for (std::size_t word = 0; word < sum.size(); ++word) {
      const std::uint64_t addend = weight(edge)[word];
      const std::uint64_t with_carry = addend + (carry ? 1 : 0);
      const bool overflow = carry && with_carry == 0;
      sum[word] += with_carry;
      carry = overflow || sum[word] < with_carry;
    }
  }
  return sum;
}

}  // namespace tournament
