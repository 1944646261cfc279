#include "notation/xiangqi/codecs.hpp"

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "notation/dialect.hpp"
#include "notation/fen_fields.hpp"
#include "notation/move_codec.hpp"
#include "notation/text_fault.hpp"
#include "notation/xiangqi/algebraic.hpp"
#include "notation/xiangqi/chinese.hpp"
#include "notation/xiangqi/coordinates.hpp"
#include "notation/xiangqi/signs.hpp"
#include "notation/xiangqi/wxf.hpp"
#include "rules/xiangqi/board.hpp"
#include "rules/xiangqi/kit.hpp"

namespace notation::xiangqi {
namespace {

using rules::xiangqi::Board;
using rules::xiangqi::Move;
using Codec = MoveCodec<Board, Move>;
using MoveOrFault = base::Result<Move, TextFault>;

MoveOrFault if_legal(const Board& board, MoveOrFault read) {
  if (!read || board.is_legal(*read)) return read;
  return base::Failure<TextFault>({TextFault::Part::kNoSuchMove, 0});
}

template <Ranks Numbering>
MoveOrFault read_squares(const Board& board, std::string_view text) {
  return if_legal(board, parse_coordinates(text, Numbering));
}
template <Ranks Numbering>
std::string write_squares(const Board& /*board*/, Move move) {
  return write_coordinates(move, Numbering);
}

MoveOrFault read_iccs(const Board& board, std::string_view text) {
  return if_legal(board, parse_iccs(text));
}

template <Script Characters>
std::string write_script(const Board& board, Move move) {
  return write_chinese(board, move, Characters);
}

template <WxfStyle Style>
std::string write_style(const Board& board, Move move) {
  return write_wxf(board, move, Style);
}

constexpr std::array kCodecs{
    Codec{Dialect::kCoordinates, read_squares<Ranks::kFromZero>, write_squares<Ranks::kFromZero>},
    Codec{Dialect::kUci, read_squares<Ranks::kFromOne>, write_squares<Ranks::kFromOne>},
    Codec{Dialect::kIccs, read_iccs,
          [](const Board& /*board*/, Move move) { return write_iccs(move); }},
    Codec{Dialect::kAlgebraic, parse_algebraic, write_algebraic},
    Codec{Dialect::kWxf, parse_wxf, write_style<kWxfStyle>},
    Codec{Dialect::kWxfXqbase, parse_wxf, write_style<kXqbaseStyle>},
    Codec{Dialect::kWxfPlayOk, parse_wxf, write_style<kPlayOkStyle>},
    Codec{Dialect::kChineseSimplified, parse_chinese, write_script<Script::kSimplified>},
    Codec{Dialect::kChineseTraditional, parse_chinese, write_script<Script::kTraditional>},
};

// An algebraic move ends on its square, perhaps with a sign of check behind it.
bool looks_algebraic(std::string_view text) {
  if (text.ends_with('+') || text.ends_with('#')) text.remove_suffix(1);
  return text.size() >= 2 && is_digit(text.back()) && text[text.size() - 2] >= 'a' &&
         text[text.size() - 2] <= 'i';
}

// WXF is written in full width too.
bool is_wide_ascii(std::string_view text) { return text.starts_with("\xEF\xBC"); }

}  // namespace

std::span<const Codec> codecs() { return kCodecs; }

base::Result<Move, TextFault> parse_record_move(const Board& board, std::string_view text) {
  const bool is_ascii = !text.empty() && static_cast<unsigned char>(text[0]) < 0x80;
  if (!is_ascii && !is_wide_ascii(text)) return parse_chinese(board, text);
  if (is_ascii) {
    if (const auto squares = parse_iccs(text)) return if_legal(board, *squares);
    if (looks_algebraic(text)) return parse_algebraic(board, text);
  }
  auto wxf = parse_wxf(board, text);
  // `２兵进１` begins with a wide digit too.
  if (wxf || wxf.error().part != TextFault::Part::kMove) return wxf;
  auto chinese = parse_chinese(board, text);
  if (chinese || chinese.error().part != TextFault::Part::kMove) return chinese;
  return wxf;
}

}  // namespace notation::xiangqi
