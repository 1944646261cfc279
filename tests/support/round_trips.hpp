// Every dialect written and read again, for tests and for the program that counts them.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "notation/dialect.hpp"
#include "notation/move_codec.hpp"
#include "rules/position.hpp"

namespace support {

struct RoundTrips {
  std::array<std::int64_t, notation::kAllDialects.size()> by_dialect{};
  std::int64_t positions = 0;
  std::vector<std::string> failures;  // what was written and what was read, with the dialect

  std::int64_t& count(notation::Dialect dialect) {
    return by_dialect.at(static_cast<std::size_t>(dialect));
  }
};

// Writes every legal move of the board in every dialect and reads it back: the same move, and no
// two moves with one text. `read_record` must read each as the same move too, but for kUci.
template <class Board, class Move, class ReadRecord>
void add_round_trips(const Board& board, std::span<const notation::MoveCodec<Board, Move>> codecs,
                     ReadRecord read_record, RoundTrips& trips) {
  const auto moves = std::make_unique<rules::MoveList<typename Board::Kit>>();
  board.legal_moves(*moves);
  ++trips.positions;
  for (const auto& codec : codecs) {
    std::vector<std::string> texts;
    for (const auto move : *moves) {
      texts.push_back(codec.write(board, move));
      const auto& text = texts.back();
      const auto read = codec.parse(board, text);
      const bool guessed = codec.dialect != notation::Dialect::kUci;
      const auto record = guessed ? read_record(board, text) : read;
      ++trips.count(codec.dialect);
      if (!read || *read != move || !record || *record != move)
        trips.failures.push_back(std::string(dialect_name(codec.dialect)) + " " + text);
    }
    std::ranges::sort(texts);
    const auto twice = std::ranges::adjacent_find(texts);
    if (twice != texts.end())
      trips.failures.push_back(std::string(dialect_name(codec.dialect)) + " twice " + *twice);
  }
}

}  // namespace support
