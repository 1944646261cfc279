// One record in another way of writing moves: the tree is replayed and every move written anew.
// Any thread may convert; a record is owned by one at a time.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/game.hpp"
#include "notation/dialect.hpp"
#include "notation/record/game_tree.hpp"
#include "notation/record/pgn_tree.hpp"

namespace apps {

struct ConvertRules {
  notation::Dialect to{};
  game::MoveDialect from;                  // none: as the record says, or as its moves look
  std::optional<game::RulesetId> ruleset;  // none: the game that the record names
};

// A move that could not be played. The rest of its line is a comment now.
struct LeftOut {
  int line = 0;  // of the file
  int ply = 0;
  std::string text;
  game::MoveDialect dialect;  // in which it could not be read, or not be written
  game::Fault fault;
};

struct ConvertedGame {
  notation::GameTree tree;
  game::KitId kit{};
  game::MoveDialect from;
  std::string fen;
  std::optional<game::Fault> fen_fault;  // then all moves are a comment
  std::vector<LeftOut> left_out;
  std::int64_t moves = 0;  // converted
  std::int64_t variations = 0;
  std::int64_t lost_moves = 0;  // in comments now

  bool is_whole() const { return !fen_fault && left_out.empty(); }
};

// What PGN calls the game of a kit in the tag Game.
std::string_view game_tag_of(game::KitId kit);

// Tags, marks, comments and the result stay; Game and Format are set, and FEN where only it can say
// that Black begins.
ConvertedGame convert_game(const notation::PgnTree& record, const ConvertRules& rules);

}  // namespace apps
