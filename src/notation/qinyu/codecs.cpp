#include "notation/qinyu/codecs.hpp"

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "notation/dialect.hpp"
#include "notation/move_codec.hpp"
#include "notation/qinyu/algebraic.hpp"
#include "notation/qinyu/chinese.hpp"
#include "notation/qinyu/coordinates.hpp"
#include "notation/text_fault.hpp"
#include "rules/qinyu/board.hpp"
#include "rules/qinyu/kit.hpp"

namespace notation::qinyu {
namespace {

using rules::qinyu::Board;
using rules::qinyu::Move;
using Codec = MoveCodec<Board, Move>;

base::Result<Move, TextFault> read_coordinates(const Board& board, std::string_view text) {
  auto read = parse_coordinates(text);
  if (!read || board.is_legal(*read)) return read;
  return base::Failure<TextFault>({TextFault::Part::kNoSuchMove, 0});
}

template <Script Characters>
std::string write_script(const Board& board, Move move) {
  return write_chinese(board, move, Characters);
}

constexpr std::array kCodecs{
    Codec{Dialect::kCoordinates, read_coordinates,
          [](const Board& /*board*/, Move move) { return write_coordinates(move); }},
    Codec{Dialect::kAlgebraic, parse_algebraic, write_algebraic},
    Codec{Dialect::kChineseSimplified, parse_chinese, write_script<Script::kSimplified>},
    Codec{Dialect::kChineseTraditional, parse_chinese, write_script<Script::kTraditional>},
};

}  // namespace

std::span<const Codec> codecs() { return kCodecs; }

base::Result<Move, TextFault> parse_record_move(const Board& board, std::string_view text) {
  if (!text.empty() && static_cast<unsigned char>(text[0]) >= 0x80)
    return parse_chinese(board, text);
  auto squares = read_coordinates(board, text);
  if (squares || squares.error().part == TextFault::Part::kNoSuchMove) return squares;
  auto algebraic = parse_algebraic(board, text);
  if (algebraic || algebraic.error().part != TextFault::Part::kMove) return algebraic;
  return squares;
}

}  // namespace notation::qinyu
