#include "proof/qinyu/kinds.hpp"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

#include "board/geometry.hpp"
#include "notation/qinyu/letters.hpp"
#include "proof/stock.hpp"
#include "rules/qinyu/kit.hpp"

namespace proof::qinyu {

Stock stock_of(const Board& board) {
  Stock stock;
  board.occupied().for_each([&](Square square) {
    const PieceCode piece = board.at(square);
    const Role role = piece.promoted() ? Role::kPawn : piece.role();
    if (role != Role::kKing) ++stock.counts[static_cast<std::size_t>(role)];
  });
  for (const auto side : {board::Side::kFirst, board::Side::kSecond}) {
    for (std::size_t kind = 0; kind < kMostKinds; ++kind)
      stock.counts[kind] = static_cast<std::uint8_t>(stock.counts[kind] + board.hand(side)[kind]);
  }
  return stock;
}

std::optional<Stock> parse_stock(std::string_view text) {
  Stock stock;
  if (text == "-") return stock;
  if (text.empty() || text.size() > std::numeric_limits<std::uint8_t>::max()) return std::nullopt;
  for (const char letter : text) {
    const auto role = notation::qinyu::role_of(letter);
    if (!role || *role == Role::kKing ||
        letter != notation::qinyu::letter_of(board::Side::kFirst, *role))
      return std::nullopt;
    ++stock.counts[static_cast<std::size_t>(*role)];
  }
  return stock;
}

std::string write_stock(const Stock& stock) {
  std::string text;
  for (std::size_t kind = 0; kind < kMostKinds; ++kind) {
    const char letter = notation::qinyu::letter_of(board::Side::kFirst, static_cast<Role>(kind));
    text.append(stock.counts[kind], letter);
  }
  return text.empty() ? "-" : text;
}

}  // namespace proof::qinyu
