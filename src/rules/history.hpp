// The plies of a game as the rules look back on them.
#pragma once

#include <cstdint>
#include <vector>

#include "board/kit.hpp"
#include "board/setup.hpp"

namespace rules {

// What a ply was, as far as any ruleset counts it.
struct PlyFacts {
  bool check = false;         // the opponent is in check after it (X2.1, Q2.6)
  bool capture = false;       // it took a piece
  bool pawn_move = false;     // a pawn moved, or promoted
  bool drop = false;          // a piece came from the hand
  bool progress = false;      // X3.5: a capture or the advance of a crossed pawn
  bool chase = false;         // X2.2: a chase under `cxq`; the other rulesets do not say
  bool kings_facing = false;  // the kings face each other after it (Q5.3)
};

// One ply of a game.
template <board::Kit K>
struct HistoryEntry {
  board::MoveOf<K> move;
  std::uint64_t key;  // of the position after the ply
  PlyFacts facts;
};

// A game so far: how it began and what was played.
template <board::Kit K>
struct History {
  board::Setup<K> start;
  std::uint64_t start_key = 0;
  PlyFacts start_facts;  // check: the side to move began in check; kings_facing
  std::vector<HistoryEntry<K>> plies;

  // How many plies have been played.
  int size() const { return static_cast<int>(plies.size()); }
  // The key after so many plies; 0 gives the start.
  std::uint64_t key_after(int ply) const { return ply == 0 ? start_key : plies[ply - 1].key; }
};

}  // namespace rules
