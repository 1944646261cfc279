// Colour histories and what they make a player due (C.04.3 1.6, 1.7). Plain values; any thread may
// use them.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "tournament/record.hpp"

namespace tournament::detail {

enum class Strength : std::uint8_t { kNone, kMild, kStrong, kAbsolute };

struct ColorWish {
  Strength strength = Strength::kNone;
  Color color = Color::kFirst;  // of any strength but kNone
  int difference = 0;           // games with the first move less games with the second
  bool repeated = false;        // the latest two games had the same colour
  friend bool operator==(const ColorWish&, const ColorWish&) = default;
};

// The colours of the games played in the first so many rounds, the latest last. Unplayed games have
// none (C.04.2 3.4).
std::vector<Color> color_history(const Player& player, int rounds);
ColorWish color_wish(const std::vector<Color>& history);

// Both want the same colour; needs no wish of kNone to be so.
inline bool same_wish(const ColorWish& a, const ColorWish& b) {
  return a.strength != Strength::kNone && b.strength != Strength::kNone && a.color == b.color;
}

// The colours of the latest game, counted back from the present over each player's own games, in
// which they differ; nothing when there is none (C.04.3 5.2.3). The first of the two colours is
// that of the player of `a`.
std::optional<Color> latest_difference(const std::vector<Color>& a, const std::vector<Color>& b);

}  // namespace tournament::detail
