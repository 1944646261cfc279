// A position as lines of text for a terminal. Immutable; any thread may use it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "game/game.hpp"
#include "text/catalogue.hpp"

namespace text {

// kWestern: letters as in FEN, `~` after a promoted piece.
// kHan: one character a piece, two columns wide (docs/formats/board-text.md). In Xiangqi the two
// sides have different characters. In Qinyu chess Black's pieces have a `v` before them; `~` after
// a piece marks it as promoted.
enum class Glyphs : std::uint8_t { kWestern, kHan };

// The character of a piece; empty for a letter that the kit does not have.
std::string_view han_glyph(Language language, game::KitId kit, const game::PieceView& piece);

// The board from the first side's seat with names of files and ranks, then the hands and the side
// to move. Ends with a line end. Chinese labels the files of Xiangqi as players count them.
std::string draw_board(Language language, Glyphs glyphs, const game::Game& game);

}  // namespace text
