#include "board/lines.hpp"

#include <bit>

namespace board {
namespace {

// The nearest of the pieces `bits` above or below everything else, or no bit.
constexpr unsigned nearest(unsigned bits, bool up) {
  return up ? bits & (~bits + 1U) : std::bit_floor(bits);
}

template <int Length>
constexpr LineTable<Length> make_line_table() {
  LineTable<Length> table{};
  constexpr unsigned kAll = (1U << Length) - 1;
  for (int pos = 0; pos < Length; ++pos) {
    const unsigned above = kAll & ~((2U << pos) - 1);
    const unsigned below = (1U << pos) - 1;
    for (unsigned occupied = 0; occupied <= kAll; ++occupied) {
      const unsigned up = nearest(occupied & above, true);
      const unsigned down = nearest(occupied & below, false);
      const unsigned reach_up = (up != 0 ? (up << 1) - 1 : kAll) & above;
      const unsigned reach_down = (down != 0 ? ~(down - 1) : kAll) & below;
      table.slide[pos][occupied] = static_cast<LineBits>(reach_up | reach_down);
      table.second[pos][occupied] = static_cast<LineBits>(nearest(occupied & above & ~up, true) |
                                                          nearest(occupied & below & ~down, false));
    }
  }
  return table;
}

}  // namespace

constinit const LineTable<10> kLineTable10 = make_line_table<10>();
constinit const LineTable<12> kLineTable12 = make_line_table<12>();

}  // namespace board
