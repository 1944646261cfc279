#include "rules/qinyu/perft.hpp"

#include <cstdint>

#include "rules/perft.hpp"
#include "rules/perft_kernel.hpp"
#include "rules/qinyu/board.hpp"
#include "rules/qinyu/movegen.hpp"

namespace rules::qinyu {

std::uint64_t perft(Board board, int depth, Bulk bulk) {
  return rules::detail::perft_best<MoveGen>(board, depth, bulk);
}

}  // namespace rules::qinyu
