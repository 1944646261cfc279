// Who moves first in a pair of the position Swiss (T3.6), and whom it hurts (T3.1). Plain
// functions; any thread may call them.
#pragma once

#include <string_view>

#include "tournament/pairing/position_swiss/field.hpp"
#include "tournament/record.hpp"

namespace tournament::position_swiss {

struct ColorChoice {
  bool a_first = true;
  std::string_view rule;  // what decided: `T3.6a` ... `T3.6i`, or `T3.1`
};

// The color that a card is due (T3.3): below 0 the first move, above 0 the second, 0 before any
// game.
int due_of(const Card& card);

// Whether the color would be the third running, and whether the balance would come to three.
bool third_running(const Card& card, Color color);
bool third_more(const Card& card, Color color);

// T3.6; but where its answer would break T3.1 for more of the two than the other way round, the
// other way round.
ColorChoice colors_of(const Field& field, int a, int b);
// How many times the pair breaks T3.1 with these colors; and how many of those times bar it: in the
// last round only a balance of three does, which would stand at the end.
int color_breaches(const Field& field, int a, int b);
int barring_colors(const Field& field, int a, int b);
// How many of the two pass the limit of floats (T3.1).
int float_breaches(const Field& field, int a, int b);

}  // namespace tournament::position_swiss
