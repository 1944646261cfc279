// A stock: how many pieces of each kind there are, kings left out. A value; any thread.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace proof {

// The number of a kind within one game: in Qinyu chess its role, in Xiangqi its role and side.
inline constexpr std::size_t kMostKinds = 15;

struct Stock {
  std::array<std::uint8_t, kMostKinds> counts{};

  constexpr int size() const {
    int sum = 0;
    for (const int count : counts) sum += count;
    return sum;
  }
  constexpr bool is_part_of(const Stock& other) const {
    for (std::size_t i = 0; i < kMostKinds; ++i)
      if (counts[i] > other.counts[i]) return false;
    return true;
  }
  friend constexpr auto operator<=>(const Stock&, const Stock&) = default;
};

}  // namespace proof
