#include "rules/xiangqi/perft.hpp"

#include <cstdint>

#include "rules/perft.hpp"
#include "rules/perft_kernel.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/movegen.hpp"

namespace rules::xiangqi {

std::uint64_t perft(Board board, int depth, Bulk bulk) {
  return rules::detail::perft_best<MoveGen>(board, depth, bulk);
}

}  // namespace rules::xiangqi
