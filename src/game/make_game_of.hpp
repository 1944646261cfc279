// A game under any ruleset over a kit that the door knows, whether the registry lists it or not.
// For rulesets kept elsewhere; everybody else includes game/game.hpp, which compiles faster.
#pragma once

#include <memory>
#include <string_view>

#include "base/result.hpp"
#include "board/setup.hpp"
#include "game/detail/game_of.hpp"
#include "game/detail/kit_text.hpp"
#include "game/detail/qinyu_text.hpp"    // IWYU pragma: export
#include "game/detail/xiangqi_text.hpp"  // IWYU pragma: export
#include "game/game.hpp"
#include "rules/position.hpp"
#include "rules/setup_fault.hpp"

namespace game {

// As make_game. Game::ruleset() of the game is `id`.
template <rules::Ruleset R>
[[nodiscard]] base::Result<std::unique_ptr<Game>, Fault> make_game_of(
    std::string_view fen = "start", Strictness strictness = Strictness::kRules,
    RulesetId id = RulesetId::kUnlisted) {
  using Kit = typename R::Board::Kit;
  board::Setup<Kit> setup = R::start();
  if (fen != "start") {
    const auto read = detail::KitText<Kit>::parse_fen(fen);
    if (!read) return base::Failure<Fault>(read.error());
    setup = *read;
  }
  const auto tolerated =
      strictness == Strictness::kStudy ? rules::study_faults() : rules::SetupFaults{};
  const auto position = rules::Position<R>::from(setup, tolerated);
  if (!position) return base::Failure<Fault>(Fault{Fault::Kind::kBadSetup, -1, position.error()});
  return std::make_unique<detail::GameOf<R>>(id, setup, *position);
}

}  // namespace game
