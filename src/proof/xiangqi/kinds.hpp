// Xiangqi stocks: twelve kinds, Red's six and then Black's, the strongest first.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "board/geometry.hpp"
#include "proof/stock.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"

namespace proof::xiangqi {

using rules::xiangqi::Board;
using rules::xiangqi::PieceCode;
using rules::xiangqi::Role;
using rules::xiangqi::Setup;
using rules::xiangqi::Square;

inline constexpr std::array kRoles{Role::kRook, Role::kKnight,  Role::kCannon,
                                   Role::kPawn, Role::kAdvisor, Role::kElephant};
inline constexpr std::array kMostOfRole{2, 2, 2, 5, 2, 2};
inline constexpr std::size_t kKinds = 2 * kRoles.size();

constexpr PieceCode piece_of(std::size_t kind) {
  const auto side = kind < kRoles.size() ? board::Side::kFirst : board::Side::kSecond;
  return {side, kRoles[kind % kRoles.size()]};
}
constexpr std::size_t kind_of(board::Side side, Role role) {
  std::size_t kind = 0;
  while (kRoles[kind] != role) ++kind;
  return kind + (side == board::Side::kFirst ? 0 : kRoles.size());
}
constexpr Stock twin(const Stock& stock) {
  Stock image = stock;
  for (std::size_t i = 0; i < kKinds; ++i)
    image.counts[i] = stock.counts[(i + kRoles.size()) % kKinds];
  return image;
}

// All pieces of the game.
Stock whole_stock();
Stock stock_of(const Board& board);

// `KCAkb`: the first side's king and pieces in capitals, the other's in small letters.
std::optional<Stock> parse_stock(std::string_view text);
std::string write_stock(const Stock& stock);

// Where X1.2 and X1.6 let a piece stand, and all such squares in their order.
bool may_stand(PieceCode piece, Square square);
std::vector<Square> places_of(PieceCode piece);

}  // namespace proof::xiangqi
