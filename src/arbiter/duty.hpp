// What a touched piece obliges a player to (M2.1-M2.3, 摸子走子). Plain values and pure functions.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "game/game.hpp"

namespace arbiter {

// What the next move of the side to move must be.
struct Duty {
  enum class Kind : std::uint8_t {
    kNone,         // free
    kMove,         // the piece on `own` moves
    kCapture,      // the piece on `target` is taken, by whichever piece can
    kCaptureWith,  // the piece on `own` takes the piece on `target`
  };
  Kind kind = Kind::kNone;
  std::string own;     // its square, where the kind names one
  std::string target;  // likewise
  friend bool operator==(const Duty&, const Duty&) = default;
};

// `none`, `move`, `capture`, `capture-with`.
std::string_view duty_name(Duty::Kind kind);

// Whether a legal move does the duty.
bool fulfils(const Duty& duty, const game::MoveView& move);

// Whether some legal move does the duty.
bool is_possible(const Duty& duty, const game::Game& game);

// What a touch comes to.
struct TouchResult {
  Duty duty;
  bool impossible = false;  // a piece that cannot move, or an enemy that nobody can take (M2.3)
  friend bool operator==(const TouchResult&, const TouchResult&) = default;
};

// What the side to move owes after touching what stands on `squares`, in this order; squares that
// are empty or none do not count. The first own and the first enemy piece decide by M2.2; where
// they leave the player free, the next ones touched do.
TouchResult judge_touch(const game::Game& game, const std::vector<std::string>& squares);

}  // namespace arbiter
