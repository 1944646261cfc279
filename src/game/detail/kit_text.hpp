// What a kit has of its own at the door: its texts, its perft, and why a move is illegal.
// xiangqi_text.hpp and qinyu_text.hpp say it. Private to game/make_game_of.hpp.
#pragma once

#include <utility>

#include "base/result.hpp"
#include "game/game.hpp"
#include "notation/text_fault.hpp"

namespace game::detail {

// The value, or the fault of a text as the door names it.
template <class T>
base::Result<T, Fault> at_door(base::Result<T, notation::TextFault> read, Fault::Kind kind) {
  using Part = notation::TextFault::Part;
  if (read) return *read;
  auto& fault = read.error();
  if (fault.part == Part::kNoSuchMove) return base::Failure<Fault>({Fault::Kind::kIllegalMove});
  if (fault.part != Part::kAmbiguous) return base::Failure<Fault>({kind, fault.offset});
  return base::Failure<Fault>({Fault::Kind::kAmbiguousMove, -1, {}, std::move(fault.candidates)});
}

// kId, parse_fen, write_fen, parse_move (legal or not), parse_record_move, codecs, write_move,
// parse_square, square_name, letter, perft, why_illegal.
template <class Kit>
struct KitText;

}  // namespace game::detail
