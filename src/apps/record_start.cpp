#include "apps/record_start.hpp"

#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "base/result.hpp"
#include "game/game.hpp"

namespace apps {
namespace {

// The number of the move may say that Black begins, or the way in which a Chinese move is written.
bool may_be_of_black(const RecordStart& start) {
  if (start.first_move.empty()) return false;
  return start.black_first || static_cast<unsigned char>(start.first_move.front()) >= 0x80;
}

bool fits(game::Game& game, const RecordStart& start) {
  return game.play(start.first_move, start.dialect) && game.undo();
}

std::unique_ptr<game::Game> with_black_to_move(const game::Game& game,
                                               game::Strictness strictness) {
  auto fen = game.start_fen();
  const auto side = fen.find(" w ");
  if (side == std::string::npos) return nullptr;
  fen[side + 1] = 'b';
  auto other = game::make_game(game.ruleset(), fen, strictness);
  return other ? std::move(*other) : nullptr;
}

}  // namespace

base::Result<std::unique_ptr<game::Game>, game::Fault> begin_record(game::RulesetId ruleset,
                                                                    const RecordStart& start,
                                                                    game::Strictness strictness) {
  auto game = game::make_game(ruleset, start.fen, strictness);
  if (!game || !may_be_of_black(start) || fits(**game, start)) return game;
  auto other = with_black_to_move(**game, strictness);
  if (other && fits(*other, start)) return other;
  return game;
}

}  // namespace apps
