// A bound on how well a set of players can be paired. Used by one thread.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <vector>

#include "tournament/pairing/detail/colors.hpp"
#include "tournament/pairing/detail/field.hpp"

namespace tournament::detail {

// What a candidate fails: C9, C12, C13, C14, C16, in this order. The others a bound takes as kept.
struct Failures {
  int unplayed = 0;    // C9, of whoever gets the bye
  int colors = 0;      // C12
  int strong = 0;      // C13
  int downfloat = 0;   // C14
  int downfloat2 = 0;  // C16
  friend auto operator<=>(const Failures&, const Failures&) = default;
};

// Players counted by what they want: nothing, or a colour mildly, or more strongly.
struct WishCounts {
  int none = 0;
  std::array<int, 2> mild{};
  std::array<int, 2> strong{};
  std::array<int, 2> absolute{};

  void add(const ColorWish& wish, int n);
};

// The least C12 and C13 for pairing them all. Needs an even number.
Failures least_color_failures(const WishCounts& counts);

// What leaving out this player fails: C14 and C16 for a resident, and C9 when he gets the bye.
Failures floating_failures(const Contender& player, bool gets_bye);

// The least failures of pairing all of `players`, but one of `may_float` when the number is odd. No
// pairing of them fails less, whatever else it has to keep. Needs `may_float` not to be empty then.
Failures least_failures(const Field& field, const WishCounts& counts,
                        const std::vector<std::size_t>& may_float, bool gets_bye);

}  // namespace tournament::detail
