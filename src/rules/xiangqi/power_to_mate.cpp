#include "rules/xiangqi/power_to_mate.hpp"

#include "board/geometry.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"

namespace rules::xiangqi {
namespace {

int count(const Board& board, board::Side side, Role role) {
  return board.pieces(side, role).count();
}

}  // namespace

// The dead stocks of X4.4. A lone cannon needs a screen beside the enemy king, and only an advisor
// of either side, or an own elephant where the enemy has an advisor, makes one that mates.
bool has_power_to_mate(const Board& board) {
  using enum board::Side;
  const auto both = [&](Role role) {
    return count(board, kFirst, role) + count(board, kSecond, role);
  };
  if (both(Role::kRook) + both(Role::kKnight) + both(Role::kPawn) > 0) return true;
  const int advisors = both(Role::kAdvisor);
  const int elephants = both(Role::kElephant);
  switch (both(Role::kCannon)) {
    case 0:
      return false;
    case 1: {
      if (advisors == 0) return false;
      const board::Side owner = count(board, kFirst, Role::kCannon) == 1 ? kFirst : kSecond;
      const bool bare =
          count(board, owner, Role::kAdvisor) == 0 && count(board, owner, Role::kElephant) == 0;
      return !(bare && advisors == 1);
    }
    case 2:
      return count(board, kFirst, Role::kCannon) != 1 || advisors + elephants > 0;
    default:
      return true;
  }
}

}  // namespace rules::xiangqi
