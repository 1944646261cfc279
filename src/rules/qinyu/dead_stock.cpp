#include "rules/qinyu/dead_stock.hpp"

#include <array>

#include "board/geometry.hpp"
#include "rules/qinyu/board.hpp"
#include "rules/qinyu/kit.hpp"

namespace rules::qinyu {

// Dead are exactly: nothing; one knight; one bishop; one wizard; cannons alone, however many. A
// promoted piece counts as the pawn that it becomes when taken.
bool has_dead_stock(const Board& board) {
  std::array<int, Kit::kRoleCount> stock{};
  int total = 0;
  const auto add = [&](Role role, int count) {
    stock[static_cast<int>(role)] += count;
    total += count;
  };
  board.occupied().for_each([&](Square square) {
    const PieceCode piece = board.at(square);
    if (piece.role() != Role::kKing) add(piece.promoted() ? Role::kPawn : piece.role(), 1);
  });
  for (const auto side : {board::Side::kFirst, board::Side::kSecond}) {
    for (int role = 0; role < Kit::kRoleCount; ++role)
      add(static_cast<Role>(role), board.hand(side)[role]);
  }

  const auto only = [&](Role role) { return stock[static_cast<int>(role)] == total; };
  if (only(Role::kCannon)) return true;  // none at all, too
  return total == 1 && (only(Role::kKnight) || only(Role::kBishop) || only(Role::kWizard));
}

}  // namespace rules::qinyu
