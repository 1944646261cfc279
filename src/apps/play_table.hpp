// A game between two people at one terminal: moves, and what the players agree or concede. It
// reads and writes nothing.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "board/geometry.hpp"
#include "game/game.hpp"
#include "rules/outcome.hpp"

namespace apps {

struct PlayEvent {
  enum class Kind : std::uint8_t { kMove, kUndo, kOffer, kDecline, kAccept, kResign, kClaim };
  Kind kind{};
  std::string move;  // for kMove alone
};

struct PlayFault {
  enum class Kind : std::uint8_t { kGame, kOver, kNoOffer, kOfferStands, kNothingToClaim };
  Kind kind{};
  game::Fault game;  // for kGame
};

class PlayTable {
 public:
  explicit PlayTable(std::unique_ptr<game::Game> game) : game_(std::move(game)) {}

  // Applies what the side to move does. An offer stands until the other side has moved; an undo
  // takes back a resignation or an agreement first, else the last move. Gives the event as it is
  // kept: a move in coordinates. On a fault nothing has changed.
  [[nodiscard]] base::Result<PlayEvent, PlayFault> apply(const PlayEvent& event,
                                                         game::MoveDialect dialect);

  const game::Game& game() const { return *game_; }
  std::optional<board::Side> offer() const { return offer_; }
  // All that was applied, as it is kept.
  const std::vector<PlayEvent>& events() const { return events_; }
  // What ended the game, if anything has.
  std::optional<rules::Verdict> ending() const;

 private:
  using Applied = base::Result<PlayEvent, PlayFault>;
  Applied change(const PlayEvent& event, game::MoveDialect dialect);
  Applied move(const PlayEvent& event, game::MoveDialect dialect);
  Applied undo();
  Applied answer(const PlayEvent& event);

  std::unique_ptr<game::Game> game_;
  std::vector<PlayEvent> events_;
  std::optional<board::Side> offer_;
  std::optional<rules::Verdict> conceded_;  // by the players
};

}  // namespace apps
