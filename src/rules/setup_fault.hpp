// What can be wrong with a setup. All faults of a setup come back together.
#pragma once

#include <bitset>
#include <cstddef>
#include <cstdint>

namespace rules {

// Rules X1.6 and Q7.6; one list for all kits.
enum class SetupFault : std::uint8_t {
  kNoRoyal,          // a side without its king
  kTooManyRoyals,    // a side with two kings or more
  kRoyalPlace,       // a king off its palace
  kAdvisorPlace,     // an advisor off the points of its palace
  kElephantPlace,    // an elephant off its seven points
  kPawnPlace,        // a pawn where no pawn of its side can stand
  kTooManyOfRole,    // more pieces of a kind than the game has
  kFacingRoyals,     // kings on one file with nothing between
  kOpponentInCheck,  // the side not to move is in check
  kPromotedMark,     // a promoted mark on a piece that no pawn becomes
  kHand,             // something in a hand that cannot be there
  kCastlingRight,    // a right without its king and rook at home
  kEnPassant,        // squares that are not those a pawn has just passed
  kCount
};

using SetupFaults = std::bitset<static_cast<std::size_t>(SetupFault::kCount)>;

// Adds a fault to a set, and asks whether it is there.
inline void set_fault(SetupFaults& faults, SetupFault fault) {
  faults.set(static_cast<std::size_t>(fault));
}
inline bool has_fault(const SetupFaults& faults, SetupFault fault) {
  return faults.test(static_cast<std::size_t>(fault));
}

// Faults that leave a position in which the rules of movement still mean something: pieces where
// play cannot bring them, more of them than the game has, the side not to move in check. A study
// may accept these (docs/decisions/0002-studies.md); the others never.
inline SetupFaults study_faults() {
  SetupFaults faults;
  for (const auto fault :
       {SetupFault::kRoyalPlace, SetupFault::kAdvisorPlace, SetupFault::kElephantPlace,
        SetupFault::kPawnPlace, SetupFault::kOpponentInCheck})
    set_fault(faults, fault);
  return faults;
}

}  // namespace rules
