// The texts, the perft and the reasons against moves of the Qinyu chess kit.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "board/geometry.hpp"
#include "game/detail/kit_text.hpp"
#include "game/game.hpp"
#include "notation/qinyu/codecs.hpp"
#include "notation/qinyu/coordinates.hpp"
#include "notation/qinyu/fen.hpp"
#include "notation/qinyu/letters.hpp"
#include "notation/text_fault.hpp"
#include "rules/illegal_move.hpp"
#include "rules/perft.hpp"
#include "rules/qinyu/board.hpp"
#include "rules/qinyu/kit.hpp"
#include "rules/qinyu/perft.hpp"
#include "rules/qinyu/why_illegal.hpp"

namespace game::detail {

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
  static base::Result<Move, Fault> parse_move(std::string_view text) {
    return at_door(notation::qinyu::parse_coordinates(text), Fault::Kind::kBadMoveText);
  }
  static base::Result<Move, notation::TextFault> parse_record_move(const Board& board,
                                                                   std::string_view text) {
    return notation::qinyu::parse_record_move(board, text);
  }
  static auto codecs() { return notation::qinyu::codecs(); }
  static std::string write_move(Move move) { return notation::qinyu::write_coordinates(move); }
  static std::optional<rules::qinyu::Square> parse_square(std::string_view text) {
    return notation::qinyu::parse_square(text);
  }
  static std::string square_name(rules::qinyu::Square square) {
    return notation::qinyu::square_name(square);
  }
  static char letter(board::Side side, rules::qinyu::Role role) {
    return notation::qinyu::letter_of(side, role);
  }
  static std::uint64_t perft(const Board& board, int depth, rules::Bulk bulk) {
    return rules::qinyu::perft(board, depth, bulk);
  }
  static std::optional<rules::IllegalMove> why_illegal(const Board& board, Move move) {
    return rules::qinyu::why_illegal(board, move);
  }
};

}  // namespace game::detail
