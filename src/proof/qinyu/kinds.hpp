// Qinyu stocks: fifteen kinds, the roles but the king. Whose the pieces are does not belong to a
// stock, and a promoted piece is the pawn that it was (Q5.6).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "proof/stock.hpp"
#include "rules/qinyu/board.hpp"
#include "rules/qinyu/kit.hpp"

namespace proof::qinyu {

using rules::qinyu::Board;
using rules::qinyu::PieceCode;
using rules::qinyu::Role;
using rules::qinyu::Setup;
using rules::qinyu::Square;

Stock stock_of(const Board& board);

// The letters of Q1.3 in its order, `-` for nothing.
std::optional<Stock> parse_stock(std::string_view text);
std::string write_stock(const Stock& stock);

}  // namespace proof::qinyu
