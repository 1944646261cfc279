#include "tournament/pairing/detail/bound.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "tournament/pairing/detail/colors.hpp"
#include "tournament/pairing/detail/field.hpp"
#include "tournament/record.hpp"

namespace tournament::detail {

void WishCounts::add(const ColorWish& wish, int n) {
  const std::size_t color = wish.color == Color::kFirst ? 0 : 1;
  switch (wish.strength) {
    case Strength::kNone:
      none += n;
      break;
    case Strength::kMild:
      mild[color] += n;
      break;
    case Strength::kStrong:
      strong[color] += n;
      break;
    case Strength::kAbsolute:
      absolute[color] += n;
      break;
  }
}

// Those who want the one colour meet those who want the other, or nothing; what is left of the
// larger side meets among itself, one of each such pair in vain. He wants it mildly as long as
// there is somebody who does.
Failures least_color_failures(const WishCounts& counts) {
  const auto wants_of = [&](std::size_t color) {
    return counts.mild[color] + counts.strong[color] + counts.absolute[color];
  };
  const std::array wants = {wants_of(0), wants_of(1)};
  const std::size_t larger = wants[0] >= wants[1] ? 0 : 1;
  const int left = wants[larger] - wants[1 - larger] - counts.none;
  Failures failures;
  failures.colors = std::max(0, left / 2);
  failures.strong =
      std::max(0, failures.colors - counts.mild[larger] - counts.absolute[larger] / 2);
  return failures;
}

Failures floating_failures(const Contender& player, bool gets_bye) {
  return {.unplayed = gets_bye ? player.unplayed : 0,
          .colors = 0,
          .strong = 0,
          .downfloat = player.floats[0] == Float::kDown ? 1 : 0,
          .downfloat2 = player.floats[1] == Float::kDown ? 1 : 0};
}

Failures least_failures(const Field& field, const WishCounts& counts,
                        const std::vector<std::size_t>& may_float, bool gets_bye) {
  if (may_float.empty()) {
    return least_color_failures(counts);
  }
  std::optional<Failures> least;
  for (const std::size_t floater : may_float) {
    const Contender& player = field.players[floater];
    WishCounts rest = counts;
    rest.add(player.wish, -1);
    Failures failures = floating_failures(player, gets_bye);
    const Failures colors = least_color_failures(rest);
    failures.colors = colors.colors;
    failures.strong = colors.strong;
    least = least ? std::min(*least, failures) : failures;
  }
  return *least;
}

}  // namespace tournament::detail
