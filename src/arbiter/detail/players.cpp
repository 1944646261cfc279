#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "arbiter/action.hpp"
#include "arbiter/action_fault.hpp"
#include "arbiter/clock.hpp"
#include "arbiter/detail/core.hpp"
#include "arbiter/detail/transaction.hpp"
#include "arbiter/duty.hpp"
#include "arbiter/ending.hpp"
#include "arbiter/event.hpp"
#include "arbiter/player_rules.hpp"
#include "arbiter/ruling.hpp"
#include "arbiter/settings.hpp"
#include "arbiter/state.hpp"
#include "arbiter/time_control.hpp"
#include "base/result.hpp"
#include "base/time.hpp"
#include "board/geometry.hpp"
#include "game/game.hpp"
#include "notation/dialect.hpp"
#include "rules/outcome.hpp"

namespace arbiter::detail {
namespace {

using board::Side;
using rules::Reason;
using Fault = ActionFault::Kind;

// M5.4: nothing for a speed at which a player need not be there.
std::optional<base::Duration> absence_limit(Speed speed) {
  constexpr auto kUnit = base::seconds(30);
  switch (speed) {
    case Speed::kBullet:
      return kUnit * 1;
    case Speed::kBlitz:
      return kUnit * 2;
    case Speed::kRapid:
      return kUnit * 4;
    case Speed::kClassical:
      return kUnit * 10;
    default:
      return std::nullopt;
  }
}

// No more than two offers more than the opponent (M5.1).
constexpr int kMostOffersAhead = 2;

// One player's action.
class PlayerDecision {
 public:
  PlayerDecision(Transaction& transaction, Side by) : transaction_(transaction), by_(by) {}

  Acted operator()(const MakeMove& action);
  Acted operator()(const Resign&);
  Acted operator()(const OfferDraw&);
  Acted operator()(const AcceptDraw&);
  Acted operator()(const DeclineDraw&);
  Acted operator()(const ClaimRepetition&);
  Acted operator()(const ClaimLimit&);
  Acted operator()(const ClaimAbsence&);
  Acted operator()(const Abort&);
  Acted operator()(const AskTakeBack& action);
  Acted operator()(const AllowTakeBack&);
  Acted operator()(const RefuseTakeBack&);
  Acted operator()(const OfferRematch&);
  Acted operator()(const AcceptRematch&);
  Acted operator()(const DeclineRematch&);
  template <class OfArbiter>
  Acted operator()(const OfArbiter&) {
    return refuse(Fault::kNotForPlayers);
  }

 private:
  const Core& core() const { return transaction_.core(); }
  const State& state() const { return transaction_.state(); }
  const game::Game& game() const { return transaction_.game(); }

  Acted emit(Happening what) {
    transaction_.emit(std::move(what));
    return base::Done{};
  }
  Acted end(rules::Outcome outcome, std::string_view rule) {
    return emit(Ended{{outcome, std::string(rule), {}}});
  }
  // The draw is what the opponent offered.
  bool is_offered() const { return state().draw_offer == other(by_); }
  std::optional<Fault> cannot_go_on() const {
    if (!state().started) return Fault::kNotStarted;
    if (state().ending) return Fault::kOver;
    return std::nullopt;
  }
  Acted claim(const std::optional<rules::Verdict>& verdict, IncidentKind kind);
  Acted wrong_offer(Fault fault);
  std::optional<Fault> cannot_take_back() const;
  std::optional<Fault> cannot_rematch() const;

  Transaction& transaction_;
  Side by_;
};

Acted PlayerDecision::operator()(const MakeMove& action) {
  if (const auto fault = cannot_go_on()) return refuse(*fault);
  if (is_ruling_pending(state())) return refuse(Fault::kRulingPending);
  if (game().to_move() != by_) return refuse(Fault::kNotYourTurn);
  if (state().stopped) return refuse(Fault::kClocksStand);
  const auto text = game().rewrite(action.text, action.dialect, notation::Dialect::kCoordinates);
  if (!text) return base::Failure<ActionFault>(ActionFault{Fault::kMove, text.error(), {}, {}});
  const auto moves = game().legal_move_views();
  const auto move = std::ranges::find(moves, *text, &game::MoveView::text);
  if (move == moves.end() || !fulfils(state().duty, *move))
    return base::Failure<ActionFault>(ActionFault{Fault::kBoundByTouch, {}, state().duty, {}});
  const auto now = transaction_.now();
  Clock clock = core().clock;
  if (!clock.press(now, action.lag)) return emit(Ended{flag_ending(game(), by_)});
  return emit(Moved{by_, *text, action.lag, clock.left(by_, now), clock.periods(by_, now)});
}

Acted PlayerDecision::operator()(const Resign&) {
  if (state().ending) return refuse(Fault::kOver);
  return end({other(by_), Reason::kResignation}, player_rules(game().ruleset()).resignation);
}

// Over the board it has been said, and is a foul; on line it is not passed on.
Acted PlayerDecision::wrong_offer(Fault fault) {
  if (!core().over_the_board()) return refuse(fault);
  return propose(transaction_, {IncidentKind::kDrawOffer, by_, {}, {}, 0, false, {}});
}

Acted PlayerDecision::operator()(const OfferDraw&) {
  if (const auto fault = cannot_go_on()) return refuse(*fault);
  if (state().draw_offer) return refuse(Fault::kOfferStands);
  if (game().to_move() != by_) return wrong_offer(Fault::kNotYourTurn);
  const auto& made = state().draw_offers;
  if (made[index(by_)] - made[index(other(by_))] >= kMostOffersAhead)
    return wrong_offer(Fault::kTooManyOffers);
  return emit(DrawOffered{by_});
}

Acted PlayerDecision::operator()(const AcceptDraw&) {
  if (const auto fault = cannot_go_on()) return refuse(*fault);
  if (!is_offered()) return refuse(Fault::kNoOffer);
  return end({std::nullopt, Reason::kAgreement}, player_rules(game().ruleset()).agreement);
}

Acted PlayerDecision::operator()(const DeclineDraw&) {
  if (const auto fault = cannot_go_on()) return refuse(*fault);
  if (!is_offered()) return refuse(Fault::kNoOffer);
  return emit(DrawDeclined{by_});
}

// Over the board the arbiter rules on it; on line what is proven ends the game.
Acted PlayerDecision::claim(const std::optional<rules::Verdict>& verdict, IncidentKind kind) {
  if (core().over_the_board()) return propose(transaction_, {kind, by_, {}, {}, 0, false, {}});
  if (!verdict) return refuse(Fault::kNothingToClaim);
  if (!verdict->ends_game()) return refuse(Fault::kUndecided);
  return emit(Ended{ending_of(*verdict)});
}

Acted PlayerDecision::operator()(const ClaimRepetition&) {
  if (const auto fault = cannot_go_on()) return refuse(*fault);
  return claim(game().claim(), IncidentKind::kRepetitionClaim);
}

Acted PlayerDecision::operator()(const ClaimLimit&) {
  if (const auto fault = cannot_go_on()) return refuse(*fault);
  return claim(game().limit(), IncidentKind::kLimitClaim);
}

Acted PlayerDecision::operator()(const ClaimAbsence&) {
  if (core().over_the_board()) return refuse(Fault::kOnLineOnly);
  if (const auto fault = cannot_go_on()) return refuse(*fault);
  const auto away = state().away[index(other(by_))];
  const auto limit = absence_limit(speed_of(core().settings.controls));
  if (!away || !limit) return refuse(Fault::kOpponentIsHere);
  // Before the start nobody was missed.
  const auto gone = transaction_.now() - std::max(*away, state().started_at);
  if (gone < *limit)
    return base::Failure<ActionFault>(ActionFault{Fault::kTooEarly, {}, {}, *limit - gone});
  return end({by_, Reason::kAbsence}, "M5.4");
}

Acted PlayerDecision::operator()(const Abort&) {
  if (core().over_the_board()) return refuse(Fault::kOnLineOnly);
  if (state().ending) return refuse(Fault::kOver);
  if (game().ply() >= 2) return refuse(Fault::kTooLateToAbort);
  return end({std::nullopt, Reason::kAborted}, "M5.4");
}

std::optional<Fault> PlayerDecision::cannot_take_back() const {
  if (core().over_the_board()) return Fault::kOnLineOnly;
  if (const auto fault = cannot_go_on()) return fault;
  if (!core().settings.casual) return Fault::kNotCasual;
  return std::nullopt;
}

Acted PlayerDecision::operator()(const AskTakeBack& action) {
  if (const auto fault = cannot_take_back()) return refuse(*fault);
  if (state().take_back) return refuse(Fault::kRequestStands);
  const int own = game().to_move() == by_ ? 2 : 1;
  const int plies = action.plies == 0 ? own : action.plies;
  if (plies < 1 || plies > game().ply()) return refuse(Fault::kNoSuchPly);
  return emit(TakeBackAsked{by_, game().ply() - plies});
}

Acted PlayerDecision::operator()(const AllowTakeBack&) {
  if (const auto fault = cannot_take_back()) return refuse(*fault);
  const auto& asked = state().take_back;
  if (!asked || asked->by == by_) return refuse(Fault::kNoRequest);
  return emit(TookBack{asked->to_ply});
}

Acted PlayerDecision::operator()(const RefuseTakeBack&) {
  if (const auto fault = cannot_take_back()) return refuse(*fault);
  const auto& asked = state().take_back;
  if (!asked || asked->by == by_) return refuse(Fault::kNoRequest);
  return emit(TakeBackRefused{by_});
}

std::optional<Fault> PlayerDecision::cannot_rematch() const {
  if (core().over_the_board()) return Fault::kOnLineOnly;
  if (!state().ending) return Fault::kNotOver;
  return std::nullopt;
}

Acted PlayerDecision::operator()(const OfferRematch&) {
  if (const auto fault = cannot_rematch()) return refuse(*fault);
  if (state().rematch_offer || state().rematch_agreed) return refuse(Fault::kOfferStands);
  return emit(RematchOffered{by_});
}

Acted PlayerDecision::operator()(const AcceptRematch&) {
  if (const auto fault = cannot_rematch()) return refuse(*fault);
  if (state().rematch_offer != other(by_)) return refuse(Fault::kNoOffer);
  return emit(RematchAgreed{});
}

Acted PlayerDecision::operator()(const DeclineRematch&) {
  if (const auto fault = cannot_rematch()) return refuse(*fault);
  if (state().rematch_offer != other(by_)) return refuse(Fault::kNoOffer);
  return emit(RematchDeclined{by_});
}

}  // namespace

Acted decide_player(Transaction& transaction, Side by, const Action& action) {
  return std::visit(PlayerDecision(transaction, by), action);
}

}  // namespace arbiter::detail
