#include "tournament/pairing/detail/color_allocation.hpp"

#include <cstddef>
#include <cstdlib>

#include "tournament/pairing/detail/colors.hpp"
#include "tournament/pairing/detail/field.hpp"
#include "tournament/record.hpp"

namespace tournament::detail {
namespace {

// 5.2.2: positive when the first wish is the stronger one, negative when the second is.
int compare_strength(const ColorWish& a, const ColorWish& b) {
  if (a.strength != b.strength) {
    return a.strength > b.strength ? 1 : -1;
  }
  if (a.strength != Strength::kAbsolute) {
    return 0;
  }
  return std::abs(a.difference) - std::abs(b.difference);
}

}  // namespace

ColorChoice choose_colors(const Field& field, std::size_t higher, std::size_t lower) {
  const Contender& high = field.players[higher];
  const Contender& low = field.players[lower];
  if (high.wish.strength == Strength::kNone && low.wish.strength == Strength::kNone) {
    const bool is_odd = high.color_number % 2 != 0;
    return {is_odd ? field.initial_color : !field.initial_color, "5.2.5"};
  }
  if (!same_wish(high.wish, low.wish)) {
    return {high.wish.strength != Strength::kNone ? high.wish.color : !low.wish.color, "5.2.1"};
  }
  if (const int stronger = compare_strength(high.wish, low.wish); stronger != 0) {
    return {stronger > 0 ? high.wish.color : !low.wish.color, "5.2.2"};
  }
  if (const auto last = latest_difference(high.history, low.history)) {
    return {!*last, "5.2.3"};
  }
  return {high.wish.color, "5.2.4"};
}

}  // namespace tournament::detail
