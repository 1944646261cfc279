// The texts, the perft and the reasons against moves of the Xiangqi kit.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "board/geometry.hpp"
#include "game/detail/kit_text.hpp"
#include "game/game.hpp"
#include "notation/text_fault.hpp"
#include "notation/xiangqi/codecs.hpp"
#include "notation/xiangqi/coordinates.hpp"
#include "notation/xiangqi/fen.hpp"
#include "notation/xiangqi/letters.hpp"
#include "rules/illegal_move.hpp"
#include "rules/perft.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"
#include "rules/xiangqi/perft.hpp"
#include "rules/xiangqi/why_illegal.hpp"

namespace game::detail {

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
  static base::Result<Move, Fault> parse_move(std::string_view text) {
    return at_door(notation::xiangqi::parse_coordinates(text), Fault::Kind::kBadMoveText);
  }
  static base::Result<Move, notation::TextFault> parse_record_move(const Board& board,
                                                                   std::string_view text) {
    return notation::xiangqi::parse_record_move(board, text);
  }
  static auto codecs() { return notation::xiangqi::codecs(); }
  static std::string write_move(Move move) { return notation::xiangqi::write_coordinates(move); }
  static std::optional<rules::xiangqi::Square> parse_square(std::string_view text) {
    return notation::xiangqi::parse_square(text);
  }
  static std::string square_name(rules::xiangqi::Square square) {
    return notation::xiangqi::square_name(square);
  }
  static char letter(board::Side side, rules::xiangqi::Role role) {
    return notation::xiangqi::letter_of(side, role);
  }
  static std::uint64_t perft(const Board& board, int depth, rules::Bulk bulk) {
    return rules::xiangqi::perft(board, depth, bulk);
  }
  static std::optional<rules::IllegalMove> why_illegal(const Board& board, Move move) {
    return rules::xiangqi::why_illegal(board, move);
  }
};

}  // namespace game::detail
