#include "proof/xiangqi/kinds.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "board/square.hpp"
#include "notation/xiangqi/letters.hpp"
#include "proof/stock.hpp"
#include "rules/xiangqi/attacks.hpp"
#include "rules/xiangqi/kit.hpp"

namespace proof::xiangqi {
namespace {

char letter_of(PieceCode piece) { return notation::xiangqi::letter_of(piece.side(), piece.role()); }

std::optional<std::size_t> kind_of_letter(char letter) {
  for (std::size_t kind = 0; kind < kKinds; ++kind)
    if (letter_of(piece_of(kind)) == letter) return kind;
  return std::nullopt;
}

}  // namespace

Stock whole_stock() {
  Stock stock;
  for (std::size_t kind = 0; kind < kKinds; ++kind)
    stock.counts[kind] = static_cast<std::uint8_t>(kMostOfRole[kind % kRoles.size()]);
  return stock;
}

Stock stock_of(const Board& board) {
  Stock stock;
  for (std::size_t kind = 0; kind < kKinds; ++kind) {
    const PieceCode piece = piece_of(kind);
    stock.counts[kind] =
        static_cast<std::uint8_t>(board.pieces(piece.side(), piece.role()).count());
  }
  return stock;
}

std::optional<Stock> parse_stock(std::string_view text) {
  const auto black = text.find('k');
  if (black == std::string_view::npos || text.front() != 'K') return std::nullopt;
  Stock stock;
  for (std::size_t i = 1; i < text.size(); ++i) {
    if (i == black) continue;
    const auto kind = kind_of_letter(text[i]);
    if (!kind || (*kind < kRoles.size()) != (i < black)) return std::nullopt;
    if (++stock.counts[*kind] > kMostOfRole[*kind % kRoles.size()]) return std::nullopt;
  }
  return stock;
}

std::string write_stock(const Stock& stock) {
  std::string text = "K";
  for (std::size_t kind = 0; kind < kKinds; ++kind) {
    if (kind == kRoles.size()) text += 'k';
    text.append(stock.counts[kind], letter_of(piece_of(kind)));
  }
  return text;
}

bool may_stand(PieceCode piece, Square square) {
  const auto side = piece.side();
  const bool home = !rules::xiangqi::is_across(side, square);
  switch (piece.role()) {
    case Role::kKing:
      return home && rules::xiangqi::in_palace(square);
    case Role::kAdvisor:
      return home && rules::xiangqi::is_advisor_point(square);
    case Role::kElephant:
      return rules::xiangqi::is_elephant_point(side, square);
    case Role::kPawn:
      return !home || (own_rank(side, square) >= 3 && square.file() % 2 == 0);
    case Role::kRook:
    case Role::kKnight:
    case Role::kCannon:
      break;
  }
  return true;
}

std::vector<Square> places_of(PieceCode piece) {
  std::vector<Square> places;
  for (int i = 0; i < rules::xiangqi::kSquares; ++i) {
    const Square square = Square::from_index(i);
    if (may_stand(piece, square)) places.push_back(square);
  }
  return places;
}

}  // namespace proof::xiangqi
