// What a kit has of its own at the door: its texts and its perft. The registry says it for each
// kit. Private to the registry.
#pragma once

#include "base/result.hpp"
#include "game/game.hpp"
#include "notation/text_fault.hpp"

namespace game::detail {

// The value, or the fault of a text as the door names it.
template <class T>
base::Result<T, Fault> at_door(base::Result<T, notation::TextFault> read, Fault::Kind kind) {
  if (read) return *read;
  const bool fits_nothing = read.error().part == notation::TextFault::Part::kNoSuchMove;
  return base::Failure<Fault>(
      Fault{fits_nothing ? Fault::Kind::kIllegalMove : kind, read.error().offset, {}});
}

// kId, parse_fen, write_fen, parse_move, write_move, letter, perft.
template <class Kit>
struct KitText;

}  // namespace game::detail
