// The game of a record before its first move.
#pragma once

#include <memory>
#include <string_view>

#include "base/result.hpp"
#include "game/game.hpp"

namespace apps {

// What a record says of its beginning.
struct RecordStart {
  std::string_view fen = "start";
  std::string_view first_move;  // empty where there is none
  std::string_view second_move;
  bool black_first = false;  // the number of the first move says so, `1...`
  game::MoveDialect dialect;
};

// With Black to move where only he can play the first move, or the numerals of the first two say
// so: many records that begin with his move have no FEN that does (docs/formats/pgn.md, "Black
// moves first"). Fails like make_game().
[[nodiscard]] base::Result<std::unique_ptr<game::Game>, game::Fault> begin_record(
    game::RulesetId ruleset, const RecordStart& start, game::Strictness strictness);

}  // namespace apps
