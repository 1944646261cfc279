// The cards of those who are paired in a round of the position Swiss, and who may meet whom.
// Immutable once made; any thread may read it.
#pragma once

#include <vector>

#include "tournament/points.hpp"
#include "tournament/record.hpp"

namespace tournament::position_swiss {

// What an arbiter reads off one player's card before the round.
struct Card {
  PlayerNumber player{};
  int number = 0;   // drawn by lot
  Points score;     // unfinished games as draws
  int balance = 0;  // games with the first move less games with the second
  // How often the last color came running: above 0 seconds, below 0 firsts, 0 before any game.
  int run = 0;
  int floats_down = 0;  // less those of a round in which nobody else had his score
  int floats_up = 0;
  bool alone = false;  // nobody else has his score now
  bool had_bye = false;
};

// A float is free for who is alone in his group (T3.1).
inline constexpr int kMostFloats = 2;

struct Field {
  int round = 1;
  bool last = false;            // the last round: nothing is broken up for colors alone (T3.1)
  bool higher_decides = false;  // from the third-last round on (T3.6)
  std::vector<Card> cards;
  // For each card the others that he may never meet: opponents, pairs kept apart. Sorted.
  std::vector<std::vector<int>> apart;

  bool may_meet(int a, int b) const;
  // Number order of the round: small first in odd rounds, large first in even ones (T3.3).
  bool before(int a, int b) const;
};

// The field of the next round. `numbers` are the lots.
Field field_of(const Record& record, const std::vector<int>& numbers, bool clubs_apart);

}  // namespace tournament::position_swiss
