// Writes trees as PGN. docs/formats/pgn.md, "Writing".
#pragma once

#include <string>

#include "notation/record/game_tree.hpp"

namespace notation {

// No line is wider in columns, but for a tag, a comment or a single word that is.
inline constexpr int kPgnLineWidth = 79;

// Appends a game and the empty line behind it. Reading it again gives an equal tree if the texts of
// its moves are such as PGN can hold: one word, no number, no result, no mark at either end. A tree
// that holds nothing gives nothing.
void write_pgn(const GameTree& tree, std::string& out);

// The moves from `first` to the end of its line with all that hangs on them, as PGN, unbroken but
// for the line ends of comments. Where `first` begins a variation, that is the variation in its
// parentheses; else the variations that would replace `first` are among it. `ply` is how many moves
// come before it.
std::string pgn_line(const GameTree& tree, NodeId first, int ply);

}  // namespace notation
