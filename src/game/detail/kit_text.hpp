// What a kit has of its own at the door: its texts and its perft. Private to the registry.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "board/geometry.hpp"
#include "game/game.hpp"
#include "notation/qinyu/coordinates.hpp"
#include "notation/qinyu/fen.hpp"
#include "notation/qinyu/letters.hpp"
#include "notation/text_fault.hpp"
#include "notation/xiangqi/coordinates.hpp"
#include "notation/xiangqi/fen.hpp"
#include "notation/xiangqi/file_notation.hpp"
#include "notation/xiangqi/letters.hpp"
#include "rules/perft.hpp"
#include "rules/qinyu/board.hpp"
#include "rules/qinyu/kit.hpp"
#include "rules/qinyu/perft.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"
#include "rules/xiangqi/perft.hpp"

namespace game::detail {

// The value, or the fault of a text as the door names it.
template <class T>
base::Result<T, Fault> at_door(base::Result<T, notation::TextFault> read, Fault::Kind kind) {
  if (read) return *read;
  const bool fits_nothing = read.error().part == notation::TextFault::Part::kNoSuchMove;
  return base::Failure<Fault>(
      Fault{fits_nothing ? Fault::Kind::kIllegalMove : kind, read.error().offset, {}});
}

template <class Kit>
struct KitText;

template <>
struct KitText<rules::xiangqi::Kit> {
  using Board = rules::xiangqi::Board;
  using Move = rules::xiangqi::Move;
  using Setup = rules::xiangqi::Setup;
  static constexpr KitId kId = KitId::kXiangqi;

  static base::Result<Setup, Fault> parse_fen(std::string_view text) {
    return at_door(notation::xiangqi::parse_fen(text), Fault::Kind::kBadFen);
  }
  static std::string write_fen(const Setup& setup) { return notation::xiangqi::write_fen(setup); }
  static base::Result<Move, Fault> parse_move(const Board& board, std::string_view text,
                                              MoveText form) {
    return at_door(form == MoveText::kRecord ? notation::xiangqi::parse_record_move(board, text)
                                             : notation::xiangqi::parse_coordinates(text),
                   Fault::Kind::kBadMoveText);
  }
  static std::string write_move(Move move) { return notation::xiangqi::write_coordinates(move); }
  static char letter(board::Side side, rules::xiangqi::Role role) {
    return notation::xiangqi::letter_of(side, role);
  }
  static std::uint64_t perft(const Board& board, int depth, rules::Bulk bulk) {
    return rules::xiangqi::perft(board, depth, bulk);
  }
};

template <>
struct KitText<rules::qinyu::Kit> {
  using Board = rules::qinyu::Board;
  using Move = rules::qinyu::Move;
  using Setup = rules::qinyu::Setup;
  static constexpr KitId kId = KitId::kQinyu;

  static base::Result<Setup, Fault> parse_fen(std::string_view text) {
    return at_door(notation::qinyu::parse_fen(text), Fault::Kind::kBadFen);
  }
  static std::string write_fen(const Setup& setup) { return notation::qinyu::write_fen(setup); }
  static base::Result<Move, Fault> parse_move(const Board& /*board*/, std::string_view text,
                                              MoveText /*form*/) {
    return at_door(notation::qinyu::parse_coordinates(text), Fault::Kind::kBadMoveText);
  }
  static std::string write_move(Move move) { return notation::qinyu::write_coordinates(move); }
  static char letter(board::Side side, rules::qinyu::Role role) {
    return notation::qinyu::letter_of(side, role);
  }
  static std::uint64_t perft(const Board& board, int depth, rules::Bulk bulk) {
    return rules::qinyu::perft(board, depth, bulk);
  }
};

}  // namespace game::detail
