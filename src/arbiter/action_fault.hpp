// Why an action was refused. Nothing has changed then.
#pragma once

#include <cstdint>
#include <string_view>

#include "arbiter/duty.hpp"
#include "base/time.hpp"
#include "game/game.hpp"

namespace arbiter {

struct ActionFault {
  enum class Kind : std::uint8_t {
    kTimeRunsBack,  // `now` is earlier than the last event
    kNotStarted,
    kStarted,        // already
    kOver,           // the game has ended
    kNotOver,        // it has not
    kNotForPlayers,  // the arbiter's to do
    kNotForArbiter,  // a player's
    kNeedsName,      // of the arbiter
    kNeedsReason,
    kOnLineOnly,
    kOverTheBoardOnly,
    kNotYourTurn,
    kMove,           // `game` says what is wrong with it
    kBoundByTouch,   // `duty` must be done (M2.1)
    kRulingPending,  // the arbiter has to confirm or override first
    kNoOffer,
    kOfferStands,
    kTooManyOffers,   // two more than the opponent made (M5.1)
    kNothingToClaim,  // the rules give nothing (M5.2, M5.3)
    kUndecided,       // the judge cannot decide
    kOpponentIsHere,  // no absence to claim on
    kTooEarly,        // `wait` is how long still
    kTooLateToAbort,  // both sides have moved (M5.4)
    kNotCasual,       // moves are taken back in casual games only (M2.4)
    kNoRequest,
    kRequestStands,
    kNoSuchPly,
    kNoSuchRuling,
    kRulingSettled,  // already
    kNoSuchSquare,   // or none was named
    kLegalMove,      // reported as illegal, but it is legal
    kFulfilsDuty,    // reported as a breach of a touch, but it is none
    kNoKingToTake,   // no pending ruling left a king to be taken
    kNeedsCount,
    kNotInThisBook,  // the rule belongs to another book
    kPresence,       // the player is there, or away, already
    kClocksStand,
    kClocksRun,
    kClockValue,
    kImpossibleDuty,  // no legal move does it
  };
  Kind kind{};
  game::Fault game{};
  Duty duty{};
  base::Duration wait{};
};

// `not-your-turn`, for programs.
std::string_view action_fault_code(ActionFault::Kind kind);

}  // namespace arbiter
