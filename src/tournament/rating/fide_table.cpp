#include "tournament/rating/fide_table.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>

namespace tournament {
namespace {

// For 50 %, 51 % ... 100 %.
constexpr std::array kDifferences = {
    0,   7,   14,  21,  29,  36,  43,  50,  57,  65,  72,  80,  87,  95,  102, 110, 117,
    125, 133, 141, 149, 158, 166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273,
    284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470, 501, 538, 589, 677, 800};

// The least difference for which 51, 52 ... 100 hundredths are expected.
constexpr std::array kSteps = {4,   11,  18,  26,  33,  40,  47,  54,  62,  69,  77,  84,  92,
                               99,  107, 114, 122, 130, 138, 146, 154, 163, 171, 180, 189, 198,
                               207, 216, 226, 236, 246, 257, 268, 279, 291, 303, 316, 329, 345,
                               358, 375, 392, 412, 433, 457, 485, 518, 560, 620, 736};

}  // namespace

int performance_difference(int percent) {
  const int above = percent < 50 ? 50 - percent : percent - 50;
  const int difference = kDifferences[static_cast<std::size_t>(above)];
  return percent < 50 ? -difference : difference;
}

int expected_hundredths(int difference) {
  const auto* const step = std::ranges::upper_bound(kSteps, std::abs(difference));
  const int above = static_cast<int>(step - kSteps.begin());
  return difference < 0 ? 50 - above : 50 + above;
}

}  // namespace tournament
