#include "apps/record_start.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "base/result.hpp"
#include "game/game.hpp"

namespace apps {
namespace {

constexpr std::array<std::string_view, 9> kRedNumerals = {"一", "二", "三", "四", "五",
                                                          "六", "七", "八", "九"};

bool is_by_character(std::string_view move) {
  return !move.empty() && static_cast<unsigned char>(move.front()) >= 0x80;
}

// A Chinese move with a numeral of Red's. Black's are digits, and in some records Red's too.
bool is_with_red_numeral(std::string_view move) {
  return is_by_character(move) && std::ranges::any_of(kRedNumerals, [move](std::string_view sign) {
           return move.find(sign) != std::string_view::npos;
         });
}

// The number of the move may say that Black begins, or the way in which a Chinese move is written.
bool may_be_of_black(const RecordStart& start) {
  return start.black_first || is_by_character(start.first_move);
}

bool must_be_of_black(const RecordStart& start) {
  return is_by_character(start.first_move) && !is_with_red_numeral(start.first_move) &&
         is_with_red_numeral(start.second_move);
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
  if (!game || start.first_move.empty() || !may_be_of_black(start)) return game;
  if (!must_be_of_black(start) && fits(**game, start)) return game;
  auto other = with_black_to_move(**game, strictness);
  if (other && fits(*other, start)) return other;
  return game;
}

}  // namespace apps
