#include "apps/play_table.hpp"

#include <optional>

#include "arbiter/player_rules.hpp"
#include "base/result.hpp"
#include "board/geometry.hpp"
#include "game/game.hpp"
#include "rules/outcome.hpp"

namespace apps {
namespace {

using Kind = PlayEvent::Kind;

base::Failure<PlayFault> refuse(PlayFault::Kind kind) {
  return base::Failure<PlayFault>(PlayFault{kind, {}});
}

base::Failure<PlayFault> refuse(const game::Fault& fault) {
  return base::Failure<PlayFault>(PlayFault{PlayFault::Kind::kGame, fault});
}

}  // namespace

PlayTable::Applied PlayTable::apply(const PlayEvent& event, game::MoveDialect dialect) {
  auto changed = change(event, dialect);
  if (changed) events_.push_back(*changed);
  return changed;
}

PlayTable::Applied PlayTable::change(const PlayEvent& event, game::MoveDialect dialect) {
  if (event.kind == Kind::kUndo) return undo();
  if (ending()) return refuse(PlayFault::Kind::kOver);
  const auto rules = arbiter::player_rules(game_->ruleset());
  switch (event.kind) {
    case Kind::kMove:
      return move(event, dialect);
    case Kind::kOffer:
      if (offer_) return refuse(PlayFault::Kind::kOfferStands);
      offer_ = game_->to_move();
      return event;
    case Kind::kResign:
      conceded_ = rules::Verdict{
          {board::other(game_->to_move()), rules::Reason::kResignation}, rules.resignation, {}};
      return event;
    case Kind::kClaim: {
      const auto claimed = game_->claim();
      if (!claimed || !claimed->ends_game()) return refuse(PlayFault::Kind::kNothingToClaim);
      conceded_ = claimed;
      return event;
    }
    default:
      return answer(event);
  }
}

std::optional<rules::Verdict> PlayTable::ending() const {
  if (conceded_) return conceded_;
  const auto verdict = game_->verdict();
  return verdict && verdict->ends_game() ? verdict : std::nullopt;
}

PlayTable::Applied PlayTable::move(const PlayEvent& event, game::MoveDialect dialect) {
  const auto mover = game_->to_move();
  if (const auto played = game_->play(event.move, dialect); !played) return refuse(played.error());
  if (offer_ && *offer_ != mover) offer_.reset();
  return PlayEvent{Kind::kMove, game_->moves().back()};
}

PlayTable::Applied PlayTable::undo() {
  if (conceded_) {
    conceded_.reset();
  } else if (const auto undone = game_->undo(); !undone) {
    return refuse(undone.error());
  }
  offer_.reset();
  return PlayEvent{Kind::kUndo, {}};
}

PlayTable::Applied PlayTable::answer(const PlayEvent& event) {
  if (!offer_) return refuse(PlayFault::Kind::kNoOffer);
  offer_.reset();
  if (event.kind == Kind::kAccept) {
    conceded_ = rules::Verdict{{std::nullopt, rules::Reason::kAgreement},
                               arbiter::player_rules(game_->ruleset()).agreement,
                               {}};
  }
  return event;
}

}  // namespace apps
