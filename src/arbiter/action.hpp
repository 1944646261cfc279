// What players and arbiters do at a table. Plain values.
#pragma once

#include <optional>
#include <string>
#include <variant>

#include "arbiter/duty.hpp"
#include "arbiter/ruling.hpp"
#include "base/time.hpp"
#include "board/geometry.hpp"
#include "game/game.hpp"
#include "rules/outcome.hpp"

namespace arbiter {

// An arbiter by name; on line the house itself, which has none.
struct Arbiter {
  std::string name;
  friend bool operator==(const Arbiter&, const Arbiter&) = default;
};

// Who acts. Over the board the arbiter tells the table what a player did, and a player's own action
// is then given as that player's.
using Actor = std::variant<board::Side, Arbiter>;

// Of players.
struct MakeMove {
  std::string text;
  game::MoveDialect dialect{};
  base::Duration lag{};  // measured on the way (M3.2)
};
struct Resign {};
struct OfferDraw {};
struct AcceptDraw {};
struct DeclineDraw {};
struct ClaimRepetition {};  // M5.3
struct ClaimLimit {};       // M5.2
struct ClaimAbsence {};     // M5.4, on line
struct Abort {};            // M5.4, on line
// M2.4, casual games on line. 0: so far that the asker's own last move is taken back.
struct AskTakeBack {
  int plies = 0;
};
struct AllowTakeBack {};
struct RefuseTakeBack {};
struct OfferRematch {};
struct AcceptRematch {};
struct DeclineRematch {};

// Of the arbiter, or of the house.
struct Start {};  // the clocks begin to run
struct SetPresence {
  board::Side side{};
  bool present = false;
};
struct Report {
  Incident incident;
};
struct Confirm {
  int ruling = 0;
};
// Also of a ruling that was confirmed: what it did is taken back, as far as it can be.
struct Override {
  int ruling = 0;
  std::string reason;
  Penalty instead;
};
// A correction of the arbiter's own (M7.1, M7.2).
struct GoBack {
  int to_ply = 0;
  std::string reason;
  Duty duty{};
};
struct StopClocks {
  std::string reason;
};
struct StartClocks {};
struct SetClock {
  board::Side side{};
  base::Duration left{};
  std::optional<int> periods{};
  std::string reason;
};
// The arbiter ends the game, or, without an outcome, lets an ended one go on (M8.1).
struct Decide {
  std::optional<rules::Outcome> outcome;
  std::string reason;
};
struct Note {
  std::string text;
};

using Action =
    std::variant<MakeMove, Resign, OfferDraw, AcceptDraw, DeclineDraw, ClaimRepetition, ClaimLimit,
                 ClaimAbsence, Abort, AskTakeBack, AllowTakeBack, RefuseTakeBack, OfferRematch,
                 AcceptRematch, DeclineRematch, Start, SetPresence, Report, Confirm, Override,
                 GoBack, StopClocks, StartClocks, SetClock, Decide, Note>;

}  // namespace arbiter
