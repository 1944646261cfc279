// One dialect of a kit: how its moves are read and written.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "notation/dialect.hpp"
#include "notation/text_fault.hpp"

namespace notation {

// For every legal move m of a position, parse(write(m)) == m; so no two have the same text.
template <class Board, class Move>
struct MoveCodec {
  Dialect dialect{};
  // The legal move of the side to move that a text names. Fails where the text is none of the
  // dialect (kMove, kTail), fits no legal move (kNoSuchMove), or fits several (kAmbiguous).
  base::Result<Move, TextFault> (*parse)(const Board& board, std::string_view text) = nullptr;
  // Needs a legal move.
  std::string (*write)(const Board& board, Move move) = nullptr;
};

// The row of a dialect, or none.
template <class Board, class Move>
const MoveCodec<Board, Move>* find_codec(std::span<const MoveCodec<Board, Move>> codecs,
                                         Dialect dialect) {
  for (const auto& codec : codecs)
    if (codec.dialect == dialect) return &codec;
  return nullptr;
}

}  // namespace notation
