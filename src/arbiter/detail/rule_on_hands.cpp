// Rulings on what hands do on the board: touching, releasing, taking (M1.1, M2, M7.1).
#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "arbiter/action_fault.hpp"
#include "arbiter/detail/core.hpp"
#include "arbiter/detail/transaction.hpp"
#include "arbiter/duty.hpp"
#include "arbiter/ending.hpp"
#include "arbiter/ruling.hpp"
#include "arbiter/state.hpp"
#include "base/result.hpp"
#include "board/geometry.hpp"
#include "game/game.hpp"
#include "rules/illegal_move.hpp"
#include "rules/outcome.hpp"

namespace arbiter::detail {
namespace {

using Fault = ActionFault::Kind;
using Kind = IncidentKind;
using rules::IllegalMove;
using rules::Reason;
using Ruled = base::Result<Ruling, ActionFault>;

Ruled fault(Fault kind) { return base::Failure<ActionFault>(ActionFault{kind, {}, {}, {}}); }

Ruling ruling(const Incident& incident, Finding finding, std::string rule, Penalty penalty = {}) {
  return {0, incident, finding, std::move(rule), 0, std::move(penalty)};
}

Ending lost_by(board::Side side, Reason reason) {
  return {{board::other(side), reason}, "M1.1", {}};
}

// The squares that a move text names, as coordinates do: `h2e2`, `e9e10q`, `P@e5`.
std::vector<std::string> squares_in(const game::Game& game, const std::string& move) {
  std::vector<std::string> squares;
  for (std::size_t begin = 0; begin < move.size(); ++begin) {
    for (std::size_t length = std::min<std::size_t>(3, move.size() - begin); length >= 2;
         --length) {
      const auto square = move.substr(begin, length);
      if (!game.is_square(square)) continue;
      squares.push_back(square);
      begin += length - 1;
      break;
    }
  }
  return squares;
}

// M7.1: back to where the move was made; what was touched for it binds (M2.2).
Penalty foul_and_back(const Core& core, const Duty& duty) {
  Penalty penalty;
  penalty.fouls = 1;
  penalty.back_to = core.game->ply();
  penalty.duty = duty;
  return penalty;
}

// M2.2 speaks of an own piece and an enemy's; M2.1 of all else.
bool touches_both_sides(const game::Game& game, const std::vector<std::string>& squares) {
  const auto stands = [&](board::Side side) {
    return std::ranges::any_of(squares, [&](const auto& square) {
      const auto piece = game.at(square);
      return piece && piece->side == side;
    });
  };
  return stands(board::Side::kFirst) && stands(board::Side::kSecond);
}

Ruled rule_on_touch(const Core& core, const Incident& incident) {
  const auto& game = *core.game;
  const auto is_square = [&](const auto& square) { return game.is_square(square); };
  if (incident.squares.empty() || !std::ranges::all_of(incident.squares, is_square))
    return fault(Fault::kNoSuchSquare);
  const bool adjusted = incident.kind == Kind::kAdjust && incident.announced;
  if (incident.by != game.to_move()) {
    Penalty penalty;
    penalty.fouls = 1;
    return ruling(incident, Finding::kTouchOutOfTurn, "M6.1", penalty);
  }
  if (adjusted) {
    Penalty penalty;
    penalty.duty = core.state.duty;
    return ruling(incident, Finding::kAdjusted, "M2.3", penalty);
  }
  // A duty that stands already goes on: the pieces touched first decide (M2.2).
  const auto touch = judge_touch(game, incident.squares);
  Penalty penalty;
  penalty.duty = core.state.duty.kind == Duty::Kind::kNone ? touch.duty : core.state.duty;
  if (touch.impossible) {
    penalty.fouls = 1;
    return ruling(incident, Finding::kImpossibleTouch, "M2.3", penalty);
  }
  if (penalty.duty.kind == Duty::Kind::kNone) return ruling(incident, Finding::kTouchFree, "M2.1");
  const bool both = touches_both_sides(game, incident.squares);
  return ruling(incident, Finding::kTouchBinds, both ? "M2.2" : "M2.1", penalty);
}

// How often the side has already been let off with a foul for an illegal move (M1.1).
int earlier_illegal_moves(const State& state, board::Side side) {
  return static_cast<int>(std::ranges::count_if(state.rulings, [&](const KeptRuling& kept) {
    const auto* effect = kept.effect();
    return kept.ruling.incident.by == side && effect != nullptr && effect->fouls > 0 &&
           kept.ruling.finding == Finding::kIllegalMoveFoul;
  }));
}

Ruled rule_on_illegal_move(const Core& core, const Incident& incident) {
  const auto& game = *core.game;
  if (incident.by != game.to_move()) return fault(Fault::kNotYourTurn);
  const auto why = game.why_illegal(incident.move);
  if (!why) return base::Failure<ActionFault>(ActionFault{Fault::kMove, why.error(), {}, {}});
  if (!*why) return fault(Fault::kLegalMove);
  Penalty penalty;
  if (*why == IllegalMove::kKingLeftInCheck || *why == IllegalMove::kKingsFacing) {
    penalty.ends = lost_by(incident.by, Reason::kKingLeftInCheck);
    return ruling(incident, Finding::kKingLeft, "M1.1", penalty);
  }
  if (earlier_illegal_moves(core.state, incident.by) + 1 >= core.settings.illegal_moves_lose) {
    penalty.ends = lost_by(incident.by, Reason::kIllegalMove);
    return ruling(incident, Finding::kIllegalMoveLoses, "M1.1", penalty);
  }
  const auto duty = core.state.duty.kind != Duty::Kind::kNone
                        ? core.state.duty
                        : judge_touch(game, squares_in(game, incident.move)).duty;
  return ruling(incident, Finding::kIllegalMoveFoul, "M7.1", foul_and_back(core, duty));
}

Ruled rule_on_breach(const Core& core, const Incident& incident) {
  const auto& game = *core.game;
  if (incident.by != game.to_move()) return fault(Fault::kNotYourTurn);
  const auto moves = game.legal_move_views();
  const auto move = std::ranges::find(moves, incident.move, &game::MoveView::text);
  if (move == moves.end()) {
    const game::Fault illegal{game::Fault::Kind::kIllegalMove};
    return base::Failure<ActionFault>(ActionFault{Fault::kMove, illegal, {}, {}});
  }
  if (fulfils(core.state.duty, *move)) return fault(Fault::kFulfilsDuty);
  return ruling(incident, Finding::kTouchBreached, "M2.1", foul_and_back(core, core.state.duty));
}

// The king stood to be taken by an illegal move that still waits for its ruling.
Ruled rule_on_king_captured(const Core& core, const Incident& incident) {
  const auto& rulings = core.state.rulings;
  const bool left = std::ranges::any_of(rulings, [&](const KeptRuling& kept) {
    return kept.state == RulingState::kProposed && kept.ruling.finding == Finding::kKingLeft &&
           kept.ruling.incident.by == board::other(incident.by);
  });
  if (!left) return fault(Fault::kNoKingToTake);
  Penalty penalty;
  penalty.ends = lost_by(board::other(incident.by), Reason::kKingCaptured);
  return ruling(incident, Finding::kKingTaken, "M1.1", penalty);
}

}  // namespace

Ruled rule_on_hands(const Core& core, const Incident& incident) {
  switch (incident.kind) {
    case Kind::kIllegalMove:
      return rule_on_illegal_move(core, incident);
    case Kind::kTouchBreach:
      return rule_on_breach(core, incident);
    case Kind::kKingCaptured:
      return rule_on_king_captured(core, incident);
    default:
      return rule_on_touch(core, incident);
  }
}

}  // namespace arbiter::detail
